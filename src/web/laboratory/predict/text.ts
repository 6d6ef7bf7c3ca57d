import type { Language, PlayerText } from '../../../core/game.ts';
import type { ExerciseKind } from '../../../study/exercises/question.ts';
import { begun, list, ofWhom } from '../../../text/wording.ts';

/** What the exercises say. Moves, scores and paths come as they are said within a sentence. */
export interface PredictText {
  readonly game: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<ExerciseKind, string>>;
  readonly number: (seed: number) => string;
  readonly loading: string;
  readonly none: string;
  readonly noSuchGame: (game: string) => string;
  /** Beneath the question: whose the scores are, where they come from, what is looked at. */
  readonly whose: (top: PlayerText, other: PlayerText) => string;
  readonly evaluation: (sentence: string) => string;
  readonly order: string;
  readonly legend: (top: PlayerText) => string;
  readonly help: string;
  readonly ask: {
    readonly cuts: (after: string, mover: PlayerText) => string;
    readonly bounds: (after: string, bound: 'alpha' | 'beta') => string;
    readonly return: (after: string) => string;
    readonly returnRoot: string;
  };
  readonly tree: string;
  /** Above a column: who moves there, what they want, and where the values are. */
  readonly column: (player: PlayerText) => string;
  readonly most: string;
  readonly least: string;
  readonly leaf: string;
  readonly root: string;
  readonly board: (after: string) => string;
  readonly start: string;
  readonly node: {
    readonly root: (mover: PlayerText) => string;
    readonly asked: string;
    readonly cut: string;
    readonly worth: (score: string) => string;
    readonly returns: (score: string) => string;
  };
  readonly win: (plies: number) => string;
  readonly loss: (plies: number) => string;
  readonly atMost: (score: string) => string;
  readonly atLeast: (score: string) => string;
  readonly choose: string;
  readonly chooseCuts: string;
  readonly handInCuts: (count: number) => string;
  readonly right: string;
  readonly wrong: (answer: string) => string;
  readonly noneCut: string;
  readonly proof: string;
  readonly steps: {
    readonly better: (move: string, score: string, mover: PlayerText) => string;
    readonly worse: (move: string, score: string, mover: PlayerText, best: string) => string;
    readonly entered: (after: string, alpha: string, beta: string) => string;
    readonly cutMax: (
      score: string,
      limit: string,
      left: string,
      many: boolean,
      top: PlayerText,
      other: PlayerText,
    ) => string;
    readonly cutMin: (
      score: string,
      limit: string,
      left: string,
      many: boolean,
      top: PlayerText,
      other: PlayerText,
    ) => string;
    readonly wholeMax: (limit: string) => string;
    readonly wholeMin: (limit: string) => string;
    readonly takesMost: (player: PlayerText, score: string) => string;
    readonly takesLeast: (player: PlayerText, score: string) => string;
  };
  readonly next: string;
  readonly row: (row: number) => string;
  readonly longestRow: (longest: number) => string;
  readonly share: (right: number, answered: number) => string;
  readonly copyLink: string;
  readonly and: string;
}

const said = ({ name, inSentence = name }: PlayerText): string => inSentence;
const lower = ({ name }: PlayerText): string => (name.length > 1 ? name.toLowerCase() : name);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const english: PredictText = {
  game: 'Game',
  kind: 'Question',
  kinds: { cuts: 'What is cut?', bounds: 'Alpha or beta?', return: 'What does it return?' },
  number: (seed) => `Exercise ${seed}`,
  loading: 'Drawing an exercise…',
  none: 'This game has no exercises: it needs an evaluation of its own.',
  noSuchGame: (game) => `There is no game “${game}” here.`,
  whose: (top, other) =>
    `All values are ${lower(top)}’s, who moves first here: ${lower(top)} wants the most, ${lower(other)} the least.`,
  evaluation: (sentence) => `At the right end stands what the evaluation says. ${sentence}`,
  order: 'Alpha-beta looks at the moves from top to bottom, and only at those in the tree. A tie is enough to cut.',
  legend: (top) => `▲n means that ${lower(top)} wins in n moves, ▼n that ${lower(top)} loses in n.`,
  help: 'Press a position of the tree to see its board; arrow keys go along it.',
  ask: {
    cuts: (after, mover) => `After ${after}: which of ${lower(mover)}’s moves need no look?`,
    bounds: (after, bound) => `What is ${bound} when the search comes to the position after ${after}?`,
    return: (after) => `What does the position after ${after} return?`,
    returnRoot: 'What does the whole search return?',
  },
  tree: 'Search tree',
  column: lower,
  most: 'the most',
  least: 'the least',
  leaf: 'value',
  root: 'start',
  board: (after) => `Board after ${after}`,
  start: 'Board at the start',
  node: {
    root: (mover) => `Start, ${lower(mover)} to move`,
    asked: 'asked about',
    cut: 'cut',
    worth: (score) => `worth ${score}`,
    returns: (score) => `returns ${score}`,
  },
  win: (plies) => `a win in ${plies}`,
  loss: (plies) => `a loss in ${plies}`,
  atMost: (score) => `${score} at most`,
  atLeast: (score) => `${score} at least`,
  choose: 'Your answer',
  chooseCuts: 'Moves that need no look',
  handInCuts: (count) =>
    count === 0 ? 'All of them need a look' : count === 1 ? 'This one needs no look' : 'These need no look',
  right: 'Right.',
  wrong: (answer) => `Not quite: ${answer}.`,
  noneCut: 'every move needs a look',
  proof: 'Why',
  steps: {
    better: (move, score, mover) => `${begun(move)} returns ${score}: ${lower(mover)} now has ${score}.`,
    worse: (move, score, mover, best) => `${begun(move)} returns ${score}: ${lower(mover)} keeps ${best}.`,
    entered: (after, alpha, beta) =>
      `So the search comes to the position after ${after} with alpha = ${alpha} and beta = ${beta}.`,
    cutMax: (score, limit, left, many, top, other) =>
      `${top.name} gets ${score} here, but ${lower(other)} can already hold it to ${limit} elsewhere and won’t let it come to this: ${left} ${many ? 'need' : 'needs'} no look.`,
    cutMin: (score, limit, left, many, top, other) =>
      `${other.name} can hold this to ${score}, but ${lower(top)} already has ${limit} elsewhere: ${left} ${many ? 'need' : 'needs'} no look.`,
    wholeMax: (limit) => `Nothing reaches beta = ${limit} before the last move: every move needs a look.`,
    wholeMin: (limit) => `Nothing comes down to alpha = ${limit} before the last move: every move needs a look.`,
    takesMost: (player, score) => `${player.name} takes the most: ${score}.`,
    takesLeast: (player, score) => `${player.name} takes the least: ${score}.`,
  },
  next: 'Next exercise',
  row: (row) => `${row} right in a row`,
  longestRow: (longest) => `longest row ${longest}`,
  share: (right, answered) => `${right} of ${answered} right`,
  copyLink: 'Copy link',
  and: 'and',
};

/** “De” and what comes after it, which become one word before an article: `da coluna 3`. */
const of = (inSentence: string): string => ofWhom({ name: inSentence });

const verb = ({ isPlural }: PlayerText, one: string, many: string): string => (isPlural ? many : one);

const portuguese: PredictText = {
  game: 'Jogo',
  kind: 'Pergunta',
  kinds: { cuts: 'O que se corta?', bounds: 'Alfa ou beta?', return: 'O que devolve?' },
  number: (seed) => `Exercício ${seed}`,
  loading: 'A preparar um exercício…',
  none: 'Este jogo não tem exercícios: precisa de uma avaliação própria.',
  noSuchGame: (game) => `O jogo “${game}” não existe aqui.`,
  whose: (top, other) =>
    `Todos os valores são ${ofWhom(top)}, que aqui ${verb(top, 'começa', 'começam')}: ${said(top)} ${verb(top, 'quer', 'querem')} o máximo, ${said(other)} o mínimo.`,
  evaluation: (sentence) => `Na ponta direita está o que diz a avaliação. ${sentence}`,
  order: 'A pesquisa alfa-beta vê as jogadas de cima para baixo, e só as da árvore. Um valor igual basta para cortar.',
  legend: (top) =>
    `▲n quer dizer que ${said(top)} ${verb(top, 'ganha', 'ganham')} em n jogadas, ▼n que ${verb(top, 'perde', 'perdem')} em n.`,
  help: 'Carrega numa posição da árvore para veres o tabuleiro; as setas percorrem-na.',
  ask: {
    cuts: (after, mover) => `Depois ${of(after)}: que jogadas ${ofWhom(mover)} não é preciso ver?`,
    bounds: (after, bound) =>
      `Quanto vale ${bound === 'alpha' ? 'alfa' : 'beta'} quando a pesquisa chega à posição depois ${of(after)}?`,
    return: (after) => `O que devolve a posição depois ${of(after)}?`,
    returnRoot: 'O que devolve a pesquisa inteira?',
  },
  tree: 'Árvore de pesquisa',
  column: (player) => said(player).replace(/^(?:os?|as?) /u, ''),
  most: 'o máximo',
  least: 'o mínimo',
  leaf: 'valor',
  root: 'início',
  board: (after) => `Tabuleiro depois ${of(after)}`,
  start: 'Tabuleiro no início',
  node: {
    root: (mover) => `Início, ${verb(mover, 'joga', 'jogam')} ${said(mover)}`,
    asked: 'é esta a da pergunta',
    cut: 'cortada',
    worth: (score) => `vale ${score}`,
    returns: (score) => `devolve ${score}`,
  },
  win: (plies) => `vitória em ${plies}`,
  loss: (plies) => `derrota em ${plies}`,
  atMost: (score) => `${score} no máximo`,
  atLeast: (score) => `${score} no mínimo`,
  choose: 'A tua resposta',
  chooseCuts: 'Jogadas que não é preciso ver',
  handInCuts: (count) =>
    count === 0 ? 'É preciso ver todas' : count === 1 ? 'Esta não é preciso ver' : 'Estas não é preciso ver',
  right: 'Certo.',
  wrong: (answer) => `Ainda não: ${answer}.`,
  noneCut: 'é preciso ver todas as jogadas',
  proof: 'Porquê',
  steps: {
    better: (move, score, mover) =>
      `${begun(move)} devolve ${score}: ${said(mover)} ${verb(mover, 'tem', 'têm')} agora ${score}.`,
    worse: (move, score, mover, best) =>
      `${begun(move)} devolve ${score}: ${said(mover)} ${verb(mover, 'fica', 'ficam')} com ${best}.`,
    entered: (after, alpha, beta) =>
      `Assim, a pesquisa chega à posição depois ${of(after)} com alfa = ${alpha} e beta = ${beta}.`,
    cutMax: (score, limit, left, many, top, other) =>
      `Aqui ${said(top)} ${verb(top, 'consegue', 'conseguem')} ${score}, mas noutro lado ${said(other)} já ${verb(other, 'consegue', 'conseguem')} ficar por ${limit} e não ${verb(other, 'deixa', 'deixam')} chegar a isto: ${left} já não ${many ? 'precisam' : 'precisa'} de ser ${many ? 'vistas' : 'vista'}.`,
    cutMin: (score, limit, left, many, top, other) =>
      `Aqui ${said(other)} ${verb(other, 'consegue', 'conseguem')} ficar por ${score}, mas ${said(top)} já ${verb(top, 'tem', 'têm')} ${limit} noutro lado: ${left} já não ${many ? 'precisam' : 'precisa'} de ser ${many ? 'vistas' : 'vista'}.`,
    wholeMax: (limit) => `Nada chega a beta = ${limit} antes da última jogada: é preciso ver todas.`,
    wholeMin: (limit) => `Nada desce até alfa = ${limit} antes da última jogada: é preciso ver todas.`,
    takesMost: (player, score) => `${capital(said(player))} ${verb(player, 'fica', 'ficam')} com o máximo: ${score}.`,
    takesLeast: (player, score) => `${capital(said(player))} ${verb(player, 'fica', 'ficam')} com o mínimo: ${score}.`,
  },
  next: 'Próximo exercício',
  row: (row) => (row === 1 ? '1 certo seguido' : `${row} certos seguidos`),
  longestRow: (longest) => `maior sequência ${longest}`,
  share: (right, answered) => `${right} de ${answered} certos`,
  copyLink: 'Copiar ligação',
  and: 'e',
};

export const text: Readonly<Record<Language, PredictText>> = { en: english, pt: portuguese };

/** `5B-5C, 1B-1C and 3D-3E` in each language. */
export function listOf(items: readonly string[], words: PredictText): string {
  return list(items, words.and);
}

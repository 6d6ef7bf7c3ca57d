import { type Language, languages, type PlayerText } from '../../core/game.ts';
import type { SeriesLength } from '../../core/series.ts';
import { quote, signed, unbroken } from '../../text/phrase.ts';
import type { Command } from './ui.ts';

/** What the programme says beyond boards, moves and problems. */
export interface PlayText {
  readonly welcome: string;
  readonly mainMenu: {
    readonly title: string;
    readonly resume: string;
    readonly resumeOne: (game: string) => string;
    readonly saved: (game: string, moves: number) => string;
    readonly resumeTitle: string;
    readonly waiting: string;
    readonly over: string;
    readonly elsewhere: string;
    readonly copied: string;
    readonly gone: string;
    readonly rules: string;
    readonly rulesTitle: string;
    readonly language: string;
    readonly exit: string;
  };
  readonly variantTitle: (game: string) => string;
  readonly usual: string;
  readonly otherSize: string;
  readonly otherSizeDetail: string;
  readonly askSize: (example: string) => string;
  readonly modes: {
    readonly title: string;
    readonly people: string;
    readonly peopleDetail: string;
    readonly person: (you: PlayerText, isFirst: boolean) => string;
    readonly computers: string;
    readonly computersDetail: string;
  };
  readonly levelTitle: (player: PlayerText) => string;
  readonly level: (number: number) => string;
  readonly rating: (points: number) => string;
  readonly typePlayer: string;
  readonly seriesTitle: string;
  readonly series: (length: SeriesLength) => string;
  readonly you: string;
  readonly person: string;
  readonly nextOf: (number: number, length: SeriesLength) => string;
  readonly score: (first: string, points: readonly [number, number], second: string) => string;
  readonly seriesWon: (name: string) => string;
  readonly seriesDrawn: string;
  readonly points: string;
  readonly groups: string;
  readonly seen: (times: number, limit: number) => string;
  readonly moves: string;
  readonly values: string;
  readonly thinking: (player: string) => string;
  readonly findingOut: string;
  readonly hint: (move: string, verdict: string) => string;
  readonly nothingBack: string;
  readonly nothingForward: string;
  readonly tookBack: string;
  readonly sureToResign: string;
  readonly onlyPass: string;
  readonly saved: (file: string) => string;
  readonly askFile: string;
  readonly setAside: (file: string, reason: string) => string;
  readonly strangeGame: (file: string, game: string) => string;
  readonly over: {
    readonly title: string;
    readonly next: string;
    readonly again: string;
    readonly review: string;
    readonly reviewDetail: string;
    readonly undo: string;
    readonly save: string;
    readonly menu: string;
  };
  readonly review: {
    readonly title: string;
    readonly yours: (count: number) => string;
    readonly from: string;
    readonly reviewing: (done: number, all: number) => string;
    readonly playingFrom: (ply: number) => string;
  };
  readonly lines: {
    readonly choose: (last: number) => string;
    readonly chooseOrBack: (last: number) => string;
    readonly none: (text: string, last: number) => string;
    readonly back: readonly string[];
    readonly move: (player: PlayerText) => string;
    readonly more: string;
    readonly help: string;
    readonly words: Readonly<Record<Command | LineWord, readonly string[]>>;
    readonly means: Readonly<Record<Command | LineWord, string>>;
    readonly notValid: string;
    readonly ended: string;
    readonly endedSaved: (program: string) => string;
    readonly suggestion: (text: string) => string;
    readonly noAnswer: (text: string) => string;
  };
  /** What may be typed in place of an option's name or number. */
  readonly menuWords: Readonly<Record<MenuWord, readonly string[]>>;
  readonly keys: Readonly<Record<KeyName, string>>;
  /** The space bar, and arrow keys where they can't be drawn. */
  readonly space: string;
  readonly arrows: Readonly<Record<string, string>>;
  readonly orType: (example: string) => string;
  readonly tooSmall: string;
  readonly manyLines: string;
  readonly tooLong: string;
  readonly typing: string;
  readonly paused: string;
  readonly pace: (seconds: number) => string;
}

/** What can be asked for in words only. */
export type LineWord = 'moves' | 'board' | 'help' | 'quit';

/** Options of menus that have words of their own, in any language at any time. */
export type MenuWord =
  | 'resume'
  | 'rules'
  | 'language'
  | 'exit'
  | 'size'
  | 'first'
  | 'second'
  | 'people'
  | 'computers'
  | 'next'
  | 'review'
  | 'undo'
  | 'save'
  | 'menu';

/** What the line at the bottom calls each key. */
export type KeyName =
  | Command
  | 'pick'
  | 'put'
  | 'drop'
  | 'letGo'
  | 'send'
  | 'next'
  | 'moves'
  | 'flip'
  | 'choose'
  | 'enter'
  | 'back'
  | 'scroll'
  | 'pause'
  | 'goOn'
  | 'step'
  | 'faster'
  | 'pass';

const english: PlayText = {
  welcome: 'Small abstract board games, against a friend or the computer.',
  mainMenu: {
    title: 'What shall we play?',
    resume: 'Go on with an unfinished game',
    resumeOne: (game) => `Go on: ${game}`,
    saved: (game, moves) => `${game}, ${moves === 1 ? '1 move' : `${moves} moves`} played`,
    waiting: 'An unfinished game waits in the menu.',
    over: 'over',
    elsewhere: 'open in another window',
    copied: 'This game is open in another window; this is a copy of it.',
    gone: 'That game is not there any more.',
    resumeTitle: 'Which game shall we go on with?',
    rules: 'Rules',
    rulesTitle: 'The rules of which game?',
    language: 'Português',
    exit: 'Exit',
  },
  variantTitle: (game) => `${game}: which variant?`,
  usual: 'the usual game',
  otherSize: 'Another size',
  otherSizeDetail: 'columns, rows and line from 3 to 9',
  askSize: (example) => `Columns, rows and line, such as ${example}`,
  modes: {
    title: 'Who plays?',
    people: 'Two people',
    peopleDetail: 'at this keyboard, in turn',
    person: ({ name }, isFirst) => `You as ${name}${isFirst ? ', who begins' : ''}, against the computer`,
    computers: 'Computer against computer',
    computersDetail: 'watch two of them',
  },
  levelTitle: ({ name }) => `Who plays ${name}?`,
  level: (number) => `Level ${number}`,
  rating: (points) => `${signed(points, 0)} Elo.`,
  typePlayer: 'Or type a player by name, such as perfect or uct:500ms.',
  seriesTitle: 'How many games?',
  series: (length) =>
    length === 1 ? 'One game' : length === 'endless' ? 'As many as we like' : `The best of ${length}`,
  you: 'you',
  person: 'player',
  nextOf: (number, length) => (length === 'endless' ? `game ${number}` : `game ${number} of ${length}`),
  score: (first, [one, other], second) => `${first} ${one} – ${other} ${second}`,
  seriesWon: (name) => `The series goes to ${name}.`,
  seriesDrawn: 'The series is drawn.',
  points: 'Score',
  groups: 'Groups',
  seen: (times, limit) => `Arrangement seen ${times} of ${limit} times`,
  moves: 'Moves',
  values: 'Values',
  thinking: (player) => `${player} is thinking…`,
  findingOut: 'Working it out…',
  hint: (move, verdict) => `Try ${move}. ${verdict}`,
  nothingBack: 'There is no move to take back.',
  nothingForward: 'There is no move to play again.',
  tookBack: 'Taken back.',
  sureToResign: 'Press x again to resign.',
  onlyPass: 'All you can do is pass.',
  saved: (file) => `Saved as ${unbroken(file)}.`,
  askFile: 'Save the record as',
  strangeGame: (file, game) =>
    `A saved game is of ${quote(game)}, which is not here; it stays in ${unbroken(file)} for when --load brings that game.`,
  setAside: (file, reason) => `A saved game could not be read and was set aside as ${unbroken(file)}. ${reason}`,
  over: {
    title: 'The game is over.',
    next: 'Next game of the series',
    again: 'Play again',
    review: 'Review',
    reviewDetail: 'where it was decided, and your mistakes',
    undo: 'Take back the last move',
    save: 'Save the record',
    menu: 'Menu',
  },
  review: {
    title: 'Review',
    yours: (count) =>
      count === 0 ? 'You made no mistake.' : count === 1 ? 'You made one mistake.' : `You made ${count} mistakes.`,
    from: 'Choose a move to play on from the position before it.',
    reviewing: (done, all) => `Looking at move ${done} of ${all}…`,
    playingFrom: (ply) => `Playing on from move ${ply}.`,
  },
  lines: {
    choose: (last) => `A number from 1 to ${last}:`,
    chooseOrBack: (last) => `A number from 1 to ${last}, or back:`,
    none: (text, last) => `${quote(text)} is none of these; type a number from 1 to ${last}.`,
    back: ['back', '0'],
    move: ({ name }) => `${name}, your move:`,
    more: 'help lists what else you can say.',
    help: 'Besides a move you can say:',
    words: {
      undo: ['undo'],
      redo: ['redo'],
      hint: ['hint', 'tip'],
      values: ['values'],
      moves: ['moves'],
      board: ['board'],
      rules: ['rules'],
      save: ['save'],
      resign: ['resign'],
      menu: ['menu'],
      help: ['help', '?'],
      quit: ['quit', 'exit'],
    },
    means: {
      undo: 'take back your last move',
      redo: 'play it again',
      hint: 'a good move',
      values: 'what every move is worth, on or off',
      moves: 'the legal moves, numbered: #3 plays the third',
      board: 'the board again',
      rules: 'how the game is played',
      save: 'write the record to a file',
      resign: 'give up this game',
      menu: 'leave the game, which is kept, for the menu',
      help: 'this list',
      quit: 'leave the programme; the game is kept',
    },
    notValid: 'not valid',
    ended: 'Goodbye.',
    endedSaved: (program) => `The game is kept; ${program} play offers to go on with it.`,
    suggestion: (text) => `an empty line for ${text}`,
    noAnswer: (text) => `${quote(text)} is no answer here; type back to leave the question.`,
  },
  menuWords: {
    resume: ['resume'],
    rules: ['rules'],
    language: ['language'],
    exit: ['exit', 'quit'],
    size: ['size'],
    first: ['first'],
    second: ['second'],
    people: ['people'],
    computers: ['computers'],
    next: ['next', 'again'],
    review: ['review'],
    undo: ['undo'],
    save: ['save'],
    menu: ['menu'],
  },
  keys: {
    undo: 'undo',
    redo: 'redo',
    hint: 'tip',
    values: 'values',
    rules: 'rules',
    save: 'save',
    resign: 'resign',
    menu: 'menu',
    pick: 'pick up',
    put: 'put down',
    drop: 'drop',
    letGo: 'let go',
    send: 'play it',
    next: 'next',
    moves: 'moves',
    flip: 'turn board',
    choose: 'move',
    enter: 'choose',
    back: 'back',
    scroll: 'scroll',
    pause: 'pause',
    goOn: 'go on',
    step: 'one move',
    faster: 'pace',
    pass: 'pass',
  },
  space: 'Space',
  arrows: { '←↑↓→': 'Arrows', '↑↓': 'Up Down', '→': 'Right' },
  orType: (example) => `or type ${example}`,
  tooSmall: 'This window is too small for the board.',
  manyLines: 'That is more than one line; type one move at a time.',
  tooLong: 'That is too long to be a move.',
  typing: 'Move',
  paused: 'Paused.',
  pace: (seconds) => `(${seconds} s a move)`,
};

const portuguese: PlayText = {
  welcome: 'Pequenos jogos de tabuleiro abstratos, contra um amigo ou contra o computador.',
  mainMenu: {
    title: 'A que vamos jogar?',
    resume: 'Continuar um jogo por acabar',
    resumeOne: (game) => `Continuar: ${game}`,
    saved: (game, moves) => `${game}, ${moves === 1 ? '1 jogada feita' : `${moves} jogadas feitas`}`,
    waiting: 'Há um jogo por acabar à espera no menu.',
    over: 'acabado',
    elsewhere: 'aberto noutra janela',
    copied: 'Este jogo está aberto noutra janela; isto é uma cópia.',
    gone: 'Esse jogo já não está lá.',
    resumeTitle: 'Que jogo vamos continuar?',
    rules: 'Regras',
    rulesTitle: 'As regras de que jogo?',
    language: 'English',
    exit: 'Sair',
  },
  variantTitle: (game) => `${game}: que variante?`,
  usual: 'o jogo habitual',
  otherSize: 'Outro tamanho',
  otherSizeDetail: 'colunas, linhas e comprimento de 3 a 9',
  askSize: (example) => `Colunas, linhas e comprimento, como ${example}`,
  modes: {
    title: 'Quem joga?',
    people: 'Duas pessoas',
    peopleDetail: 'neste teclado, à vez',
    person: ({ name, inSentence = name, isPlural }, isFirst) => {
      const begins = isFirst ? `, que ${isPlural ? 'começam' : 'começa'}` : '';
      return `Jogar com ${inSentence}${begins}, contra o computador`;
    },
    computers: 'Computador contra computador',
    computersDetail: 'para ver jogar',
  },
  levelTitle: ({ name, inSentence = name }) => `Quem joga com ${inSentence}?`,
  level: (number) => `Nível ${number}`,
  rating: (points) => `${signed(points, 0)} Elo.`,
  typePlayer: 'Ou escreva o nome de um jogador, como perfect ou uct:500ms.',
  seriesTitle: 'Quantos jogos?',
  series: (length) => (length === 1 ? 'Um jogo' : length === 'endless' ? 'Quantos quisermos' : `À melhor de ${length}`),
  you: 'pessoa',
  person: 'jogador',
  nextOf: (number, length) => (length === 'endless' ? `jogo ${number}` : `jogo ${number} de ${length}`),
  score: (first, [one, other], second) => `${first} ${one} – ${other} ${second}`,
  seriesWon: (name) => `Vencedor do encontro: ${name}.`,
  seriesDrawn: 'O encontro acabou empatado.',
  points: 'Pontos',
  groups: 'Grupos',
  seen: (times, limit) => `Disposição vista ${times} de ${limit} vezes`,
  moves: 'Jogadas',
  values: 'Valores',
  thinking: (player) => `${player} está a pensar…`,
  findingOut: 'A calcular…',
  hint: (move, verdict) => `Experimente ${move}. ${verdict}`,
  nothingBack: 'Não há jogada para anular.',
  nothingForward: 'Não há jogada para repetir.',
  tookBack: 'Jogada anulada.',
  sureToResign: 'Prima x outra vez para desistir.',
  onlyPass: 'Só pode passar a vez.',
  saved: (file) => `Guardado em ${unbroken(file)}.`,
  askFile: 'Guardar o registo em',
  strangeGame: (file, game) =>
    `Há um jogo guardado de ${quote(game)}, que não está aqui; fica em ${unbroken(file)} para quando --load trouxer esse jogo.`,
  setAside: (file, reason) => `Não foi possível ler um jogo guardado; ficou à parte em ${unbroken(file)}. ${reason}`,
  over: {
    title: 'O jogo acabou.',
    next: 'Próximo jogo do encontro',
    again: 'Jogar outra vez',
    review: 'Rever o jogo',
    reviewDetail: 'onde se decidiu, e os seus erros',
    undo: 'Anular a última jogada',
    save: 'Guardar o registo',
    menu: 'Menu',
  },
  review: {
    title: 'Revisão',
    yours: (count) =>
      count === 0 ? 'Não cometeu erros.' : count === 1 ? 'Cometeu um erro.' : `Cometeu ${count} erros.`,
    from: 'Escolha uma jogada para continuar da posição antes dela.',
    reviewing: (done, all) => `A ver a jogada ${done} de ${all}…`,
    playingFrom: (ply) => `Continua-se a partir da jogada ${ply}.`,
  },
  lines: {
    choose: (last) => `Um número de 1 a ${last}:`,
    chooseOrBack: (last) => `Um número de 1 a ${last}, ou voltar:`,
    none: (text, last) => `${quote(text)} não é nenhuma destas opções; escreva um número de 1 a ${last}.`,
    back: ['voltar', '0'],
    move: ({ name }) => `${name}, a sua jogada:`,
    more: 'ajuda mostra o que mais pode dizer.',
    help: 'Além de uma jogada pode dizer:',
    words: {
      undo: ['anular'],
      redo: ['repetir'],
      hint: ['sugestão', 'sugestao', 'dica'],
      values: ['valores'],
      moves: ['jogadas'],
      board: ['tabuleiro'],
      rules: ['regras'],
      save: ['guardar'],
      resign: ['desistir'],
      menu: ['menu'],
      help: ['ajuda', '?'],
      quit: ['sair'],
    },
    means: {
      undo: 'anula a sua última jogada',
      redo: 'volta a fazê-la',
      hint: 'uma boa jogada',
      values: 'quanto vale cada jogada; liga e desliga',
      moves: 'as jogadas válidas, numeradas: #3 faz a terceira',
      board: 'mostra outra vez o tabuleiro',
      rules: 'como se joga',
      save: 'escreve o registo num ficheiro',
      resign: 'desiste deste jogo',
      menu: 'volta ao menu; o jogo fica guardado',
      help: 'esta lista',
      quit: 'sai do programa; o jogo fica guardado',
    },
    notValid: 'não válida',
    ended: 'Até à próxima.',
    endedSaved: (program) => `O jogo fica guardado; ${program} play propõe continuá-lo.`,
    suggestion: (text) => `linha vazia para ${text}`,
    noAnswer: (text) => `${quote(text)} não é aqui uma resposta; escreva voltar para sair da pergunta.`,
  },
  menuWords: {
    resume: ['continuar'],
    rules: ['regras'],
    language: ['língua', 'lingua'],
    exit: ['sair'],
    size: ['tamanho'],
    first: ['primeiro'],
    second: ['segundo'],
    people: ['pessoas'],
    computers: ['computadores'],
    next: ['próximo', 'proximo', 'outra vez'],
    review: ['rever', 'revisão', 'revisao'],
    undo: ['anular'],
    save: ['guardar'],
    menu: ['menu'],
  },
  keys: {
    undo: 'anular',
    redo: 'repetir',
    hint: 'dica',
    values: 'valores',
    rules: 'regras',
    save: 'guardar',
    resign: 'desistir',
    menu: 'menu',
    pick: 'pegar',
    put: 'pousar',
    drop: 'largar',
    letGo: 'deixar',
    send: 'jogar',
    next: 'outra',
    moves: 'jogadas',
    flip: 'rodar',
    choose: 'mover',
    enter: 'escolher',
    back: 'voltar',
    scroll: 'mover',
    pause: 'pausa',
    goOn: 'continuar',
    step: 'uma jogada',
    faster: 'ritmo',
    pass: 'passar',
  },
  space: 'Espaço',
  arrows: { '←↑↓→': 'Setas', '↑↓': 'Cima Baixo', '→': 'Direita' },
  orType: (example) => `ou escreva ${example}`,
  tooSmall: 'A janela é demasiado pequena para o tabuleiro.',
  manyLines: 'Isso é mais do que uma linha; escreva uma jogada de cada vez.',
  tooLong: 'É demasiado comprido para ser uma jogada.',
  typing: 'Jogada',
  paused: 'Em pausa.',
  pace: (seconds) => `(${String(seconds).replace('.', ',')} s por jogada)`,
};

export const playText: Readonly<Record<Language, PlayText>> = { en: english, pt: portuguese };

/** The words for an option of a menu, in every language. */
export function wordsFor(option: MenuWord): readonly string[] {
  return languages.flatMap((language) => playText[language].menuWords[option]);
}

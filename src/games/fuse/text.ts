import type { EndingFacts, GameText, Language, MoveFacts, PlayerText, RuleStep, Sentences } from '../../core/game.ts';
import type { RuleTask } from '../../core/lesson.ts';
import type { Scoring } from './groups.ts';
import type { FuseProblems } from './view.ts';

/** What the rules show: a setup, two pushes from there, a pass, and an end for each way of counting. */
const plainDiagrams = {
  setup: '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w',
  push: '#bwbbww#/b......b/w......w/....w..b/b......w/b......b/w......w/#wbbwbw# b',
  ahead: '#bwb.ww#/b......b/w......w/.......b/b...b..w/b...w..b/w......w/#wbbwbw# w',
  pass: '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w',
  series: '#wbwwbb#/w......w/b......b/b......w/w......w/w......b/b......b/#wbbwbw# w',
};
const kingDiagrams = {
  setup: '#bwbBww#/b......b/w......w/W......b/b......w/b......b/w......w/#wbbwbw# w',
  push: '#bwbBww#/b......b/w......w/....W..b/b......w/b......b/w......w/#wbbwbw# b',
  ahead: '#bwb.ww#/b......b/w......w/.......b/b...B..w/b...W..b/w......w/#wbbwbw# w',
  pass: '#......#/..b..bb./.bww..../...ww.../Wbbbwwb./..bwwwb./..w.w.B./#..b...# w',
  series: '#wbwwbb#/w......w/b......b/b......w/w......W/w......b/b......b/#wbbwBw# w',
};
const endDiagrams: Readonly<Record<Scoring, string>> = {
  all: '#....w.#/...bbb../..w.wwb./.bbbbbw./....wbw./.bw.www./....bw../#......# w',
  inner: '#.w....#/..bb..../.bbw..b./.bwbw.../.bwww.../.bwb..w./..wb.bw./#.w....# w',
  kings: '#....w.#/...bbb../..w.wwb./.bBbbbw./....wbw./.bW.www./....bw../#......# w',
  omega: '#....w.#/...bbb../..w.wwb./.bbbbbw./....wbw./.bw.www./....bw../#......# w',
};

/** Where the reader makes the last push of a game, of which one wins. */
const lastPushes: Readonly<Record<Scoring, string>> = {
  all: '#...b..#/.wwbb.b./.b.wwb../.ww...../.bbbbwb./.bww.ww./..w...../#......# b',
  inner: '#...b..#/.wwbb.b./.b.wwb../.ww...../.bbbbwb./.bww.ww./..w...../#......# b',
  kings: '#......#/bw.B..../..wwb.../.bbbbwb./..bwwWb./.wwbw.../.w..w.b./#......# b',
  omega: '#......#/.b..wb../.bwwb.../..wbb.w./..bbww../.wbbwb../.ww..w../#.....b# b',
};

/** What is said about a task. */
type TaskWords = Pick<RuleTask, 'text' | 'praise' | 'hint'>;

/** What one language says, where the ways of counting differ for each of them. */
interface Words {
  readonly name: Readonly<Record<Scoring, string>>;
  readonly summary: Readonly<Record<Scoring, string>>;
  readonly players: readonly [PlayerText, PlayerText];
  readonly credit: string;
  readonly setup: string;
  readonly king: string;
  readonly push: string;
  readonly ahead: string;
  readonly pass: string;
  readonly end: Readonly<Record<Scoring, string>>;
  readonly series: string;
  readonly tasks: {
    readonly setup: TaskWords;
    readonly push: TaskWords;
    readonly ahead: TaskWords;
    readonly pass: TaskWords;
    readonly end: Readonly<Record<Scoring, TaskWords>>;
  };
  readonly howToMove: string;
  readonly stageInWords: (discs: number) => string;
  readonly problems: Sentences<FuseProblems>;
  /** How a game of `omega` ended: the usual sentence does not speak of products. */
  readonly product: (facts: EndingFacts) => string;
  readonly moveInWords: (facts: MoveFacts) => string;
}

const english: Words = {
  name: { all: 'Fuse', inner: 'Fuse: inner board', kings: 'Fuse: kings', omega: 'Fuse: omega' },
  summary: {
    all: 'Push your discs in from the border and join them into the largest group.',
    inner: 'Fuse in which only the discs on the inner board count.',
    kings: 'Fuse in which marked discs, the kings, count twice.',
    omega: 'Fuse in which the sizes of all your groups are multiplied.',
  },
  players: [{ name: 'White' }, { name: 'Black' }],
  credit: 'Published by nestorgames, 2019; designed, it seems, by Néstor Romeral Andrés.',
  setup:
    'Twelve white and twelve black discs fill the border at random, but never more than two of one colour in ' +
    'succession, around the corners too. White moves first.',
  king: ' One disc of each colour, drawn by lot, is marked as a king; in a position that is set up there may be two of each.',
  push:
    'In your turn, push one of your discs on the border straight inwards, as many cells as you like. Here white has ' +
    'pushed d1 to d5. The cell that it left stays empty.',
  ahead:
    'Discs in its way are pushed ahead of it, yours and the opponent’s. Here black has then pushed a5 to e5, and the ' +
    'white disc went from d5 to f5.',
  pass:
    'No disc leaves the inner board of 6 × 6, so you can push only as many cells as are free in that line. If you can ' +
    'push, you must; if not, you pass. Here white has only e1 left on the border, its line is full, and white passes.',
  end: {
    all:
      'The game ends when neither of you can push. Discs of one colour that touch side by side, not diagonally, are a ' +
      'group; whoever has the largest group wins, and equal ones draw. Discs left on the border count too. Here ' +
      'white’s largest group has 7 discs and black’s 6: white wins.',
    inner:
      'The game ends when neither of you can push. Discs of one colour that touch side by side on the inner board, not ' +
      'diagonally, are a group; whoever has the largest group wins, and equal ones draw. Discs left on the border ' +
      'don’t count. Here white’s largest group would have 8 discs with h3; without it, it is 7 to 7, a draw.',
    kings:
      'The game ends when neither of you can push. Discs of one colour that touch side by side, not diagonally, are a ' +
      'group, in which a king counts as two; whoever has the largest group wins, and equal ones draw. Discs left on ' +
      'the border count too. Here black’s group of 6 has the king, white’s of 7 does not: 7 to 7, a draw.',
    omega:
      'The game ends when neither of you can push. Discs of one colour that touch side by side, not diagonally, are a ' +
      'group; multiply the sizes of all your groups, and the larger product wins. A tie goes to black, who moved ' +
      'second. Here white has 7 × 2 × 1 × 1 × 1 = 14 and black 6 × 3 × 1 × 1 × 1 = 18: black wins.',
  },
  series:
    'Every game begins with a setup of its own; here is another one. A setup may favour one side, so the best of three ' +
    'or five games is a fairer match.',
  tasks: {
    setup: {
      text: 'White begins. Press any white disc, then the cell where it is to stop.',
      praise: 'That is a push. Now it would be black’s turn.',
    },
    push: {
      text: 'Black’s turn. Push the black disc on e1 four cells, to e5.',
      praise: 'There it is. The cell e1 stays empty for the rest of the game.',
      hint: 'That is a push too, but another one. Press e1, then e5.',
    },
    ahead: {
      text: 'White’s turn. Push h5 so far that the discs on f5 and e5 go ahead of it.',
      praise: 'Both went ahead of it, the white one and the black one.',
      hint: 'That left e5 and f5 where they were. Push h5 up, at least to f5.',
    },
    pass: {
      text: 'Try to push e1, and see why it does not go. Then pass.',
      praise: 'White has passed, and black goes on alone.',
    },
    end: {
      all: {
        text: 'Black has the last push. Make it so that black wins.',
        praise: 'Black’s largest group has 5 discs and white’s 3: black wins.',
        hint: 'Count again after that one: black’s largest group is no larger than white’s. Another length wins.',
      },
      inner: {
        text: 'Black has the last push. Make it so that black wins.',
        praise: 'Black’s largest group has 5 discs and white’s 3: black wins.',
        hint: 'Count again after that one: black’s largest group is no larger than white’s. Another length wins.',
      },
      kings: {
        text: 'Black has the last push. Make it so that black wins; the kings count as two.',
        praise: 'With the king, black’s group comes to 8, and white’s to 7: black wins.',
        hint: 'Count again after that one: black’s best group is no better than white’s. Another length wins.',
      },
      omega: {
        text: 'Black has the last push. Make it so that black’s product is the larger one.',
        praise: 'Black’s groups multiply to 28 and white’s to 27: black wins.',
        hint: 'After that one, white’s product is the larger. Another length wins.',
      },
    },
  },
  howToMove: 'Push a disc: press it, then where it should stop.',
  stageInWords: (discs) => `with ${discs} discs on the border`,
  problems: {
    'must-move': () => 'You can pass only when none of your discs can be pushed.',
    'not-on-border': ({ cell }) => `Only discs on the border can be pushed; ${cell} is on the inner board.`,
    'not-inwards': ({ from, to }) => `A disc is pushed straight inwards; ${to} is not ahead of ${from}.`,
    'push-off': ({ from, free, farthest }) =>
      `${free === 1 ? 'Only one cell is' : `Only ${free} cells are`} free in that line: ` +
      `from ${from} you can push to ${farthest} at the most.`,
    'kings-uneven': ({ white, black }) =>
      `Both sides need the same number of marked discs; in this position white has ${white} and black ${black}.`,
  },
  product: ({ winner, scores: [first, second] = [0, 0] }) =>
    first === second
      ? `${winner?.name} wins: both products are ${first}, and a tie goes to the player who moved second.`
      : `${winner?.name} wins: the groups multiply to ${Math.max(first, second)}, against ${Math.min(first, second)}.`,
  moveInWords: ({ player, cells: [from, to], moved }) =>
    `${player.name} pushes ${from} to ${to}${ahead(moved - 1, 'disc', 'discs', 'ahead of it')}.`,
};

/** What a push takes with it, if anything. */
function ahead(count: number, one: string, many: string, where: string): string {
  return count === 0 ? '' : `, ${count} ${count === 1 ? one : many} ${where}`;
}

const portuguese: Words = {
  name: { all: 'Fuse', inner: 'Fuse: tabuleiro interior', kings: 'Fuse: reis', omega: 'Fuse: ómega' },
  summary: {
    all: 'Empurra os teus discos da borda para dentro e junta-os no maior grupo possível.',
    inner: 'Variante em que só contam os discos do tabuleiro interior.',
    kings: 'Variante em que os discos marcados, os reis, contam a dobrar.',
    omega: 'Variante em que se multiplicam os tamanhos de todos os grupos.',
  },
  players: [
    { name: 'Brancas', inSentence: 'as brancas', isPlural: true },
    { name: 'Pretas', inSentence: 'as pretas', isPlural: true },
  ],
  credit: 'Publicado pela nestorgames, 2019; ao que tudo indica, criado por Néstor Romeral Andrés.',
  setup:
    'Doze discos brancos e doze pretos enchem a borda ao acaso, mas nunca com mais de dois seguidos da mesma cor, ' +
    'mesmo ao dobrar os cantos. As brancas começam.',
  king: ' Um disco de cada cor, tirado à sorte, fica marcado como rei; numa posição montada pode haver dois de cada cor.',
  push:
    'À vez, cada jogador empurra um dos discos que tem na borda, a direito para dentro, quantas casas quiser. Aqui as brancas ' +
    'empurraram d1 até d5. A casa de onde saiu fica vazia.',
  ahead:
    'Os discos que estiverem no caminho, de qualquer dos lados, vão à frente. Aqui as pretas empurraram a seguir a5 ' +
    'até e5, e o disco branco foi de d5 para f5.',
  pass:
    'Nenhum disco sai do tabuleiro interior, de 6 × 6, por isso só se pode empurrar tantas casas quantas houver livres ' +
    'nessa linha. Quem pode empurrar tem de o fazer; quem não pode, passa. Aqui as brancas só têm e1 na borda, a linha ' +
    'está cheia, e passam a vez.',
  end: {
    all:
      'A partida acaba quando nenhum dos dois pode empurrar. Os discos da mesma cor que se tocam lado a lado, não na ' +
      'diagonal, formam um grupo; ganha quem tiver o maior e, se forem iguais, há empate. Os discos que ficaram na ' +
      'borda também contam. Aqui o maior grupo branco tem 7 discos e o preto 6: ganham as brancas.',
    inner:
      'A partida acaba quando nenhum dos dois pode empurrar. Os discos da mesma cor que se tocam lado a lado no tabuleiro ' +
      'interior, não na diagonal, formam um grupo; ganha quem tiver o maior e, se forem iguais, há empate. Os discos ' +
      'que ficaram na borda não contam. Aqui o maior grupo branco teria 8 discos com h3; sem ele, fica 7 a 7, empate.',
    kings:
      'A partida acaba quando nenhum dos dois pode empurrar. Os discos da mesma cor que se tocam lado a lado, não na ' +
      'diagonal, formam um grupo, em que o rei vale por dois; ganha quem tiver o maior e, se forem iguais, há empate. ' +
      'Os discos que ficaram na borda também contam. Aqui o grupo preto de 6 tem o rei e o branco de 7 não: 7 a 7, ' +
      'empate.',
    omega:
      'A partida acaba quando nenhum dos dois pode empurrar. Os discos da mesma cor que se tocam lado a lado, não na ' +
      'diagonal, formam um grupo; multiplicam-se os tamanhos dos grupos de cada lado: ganha o maior produto. Se forem ' +
      'iguais, ganham as pretas, que jogaram em segundo. Aqui as brancas têm 7 × 2 × 1 × 1 × 1 = 14 e as pretas ' +
      '6 × 3 × 1 × 1 × 1 = 18: ganham as pretas.',
  },
  series:
    'Cada partida começa com uma disposição própria; eis mais uma. A disposição pode favorecer um dos lados; à melhor de ' +
    'três ou de cinco, o encontro é mais justo.',
  tasks: {
    setup: {
      text: 'As brancas começam. Carrega num disco branco qualquer e depois na casa onde deve parar.',
      praise: 'É uma jogada. Agora seria a vez das pretas.',
    },
    push: {
      text: 'É a vez das pretas. Empurra o disco preto de e1 quatro casas, até e5.',
      praise: 'Aí está. A casa e1 fica vazia até ao fim da partida.',
      hint: 'Também é uma jogada, mas outra. Carrega em e1 e depois em e5.',
    },
    ahead: {
      text: 'É a vez das brancas. Empurra h5 tanto que os discos de f5 e e5 vão à frente.',
      praise: 'Foram ambos à frente, o branco e o preto.',
      hint: 'Assim e5 e f5 ficaram onde estavam. Empurra h5 para cima, pelo menos até f5.',
    },
    pass: {
      text: 'Tenta empurrar e1 e vê porque não vai. Depois passa a vez.',
      praise: 'As brancas passaram, e as pretas continuam sozinhas.',
    },
    end: {
      all: {
        text: 'A última jogada é das pretas. Faz com que ganhem.',
        praise: 'O maior grupo preto tem 5 discos e o branco 3: ganham as pretas.',
        hint: 'Conta outra vez: assim o maior grupo preto não é maior do que o branco. Outra distância ganha.',
      },
      inner: {
        text: 'A última jogada é das pretas. Faz com que ganhem.',
        praise: 'O maior grupo preto tem 5 discos e o branco 3: ganham as pretas.',
        hint: 'Conta outra vez: assim o maior grupo preto não é maior do que o branco. Outra distância ganha.',
      },
      kings: {
        text: 'A última jogada é das pretas. Faz com que ganhem; os reis valem por dois.',
        praise: 'Com o rei, o grupo preto vale 8 e o branco 7: ganham as pretas.',
        hint: 'Conta outra vez: assim o melhor grupo preto não vale mais do que o branco. Outra distância ganha.',
      },
      omega: {
        text: 'A última jogada é das pretas. Faz com que o produto das pretas seja o maior.',
        praise: 'O produto dos grupos pretos é 28 e o dos brancos 27: ganham as pretas.',
        hint: 'Assim o produto das brancas é maior. Outra distância ganha.',
      },
    },
  },
  howToMove: 'Empurra um disco: carrega nele e depois onde vai parar.',
  stageInWords: (discs) => `com ${discs} discos na borda`,
  problems: {
    'must-move': () => 'Só se pode passar a vez quando não se pode empurrar nenhum disco.',
    'not-on-border': ({ cell }) => `Só se empurram discos da borda; ${cell} está no tabuleiro interior.`,
    'not-inwards': ({ from, to }) => `Um disco empurra-se a direito para dentro; ${to} não fica em frente de ${from}.`,
    'push-off': ({ from, free, farthest }) =>
      `Nessa linha só há ${free === 1 ? 'uma casa livre' : `${free} casas livres`}: ` +
      `de ${from} pode empurrar-se até ${farthest}, no máximo.`,
    'kings-uneven': ({ white, black }) =>
      `Os dois lados têm de ter o mesmo número de discos marcados; nesta posição as brancas têm ${white} e as pretas ${black}.`,
  },
  product: ({ winner, scores: [first, second] = [0, 0] }) =>
    first === second
      ? `Ganham ${winner?.inSentence}: ambos os produtos são ${first}, e o empate favorece quem jogou em segundo.`
      : `Ganham ${winner?.inSentence}, com um produto de ${Math.max(first, second)} contra ${Math.min(first, second)}.`,
  moveInWords: ({ player, cells: [from, to], moved }) =>
    `As ${player.name.toLowerCase()} empurram de ${from} para ${to}${ahead(moved - 1, 'disco', 'discos', 'à frente')}.`,
};

export function makeText(scoring: Scoring): Readonly<Record<Language, GameText>> {
  return { en: gameText(english, scoring), pt: gameText(portuguese, scoring) };
}

function gameText(words: Words, scoring: Scoring): GameText {
  return {
    name: words.name[scoring],
    summary: words.summary[scoring],
    players: words.players,
    credit: words.credit,
    rules: ruleSteps(words, scoring),
    howToMove: words.howToMove,
    stageInWords: words.stageInWords,
    problems: words.problems,
    moveInWords: words.moveInWords,
    ...(scoring === 'omega' && { endings: { groups: words.product } }),
  };
}

function ruleSteps(words: Words, scoring: Scoring): readonly RuleStep[] {
  const hasKings = scoring === 'kings';
  const diagrams = hasKings ? kingDiagrams : plainDiagrams;
  const { tasks } = words;
  return [
    {
      text: hasKings ? words.setup + words.king : words.setup,
      diagram: diagrams.setup,
      task: { ...tasks.setup, goal: 'any' },
    },
    { text: words.push, diagram: diagrams.push, task: { ...tasks.push, goal: ['e1-e5'] } },
    { text: words.ahead, diagram: diagrams.ahead, task: { ...tasks.ahead, goal: ['h5-f5', 'h5-e5', 'h5-d5'] } },
    { text: words.pass, diagram: diagrams.pass, task: { ...tasks.pass, goal: ['pass'] } },
    {
      text: words.end[scoring],
      diagram: endDiagrams[scoring],
      task: { ...tasks.end[scoring], position: lastPushes[scoring], goal: 'win' },
    },
    { text: words.series, diagram: diagrams.series },
  ];
}

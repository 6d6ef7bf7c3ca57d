import type { Language } from '../../../core/language.ts';

type ChartId = 'nodes' | 'branching' | 'least' | 'cuts' | 'hits' | 'kept' | 'seen';

export interface ChartWords {
  readonly titles: Readonly<Record<ChartId, string>>;
  /** How each is measured. */
  readonly notes: Readonly<Record<ChartId, string>>;
  /** What stands on the axis up the side. */
  readonly values: Readonly<Record<ChartId, string>>;
  readonly depth: string;
  readonly place: string;
  readonly estimated: string;
  readonly data: string;
  readonly table: (title: string) => string;
  readonly asTable: string;
  readonly saveAs: (format: string, title: string) => string;
}

interface PlotsText {
  readonly summary: string;
  readonly game: string;
  readonly players: string;
  readonly playersHelp: string;
  readonly noPlayer: string;
  /** More can't be told apart. */
  readonly tooMany: (most: number) => string;
  readonly notByDepth: (name: string) => string;
  readonly add: string;
  readonly from: string;
  readonly sources: Readonly<Record<'position' | 'random' | 'game' | 'pasted', string>>;
  readonly start: string;
  readonly count: string;
  readonly seed: string;
  readonly pasted: string;
  readonly pastedHelp: string;
  readonly over: (position: string) => string;
  readonly lineProblem: (line: number, problem: string) => string;
  readonly otherGame: (game: string) => string;
  readonly tooManyPositions: (most: number) => string;
  readonly maxDepth: string;
  readonly measure: string;
  readonly stop: string;
  readonly drawing: string;
  readonly truths: string;
  readonly measuring: (player: string, depth: number) => string;
  readonly done: (positions: number) => string;
  readonly cancelled: string;
  readonly tooLong: (player: string, depth: number) => string;
  readonly noTruth: string;
  readonly someTruth: (known: number, all: number) => string;
  readonly all: string;
  readonly chart: ChartWords;
}

export const text: Readonly<Record<Language, PlotsText>> = {
  en: {
    summary: 'What searches cost, depth by depth, and whether the depth is worth it.',
    game: 'Game',
    players: 'Players',
    playersHelp:
      'One a line, six at most: minimax or alphabeta with any of ordered, table, deepening, and an evaluation.',
    noPlayer: 'Name at least one player, such as alphabeta:ordered.',
    tooMany: (most) => `At most ${most} players can be told apart.`,
    notByDepth: (name) =>
      `“${name}” does not look to a depth; minimax and alphabeta do, without a limit of time or nodes.`,
    add: 'Add',
    from: 'Positions',
    sources: {
      position: 'One position',
      random: 'Random positions',
      game: 'A game from the start',
      pasted: 'Your own',
    },
    start: 'The start, unless you write another position here',
    count: 'How many',
    seed: 'Seed',
    pasted: 'Positions, one a line, or a game',
    pastedHelp: 'A record, a link or a row of moves gives all the positions of that game.',
    over: (position) => `The game is over in “${position}”; give positions in which it goes on.`,
    lineProblem: (line, problem) => `Line ${line}: ${problem}`,
    otherGame: (game) => `That is a game of ${game}; choose that game above.`,
    tooManyPositions: (most) => `At most ${most} positions.`,
    maxDepth: 'Down to depth',
    measure: 'Measure',
    stop: 'Stop',
    drawing: 'Finding positions…',
    truths: 'Finding the truth about the positions…',
    measuring: (player, depth) => `${player}, depth ${depth}…`,
    done: (positions) => (positions === 1 ? 'Measured in one position.' : `Measured in ${positions} positions.`),
    cancelled: 'Stopped; this is what was measured.',
    tooLong: (player, depth) => `${player} stops at depth ${depth}: the next would take too long.`,
    noTruth: 'The truth about these positions is out of reach, so nothing is said about the moves.',
    someTruth: (known, all) => `The truth is known in ${known} of ${all} positions.`,
    all: 'Everything as CSV',
    chart: {
      titles: {
        nodes: 'Positions visited',
        branching: 'Effective branching factor',
        least: 'Leaves over the least possible',
        cuts: 'Which move cut',
        hits: 'Table hits',
        kept: 'Choices that keep the value',
        seen: 'Value seen, against the truth',
      },
      notes: {
        nodes: 'The mean for one decision; each line up is ten times as many.',
        branching: 'An even tree with so many branches everywhere would have as many positions down to this depth.',
        least:
          'Knuth and Moore’s least is b^m + b^n − 1, with m and n the two halves of the depth d; b is the d-th root of the leaves that the real tree has down to d. Real trees are uneven and a table joins branches, so it can be below 1.',
        cuts: 'At the greatest depth: with good ordering the first move looked at is the one that cuts.',
        hits: 'Of the positions visited, how many a table already knew.',
        kept: 'In how many positions the chosen move is worth as much as the best, by the oracle.',
        seen: 'In how many positions it takes for won, drawn or lost what is so; short of the end, by the sign of its evaluation.',
      },
      values: {
        nodes: 'positions (log)',
        branching: 'branches',
        least: 'times the least',
        cuts: 'share of cuts',
        hits: 'share of positions',
        kept: 'share of positions',
        seen: 'share of positions',
      },
      depth: 'depth',
      place: 'move in order',
      estimated: 'Large trees are estimated.',
      data: 'Data',
      table: (title) => `${title}: data`,
      asTable: 'Its data are in the table below.',
      saveAs: (format, title) => `Download ${format}: ${title}`,
    },
  },
  pt: {
    summary: 'Quanto custam as pesquisas, profundidade a profundidade, e se compensa ver mais longe.',
    game: 'Jogo',
    players: 'Jogadores',
    playersHelp:
      'Um por linha, seis no máximo: minimax ou alphabeta, com ordered, table, deepening e uma avaliação, à escolha.',
    noPlayer: 'Indica pelo menos um jogador, por exemplo alphabeta:ordered.',
    tooMany: (most) => `Não se distinguem mais de ${most} jogadores.`,
    notByDepth: (name) =>
      `“${name}” não pesquisa até uma profundidade; minimax e alphabeta sim, sem limite de tempo nem de posições.`,
    add: 'Juntar',
    from: 'Posições',
    sources: {
      position: 'Uma posição',
      random: 'Posições ao acaso',
      game: 'Uma partida desde o início',
      pasted: 'As tuas',
    },
    start: 'O início, a não ser que escrevas aqui outra posição',
    count: 'Quantas',
    seed: 'Semente',
    pasted: 'Posições, uma por linha, ou uma partida',
    pastedHelp: 'Um registo, uma ligação ou uma sequência de jogadas dá todas as posições dessa partida.',
    over: (position) => `A partida já acabou em “${position}”; indica posições em que continue.`,
    lineProblem: (line, problem) => `Linha ${line}: ${problem}`,
    otherGame: (game) => `Isso é uma partida de ${game}; escolhe esse jogo acima.`,
    tooManyPositions: (most) => `No máximo ${most} posições.`,
    maxDepth: 'Até à profundidade',
    measure: 'Medir',
    stop: 'Parar',
    drawing: 'A procurar posições…',
    truths: 'A apurar a verdade sobre as posições…',
    measuring: (player, depth) => `${player}, profundidade ${depth}…`,
    done: (positions) => (positions === 1 ? 'Medido numa posição.' : `Medido em ${positions} posições.`),
    cancelled: 'Parado; foi isto que se mediu.',
    tooLong: (player, depth) => `${player} fica na profundidade ${depth}: a seguinte demoraria demasiado.`,
    noTruth: 'A verdade sobre estas posições está fora de alcance; por isso nada se diz das jogadas.',
    someTruth: (known, all) => `Sabe-se a verdade em ${known} de ${all} posições.`,
    all: 'Tudo em CSV',
    chart: {
      titles: {
        nodes: 'Posições visitadas',
        branching: 'Fator de ramificação efetivo',
        least: 'Folhas face ao mínimo possível',
        cuts: 'Que jogada cortou',
        hits: 'Respostas da tabela',
        kept: 'Escolhas que mantêm o valor',
        seen: 'Valor visto, face à verdade',
      },
      notes: {
        nodes: 'Média por decisão; cada linha acima são dez vezes mais.',
        branching: 'Uma árvore regular com tantos ramos em cada nó teria outras tantas posições até esta profundidade.',
        least:
          'O mínimo de Knuth e Moore é b^m + b^n − 1, sendo m e n as duas metades da profundidade d; b é a raiz de índice d das folhas que a árvore verdadeira tem até d. As árvores verdadeiras são irregulares e uma tabela junta ramos; por isso pode ser menor do que 1.',
        cuts: 'Na maior profundidade: com boa ordenação, é a primeira jogada que corta.',
        hits: 'Das posições visitadas, quantas a tabela de transposições já conhecia.',
        kept: 'Em quantas posições a jogada escolhida vale tanto como a melhor, segundo o oráculo.',
        seen: 'Em quantas posições toma por ganho, empatado ou perdido o que de facto o é; antes do fim, pelo sinal da avaliação.',
      },
      values: {
        nodes: 'posições (log)',
        branching: 'ramos',
        least: 'vezes o mínimo',
        cuts: 'parte dos cortes',
        hits: 'parte das posições',
        kept: 'parte das posições',
        seen: 'parte das posições',
      },
      depth: 'profundidade',
      place: 'ordem da jogada',
      estimated: 'As árvores grandes são estimadas.',
      data: 'Dados',
      table: (title) => `${title}: dados`,
      asTable: 'Os dados estão na tabela abaixo.',
      saveAs: (format, title) => `Descarregar ${format}: ${title}`,
    },
  },
};

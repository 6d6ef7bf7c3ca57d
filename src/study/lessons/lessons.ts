/** What a step of a lesson shows: a search at a fixed moment, which may be looked into like any other. */
export interface Scene {
  readonly game: string;
  readonly position: string;
  readonly player: string;
  /** Another search of the same position, in step with it. */
  readonly beside?: string;
  readonly moment: 'begin' | 'first-cut' | 'end';
  /** How many positions each of them looks at, which the words of the step tell. */
  readonly nodes: readonly number[];
}

export const lessonIds = ['report', 'saving', 'evaluation', 'playouts'] as const;
export type LessonId = (typeof lessonIds)[number];

/** The position that a report on Três em Linha measured its searches in. */
const ofReport = { game: 'tres-em-linha', position: '...../..oox/.oxxo/xxoxo x' };
const longWin = { game: 'tres-em-linha', position: '....o/....x/o..xo/x.oxx o' };
const quickWin = { game: 'neutreeko', position: '....w/wb.../...../....b/w...b b' };
const ending = {
  game: 'fuse',
  position: '#b.....#/..bb..b./...ww..w/..w.wb../b.w..b.w/..wbb.../wbw..w../#.wb..b# w',
};

/** The steps of each lesson; what is said of them is in the texts, in the same order. */
export const lessons: Readonly<Record<LessonId, readonly Scene[]>> = {
  report: [
    { ...ofReport, player: 'minimax', moment: 'end', nodes: [149] },
    { ...ofReport, player: 'minimax', moment: 'begin', nodes: [149] },
    { ...ofReport, player: 'minimax', beside: 'alphabeta', moment: 'end', nodes: [149, 50] },
    { ...ofReport, player: 'alphabeta', moment: 'first-cut', nodes: [50] },
    { ...ofReport, player: 'alphabeta:ordered', moment: 'end', nodes: [14] },
  ],
  saving: [
    { ...longWin, player: 'minimax', moment: 'end', nodes: [3710] },
    { ...longWin, player: 'alphabeta', moment: 'first-cut', nodes: [883] },
    { ...longWin, player: 'minimax', beside: 'alphabeta', moment: 'end', nodes: [3710, 883] },
    { ...longWin, player: 'alphabeta', beside: 'alphabeta:ordered', moment: 'end', nodes: [883, 148] },
    { ...longWin, player: 'alphabeta:ordered:table', moment: 'end', nodes: [127] },
    { ...longWin, player: 'alphabeta:ordered:table:deepening', moment: 'end', nodes: [205] },
  ],
  evaluation: [
    { ...quickWin, player: 'alphabeta:1:n1', moment: 'end', nodes: [13] },
    { ...quickWin, player: 'alphabeta:2:n1', moment: 'end', nodes: [39] },
    { ...quickWin, player: 'alphabeta:3:n1', moment: 'end', nodes: [227] },
    {
      ...quickWin,
      player: 'alphabeta:1:n1',
      beside: 'alphabeta:1:threats*10-theirThreats*10',
      moment: 'end',
      nodes: [13, 13],
    },
  ],
  playouts: [
    { ...ending, player: 'alphabeta:1:groups', moment: 'end', nodes: [12] },
    { ...ending, player: 'alphabeta:3:groups', moment: 'end', nodes: [501] },
    { ...ending, player: 'uct:50', moment: 'begin', nodes: [50] },
    { ...ending, player: 'uct:50', moment: 'end', nodes: [50] },
    { ...ending, player: 'uct:500', moment: 'end', nodes: [500] },
  ],
};

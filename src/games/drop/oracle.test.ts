import { describe, expect, test } from 'vitest';
import { stateAt } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict } from '../../core/oracle.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import { finish } from '../../engine/service/finish.ts';
import { makeDrop } from './index.ts';
import { kernelSearches, loadPlainKernel } from './kernel/kernel.ts';
import { fitsKernel, KernelSearches, makeKernelSearcher } from './kernel/searches.ts';
import { makeLineSearcher } from './line-search/search.ts';
import { makeOracle, makeSearchOracle } from './oracle.ts';
import { DropBoard, type DropState } from './rules.ts';
import { parseDropId } from './size.ts';

async function gameOf(id: string, kind?: keyof typeof searchers) {
  const options = parseDropId(id);
  if (!options) throw new Error(`No drop game has the id ${id}.`);
  const board = new DropBoard(options);
  const game = makeDrop(options);
  const oracle = kind ? makeSearchOracle(board, await searchers[kind](board)) : await makeOracle(board);
  return { board, game, oracle, solve: (state: DropState) => finish(oracle.solve(state)) };
}

/** The searches there are: on 64 bits, where a board fits, as WebAssembly and as JavaScript; and on lines. */
const searchers = {
  WebAssembly: async (board: DropBoard) => makeKernelSearcher(board, await kernelSearches()),
  JavaScript: async (board: DropBoard) => makeKernelSearcher(board, new KernelSearches(await loadPlainKernel())),
  lines: async (board: DropBoard) => makeLineSearcher(board),
};
const searcherKinds = Object.keys(searchers) as (keyof typeof searchers)[];

const win = (plies: number | null): ExactVerdict => ({ exact: true, value: 'win', plies });
const loss = (plies: number | null): ExactVerdict => ({ exact: true, value: 'loss', plies });
const draw: ExactVerdict = { exact: true, value: 'draw', plies: null };

/** What a position with a move is worth, from what its successors are worth to the opponent. */
function bestOf(successors: readonly (ExactVerdict | undefined)[]): ExactVerdict {
  const plies = (value: string) => successors.filter((verdict) => verdict?.value === value).map((v) => v?.plies ?? 0);
  if (plies('loss').length > 0) return win(1 + Math.min(...plies('loss')));
  return plies('draw').length > 0 ? draw : loss(1 + Math.max(...plies('win')));
}

/** A solver by plain recursion over the rules. */
function makeBruteForce(game: Game<DropState>): (state: DropState) => ExactVerdict {
  const known = new Map<string, ExactVerdict>();
  function verdictOn(state: DropState): ExactVerdict {
    const outcome = game.rules.outcome(state);
    if (outcome !== 'ongoing') return outcome === 'draw' ? draw : loss(0);
    const key = String(state);
    const verdict =
      known.get(key) ?? bestOf(legalMoves(game, state).map((move) => verdictOn(game.rules.apply(state, move))));
    known.set(key, verdict);
    return verdict;
  }
  return verdictOn;
}

/** A position with so many empty cells, from random play in which nobody could ever have won at once. */
function randomPosition({ board, game }: Awaited<ReturnType<typeof gameOf>>, empty: number, random: Random): DropState {
  const { rules } = game;
  const successors = (state: DropState) => legalMoves(game, state).map((move) => rules.apply(state, move));
  const isQuiet = (state: DropState) => successors(state).every((next) => rules.outcome(next) !== 'loss');
  for (let attempt = 0; attempt < 1000; attempt++) {
    let state = board.empty;
    while (state[0] >> 1 < board.columns * board.rows - empty) {
      const quiet = successors(state).filter(isQuiet);
      if (quiet.length === 0) break;
      state = quiet[random.below(quiet.length)];
    }
    if (state[0] >> 1 === board.columns * board.rows - empty) return state;
  }
  throw new Error(`No game of ${game.id} got to ${empty} empty cells; ask for more.`);
}

/** The same position with an x and an o exchanged, which turns may not bring about. */
function withDiscsExchanged(board: DropBoard, state: DropState, random: Random): DropState {
  const pick = (player: number): readonly [number, number] => {
    for (;;) {
      const [column, row] = [random.below(board.columns), random.below(board.rows)];
      if (board.owner(state, column, row) === player) return [column, row];
    }
  };
  const [[firstColumn, firstRow], [secondColumn, secondRow]] = [pick(0), pick(1)];
  return board.arrange((column, row) => {
    if (column === firstColumn && row === firstRow) return 1;
    if (column === secondColumn && row === secondRow) return 0;
    return board.owner(state, column, row);
  });
}

describe('in Três em Linha the oracle', async () => {
  const { game, board, oracle, solve } = await gameOf('tres-em-linha');
  const afterEachMove = (state: DropState) =>
    legalMoves(game, state).map((move) => solve(game.rules.apply(state, move)));

  test('knows that the first player wins in 9 by columns 2 to 4, and loses in 12 by the others', () => {
    expect(solve(board.empty)).toEqual(win(9));
    expect(afterEachMove(board.empty)).toEqual([win(11), loss(8), loss(8), loss(8), win(11)]);
  });

  test('knows the one move of the report’s position', () => {
    const state = stateAt(game, '...../..oox/.oxxo/xxoxo x');
    expect(solve(state)).toEqual(win(1));
    expect(afterEachMove(state)).toEqual([win(1), loss(0), win(1), win(1), win(1)]);
  });

  test('calls a finished game lost, or drawn', () => {
    expect(solve(stateAt(game, '...../...../oo.../xxx.. o'))).toEqual(loss(0));
    expect(solve(stateAt(game, 'ooxxo/xxoox/ooxxo/xxoox x'))).toEqual(draw);
  });

  test('solves positions that no play reaches', () => {
    const bruteForce = makeBruteForce(game);
    const first = stateAt(game, '...../...../x..../o.... x');
    expect(solve(first)).toEqual(bruteForce(first));
  });

  test('solves the board once for all who ask at the same time', async () => {
    const fresh = await makeOracle(board);
    const running = Array.from({ length: 5 }, () => fresh.solve(board.empty));
    let slices = 0;
    for (let open = running; open.length > 0; slices += open.length) open = open.filter((steps) => !steps.next().done);
    expect(slices).toBeLessThan(150);
  });

  test('surveys the whole game', () => {
    const survey = oracle.survey && finish(oracle.survey());
    expect(survey).toMatchObject({ won: 260_064, lost: 48_139, drawn: 252, finished: 305_004 });
    expect(survey?.longest.plies).toBe(15);
  });
});

describe('a search', () => {
  test.each([
    ['tres-em-linha', 12],
    ['drop-3x3x3', 7],
    ['drop-6x4x3', 12],
    ['drop-9x3x3', 14],
    ['drop-3x5x4', 12],
    ['drop-4x4x4', 11],
    ['drop-6x4x4', 10],
    ['drop-7x6x4', 12],
    ['drop-8x8x4', 12],
    ['drop-5x5x5', 11],
    ['drop-9x9x5', 9],
    ['drop-9x3x6', 10],
    ['drop-3x8x7', 13],
    ['drop-9x9x9', 9],
  ])('of %s agrees with plain recursion on up to %i empty cells', async (id, maxEmpty) => {
    const subject = await gameOf(id);
    const { board, game } = subject;
    const kinds = searcherKinds.filter((kind) => kind === 'lines' || fitsKernel(board));
    const solvers = await Promise.all(kinds.map((kind) => gameOf(id, kind)));
    const random = seededRandom(4);
    for (let round = 0; round < 40; round++) {
      const played = randomPosition(subject, maxEmpty - (round % 4), random);
      const exchanged = withDiscsExchanged(board, played, random);
      for (const state of [played, exchanged].filter((state) => !board.hasEndedInLine(state))) {
        const truth = makeBruteForce(game)(state);
        for (const { solve } of solvers) expect(solve(state), game.notation.position(state)).toEqual(truth);
      }
    }
  });

  // Every position of a board that could be looked up, asked as if it could not; the solution is checked by itself.
  test.each(['drop-4x4x3', 'drop-3x4x4', 'drop-5x3x4'])(
    'on 64 bits says of every position of %s what its whole solution says',
    async (id) => {
      const { board, game, solve } = await gameOf(id);
      const searched = await gameOf(id, 'WebAssembly');
      const seen = new Set<string>();
      const wrong: string[] = [];
      const open = [board.empty];
      for (let state = open.pop(); state; state = open.pop()) {
        const [found, truth] = [searched.solve(state), solve(state)];
        if (found?.value !== truth?.value || found?.plies !== truth?.plies) wrong.push(game.notation.position(state));
        for (const move of legalMoves(game, state)) {
          const next = game.rules.apply(state, move);
          if (!seen.has(String(next))) open.push(next);
          seen.add(String(next));
        }
      }
      expect(seen.size).toBeGreaterThan(1000);
      expect(wrong).toEqual([]);
    },
  );

  // A walk through all their positions, 69,639,769 that go on in the case of 6 × 4, says the same.
  test.each([
    ['drop-4x4x4', draw],
    ['drop-5x4x4', draw],
    ['drop-6x4x4', loss(24)],
    ['drop-4x5x4', draw],
    ['drop-5x5x4', draw],
  ])('solves %s from the empty board', async (id, verdict) => {
    for (const kind of searcherKinds) {
      const { board, solve } = await gameOf(id, kind);
      expect(solve(board.empty), kind).toEqual(verdict);
    }
  });

  test('agrees with itself on the successors, and says the same of the mirror image', async () => {
    const subject = await gameOf('drop-7x6x4');
    const { board, game, solve } = subject;
    const [, mirror] = game.symmetries();
    const random = seededRandom(76);
    for (let round = 0; round < 10; round++) {
      const state = randomPosition(subject, 20 + (round % 5), random);
      const verdict = solve(state);
      const successors = legalMoves(game, state).map((move) => solve(game.rules.apply(state, move)));
      expect(verdict, game.notation.position(state)).toEqual(bestOf(successors));
      expect(finish((await makeOracle(board)).solve(mirror.state(state)))).toEqual(verdict);
    }
  });

  const hard = [
    ['......./......./.....o./xx...xo/oo...oo/xxxooxx x', loss(26)],
    ['......./......./x....../o...ox./x.o.xoo/xoxxxoo x', loss(24)],
    ['......./....x../....o../.xo.x../.ox.x.o/xxooxoo x', win(23)],
    ['......./......./o....../x.x..o./oox..ox/xxoxoxo x', win(23)],
  ] as const;

  test.each(hard)('of %s yields the value before the plies', async (position, verdict) => {
    const { game, oracle } = await gameOf('drop-7x6x4', 'lines');
    const known: unknown[] = [];
    const steps = oracle.solve(stateAt(game, position));
    let step = steps.next();
    for (; !step.done; step = steps.next()) known.push(step.value);
    expect(known[0]).toBeUndefined();
    expect(known.at(-1)).toEqual({ ...verdict, plies: null });
    expect(step.value).toEqual(verdict);
  });

  test.each(searcherKinds)(
    'in %s comes out right when others are begun and left, or go on at the same time',
    async (kind) => {
      const { game, board, oracle } = await gameOf('drop-7x6x4', kind);
      const abandoned = oracle.solve(board.empty);
      for (let slices = 0; slices < 20; slices++) abandoned.next();
      let running = hard.map(([position, verdict]) => ({ steps: oracle.solve(stateAt(game, position)), verdict }));
      while (running.length > 0) {
        running = running.filter(({ steps, verdict }) => {
          const step = steps.next();
          if (step.done) expect(step.value).toEqual(verdict);
          return !step.done;
        });
      }
    },
  );
});

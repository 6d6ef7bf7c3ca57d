import { describe, expect, test } from 'vitest';
import { type Game, languages } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { parsePlayer } from '../../engine/players.ts';
import { finish } from '../../engine/service/finish.ts';
import { loadGame } from '../../games/index.ts';
import { buildSearchTree } from '../build-search-tree.ts';
import { childrenAt, sizeAt } from '../search-tree.ts';
import { tracePlayer } from '../trace.ts';
import { lessonIds, lessons, type Scene } from './lessons.ts';
import { text } from './text.ts';

async function traceOf({ game: id, position }: Scene, name: string) {
  const game = await loadGame(id);
  const state = game.notation.parsePosition(position);
  const player = await parsePlayer(game, name);
  if (!state.ok || !player.ok) throw new Error(`${id} ${position} ${name}`);
  const trace = finish(tracePlayer(player.value, state.value, seededRandom(1), 200_000));
  return { game, state: state.value, trace, move: game.notation.move(state.value, trace.thought.move) };
}

describe.each(lessonIds)('the lesson %s', (id) => {
  test('has words for each step, in both languages', () => {
    for (const language of languages) {
      expect(text[language].lessons[id].steps).toHaveLength(lessons[id].length);
    }
  });

  test('shows searches that look at as many positions as it says', async () => {
    for (const [index, scene] of lessons[id].entries()) {
      const names = [scene.player, ...(scene.beside === undefined ? [] : [scene.beside])];
      const traces = await Promise.all(names.map((name) => traceOf(scene, name)));
      expect(traces.map(({ trace }) => trace.effort.nodes)).toEqual(scene.nodes);
      for (const { trace } of traces) expect(trace.isWhole).toBe(true);
      if (scene.moment === 'first-cut') expect(traces[0]?.trace.events.some(({ kind }) => kind === 'cut')).toBe(true);
      // Numbers above twelve that are told are those of the searches, or of the report.
      const told = text.en.lessons[id].steps[index]?.join(' ') ?? '';
      const known = new Set([...scene.nodes, ...lessons[id].flatMap(({ nodes }) => nodes), ...ofReport, ofWinningPush]);
      for (const [number] of told.matchAll(/(?<![\w*-])\d{2,}(?![\w*-])/gu)) {
        if (Number(number) > 12) expect(known, `${number} in ${told}`).toContain(Number(number));
      }
      expect(text.pt.lessons[id].steps[index]?.join(' ').match(/\d+/gu)?.sort()).toEqual(told.match(/\d+/gu)?.sort());
    }
  });
});

/** How many of the 500 walks follow the push that wins. */
const ofWinningPush = 145;
/** What the report printed, and what that is made of. */
const ofReport = [10108, 4270, 9858, 250, 85, 820, 3360];

test('the report’s numbers are what its mistakes make of this position', async () => {
  const { game, state } = await traceOf(lessons.report[0] as Scene, 'minimax');
  /** All lines until the board is full, as if nobody ever won: the positions on each level. */
  const levels: number[] = [];
  const visit = (board: readonly string[], level: number): void => {
    board[0]?.split('').forEach((_cell, column) => {
      const row = board.findLastIndex((letters) => letters[column] === '.');
      if (row < 0) return;
      levels[level] = (levels[level] ?? 0) + 1;
      const filled = board.map((letters, at) =>
        at === row ? `${letters.slice(0, column)}x${letters.slice(column + 1)}` : letters,
      );
      visit(filled, level + 1);
    });
  };
  visit(game.notation.position(state).split(' ')[0]?.split('/') ?? [], 0);
  expect(levels.reduce((sum, count) => sum + count, 0)).toBe(9858);
  expect(levels.filter((_, level) => level % 2 === 0)).toEqual([5, 85, 820, 3360]);
});

test('what is said of the moves is so', async () => {
  const moves = async (scene: Scene | undefined, name: string) => (scene ? (await traceOf(scene, name)).move : '');
  const [neutreeko, fuse] = [lessons.evaluation[0], lessons.playouts[0]];
  expect(await moves(neutreeko, 'alphabeta:1:n1')).toBe('2B-1B');
  expect(await moves(neutreeko, 'alphabeta:2:n1')).toBe('2B-1B');
  expect(await moves(neutreeko, 'alphabeta:3:n1')).toBe('2B-2E');
  expect(await moves(neutreeko, 'alphabeta:1:threats*10-theirThreats*10')).toBe('2B-2E');
  expect(await valueAfter(neutreeko, '2B-1B')).not.toBe('loss');
  expect(await valueAfter(neutreeko, '2B-2E')).toBe('loss');
  expect(await moves(fuse, 'alphabeta:1:groups')).toBe('c8-c5');
  expect(await winningMoves(fuse)).toEqual(['e8-e5', 'g1-g2']);
  expect(await winningMoves(fuse)).not.toContain(await moves(fuse, 'alphabeta:3:groups'));
  for (const player of ['uct:50', 'uct:500']) expect(await moves(fuse, player)).toBe('g1-g2');
});

test('what is said of the walks and of the table is so', async () => {
  const [scene, known] = [lessons.playouts[4] as Scene, lessons.saving[4] as Scene];
  const { game, state, trace } = await traceOf(scene, scene.player);
  const tree = buildSearchTree(trace.events);
  const byVisits = childrenAt(tree, 0, tree.stepCount)
    .map((node) => ({
      move: game.notation.move(state, tree.nodes.moves[node] ?? 0),
      visits: sizeAt(tree, node, tree.stepCount),
    }))
    .sort((one, other) => other.visits - one.visits);
  expect(byVisits[0]).toEqual({ move: 'g1-g2', visits: ofWinningPush });
  expect(byVisits[1]?.move).toBe('h3-g3');
  expect(await valueAfter(scene, 'h3-g3')).toBe('draw');
  expect((await traceOf(known, known.player)).trace.effort.tableHits).toBe(7);
});

/** The value of the position after a move, for the opponent. */
async function valueAfter(scene: Scene | undefined, move: string) {
  return scene && valuesAfter(scene).then((values) => values.get(move));
}

async function winningMoves(scene: Scene | undefined) {
  return scene && [...(await valuesAfter(scene))].flatMap(([move, value]) => (value === 'loss' ? [move] : [])).sort();
}

async function valuesAfter({ game: id, position }: Scene) {
  const game: Game = await loadGame(id);
  const oracle = await oracleOf(game);
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.problem.code);
  return new Map(
    legalMoves(game, state.value).map((move) => {
      const verdict = finish(oracle.solve(game.rules.apply(state.value, move)));
      return [game.notation.move(state.value, move), verdict?.value] as const;
    }),
  );
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { present } from '../core/present.ts';
import { seededRandom } from '../core/random.ts';
import { parseSeat, person } from '../core/seats/seat.ts';
import { startSeries } from '../core/seats/series.ts';
import { findGame } from '../games/index.ts';
import { usualPreferences } from './preferences.ts';
import { formatTable, parseTable, restoreTable } from './saved/saved-table.ts';
import * as table from './table.ts';
import { hasNode, isBefore, mainLine } from './tree.ts';

const games: readonly Game[] = await Promise.all(
  ['tres-em-linha', 'neutreeko', 'drop-3x3x3'].map((id) => present(findGame(id), `game ${id}`).load()),
);
const computer = parseSeat('level:1');

/** Things that happen at a table, by a number that says where or what. */
const happenings: readonly ((state: table.Table, choice: number) => table.Table | undefined)[] = [
  played,
  played,
  played,
  (state) => table.undo(state),
  (state) => table.redo(state),
  (state, choice) => table.goTo(state, nodeBy(state, choice)),
  (state) => table.resign(state),
  (state) => table.swapSides(state),
  (state, choice) => table.makeMain(state, nodeBy(state, choice)),
  (state, choice) => (choice % 3 === 0 ? table.remove(state, nodeBy(state, choice)) : undefined),
  (state, choice) => (choice % 5 === 0 ? table.nextGame(state) : undefined),
];

function played(state: table.Table, choice: number): table.Table | undefined {
  const { moves } = table.matchAt(state, state.current);
  const move = moves[choice % moves.length];
  const next = move === undefined ? undefined : table.playAt(state, state.current, move);
  return next?.ok ? next.value : undefined;
}

function nodeBy({ tree }: table.Table, choice: number): number {
  const ids = [...tree.nodes.keys()];
  return present(ids[choice % ids.length], 'node in the tree');
}

test('whatever happens at a table, it holds together and can be kept', () => {
  const happening = fc.tuple(fc.nat(happenings.length - 1), fc.nat(99));
  fc.assert(
    fc.property(fc.nat(2), fc.nat(2), fc.array(happening, { maxLength: 60 }), (which, people, events) => {
      const game = present(games[which], `game ${which}`);
      const seats = [people > 0 ? person : computer, people > 1 ? person : computer] as const;
      let state = table.tableWith(Match.start(game, seededRandom(1)), seats, startSeries(3, 1), undefined);
      for (const [kind, choice] of events) {
        state = present(happenings[kind], `happening ${kind}`)(state, choice) ?? state;
        const { tree, head, current, tip } = state;
        expect([head, current, tip].every((id) => hasNode(tree, id))).toBe(true);
        expect(isBefore(tree, current, tip)).toBe(true);
        expect(mainLine(tree)).toContain(head);
      }
      const text = formatTable({ table: state, preferences: usualPreferences });
      const data = parseTable(text);
      const back = data.ok ? restoreTable(game, data.value) : data;
      if (!back.ok) throw new Error(back.problem.code);
      expect(formatTable(back.value)).toBe(text);
    }),
    { numRuns: 200 },
  );
});

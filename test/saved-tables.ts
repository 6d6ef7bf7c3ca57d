import type { Game } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { parseSeat, person } from '../src/core/seats/seat.ts';
import { startSeries } from '../src/core/seats/series.ts';
import { findGame } from '../src/games/index.ts';
import { usualPreferences } from '../src/play/preferences.ts';
import type { SavedTable } from '../src/play/saved/saved-table.ts';
import { type Table, tableWith } from '../src/play/table.ts';
import { type Autosave, type AutosaveDeps, autosaveNew } from '../src/web/storage/autosave.ts';
import type { SavedGames } from '../src/web/storage/saved-games.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

export function saved(...moves: readonly string[]): SavedTable {
  let match = Match.start(game, seededRandom(1));
  for (const move of moves) {
    const next = match.play(move);
    if (next.ok) match = next.value;
  }
  const table = tableWith(match, [person, parseSeat('level:3')], startSeries(3, 7), undefined);
  return { table, preferences: { ...usualPreferences, isFlipped: true } };
}

/** A game by itself that is over. */
export const over: SavedTable = (() => {
  const won = saved('1', '1', '2', '2', '3');
  return { ...won, table: { ...won.table, series: startSeries(1, 7) } };
})();

export const withTable = (table: Table): SavedTable => ({ ...saved(), table });

export async function kept(deps: AutosaveDeps, ...tables: readonly SavedTable[]): Promise<Autosave> {
  const autosave = autosaveNew(deps);
  for (const each of tables) autosave.save(each, false);
  await autosave.settled();
  return autosave;
}

export async function opened(savedGames: SavedGames, id: string): Promise<SavedTable> {
  const found = await savedGames.open(id);
  if (!found.ok) throw new Error(found.problem.code);
  return found.value.saved;
}

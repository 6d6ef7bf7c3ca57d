import { opponentOf, type Player } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { addresseeOf, correspondenceTable, nearestLine, ownSide, stepsOf } from '../../play/correspondence.ts';
import { type MessageMark, parseMessageLink, replayMessageLink } from '../../play/link/message.ts';
import { makeMessageId } from '../../play/link/message-id.ts';
import { usualPreferences } from '../../play/preferences.ts';
import { refusePlay } from '../../play/problems.ts';
import type { SavedTable } from '../../play/saved/saved-table.ts';
import { goTo, matchOf, type Table } from '../../play/table.ts';
import { nodeOf } from '../../play/tree.ts';
import type { Deps } from '../deps.ts';
import { loadGame } from '../games.ts';
import type { Outcome } from '../problems.ts';
import { painted } from '../shell/painted.ts';
import { autosaveNew, autosaveSaved } from '../storage/autosave.ts';
import { currentSession } from '../table/open/current-session.ts';
import type { Session } from '../table/session/session.ts';
import { createMessageSession } from './message-session.ts';

/** What a new game by messages is to be. */
export interface NewMessageGame {
  readonly game: string;
  /** The side that is played from here. */
  readonly own: Player;
  /** A position to begin with. */
  readonly start?: string | undefined;
}

/** Begins a game whose other player is sent links. */
export async function startMessageGame(
  { game: id, own, start }: NewMessageGame,
  deps: Deps,
): Promise<Outcome<Session>> {
  const game = await loadGame(id);
  if (!game) return refusePlay({ code: 'save-game', values: { game: id } });
  const random = seededRandom(deps.freshSeed());
  const match = start === undefined ? succeed(Match.start(game, random)) : Match.fromPosition(game, start);
  if (!match.ok) return { ...match, game };
  const correspondence = { id: makeMessageId(seededRandom(deps.freshSeed(), deps.freshSeed())) };
  return succeed(openNew(correspondenceTable(match.value, own, correspondence), deps, savedIdOf(correspondence.id)));
}

/** The same again with the sides changed, once a game is over. */
export function startAgain({ game, shown, messages }: Session, deps: Deps): Promise<Outcome<Session>> {
  const table = shown.table();
  const isUsual = table.start === Match.start(game, seededRandom(1)).position;
  const own = opponentOf(messages?.own ?? 0);
  return startMessageGame({ game: game.id, own, start: isUsual ? undefined : table.start }, deps);
}

/**
 * Opens a link that a friend has sent. Where the game is kept here it goes on; where it is not, the seat is that of whoever is
 * to answer. A link with another line than is kept is opened beside it, on the same side, and nothing is lost.
 */
export async function openMessage(hash: string, deps: Deps): Promise<Outcome<Session>> {
  const link = parseMessageLink(hash);
  if (!link.ok) return link;
  const game = await loadGame(link.value.game);
  if (!game) return refusePlay({ code: 'link-game', values: { game: link.value.game } });
  const match = replayMessageLink(game, link.value);
  return match.ok ? take(match.value, link.value.message, deps) : { ...match, game };
}

async function take(come: Match, mark: MessageMark, deps: Deps): Promise<Outcome<Session>> {
  const kept = await keptTables(mark.id, deps);
  const nearest = nearestLine(
    come,
    kept.map(({ table }) => matchOf(table)),
  );
  const found = nearest && kept[nearest.index];
  if (found && nearest.standing !== 'other') {
    const session = await sessionOf(found.id, deps);
    // It may have changed since it was looked at: in another tab, or by being deleted.
    const received = session.ok ? session.value.messages?.receive(come, mark.name) : session;
    if (received && !received.ok) return { ...received, game: come.game };
    if (session.ok && received?.value !== 'other') return session;
    if (session.ok && session.value !== currentSession()) session.value.close();
  }
  const isSameGame = found?.table.game.id === come.game.id;
  const own = found && isSameGame ? ownSide(found.table) : addresseeOf(come);
  const correspondence = { id: mark.id, sent: stepsOf(come) };
  const name = addresseeOf(come) === own ? mark.name : undefined;
  const table = correspondenceTable(come, own, correspondence, name);
  const session = openNew(beforeLastMove(table), deps, found ? deps.freshId() : savedIdOf(mark.id));
  void painted().then(() => session.lines.backToGame());
  if (found) session.messages?.sayBeside();
  return succeed(session);
}

/** What a game by messages is saved under, so that two tabs which open its first link know of each other. */
function savedIdOf(id: string): string {
  return `message-${id}`;
}

/** The session of a kept game, played from this tab now: whoever opens a friend's link wants to answer here. */
async function sessionOf(id: string, deps: Deps): Promise<Outcome<Session>> {
  const current = currentSession();
  if (current?.saving.id() === id) {
    if (current.saving.ownership() === 'elsewhere') await current.saving.takeOver();
    return succeed(current);
  }
  const found = await autosaveSaved(deps, id);
  if (!found.ok) return found;
  const { saved, autosave } = found.value;
  const session = createMessageSession(saved, { ...deps, autosave });
  if (session.saving.ownership() === 'elsewhere') await session.saving.takeOver();
  return succeed(session);
}

interface KeptTable {
  readonly id: string;
  readonly table: Table;
}

/** The games of one correspondence that are kept here; where nothing can be read, there are none. */
async function keptTables(correspondence: string, { savedGames }: Deps): Promise<readonly KeptTable[]> {
  const { games } = await savedGames.list();
  const ids = games.filter((saved) => saved.correspondence === correspondence).map(({ id }) => id);
  const opened = await Promise.all(ids.map(async (id) => ({ id, found: await savedGames.open(id) })));
  return opened.flatMap(({ id, found }) => (found.ok ? [{ id, table: found.value.saved.table }] : []));
}

function openNew(table: Table, deps: Deps, id: string): Session {
  const autosave = autosaveNew(deps, id);
  void deps.savedGames.tidy(id, deps.today());
  const saved: SavedTable = { table, preferences: { ...usualPreferences, isFlipped: ownSide(table) === 1 } };
  return createMessageSession(saved, { ...deps, autosave });
}

/** Looks at the position before the last move, so that the move can be seen being made. */
function beforeLastMove(table: Table): Table {
  const isMove = !matchOf(table).conclusion;
  const { parent } = nodeOf(table.tree, table.head);
  return isMove && parent !== undefined ? goTo(table, parent) : table;
}

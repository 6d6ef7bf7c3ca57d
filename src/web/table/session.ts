import type { Ending, Game, Move } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { formatRecord, recordOf } from '../../core/record.ts';
import { formatSeat } from '../../core/seat.ts';
import { formatLink, linkOf } from '../share/link.ts';
import type { Ownership } from '../storage/keeper.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Computers, createComputers } from './computers.ts';
import { makeEngines } from './engines.ts';
import type { Opening, Preferences } from './opening.ts';
import { createPlaying, type Playing } from './playing.ts';
import { createSeating, modeOf, type Seating } from './seating.ts';
import { createSessionState, type SessionState, type SessionWorld, type Trouble } from './session-state.ts';
import { matchAt, seatAt, type TableState } from './table-state.ts';
import type { NodeId, Tree, TreeNode } from './tree.ts';
import { createTruth, type Truth } from './truth.ts';

/**
 * A table that is played at. Every function without arguments may be called within Solid's computations and follows
 * changes; the expensive ones (`review`, `graph`, `badges`) are best wrapped in a memo. Nothing here touches the page.
 */
export interface Session extends Standing, Seating, Playing, Computers, Truth, Attempts {
  /** The id that the game is kept under, for its address; another one once a new game has begun. */
  id(): string;
  /** `elsewhere` when another tab plays this game: then it can be looked at here, and taken over. */
  ownership(): Ownership;
  /** Takes the game from the other tab, as it stands there. */
  takeOver(): Promise<void>;
  preferences(): Preferences;
  /** Whether the board is drawn from the second player's side. */
  isFlipped(): boolean;
  flip(): void;
  trouble(): Trouble | undefined;
  /** Starts the engine anew, and goes on. */
  tryAgain(): void;
  /** The record of the line to the node that is looked at, as text. */
  record(): string;
  /** The address of the line and of what is looked at, to be shared: the part from `#` on. */
  link(): string;
  /** Gets up from the table: ends the workers. The session is of no use after that. */
  close(): void;
}

/** What is on the table. */
export interface Standing {
  readonly game: Game;
  /** Everything that is kept of the table: the tree, where the game stands, what is looked at, the series. */
  state(): TableState;
  tree(): Tree;
  /** The node that is looked at. */
  node(): TreeNode;
  /** The match of that node: its state, its moves, its ending. */
  match(): Match;
  /** Where the game itself stands; elsewhere, one looks back or at a variation. */
  head(): NodeId;
  /** Whether what is looked at is where the game stands. */
  isAtHead(): boolean;
  /** The line through the node that is looked at: from the root to the end that going forward leads to. */
  line(): readonly NodeId[];
  /** The move that led to what is looked at, and the state before it; for the board's trail and motion. */
  lastMove(): { readonly before: unknown; readonly move: Move } | undefined;
  /** How the game ended at the node that is looked at. */
  ending(): Ending | undefined;
  /** How the game itself ended. */
  result(): Ending | undefined;
}

export function createSession(opening: Opening, world: SessionWorld): Session {
  const { keeper } = world;
  const session = createSessionState(opening, keeper);
  const engines = makeEngines(() => world.startEngine(session.game.id));
  const computers = createComputers(session, engines, world.wait, opening.isPaused ?? false, () =>
    truth.known.pursue(),
  );
  const mayFindOut = () => !world.hasFewCores || !computers.isSearching();
  const truth = createTruth(session, engines, world.now, mayFindOut);
  const attempts = createAttempts(session, truth.known, computers, truth.review);
  const playing = createPlaying(session, computers, attempts);

  async function takeOver(): Promise<void> {
    const taken = await keeper?.takeOver();
    if (taken?.ok) session.replace(taken.value);
    else if (taken) session.setTrouble({ problem: taken.problem, purpose: 'keeping' });
  }

  function tryAgain(): void {
    session.setTrouble(undefined);
    session.settle();
  }

  function close(): void {
    session.close();
    computers.stop();
    truth.known.stop();
    engines.close('computer');
    engines.close('analysis');
    keeper?.close();
  }

  // What comes with taking over is told by the game that then lies on the table.
  keeper?.onOwnership(() => session.isOurs() || computers.stop());
  session.settle();
  const { known: _known, ...truthOutside } = truth;
  return {
    ...standingOf(session),
    ...createSeating(session),
    ...playing,
    ...computers,
    ...truthOutside,
    ...attempts,
    ...exportsOf(session),
    id: () => keeper?.id() ?? '',
    ownership: () => keeper?.ownership() ?? 'ours',
    takeOver,
    preferences: session.preferences,
    isFlipped: () => session.preferences().isFlipped,
    flip: () => session.prefer({ isFlipped: !session.preferences().isFlipped }),
    trouble: session.trouble,
    tryAgain,
    close,
  };
}

function standingOf({ game, state, node, match, line }: SessionState): Standing {
  function lastMove(): ReturnType<Standing['lastMove']> {
    const { steps, ply } = match();
    const { move } = steps[ply];
    return move === undefined ? undefined : { before: steps[ply - 1].state, move };
  }

  return {
    game,
    state,
    tree: () => state().tree,
    node,
    match,
    head: () => state().head,
    isAtHead: () => state().current === state().head,
    line,
    lastMove,
    ending: () => match().ending,
    result: () => matchAt(state(), state().head).ending,
  };
}

/** The game as texts that leave the app. */
function exportsOf({ state, preferences, match, lineMatch }: SessionState): Pick<Session, 'record' | 'link'> {
  const seats = () => [formatSeat(seatAt(state(), 0)), formatSeat(seatAt(state(), 1))] as const;

  function link(): string {
    const { isFlipped, isShowingValues } = preferences();
    const shared = modeOf(state()) === 'people' ? undefined : seats();
    return formatLink(linkOf(lineMatch(), match().ply, { seats: shared, isFlipped, isShowingValues }));
  }

  return { record: () => formatRecord(recordOf(match(), seats())), link };
}

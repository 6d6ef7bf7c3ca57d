import { batch, createSignal } from 'solid-js';
import { type Ending, type Game, type Move, opponentOf, type Player } from '../../core/game.ts';
import { legalMoves, type Match } from '../../core/match.ts';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import { formatRecord, recordOf } from '../../core/record.ts';
import type { Report, ReportedMove, ReviewedMove } from '../../core/report.ts';
import { formatSeat, isPerson, type Seat } from '../../core/seat.ts';
import { type Series, score, seriesResult } from '../../core/series.ts';
import { giveUp, hasNextGame, participantOf, seriesOf } from '../../core/table.ts';
import type { Analyst } from '../../engine/analyst.ts';
import { byMerit } from '../../text/verdict.ts';
import { formatLink, linkOf } from '../share/link.ts';
import type { Keeper, Ownership } from '../storage/keeper.ts';
import { type Computer, type ComputerTurn, createComputer, type Thinking } from './computer.ts';
import { type GraphPoint, graphOf, isMistake, type LineReview, reviewLine, reviewOne } from './line-review.ts';
import type { Opening, Pace, Preferences } from './opening.ts';
import type { TableState } from './table-state.ts';

export { type Opening, type Pace, type Preferences, usualPreferences } from './opening.ts';

import * as table from './table-state.ts';
import { moveText, type NodeId, nodeOf, pathTo, type Tree, type TreeNode } from './tree.ts';
import { createValues, type Wish } from './values.ts';

/** What a session needs of the world around it. */
export interface SessionWorld {
  /** A worker for the session's game; it is closed with the session. */
  startEngine(game: string): Analyst;
  now(): number;
  /** Resolves after a while, or at once when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Keeps the game after every change; without one, it is gone with the page. */
  readonly keeper?: Keeper;
}

/** An attempt to do better than a move that was a mistake. */
export interface Attempt {
  /** The position to find a better move in. */
  readonly node: NodeId;
  /** The move that is to be bettered, and what was thrown away by it. */
  readonly mistake: ReviewedMove;
  /** What was tried last, and how it did; undefined before the first try, and while nothing is known of it. */
  readonly tried: ReviewedMove | undefined;
  /** `open` before the first try; `solved` by a move that throws nothing away; `failed` by one that does. */
  readonly outcome: 'open' | 'solved' | 'failed';
}

/** The engine has failed, or something else went wrong. */
export interface Trouble {
  readonly problem: Problem;
  /** Whether `tryAgain` may help. */
  readonly canTryAgain: boolean;
}

/**
 * A table that is played at. Every function without arguments may be called within Solid's computations and follows
 * changes; the expensive ones (`review`, `graph`, `badges`) are best wrapped in a memo. Nothing here touches the page.
 */
export interface Session {
  readonly game: Game;
  /** The id that the game is kept under, for its address; another one once a new game has begun. */
  id(): string;
  /** `elsewhere` when another tab plays this game: then it can be looked at here, and taken over. */
  ownership(): Ownership;
  /** Takes the game from the other tab, as it stands there. */
  takeOver(): Promise<void>;

  // What is on the table.

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

  // Who sits at it.

  /** Who has the pieces of a player in this game. */
  seat(player: Player): Seat;
  /** `people`: nobody but people; `computer`: a person and a computer; `watch`: two computers. */
  mode(): 'people' | 'computer' | 'watch';
  /** The series, this game included once it is over. */
  series(): Series;
  /** The points of whoever has the pieces of a player in this game, over the series. */
  points(player: Player): number;
  /** How the series came out: by the player of this game, or `draw`; undefined while it goes on. */
  seriesWinner(): Player | 'draw' | undefined;
  /** Whether `newGame` goes on with the series; otherwise it begins another one. */
  hasNextGame(): boolean;

  // Playing.

  /** What the person may play now; none while a computer is to move, and none once the game is over. */
  moves(): readonly Move[];
  /** Plays one of these. Elsewhere than where the game stands, a variation grows. A refusal changes nothing. */
  play(move: Move): Result<void>;
  canUndo(): boolean;
  /** Takes back the last move, against a computer up to the person's own; away from the game, just steps back. */
  undo(): void;
  canRedo(): boolean;
  redo(): void;
  /** Looks at another node; nothing is played or taken back by that. */
  goTo(id: NodeId): void;
  /** Looks at the position after so many moves of the present line. */
  goToPly(ply: number): void;
  /** Looks one move back or forward, or at the beginning or the end of the line. */
  look(where: 'back' | 'forward' | 'start' | 'end'): void;
  /** Looks at where the game stands. */
  backToGame(): void;
  canResign(): boolean;
  resign(): void;
  /** The two change places in this game; a computer that is to move then does. */
  swapSides(): void;
  /** The next game of the series, or the first of another one like it. The old one stays among the saved games. */
  newGame(): void;
  /** Makes the line to a node the main line, and so the game. */
  promote(id: NodeId): void;
  /** Takes a move away with all that follows it; the answer puts it back. */
  remove(id: NodeId): () => void;

  // Computers.

  /** The computer that is thinking, wherever that is. */
  thinking(): Thinking | undefined;
  pace(): Pace;
  setPace(pace: Pace): void;
  /** Whether computers that play each other wait. */
  isPaused(): boolean;
  pause(): void;
  resume(): void;
  /** Lets the computer whose turn it is make one move, and waits again. */
  step(): void;

  // Truth.

  isShowingValues(): boolean;
  showValues(isShowing: boolean): void;
  /** What is known of the position that is looked at, sharpening as it is thought about; only while values are shown. */
  values(): Report | undefined;
  /** The same by move, to put on the board. */
  badges(): ReadonlyMap<Move, ReportedMove>;
  /** Whether more is being found out about the position that is looked at. */
  isLooking(): boolean;
  /** The move that was hinted at, for the position that is looked at. */
  hint(): Move | undefined;
  /** Whether a hint was asked for and is not there yet. */
  isSeekingHint(): boolean;
  askHint(): void;

  // Understanding.

  /** How each move of the line did. It is worked out once the game is over, or while values are shown. */
  review(): LineReview;
  /** The value of each position of the line, from the start on. */
  graph(): readonly (GraphPoint | undefined)[];
  /** Whether the review is being worked out, or complete: in a game that goes on without values, it would be a help. */
  isReviewing(): boolean;
  /** Goes to the position before a move of the line, to do better; the next move played there is judged. */
  retry(ply: number): void;
  attempt(): Attempt | undefined;
  /** Back to the position of the attempt, for another try. */
  retryAgain(): void;
  /** Ends the attempt. What was tried stays as a variation, and a computer that is to move there does. */
  endAttempt(): void;

  // How it is looked at.

  preferences(): Preferences;
  /** Whether the board is drawn from the second player's side. */
  isFlipped(): boolean;
  flip(): void;

  // Trouble, and the way out.

  trouble(): Trouble | undefined;
  dismissTrouble(): void;
  /** Starts the engine anew, and goes on. */
  tryAgain(): void;
  /** The record of the line to the node that is looked at, as text. */
  record(): string;
  /** The address of the line and of what is looked at, to be shared: the part from `#` on. */
  link(): string;
  /** Gets up from the table: ends the workers. The session is of no use after that. */
  close(): void;
}

/** How long a computer's move is held back, so that the person's own is seen first. */
const answerMilliseconds = 450;
const paceMilliseconds: Readonly<Record<Pace, number>> = { slow: 2200, normal: 1000, fast: 250 };

/** How long to look at a position that is looked at: for a start, and in all; and at each position of a review. */
const firstLook = 1500;
const longLook = 30_000;
const reviewLook = 700;

export function createSession(opening: Opening, world: SessionWorld): Session {
  const { game } = opening.state;
  const { keeper } = world;
  const isOurs = () => keeper?.ownership() !== 'elsewhere';
  const [state, setState] = createSignal<TableState>(opening.state);
  const [preferences, setPreferences] = createSignal<Preferences>(opening.preferences);
  const [isPaused, setPaused] = createSignal(opening.isPaused ?? false);
  const [trouble, setTrouble] = createSignal<Trouble | undefined>(undefined);
  const [hintFor, setHintFor] = createSignal<NodeId | undefined>(undefined);
  const [target, setTarget] = createSignal<AttemptTarget | undefined>(undefined);
  /** A position off the game in which the person has moved and the computer is to answer. */
  let awaited: NodeId | undefined;
  /** How many moves computers may make although they wait. */
  let steps = 0;
  const engines = makeEngines(() => world.startEngine(game.id));

  const values = createValues({
    engine: () => engines.get('analysis'),
    now: world.now,
    wish,
    onFailure: (problem) => fail('analysis', problem),
  });
  const computer: Computer = createComputer({
    engine: () => engines.get('computer'),
    wait: world.wait,
    due,
    onMove: playForComputer,
    onFailure: (problem) => fail('computer', problem),
  });

  // What is on the table.

  const node = () => nodeOf(state().tree, state().current);
  const match = () => node().match;
  const isAtHead = () => state().current === state().head;
  const line = () => pathTo(state().tree, state().tip);
  const result = () => table.matchAt(state(), state().head).ending;
  const isOver = () => result() !== undefined;

  function lastMove(): ReturnType<Session['lastMove']> {
    const { steps: played, ply } = match();
    const { move } = played[ply];
    return move === undefined ? undefined : { before: played[ply - 1].state, move };
  }

  function mode(): ReturnType<Session['mode']> {
    const people = state().participants.filter(isPerson).length;
    return people === 2 ? 'people' : people === 1 ? 'computer' : 'watch';
  }

  const participant = (player: Player) => participantOf(table.tableOf(state()), player);
  const series = () => seriesOf(table.tableOf(state()));

  function seriesWinner(): Player | 'draw' | undefined {
    const winner = seriesResult(series());
    if (winner === undefined || winner === 'draw') return winner;
    return winner === participant(0) ? 0 : 1;
  }

  // Changing it.

  /** The one way by which the table changes: what follows from it follows, and it is kept. */
  function change(wanted: TableState | undefined, isNewGame = false): void {
    if (!wanted || wanted === state()) return;
    // What another tab plays can be looked at here, no more.
    const next = isOurs() || isNewGame ? wanted : table.goTo(state(), wanted.current);
    batch(() => {
      if (next.current !== state().current || isNewGame) setHintFor(undefined);
      setState(next);
    });
    settle(isNewGame);
  }

  function settle(isNewGame = false): void {
    computer.attend();
    values.pursue();
    keeper?.keep({ state: state(), preferences: preferences() }, isNewGame);
  }

  async function takeOver(): Promise<void> {
    const taken = await keeper?.takeOver();
    if (taken?.ok) replace(taken.value);
    else if (taken) setTrouble({ problem: taken.problem, canTryAgain: false });
  }

  function replace(taken: Opening): void {
    awaited = undefined;
    batch(() => {
      setTarget(undefined);
      setHintFor(undefined);
      setPaused(true);
      setPreferences(taken.preferences);
      setState(taken.state);
    });
    settle();
  }

  function prefer(change: Partial<Preferences>): void {
    setPreferences((old) => ({ ...old, ...change }));
    settle();
  }

  function moves(): readonly Move[] {
    const isThinkingHere = computer.thinking()?.node === state().current;
    return isThinkingHere || !isOurs() ? [] : table.movesFor(state());
  }

  function play(move: Move): Result<void> {
    const before = state();
    if (!moves().includes(move)) {
      const refused = match().playMove(move);
      return refused.ok ? { ok: false, problem: { code: 'no-such-move', values: { text: String(move) } } } : refused;
    }
    const next = table.playAt(before, before.current, move);
    if (!next.ok) return next;
    const isAnswered = target() === undefined && before.current !== before.head && table.hasPerson(before);
    awaited = isAnswered ? next.value.current : undefined;
    const attempt = target();
    if (attempt && attempt.node === before.current) setTarget({ ...attempt, tried: next.value.current });
    change(next.value);
    return succeed(undefined);
  }

  function playForComputer(at: NodeId, move: Move): void {
    const next = table.playAt(state(), at, move);
    if (!next.ok) {
      fail('computer', next.problem);
      return;
    }
    steps = Math.max(0, steps - 1);
    awaited = undefined;
    change(next.value);
  }

  function lookAt(id: NodeId): void {
    if (id !== awaited) awaited = undefined;
    if (mode() === 'watch' && id !== state().current) pause();
    if (target() && id !== target()?.node && id !== target()?.tried) setTarget(undefined);
    change(table.goTo(state(), id));
  }

  function look(where: 'back' | 'forward' | 'start' | 'end'): void {
    const path = line();
    const at = path.indexOf(state().current);
    const wanted = { back: at - 1, forward: at + 1, start: 0, end: path.length - 1 }[where];
    const id = path[Math.max(0, Math.min(wanted, path.length - 1))];
    if (id !== undefined) lookAt(id);
  }

  function stepBack(next: TableState | undefined): void {
    if (!next) return;
    if (mode() === 'watch') pause();
    awaited = undefined;
    setTarget(undefined);
    change(next);
  }

  function remove(id: NodeId): () => void {
    const before = state();
    setTarget(undefined);
    awaited = undefined;
    change(table.remove(before, id));
    const after = state();
    // Only as long as nothing else has happened: what came since is not to be lost.
    return () => state() === after && change(before);
  }

  function newGame(): void {
    computer.stop();
    setTarget(undefined);
    awaited = undefined;
    steps = 0;
    setPaused(false);
    change(table.nextGame(state()), true);
  }

  // Computers.

  function due(): ComputerTurn | undefined {
    if (trouble() || !isOurs()) return undefined;
    const now = state();
    const isRunning = mode() !== 'watch' || !isPaused() || steps > 0;
    const at = awaited ?? (isRunning ? now.head : undefined);
    if (at === undefined) return undefined;
    const here = table.matchAt(now, at);
    const seat = table.seatAt(now, here.turn);
    if (here.ending || seat.kind === 'person') return undefined;
    const { seed, winners } = now.series;
    const isStep = mode() === 'watch' && isPaused();
    return {
      node: at,
      match: here,
      player: seat.player,
      seed: (seed + winners.length) >>> 0,
      leastMilliseconds: mode() === 'watch' ? (isStep ? 0 : paceMilliseconds[preferences().pace]) : answerMilliseconds,
    };
  }

  function pause(): void {
    steps = 0;
    setPaused(true);
    computer.attend();
  }

  function resume(): void {
    setPaused(false);
    if (mode() === 'watch' && !isAtHead()) change(table.goTo(state(), state().head));
    computer.attend();
  }

  function step(): void {
    if (!isPaused()) pause();
    steps = 1;
    if (!isAtHead()) change(table.goTo(state(), state().head));
    computer.attend();
  }

  // Truth.

  const isReviewing = () => isOver() || preferences().isShowingValues;
  const reportAt = (ply: number) => {
    const id = line()[ply];
    return id === undefined ? undefined : values.report(table.matchAt(state(), id));
  };

  /** First what is looked at, for a moment; then the moves of the line, from the last; then what is looked at again. */
  function wish(): Wish | undefined {
    if (trouble()) return undefined;
    const here = match();
    const isWanted = !here.ending && (preferences().isShowingValues || isSeekingHint() || needsJudging());
    const first = { match: here, milliseconds: firstLook };
    if (isWanted && !values.isKnown(first)) return first;
    if (isReviewing()) {
      const before = [...line()]
        .reverse()
        .map((id) => ({ match: table.matchAt(state(), id), milliseconds: reviewLook }));
      const open = before.find((each) => !each.match.ending && !values.isKnown(each));
      if (open) return open;
    }
    const longer = { match: here, milliseconds: longLook };
    return isWanted && preferences().isShowingValues && !values.isKnown(longer) ? longer : undefined;
  }

  const needsJudging = () => target() !== undefined && target()?.node === state().current;

  function badges(): ReadonlyMap<Move, ReportedMove> {
    const report = valuesShown();
    const { game: played, state: here } = match();
    if (!report) return new Map();
    const byText = new Map(report.moves.map((move) => [move.move, move]));
    return new Map(
      legalMoves(played, here).flatMap((move) => {
        const found = byText.get(played.notation.move(here, move));
        return found ? [[move, found] as const] : [];
      }),
    );
  }

  function valuesShown(): Report | undefined {
    return preferences().isShowingValues ? values.report(match()) : undefined;
  }

  function isSeekingHint(): boolean {
    return hintFor() === state().current && !values.isKnown({ match: match(), milliseconds: firstLook });
  }

  function hint(): Move | undefined {
    if (hintFor() !== state().current || match().ending) return undefined;
    const report = values.report(match());
    if (!report || isSeekingHint()) return undefined;
    const [best] = [...report.moves].sort(byMerit);
    const { game: played, state: here } = match();
    return legalMoves(played, here).find((move) => played.notation.move(here, move) === best?.move);
  }

  function askHint(): void {
    if (match().ending) return;
    setHintFor(state().current);
    values.pursue();
  }

  // Understanding.

  const isJudged = (player: Player) => !table.hasPerson(state()) || isPerson(table.seatAt(state(), player));
  const lineMatch = () => table.matchAt(state(), state().tip);
  const review = () => reviewLine(lineMatch(), reportAt, isJudged);

  function retry(ply: number): void {
    const mistake = review().moves[ply - 1];
    const at = line()[ply - 1];
    if (!mistake || at === undefined) return;
    computer.stop();
    awaited = undefined;
    setTarget({ node: at, mistake, tried: undefined });
    change(table.goTo(state(), at));
  }

  function attempt(): Attempt | undefined {
    const found = target();
    if (!found) return undefined;
    const { node: at, mistake } = found;
    const before = table.matchAt(state(), at);
    const move = found.tried === undefined ? undefined : moveText(nodeOf(state().tree, found.tried));
    const first = before.ply % 2 === 0 ? before.turn : opponentOf(before.turn);
    const tried = move === undefined ? undefined : reviewOne(values.report(before), move, before.ply, first);
    const outcome = !tried ? 'open' : isMistake(tried) ? 'failed' : 'solved';
    return { node: at, mistake, tried, outcome };
  }

  function retryAgain(): void {
    const found = target();
    if (!found) return;
    setTarget({ ...found, tried: undefined });
    change(table.goTo(state(), found.node));
  }

  function endAttempt(): void {
    const tried = target()?.tried;
    setTarget(undefined);
    if (tried !== undefined && tried === state().current && table.hasPerson(state())) awaited = tried;
    settle();
  }

  // Trouble.

  function fail(purpose: Purpose, problem: Problem): void {
    engines.close(purpose);
    setTrouble({ problem, canTryAgain: true });
  }

  function tryAgain(): void {
    setTrouble(undefined);
    computer.attend();
    values.pursue();
  }

  function close(): void {
    computer.stop();
    values.stop();
    engines.close('computer');
    engines.close('analysis');
    keeper?.close();
  }

  const seatTexts = () => [formatSeat(table.seatAt(state(), 0)), formatSeat(table.seatAt(state(), 1))] as const;

  function link(): string {
    const { isFlipped, isShowingValues } = preferences();
    const seats = mode() === 'people' ? undefined : seatTexts();
    return formatLink(linkOf(lineMatch(), match().ply, { seats, isFlipped, isShowingValues }));
  }

  const session: Session = {
    game,
    id: () => keeper?.id() ?? '',
    ownership: () => keeper?.ownership() ?? 'ours',
    takeOver,
    state,
    tree: () => state().tree,
    node,
    match,
    head: () => state().head,
    isAtHead,
    line,
    lastMove,
    ending: () => match().ending,
    result,
    seat: (player) => table.seatAt(state(), player),
    mode,
    series,
    points: (player) => score(series())[participant(player)],
    seriesWinner,
    hasNextGame: () => hasNextGame(table.tableOf(state())),
    moves,
    play,
    canUndo: () => table.undo(state()) !== undefined,
    undo: () => stepBack(table.undo(state())),
    canRedo: () => table.redo(state()) !== undefined,
    redo: () => stepBack(table.redo(state())),
    goTo: lookAt,
    goToPly: (ply) => lookAt(line()[ply] ?? state().current),
    look,
    backToGame: () => lookAt(state().head),
    canResign: () => giveUp(table.tableOf(state())) !== undefined,
    resign: () => change(table.resign(state())),
    swapSides: () => change(table.swapSides(state())),
    newGame,
    promote: (id) => change(table.makeMain(state(), id)),
    remove,
    thinking: computer.thinking,
    pace: () => preferences().pace,
    setPace: (pace) => prefer({ pace }),
    isPaused,
    pause,
    resume,
    step,
    isShowingValues: () => preferences().isShowingValues,
    showValues: (isShowingValues) => prefer({ isShowingValues }),
    values: valuesShown,
    badges,
    isLooking: () => values.sought() === match(),
    hint,
    isSeekingHint,
    askHint,
    review,
    graph: () => graphOf(lineMatch(), reportAt),
    isReviewing,
    retry,
    attempt,
    retryAgain,
    endAttempt,
    preferences,
    isFlipped: () => preferences().isFlipped,
    flip: () => prefer({ isFlipped: !preferences().isFlipped }),
    trouble,
    dismissTrouble: () => setTrouble(undefined),
    tryAgain,
    record: () => formatRecord(recordOf(match(), seatTexts())),
    link,
    close,
  };
  keeper?.onOwnership(computer.attend);
  settle();
  return session;
}

interface AttemptTarget {
  readonly node: NodeId;
  readonly mistake: ReviewedMove;
  readonly tried: NodeId | undefined;
}

type Purpose = 'analysis' | 'computer';

/** Workers, each started when it is first needed: one thinks about positions while the other chooses moves. */
function makeEngines(start: () => Analyst): { get(purpose: Purpose): Analyst; close(purpose: Purpose): void } {
  const open = new Map<Purpose, Analyst>();
  return {
    get(purpose) {
      const engine = open.get(purpose) ?? start();
      open.set(purpose, engine);
      return engine;
    },
    close(purpose) {
      open.get(purpose)?.close();
      open.delete(purpose);
    },
  };
}

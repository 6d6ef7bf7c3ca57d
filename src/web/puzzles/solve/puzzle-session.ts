import { createSignal } from 'solid-js';
import type { CellId, Game, Move } from '../../../core/game.ts';
import { type Match, readMove } from '../../../core/match.ts';
import type { Random } from '../../../core/random.ts';
import type { Puzzle } from '../../../study/puzzles/puzzle.ts';
import { type Attempt, answer, beginAttempt, type Hint, hint, isSolved } from '../../../study/training/attempt.ts';
import { type Analyse, type Refutation, refute } from '../../../study/training/refutation.ts';

export interface PuzzleSessionDeps {
  /** What is known of a position, to say what is wrong with a move. */
  analyse(match: Match, signal: AbortSignal): ReturnType<Analyse>;
  /** Resolves after a while, or at once when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Draws which reply is played, where several are asked. */
  readonly random: Random;
  /** Told of every step of the attempt, to be kept. */
  onChange(attempt: Attempt, isGivenUp: boolean): void;
}

/** A move that gave the value away, and what is known of why. */
export interface Wrong {
  readonly move: string;
  /** Nothing while it is being asked, and where nobody could tell. */
  readonly refutation: Refutation | undefined;
  readonly isAsking: boolean;
}

/** A puzzle on the board. */
export interface PuzzleSession {
  readonly game: Game;
  readonly puzzle: Puzzle;
  attempt(): Attempt;
  /** What the board shows: where the attempt stands, a move on its way, a refutation, or a position of the solution. */
  shown(): Match;
  /** What may be played now. */
  moves(): readonly Move[];
  /** What was told of the present turn. */
  hint(): Hint | undefined;
  /** What is pointed out on the board: cells to look at, or the move. */
  marked(): Move | readonly CellId[] | undefined;
  wrong(): Wrong | undefined;
  isGivenUp(): boolean;
  /** Whether the puzzle was solved, or its solution was asked for. */
  isOver(): boolean;
  play(move: Move): void;
  askHint(): void;
  /** Back from a wrong move to the position that it was played in. */
  goBack(): void;
  giveUp(): void;
  /** Once more from the beginning. */
  restart(): void;
  /** Shows a position, once the puzzle is over. */
  look(match: Match): void;
  close(): void;
}

/** How long a move is seen before the next one is made, in milliseconds. */
const replyMilliseconds = 550;
const refutationMilliseconds = 850;
/** How long the end of a refutation is seen before the board goes back. */
const endMilliseconds = 2400;
/** So many moves are shown after a wrong one: a near end is seen, and of a far one the beginning. */
const maxShown = 6;

export function createPuzzleSession(begun: Attempt, wasGivenUp: boolean, deps: PuzzleSessionDeps): PuzzleSession {
  const { puzzle } = begun;
  const { game } = begun.match;
  const [attempt, setAttempt] = createSignal(begun);
  const [passing, setPassing] = createSignal<Match | undefined>(undefined);
  const [wrong, setWrong] = createSignal<Wrong | undefined>(undefined);
  const [isGivenUp, setGivenUp] = createSignal(wasGivenUp);
  let showing = new AbortController();

  const isOver = () => isSolved(attempt()) || isGivenUp();
  const moves = () => (isOver() || passing() ? [] : attempt().match.moves);

  function change(next: Attempt): void {
    setAttempt(next);
    deps.onChange(next, isGivenUp());
  }

  /** Ends what is being shown, and begins to show something else. */
  function showNext(): AbortSignal {
    showing.abort();
    showing = new AbortController();
    return showing.signal;
  }

  function play(move: Move): void {
    if (!moves().includes(move)) return;
    const found = answer(attempt(), game.notation.move(attempt().match.state, move), deps.random);
    if (!found.ok) return;
    const { kind, attempt: next } = found.value;
    if (kind === 'wrong') void showRefutation(found.value.move, found.value.after, showNext());
    // The own move is seen first, and then the reply, which is kept already.
    if (kind === 'right') void showReply(next.match.goTo(next.match.ply - 1), showNext());
    change(next);
  }

  async function showReply(own: Match, signal: AbortSignal): Promise<void> {
    setPassing(own);
    await deps.wait(replyMilliseconds, signal);
    if (!signal.aborted) setPassing(undefined);
  }

  async function showRefutation(move: string, after: Match, signal: AbortSignal): Promise<void> {
    setPassing(after);
    setWrong({ move, refutation: undefined, isAsking: true });
    const analyse: Analyse = (match) => deps.analyse(match, signal);
    const [refutation] = await Promise.all([
      refute(after, analyse, maxShown).catch(() => undefined),
      deps.wait(replyMilliseconds, signal),
    ]);
    if (signal.aborted) return;
    setWrong({ move, refutation, isAsking: false });
    let match = after;
    for (const reply of refutation?.line ?? []) {
      const next = match.play(reply);
      if (!next.ok) break;
      await deps.wait(refutationMilliseconds, signal);
      if (signal.aborted) return;
      match = next.value;
      setPassing(match);
    }
    await deps.wait(endMilliseconds, signal);
    if (!signal.aborted) goBack();
  }

  function goBack(): void {
    showNext();
    setWrong(undefined);
    setPassing(undefined);
  }

  /** A hint is told again from what was told before, so that it is the same after a reload. */
  function told(): Hint | undefined {
    const here = attempt();
    if (here.told === 0 || isOver()) return undefined;
    return hint({ ...here, told: here.told === 1 ? 0 : 2 });
  }

  function marked(): Move | readonly CellId[] | undefined {
    const tip = passing() ? undefined : told();
    if (tip?.move === undefined) return tip?.cells;
    const move = readMove(game, attempt().match.state, tip.move);
    return move.ok ? move.value : undefined;
  }

  return {
    game,
    puzzle,
    attempt,
    shown: () => passing() ?? attempt().match,
    moves,
    hint: told,
    marked,
    wrong,
    isGivenUp,
    isOver,
    play,
    askHint() {
      if (isOver() || attempt().told === 2) return;
      goBack();
      const tip = hint(attempt());
      if (tip) change(tip.attempt);
    },
    goBack,
    giveUp() {
      if (isOver()) return;
      goBack();
      setGivenUp(true);
      change({ ...attempt(), isFailed: true });
    },
    restart() {
      goBack();
      setGivenUp(false);
      change(beginAttempt(game, puzzle));
    },
    look(match) {
      showNext();
      setWrong(undefined);
      setPassing(match);
    },
    close: () => showing.abort(),
  };
}

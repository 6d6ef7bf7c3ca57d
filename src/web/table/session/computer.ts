import { createSignal } from 'solid-js';
import type { Move, Player } from '../../../core/game.ts';
import { type Match, readMove } from '../../../core/match.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Analyst } from '../../../engine/service/analyst.ts';
import type { NodeId } from '../../../play/tree.ts';

/** A turn that a computer player is to take. */
export interface ComputerTurn {
  readonly node: NodeId;
  readonly match: Match;
  /** Its name, such as `level:5`. */
  readonly player: string;
  readonly seed: number;
  /** How long its move is held back at the least, so that it can be followed. */
  readonly minMilliseconds: number;
}

/** A computer that is thinking. */
export interface Thinking {
  /** Where it is to move. */
  readonly node: NodeId;
  readonly turn: Player;
  /** The computer player's name. */
  readonly player: string;
  /** When it began, in milliseconds. */
  readonly since: number;
}

export interface ComputerDeps {
  engine(): Analyst;
  /** Milliseconds, for measuring. */
  now(): number;
  /** Resolves after a while, or at once when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** The turn that is due now, if any. */
  due(): ComputerTurn | undefined;
  /** Its move; a guess where it was stopped before it had looked at any move to the end. */
  onMove(node: NodeId, move: Move, isGuess: boolean): void;
  onFailure(problem: Problem): void;
  /** Its engine has nothing to do any more; the move may still be held back. */
  onRest(): void;
}

/** Takes the computers' turns, one at a time. */
export interface Computer {
  thinking(): Thinking | undefined;
  /** Whether its engine is at work: not while a move that is found is only held back. */
  isSearching(): boolean;
  /** Begins the turn that is due, and stops one that no longer is, after anything has changed. */
  attend(): void;
  /** Asks whoever is thinking for the best move so far. */
  hurry(): void;
  stop(): void;
}

/** No player should need longer; one that does plays what it has found by then. */
const maxMilliseconds = 60_000;

/** The turn that is being taken, and how it is ended or hurried. */
interface CurrentTurn {
  readonly turn: ComputerTurn;
  readonly stop: AbortController;
  readonly hurry: AbortController;
}

export function createComputer(deps: ComputerDeps): Computer {
  const [thinking, setThinking] = createSignal<Thinking | undefined>(undefined);
  let searching: AbortController | undefined;
  let current: CurrentTurn | undefined;

  async function take(turn: ComputerTurn): Promise<void> {
    const { node, match, player, seed, minMilliseconds } = turn;
    const stop = new AbortController();
    const hurry = new AbortController();
    const mine = { turn, stop, hurry };
    current = mine;
    searching = stop;
    setThinking({ node, turn: match.turn, player, since: deps.now() });
    const start = match.goTo(0).position;
    const [choice] = await Promise.all([
      deps
        .engine()
        .choose({
          start,
          played: match.played,
          player,
          seed,
          maxMilliseconds,
          signal: stop.signal,
          hurry: hurry.signal,
        })
        .finally(() => rest(stop)),
      deps.wait(minMilliseconds, stop.signal),
    ]);
    if (current !== mine) return;
    current = undefined;
    setThinking(undefined);
    if (!choice) return;
    const move = choice.ok ? readMove(match.game, match.state, choice.value.move) : choice;
    if (move.ok) deps.onMove(node, move.value, choice.ok && choice.value.isGuess === true);
    else deps.onFailure(move.problem);
  }

  function rest(search: AbortController): void {
    if (searching !== search) return;
    searching = undefined;
    deps.onRest();
  }

  function attend(): void {
    const turn = deps.due();
    if (current && turn && isSameTurn(current.turn, turn)) return;
    stop();
    if (turn) void take(turn);
  }

  function stop(): void {
    current?.stop.abort();
    current = undefined;
    searching = undefined;
    setThinking(undefined);
  }

  return {
    thinking,
    isSearching: () => searching !== undefined,
    attend,
    hurry: () => current?.hurry.abort(),
    stop,
  };
}

function isSameTurn(one: ComputerTurn, other: ComputerTurn): boolean {
  return one.node === other.node && one.match === other.match && one.player === other.player && one.seed === other.seed;
}

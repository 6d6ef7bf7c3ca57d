import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict, Oracle } from '../../core/oracle.ts';
import { compareVerdicts, marginOf, seenByMover } from '../analysis/verdict.ts';
import type { ShareOut } from './shares.ts';

/** How many slices the truth about a position may take; where it takes longer, the reply to it counts as no error. */
const maxSlices = 4;
/** How many slices all of it may take, about a second, where the truth is not just looked up. What is left has no hope. */
const maxSlicesInAll = 150;
/** Replies that are rarer than this are not looked at, where the truth is not just looked up. */
const leastShare = 0.02;
/** Lines of play that are less likely than this are not followed. */
const leastReach = 0.05;
/** How many moves of the opponent's are looked at, since draws need not end; where the truth is slow to come, one. */
const maxMoves = 12;
/** How many answers to the first reply are tried; later on, the one that holds out longest is played. */
const triedAnswers = 3;

/** A move that keeps the value, and the truth about it for who makes it. */
export interface KeepingMove {
  readonly move: Move;
  readonly verdict: ExactVerdict;
}

/** A move, and how likely an opponent is to give value away after it, sooner or later. */
export interface HopefulMove extends KeepingMove {
  readonly hope: number;
}

/** How an opponent may answer a move: how likely it errs at once, and what else it may play. */
interface Replies<S> {
  readonly errs: number;
  readonly kept: readonly { readonly state: S; readonly share: number; readonly verdict: ExactVerdict }[];
}

/**
 * What the player to move may hope for after each of its moves, when the opponent chooses as is known of it: that it gives
 * value away before the end. Each move is judged by the play that follows when its player then holds out longest
 * (a rollout policy: so it does no worse than holding out longest from the first).
 */
export function* hopesOf<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  opponent: ShareOut<S>,
  state: S,
  moves: readonly KeepingMove[],
): Generator<undefined, readonly HopefulMove[]> {
  const { rules } = game;
  const isQuick = oracle.survey !== undefined;
  let slices = 0;
  const isTired = () => !isQuick && slices >= maxSlicesInAll;
  /** How likely errors were so far, weighed by how likely it came to them. */
  let seen = 0;
  let erred = 0;

  /** The truth about a position, for the player to move; nothing where it is slow to come. */
  function* truthOf(position: S): Generator<undefined, ExactVerdict | undefined> {
    const outcome = rules.outcome(position);
    if (outcome !== 'ongoing') return { exact: true, value: outcome, plies: 0, ...marginOf(rules, position) };
    const proof = oracle.solve(position);
    for (let slice = 1; ; slice++) {
      const step = proof.next();
      if (step.value) return step.value;
      slices++;
      if (step.done || slice >= maxSlices || isTired()) return undefined;
      yield;
    }
  }

  /** What the opponent may reply in a position, where whoever waits for the reply has this verdict. */
  function* repliesIn(position: S, { value }: ExactVerdict): Generator<undefined, Replies<S>> {
    if (rules.outcome(position) !== 'ongoing' || isTired()) return { errs: 0, kept: [] };
    const work = opponent(position);
    let step = work.next();
    for (; !step.done; step = work.next()) {
      slices++;
      yield;
    }
    const { moves: replies, shares } = step.value;
    let errs = 0;
    const kept: { state: S; share: number; verdict: ExactVerdict }[] = [];
    for (const [index, reply] of replies.entries()) {
      const share = shares[index];
      if (share === 0 || (share < leastShare && !isQuick)) continue;
      const after = rules.apply(position, reply);
      const verdict = yield* truthOf(after);
      if (!verdict) continue;
      if (verdict.value !== value) errs += share;
      else if (rules.outcome(after) === 'ongoing') kept.push({ state: after, share, verdict });
    }
    return { errs, kept };
  }

  /** The moves that keep the value of a position, the most lasting first. */
  function* keepingMoves(position: S, { value }: ExactVerdict): Generator<undefined, readonly KeepingMove[]> {
    const found: KeepingMove[] = [];
    for (const move of legalMoves(game, position)) {
      const verdict = yield* truthOf(rules.apply(position, move));
      const own = verdict && seenByMover(verdict);
      if (own?.value === value) found.push({ move, verdict: own });
    }
    return found.sort((one, other) => compareVerdicts(one.verdict, other.verdict));
  }

  /** How likely an error is from a position on that is not looked into. */
  function hopeBeyond({ plies }: ExactVerdict): number {
    const usual = seen === 0 ? 0 : erred / seen;
    return 1 - (1 - usual) ** Math.max(1, Math.floor((plies ?? 2) / 2));
  }

  /** How likely the opponent errs, now or later, in a position that is reached with this likelihood. */
  function* hopeIn(position: S, verdict: ExactVerdict, reach: number, depth: number): Generator<undefined, number> {
    const { errs, kept } = yield* repliesIn(position, verdict);
    seen += reach;
    erred += reach * errs;
    let hope = errs;
    for (const { state: after, share, verdict: left } of kept) {
      if (!isQuick || reach * share < leastReach || depth >= maxMoves) hope += share * hopeBeyond(left);
      else {
        let best = 0;
        const answers = (yield* keepingMoves(after, left)).slice(0, depth === 1 ? triedAnswers : 1);
        for (const answer of answers) {
          const there = rules.apply(after, answer.move);
          best = Math.max(best, yield* hopeIn(there, answer.verdict, reach * share, depth + 1));
        }
        hope += share * best;
      }
    }
    return hope;
  }

  const hopeful: HopefulMove[] = [];
  for (const each of moves) {
    const hope = yield* hopeIn(rules.apply(state, each.move), each.verdict, 1, 1);
    hopeful.push({ ...each, hope });
  }
  return hopeful;
}

import type { Game, Move, Random } from '../../core/game.ts';
import type { ExactVerdict, Oracle, Verdict } from '../../core/oracle.ts';
import { type Estimates, estimate } from '../search/uct.ts';
import { isBetter, marginOf, scoreOf, seenByMover } from './verdict.ts';

/** What is known of a position: its own verdict, for the player to move, and that of every legal move, for the same. */
export interface Analysis {
  readonly verdict: Verdict;
  readonly moves: readonly MoveVerdict[];
}

export interface MoveVerdict {
  readonly move: Move;
  readonly verdict: Verdict;
}

/** How many slices the truth is sought alone. Where it takes longer, some of the time goes into an estimate. */
const headStart = 10;
const slicesToEstimate = 8;

/**
 * The value of every move of a position, in slices. Each slice yields what is known so far; it returns when all of it is
 * exact. Where the truth is out of reach it goes on, sharpening its estimates, until it is stopped.
 */
export function* analyse<S>(game: Game<S>, oracle: Oracle<S>, state: S, random: Random): Generator<Analysis, Analysis> {
  const { rules } = game;
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') {
    return { verdict: { exact: true, value: outcome, plies: 0, ...marginOf(rules, state) }, moves: [] };
  }
  const buffer = new Int32Array(rules.maxMoves);
  const moves = Array.from(buffer.subarray(0, rules.moves(state, buffer)));
  const successors = moves.map((move) => rules.apply(state, move));
  const known: Knowledge = { position: undefined, moves: moves.map(() => undefined), estimates: noEstimates(moves) };
  const proofs = seekTruth(oracle, state, successors, known);
  const estimator = estimate(rules, state, random);
  let isSought = true;
  for (let slice = 0; ; slice++) {
    if (isSought) isSought = !proofs.next().done;
    const analysis = summarise(moves, known);
    if (!isSought && isWhole(analysis)) return analysis;
    // The first time too: what is not exact is then never without an estimate.
    const isEstimated = !isSought || slice === 0 || (slice >= headStart && slice % slicesToEstimate === 0);
    if (isEstimated) known.estimates = estimator.next().value;
    yield isEstimated ? summarise(moves, known) : analysis;
  }
}

function noEstimates(moves: readonly Move[]): Estimates {
  return { position: 0, moves: moves.map(() => 0) };
}

interface Knowledge {
  position: ExactVerdict | undefined;
  /** Of each move, seen by the player who makes it. */
  readonly moves: (ExactVerdict | undefined)[];
  estimates: Estimates;
}

type Proof = Generator<ExactVerdict | undefined, ExactVerdict | undefined>;

/**
 * Solves the position and the ones after each move, writing down what is found. The position has every other slice; the
 * moves share the rest in rounds of one slice each, then two, four and so on, so that one hard move starves no other.
 */
function* seekTruth<S>(oracle: Oracle<S>, state: S, successors: readonly S[], known: Knowledge): Generator<undefined> {
  const position = oracle.solve(state);
  let open = successors.map((successor, index) => ({ index, proof: oracle.solve(successor) }));
  let isPositionOpen = true;
  for (let share = 1; open.length > 0; share *= 2) {
    const unfinished: typeof open = [];
    for (const task of open) {
      let isOpen = true;
      for (let slice = 0; slice < share && isOpen; slice++) {
        if (isPositionOpen)
          isPositionOpen = advance(position, (verdict) => {
            known.position = verdict;
          });
        isOpen = advance(task.proof, (verdict) => {
          known.moves[task.index] = seenByMover(verdict);
        });
        // Whoever has solved a whole game looks its positions up, all of them in less than a slice.
        if (isOpen || !oracle.survey) yield;
      }
      if (isOpen) unfinished.push(task);
    }
    open = unfinished;
  }
}

/** One slice of a proof. Whether there is more to come. */
function advance(proof: Proof, learn: (verdict: ExactVerdict) => void): boolean {
  const step = proof.next();
  if (step.value) learn(step.value);
  return !step.done;
}

function summarise(moves: readonly Move[], known: Knowledge): Analysis {
  const verdicts = moves.map((move, index): MoveVerdict => {
    const verdict = known.moves[index] ?? { exact: false, score: known.estimates.moves[index] };
    return { move, verdict };
  });
  return { verdict: positionVerdict(known, verdicts), moves: verdicts };
}

/** The best of the moves where all are known; before that what the position itself is known to be, or an estimate. */
function positionVerdict(known: Knowledge, moves: readonly MoveVerdict[]): Verdict {
  const exact = moves.flatMap(({ verdict }) => (verdict.exact ? verdict : []));
  let best: ExactVerdict | undefined;
  for (const verdict of exact) if (!best || isBetter(verdict, best)) best = verdict;
  const isDecided = exact.length === moves.length;
  if (best && isDecided && isBestOf(exact, best)) return best;
  if (known.position) return known.position;
  // A win is a win, whatever the other moves are worth; only how quick it can be is not known.
  if (best && (isDecided || best.value === 'win')) return { exact: true, value: best.value, plies: null };
  return { exact: false, score: Math.max(known.estimates.position, best ? scoreOf(best) : -1) };
}

/** Whether the best stays so: none of the same value can still turn out quicker, or to win by more. */
function isBestOf(verdicts: readonly ExactVerdict[], best: ExactVerdict): boolean {
  return verdicts.every(({ value, plies, margin }) => {
    if (value !== best.value) return true;
    return (plies !== null || best.plies === null) && (margin !== undefined || best.margin === undefined);
  });
}

function isWhole({ moves }: Analysis): boolean {
  return moves.every(({ verdict }) => verdict.exact);
}

import type { Game, Move, Random } from '../../core/game.ts';
import type { Estimates, ExactVerdict, Oracle, Verdict } from '../../core/oracle.ts';
import { estimate } from '../search/uct.ts';
import { isBetter, marginOf, scoreOf, seenByMover } from './verdict.ts';

/** What is known of a position: its own verdict, for the player to move, and that of every legal move, for the same. */
export interface Analysis {
  readonly verdict: Verdict;
  readonly moves: readonly MoveVerdict[];
  /** The moves that are still being proved, one by one, and that nobody else has begun: others could take some of them. */
  readonly open?: readonly Move[];
}

/** What others know of a move: nothing, that they are about to prove it, or what they have proved, for who makes it. */
export type Help = (move: Move) => ExactVerdict | 'begun' | undefined;

export interface MoveVerdict {
  readonly move: Move;
  readonly verdict: Verdict;
}

/** How many slices the truth is sought alone. Where it takes longer, some of the time goes into an estimate. */
const headStart = 10;
/** Of so many slices one is an estimate. */
const slicesInRound = 8;
/** Where the truth is remote, one of so many is a proof: a tenth of the time, since a proof's slice takes longer. */
const slicesInRemoteRound = 24;

/**
 * The value of every move of a position, in slices. Each slice yields what is known so far; it returns when all of it is
 * exact. Where the truth is out of reach it goes on, sharpening its estimates, until it is stopped.
 */
export function* analyse<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  state: S,
  random: Random,
  help: Help = () => undefined,
): Generator<Analysis, Analysis> {
  const { rules } = game;
  const ended = analyseEnding(game, state);
  if (ended) return ended;
  const buffer = new Int32Array(rules.maxMoves);
  const moves = Array.from(buffer.subarray(0, rules.moves(state, buffer)));
  const successors = moves.map((move) => rules.apply(state, move));
  const known: Knowledge = {
    position: undefined,
    moves: moves.map(() => undefined),
    open: new Set(),
    estimates: noEstimates(moves),
  };
  const helpWith = (index: number) => help(moves[index]);
  const proofs = seekTruth(oracle, state, successors, known, helpWith);
  const estimator = oracle.estimate?.(state, random) ?? estimate(rules, state, random);
  const isRemote = oracle.isRemote?.(state) ?? false;
  let isSought = true;
  try {
    for (let slice = 0; ; slice++) {
      const isApart = slice % (isRemote ? slicesInRemoteRound : slicesInRound) === 0;
      if (isSought && (isApart || !isRemote)) isSought = !proofs.next().done;
      const analysis = summarise(moves, known, help);
      if (!isSought && isWhole(analysis)) return analysis;
      // The first time too: what is not exact is then never without an estimate.
      const isEstimated = !isSought || slice === 0 || (isRemote ? !isApart : slice >= headStart && isApart);
      if (isEstimated) known.estimates = estimator.next().value;
      yield isEstimated ? summarise(moves, known, help) : analysis;
    }
  } finally {
    // So that it gives back what it holds; what it would return is not looked at.
    estimator.return(undefined as never);
  }
}

function analyseEnding<S>({ rules }: Game<S>, state: S): Analysis | undefined {
  const outcome = rules.outcome(state);
  if (outcome === 'ongoing') return undefined;
  return { verdict: { exact: true, value: outcome, plies: 0, ...marginOf(rules, state) }, moves: [] };
}

/** The value of a position alone, in slices: what whoever helps with a move is asked for. */
export function* analyseAlone<S>(game: Game<S>, oracle: Oracle<S>, state: S): Generator<Analysis, Analysis> {
  const ended = analyseEnding(game, state);
  if (ended) return ended;
  const found = (verdict: Verdict = { exact: false, score: 0 }): Analysis => ({ verdict, moves: [] });
  const proof = oracle.solve(state);
  for (let step = proof.next(); ; step = proof.next()) {
    if (step.done) return found(step.value);
    yield found(step.value);
  }
}

function noEstimates(moves: readonly Move[]): Estimates {
  return { position: 0, moves: moves.map(() => 0) };
}

interface Knowledge {
  position: ExactVerdict | undefined;
  /** Of each move, seen by the player who makes it. */
  readonly moves: (ExactVerdict | undefined)[];
  /** The moves whose proofs have begun and go on, where moves are proved one by one and the truth is not remote. */
  readonly open: Set<number>;
  estimates: Estimates;
}

type Proof = Generator<ExactVerdict | undefined, ExactVerdict | undefined>;

/**
 * Solves the position and the ones after each move, writing down what is found. The position has every other slice; the
 * moves share the rest in rounds of one slice each, then two, four and so on, so that one hard move starves no other. What
 * others have begun comes last, and what they have proved is taken from them.
 */
function* seekTruth<S>(
  oracle: Oracle<S>,
  state: S,
  successors: readonly S[],
  known: Knowledge,
  help: (index: number) => ReturnType<Help>,
): Generator<undefined> {
  const position = oracle.solve(state);
  let tasks = successors.map((successor, index) => ({ index, proof: oracle.solve(successor) }));
  let isPositionOpen = true;
  const canBeShared = !oracle.survey && !oracle.isRemote?.(state);
  /** Whether what others know of a move is all there is to know. */
  const isProvedElsewhere = (index: number) => {
    const helped = help(index);
    if (typeof helped !== 'object') return false;
    known.moves[index] = helped;
    return true;
  };
  for (let share = 1; tasks.length > 0; share *= 2) {
    const unfinished: typeof tasks = [];
    for (const task of tasks) {
      const { index, proof } = task;
      const isLeft = help(index) === 'begun' && [...known.open].some((other) => help(other) === undefined);
      let isOpen = !isProvedElsewhere(index);
      for (let slice = 0; slice < share && isOpen && !isLeft; slice++) {
        if (isPositionOpen)
          isPositionOpen = advance(position, (verdict) => {
            known.position = verdict;
          });
        isOpen = advance(proof, (verdict) => {
          known.moves[index] = seenByMover(verdict);
        });
        // Whoever has solved a whole game looks its positions up, all of them in less than a slice.
        if (isOpen || !oracle.survey) yield;
        isOpen &&= !isProvedElsewhere(index);
      }
      if (isOpen) unfinished.push(task);
      if (isOpen && canBeShared) known.open.add(index);
      else known.open.delete(index);
    }
    tasks = unfinished;
  }
}

/** One slice of a proof. Whether there is more to come. */
function advance(proof: Proof, learn: (verdict: ExactVerdict) => void): boolean {
  const step = proof.next();
  if (step.value) learn(step.value);
  return !step.done;
}

function summarise(moves: readonly Move[], known: Knowledge, help: Help): Analysis {
  const verdicts = moves.map((move, index): MoveVerdict => {
    const verdict = known.moves[index] ?? { exact: false, score: known.estimates.moves[index] };
    return { move, verdict };
  });
  const open = [...known.open].map((index) => moves[index]).filter((move) => help(move) === undefined);
  return { verdict: positionVerdict(known, verdicts), moves: verdicts, ...(open.length > 0 && { open }) };
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

import type { Game, Random } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Evaluation, GamePlayers } from '../../core/player.ts';
import { present } from '../../core/present.ts';
import { seededRandom } from '../../core/random.ts';
import { type Looked, lookInto } from './looked.ts';
import { type ProofStep, prove } from './proof.ts';
import { type ExerciseKind, exerciseKinds, type Question } from './question.ts';
import { growTree, isMaximising, leafScores, nodeAt, type Tree, type TreeNode } from './tree.ts';

/** What may be answered: a move of the position that is asked about, or a score. */
export type Choice = { readonly node: number } | { readonly score: number };

/** A small search of a real position, to be done by hand. */
export interface Exercise<S> {
  readonly game: Game<S>;
  readonly seed: number;
  readonly evaluation: Evaluation<S>;
  readonly tree: Tree<S>;
  /** The position that is asked about. */
  readonly asked: number;
  readonly question: Question;
  /** Any number of them is an answer where moves are asked for; otherwise one is. */
  readonly choices: readonly Choice[];
  /** The places of the right choices, in order. */
  readonly answer: readonly number[];
  /** What the search makes of every position; nothing of those that need no look. */
  readonly looked: readonly (Looked | undefined)[];
  /** The steps that prove the answer. */
  readonly proof: readonly ProofStep[];
}

/** A seed in an address, or in a homework. */
export const maxExerciseSeed = 999_999;

/** How many moves are looked at in each ply: few enough for a sheet of paper. */
const shapes: Readonly<Record<ExerciseKind, readonly (readonly number[])[]>> = {
  cuts: [
    [2, 4],
    [3, 3],
    [3, 4],
    [2, 2, 3],
    [2, 3, 2],
  ],
  bounds: [
    [3, 3],
    [2, 2, 2],
    [2, 2, 3],
    [2, 3, 2],
    [3, 2, 2],
  ],
  return: [
    [3, 3],
    [2, 4],
    [2, 2, 2],
    [2, 3, 2],
    [3, 2, 2],
  ],
};

const maxLeaves = 12;
/** How many different scores the leaves have: enough to think about, few enough to choose from. */
const minScores = 3;
const maxScores = 8;
/** One in ten of those drawn will do; in a game where none did after so many, there is none. */
const maxTries = 2000;

/** The exercise of a seed, always the same; undefined for a game that has none. */
export function drawExercise<S>(
  game: Game<S>,
  { evaluations }: GamePlayers<S>,
  kind: ExerciseKind,
  seed: number,
): Exercise<S> | undefined {
  if (evaluations.length === 0) return undefined;
  const random = seededRandom(seed, exerciseKinds.indexOf(kind));
  for (let tries = 0; tries < maxTries; tries++) {
    const evaluation = present(evaluations[random.below(evaluations.length)], 'evaluation');
    const widths = present(shapes[kind][random.below(shapes[kind].length)], 'shape');
    const root = randomPosition(game, random);
    if (root === undefined) continue;
    const tree = growTree(game, evaluation, root, widths, random);
    if (!isWorthwhile(tree)) continue;
    const looked = lookInto(game, tree);
    const asked = chooseAsked(tree, looked, kind, random);
    if (!asked) continue;
    const { question, node } = asked;
    const choices = choicesFor(tree, node, question);
    const answer = answerTo(question, choices, present(looked[node.id], 'look at what is asked about'));
    const proof = prove(tree, looked, node, question);
    return { game, seed, evaluation, tree, asked: node.id, question, choices, answer, looked, proof };
  }
  return undefined;
}

/** Whether these are exactly the right choices. */
export function isRight<S>({ answer }: Pick<Exercise<S>, 'answer'>, chosen: readonly number[]): boolean {
  return answer.length === chosen.length && answer.every((place) => chosen.includes(place));
}

/** Where play need not end. */
const maxPlies = 60;

/** A position of a random game in which there is something to choose. */
function randomPosition<S>(game: Game<S>, random: Random): S | undefined {
  const passed: S[] = [];
  let state = game.rules.start(random);
  for (let ply = 0; ply < maxPlies; ply++) {
    const moves = legalMoves(game, state);
    if (moves.length === 0) break;
    if (moves.length > 1) passed.push(state);
    state = game.rules.apply(state, present(moves[random.below(moves.length)], 'legal move'));
  }
  return passed[random.below(Math.max(1, passed.length))];
}

/** Small enough, nothing is over at once, and the scores are not all alike. */
function isWorthwhile<S>(tree: Tree<S>): boolean {
  const leaves = tree.filter(({ children }) => children.length === 0);
  const scores = leafScores(tree).length;
  const isSmall = leaves.length <= maxLeaves && scores <= maxScores;
  return isSmall && scores >= minScores && leaves.every(({ ply }) => ply > 1);
}

interface Asked<S> {
  readonly node: TreeNode<S>;
  readonly question: Question;
}

/** One in so many asks about the less likely: that nothing is cut, or a bound that nobody has set yet. */
const rarity = 5;

function chooseAsked<S>(
  tree: Tree<S>,
  looked: readonly (Looked | undefined)[],
  kind: ExerciseKind,
  random: Random,
): Asked<S> | undefined {
  const isRare = random.below(rarity) === 0;
  const possible = tree.flatMap((node): readonly Asked<S>[] => {
    const look = looked[node.id];
    return look && node.children.length > 1 ? questionsAbout(tree, node, look, kind, isRare) : [];
  });
  return possible[random.below(Math.max(1, possible.length))];
}

function questionsAbout<S>(
  tree: Tree<S>,
  node: TreeNode<S>,
  look: Looked,
  kind: ExerciseKind,
  isRare: boolean,
): readonly Asked<S>[] {
  const { alpha, beta, score, cut } = look;
  switch (kind) {
    case 'cuts': {
      // Before anything is known elsewhere, there is nothing to compare with.
      const canBeCut = Number.isFinite(isMaximising(node) ? beta : alpha);
      return canBeCut && node.children.length > 2 && (cut.length === 0) === isRare
        ? [{ node, question: { kind } }]
        : [];
    }
    case 'bounds': {
      if (!Number.isFinite(alpha) && !Number.isFinite(beta)) return [];
      const bounds = (['alpha', 'beta'] as const).filter((bound) => Number.isFinite(look[bound]) !== isRare);
      return bounds.map((bound) => ({ node, question: { kind, bound } }));
    }
    case 'return': {
      // Outside the window some searches return the score and some the bound, so that is not asked.
      const isWithin = score > alpha && score < beta;
      const below = tree.filter(({ parent }) => parent !== undefined && node.children.includes(parent));
      return isWithin && (below.length > 0 || isRare) ? [{ node, question: { kind } }] : [];
    }
  }
}

function choicesFor<S>(tree: Tree<S>, node: TreeNode<S>, question: Question): readonly Choice[] {
  if (question.kind === 'cuts') return nodeAt(tree, node.id).children.map((child) => ({ node: child }));
  const scores = leafScores(tree);
  const all = question.kind === 'bounds' ? [Number.NEGATIVE_INFINITY, ...scores, Number.POSITIVE_INFINITY] : scores;
  return all.map((score) => ({ score }));
}

function answerTo(question: Question, choices: readonly Choice[], look: Looked): readonly number[] {
  const isAnswer = (choice: Choice): boolean => {
    if ('node' in choice) return look.cut.includes(choice.node);
    return choice.score === (question.kind === 'bounds' ? look[question.bound] : look.score);
  };
  return choices.flatMap((choice, place) => (isAnswer(choice) ? [place] : []));
}

import type { Language, PlayerText } from '../../../core/game.ts';
import { isDecisive, winScore } from '../../../engine/search/score.ts';
import type { Choice, Exercise } from '../../../study/exercises/exercise.ts';
import type { Looked } from '../../../study/exercises/looked.ts';
import type { ProofStep } from '../../../study/exercises/proof.ts';
import { isMaximising, nodeAt, pathTo, type TreeNode } from '../../../study/exercises/tree.ts';
import { moveInSentence } from '../../../text/say.ts';
import { listOf, text } from './text.ts';

type AnyExercise = Exercise<unknown>;

/** A score in a few signs: `−10`, `▲3` for a win in three moves, `▼2` for a loss, `+∞` for a bound that nobody has set. */
export function scoreMark(score: number): string {
  if (!Number.isFinite(score)) return score > 0 ? '+∞' : '−∞';
  if (isDecisive(score)) return `${score > 0 ? '▲' : '▼'}${winScore - Math.abs(score)}`;
  return String(score).replace('-', '−');
}

/** The same within a sentence. */
export function sayScore(score: number, language: Language): string {
  if (!Number.isFinite(score) || !isDecisive(score)) return scoreMark(score);
  const plies = winScore - Math.abs(score);
  return score > 0 ? text[language].win(plies) : text[language].loss(plies);
}

const boundSigns: Readonly<Record<Looked['bound'], string>> = { exact: '', 'at-most': '≤', 'at-least': '≥' };

/** What a position returns, with a sign where the truth may be less or more. */
export function returnedMark({ score, bound }: Pick<Looked, 'score' | 'bound'>): string {
  return boundSigns[bound] + scoreMark(score);
}

function sayReturned({ score, bound }: Pick<Looked, 'score' | 'bound'>, language: Language): string {
  const words = text[language];
  const said = sayScore(score, language);
  return bound === 'exact' ? said : bound === 'at-most' ? words.atMost(said) : words.atLeast(said);
}

/** Who is to move at the root, who wants the most, and the opponent. */
export function playersOfExercise({ game, tree }: AnyExercise, language: Language): readonly [PlayerText, PlayerText] {
  const { players } = game.text[language];
  return game.rules.turn(nodeAt(tree, 0).state) === 0 ? players : [players[1], players[0]];
}

/** Who is to move in a position of the tree. */
export function moverAt(exercise: AnyExercise, node: TreeNode<unknown>, language: Language): PlayerText {
  const [top, other] = playersOfExercise(exercise, language);
  return isMaximising(node) ? top : other;
}

/** The moves that lead to a position, within a sentence; nothing at the root. */
export function sayPath({ game, tree }: AnyExercise, id: number, language: Language): string {
  const moves = pathTo(tree, id).slice(1);
  return moves.map((node) => moveInSentence(game, node.text, language)).join(', ');
}

export function sayQuestion(exercise: AnyExercise, language: Language): string {
  const { asked, question, tree } = exercise;
  const { ask } = text[language];
  const after = sayPath(exercise, asked, language);
  if (question.kind === 'cuts') return ask.cuts(after, moverAt(exercise, nodeAt(tree, asked), language));
  if (question.kind === 'bounds') return ask.bounds(after, question.bound);
  return asked === 0 ? ask.returnRoot : ask.return(after);
}

/** What the reader has to know to answer. */
export function sayRules(exercise: AnyExercise, language: Language): readonly string[] {
  const words = text[language];
  const [top, other] = playersOfExercise(exercise, language);
  const hasResults = exercise.tree.some(({ score }) => score !== undefined && isDecisive(score));
  return [
    words.whose(top, other),
    words.evaluation(exercise.evaluation.text[language]),
    ...(hasResults ? [words.legend(top)] : []),
    words.order,
  ];
}

/** What a choice says: a move, or a score. */
export function choiceMark({ tree, game }: AnyExercise, choice: Choice, language: Language): string {
  return 'node' in choice
    ? (game.text[language].moveName?.(nodeAt(tree, choice.node).text).name ?? nodeAt(tree, choice.node).text)
    : scoreMark(choice.score);
}

/** The right answer within a sentence. */
export function sayAnswer({ answer, choices, game, tree }: AnyExercise, language: Language): string {
  const words = text[language];
  const said = answer.flatMap((place) => {
    const choice = choices[place];
    if (!choice) return [];
    return 'node' in choice
      ? [moveInSentence(game, nodeAt(tree, choice.node).text, language)]
      : [sayScore(choice.score, language)];
  });
  return said.length === 0 ? words.noneCut : listOf(said, words);
}

/** A step of the proof as a sentence. */
export function sayStep(exercise: AnyExercise, step: ProofStep, language: Language): string {
  const { game, tree } = exercise;
  const { steps } = text[language];
  const node = nodeAt(tree, step.node);
  const [top, other] = playersOfExercise(exercise, language);
  switch (step.kind) {
    case 'returned': {
      const mover = moverAt(exercise, nodeAt(tree, node.parent ?? 0), language);
      const move = moveInSentence(game, node.text, language);
      const score = sayReturned(step, language);
      return step.isBetter
        ? steps.better(move, score, mover)
        : steps.worse(move, score, mover, sayScore(step.best, language));
    }
    case 'entered': {
      const after = sayPath(exercise, step.node, language);
      return steps.entered(after, sayScore(step.alpha, language), sayScore(step.beta, language));
    }
    case 'cut': {
      const left = step.left.map((id) => moveInSentence(game, nodeAt(tree, id).text, language));
      const say = isMaximising(node) ? steps.cutMax : steps.cutMin;
      const [score, limit] = [sayScore(step.score, language), sayScore(step.limit, language)];
      return say(score, limit, listOf(left, text[language]), left.length > 1, top, other);
    }
    case 'whole': {
      const limit = sayScore(step.limit, language);
      return isMaximising(node) ? steps.wholeMax(limit) : steps.wholeMin(limit);
    }
    case 'returns': {
      const score = sayScore(step.score, language);
      return isMaximising(node) ? steps.takesMost(top, score) : steps.takesLeast(other, score);
    }
  }
}

/** A position of the tree for who does not see it. */
export function sayNode(exercise: AnyExercise, id: number, isMarked: boolean, language: Language): string {
  const { node: words } = text[language];
  const node = nodeAt(exercise.tree, id);
  const look = exercise.looked[id];
  const name = id === 0 ? words.root(moverAt(exercise, node, language)) : sayPath(exercise, id, language);
  const facts = [
    ...(id === exercise.asked ? [words.asked] : []),
    ...(node.score === undefined ? [] : [words.worth(sayScore(node.score, language))]),
    ...(isMarked && node.score === undefined && look ? [words.returns(sayReturned(look, language))] : []),
    ...(isMarked && !look ? [words.cut] : []),
  ];
  return [name, ...facts].join('; ');
}

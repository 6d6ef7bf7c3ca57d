import { cellAt, type Game, type Language, opponentOf } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { begun } from '../../text/wording.ts';
import type { PuzzleGoal } from '../puzzles/puzzle.ts';
import type { Answered, Attempt, Hint } from './attempt.ts';
import { levelLike, type Standing } from './rating.ts';
import type { Refutation } from './refutation.ts';
import type { TrainingText } from './training-text.ts';

/*
 * What is said of an attempt, in a language and with its words: one is enough, so that a page loads no other.
 */

/** What a move is called within a sentence. */
function moveWords(game: Game, move: string, language: Language): string {
  const { name, inSentence = name } = game.text[language].moveName?.(move) ?? { name: move };
  return inSentence;
}

/** Who is to move, and what is asked; undefined once it is solved. */
export function sayTask(attempt: Attempt, language: Language, words: TrainingText): string | undefined {
  const { match, turn, puzzle } = attempt;
  if (!turn) return undefined;
  const player = match.game.text[language].players[match.turn];
  return turn.moves.length === 1 ? words.task(puzzle.goal, player) : words.anyOf(puzzle.goal, player);
}

/** What came of an answer that was right. */
export function sayRight(answered: Answered, language: Language, words: TrainingText): string | undefined {
  if (answered.kind !== 'right') return undefined;
  const { game, turn } = answered.attempt.match;
  return words.right(game.text[language].players[opponentOf(turn)], moveWords(game, answered.reply, language));
}

/** A wrong move, and why it is wrong where that is known. */
export function sayWrong(
  { move, after, goal }: { readonly move: string; readonly after: Match; readonly goal: PuzzleGoal },
  refutation: Refutation | undefined,
  language: Language,
  words: TrainingText,
): string {
  const { game, turn, state } = after;
  const name = begun(game.text[language].moveName?.(move).name ?? move);
  if (!refutation?.verdict.exact) return words.wrong(name, goal);
  const { verdict, line } = refutation;
  const { match } = Match.replay(game, state, line);
  const shown = line.length === 0 || match.ending ? line : [...line, '…'];
  return words.refuted(name, game.text[language].players[turn], verdict, shown.join(' '));
}

/** Where to look, or the move. */
export function sayHint({ attempt, cells, isOneOf, move }: Hint, language: Language, words: TrainingText): string {
  const { game } = attempt.match;
  if (move !== undefined) return words.tellMove(moveWords(game, move, language));
  const [first, ...others] = cells.map((cell) => cellAt(game.view, cell));
  if (first?.kind === 'hand' && others.length === 0) return words.lookInHand(first.name);
  return words.look(
    cells.map((cell) => cellAt(game.view, cell).name),
    isOneOf,
  );
}

/** One's rating, and which level that is like. */
export function sayStanding(standing: Standing, levels: readonly number[], words: TrainingText): string {
  const likeness = levelLike(standing, levels);
  return `${words.standing(standing)}${likeness ? `: ${words.like(likeness)}` : ''}.`;
}

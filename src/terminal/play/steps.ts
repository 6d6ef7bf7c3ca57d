import { readPart, splitWords } from '../../core/dialogue.ts';
import type { Dialogue, Language, Move, MovePart } from '../../core/game.ts';
import { type Match, movesAlong, moveWithPath } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import type { Problem, Result } from '../../core/problem.ts';
import { onlyPass } from '../../play/view.ts';
import { terminal } from '../text.ts';
import { appText } from './text.ts';
import { readTyped } from './typed-move.ts';

/** What has been answered of a move that is asked for part by part, and what came of the last answer. */
export interface Steps {
  readonly chosen: readonly number[];
  readonly move?: Move;
  readonly problem?: Problem;
}

/** How the move is asked for part by part, where it has parts: to pass has none. */
export function dialogueOf(match: Match): Dialogue<unknown> | undefined {
  const { game, state, moves } = match;
  return onlyPass(game, state, moves) === undefined ? game.notation.dialogue : undefined;
}

/** The question for the next part, with what can be answered; of the last part, also what can't be played is named. */
export function askStep(match: Match, dialogue: Dialogue<unknown>, chosen: readonly number[], language: Language) {
  const { game, state } = match;
  const part = nextPart(dialogue, chosen);
  const isLast = chosen.length === dialogue.parts.length - 1;
  const isNumbered = part.name === 'direction' || part.name === 'shape';
  const choices = part.choices.map((choice, index) => {
    const along = dialogue.path(state, [...chosen, index]);
    const isValid = !isLast || (along.ok && movesAlong(game, state, along.value).length > 0);
    const label = isNumbered ? `${index + 1} ${choice[language]}` : choice[language];
    return isValid ? label : `${label} (${appText[language].lines.notValid})`;
  });
  return `${terminal.text[language].parts[part.name]} (${choices.join(', ')}):`;
}

/** A wrong part is asked for again; a piece that can't be played is refused at once, and the first part asked for. */
export function answerStep(
  match: Match,
  dialogue: Dialogue<unknown>,
  chosen: readonly number[],
  answer: string,
): Steps {
  const { game, state } = match;
  const choice = readPart(nextPart(dialogue, chosen), answer);
  if (!choice.ok) {
    // Whoever knows the whole move may say it at once; a number alone is meant as a part.
    const whole = /^[0-9]+$/u.test(answer) ? choice : readTyped(match, answer);
    const isMeant = whole.ok || splitWords(answer).length > 1;
    return isMeant ? finish(whole) : { chosen, problem: choice.problem };
  }
  const next = [...chosen, choice.value];
  const path = dialogue.path(state, next);
  if (!path.ok) return { chosen, problem: path.problem };
  if (next.length === dialogue.parts.length) return finish(moveWithPath(game, state, path.value));
  const leadsNowhere = path.value.length > 0 && movesAlong(game, state, path.value).length === 0;
  return leadsNowhere ? { chosen: [], problem: game.view.refuse(state, path.value) } : { chosen: next };
}

function nextPart({ parts }: Dialogue<unknown>, chosen: readonly number[]): MovePart {
  return present(parts[chosen.length], 'part of the move that is still to be chosen');
}

function finish(move: Result<Move>): Steps {
  return move.ok ? { chosen: [], move: move.value } : { chosen: [], problem: move.problem };
}

import { lateModule } from '../board/late-module.ts';
import type { Language } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import { endingSentence } from '../text/sentences.ts';
import type { Status } from './puzzle-play.ts';
import type { Session } from './session.ts';
import type { Words } from './words.ts';

/** What there is to say. */
export interface Sayings {
  readonly session: Session;
  /** The language that was asked for, until there are words of one. */
  readonly language: Language;
  readonly words: Words | undefined;
  /** Who wins, or who stands better, where values are shown. */
  standing(): string | undefined;
  /** What is missing of the board, which can be played without. */
  trouble(): Problem | undefined;
  readonly mustPass: boolean;
}

/** The sentences on problems: many boards meet none. */
const problemText = lateModule(() => import('./problem-text.ts'));

/** A problem in the language of the board; undefined until the sentences are there. */
export function sayLate(
  problem: Problem,
  { session, language, words }: Pick<Sayings, 'session' | 'language' | 'words'>,
): string | undefined {
  const sentence = problemText()?.sayBoardProblem(problem, words?.language ?? language, session.match()?.game);
  return sentence ?? (problemText.isLost() ? (words?.noReason ?? '') : undefined);
}

/** What is to be said now, the most pressing first. */
export function statusOf(sayings: Sayings): Status {
  const { session, words } = sayings;
  const match = session.match();
  const { ending } = match ?? {};
  const problem = session.refusal() ?? session.problem();
  // Who plays on after the end is told by an event, and nobody else is kept from reading how it ended.
  const refused = problem && !(ending && problem.code === 'game-over') && sayLate(problem, sayings);
  if (refused) return { kind: 'trouble', sentence: refused };
  const asked = words && session.puzzle()?.status(words.language);
  if (asked) return asked;
  if (match && words && ending)
    return { kind: 'over', sentence: endingSentence(ending, match.game, words.language, words.catalogue) };
  const trouble = sayings.trouble();
  const parts = [
    match && words && (sayings.mustPass ? words.mustPass : toMove(match, words)),
    sayings.standing(),
    trouble && sayLate(trouble, sayings),
  ];
  return { kind: 'plain', sentence: parts.filter((part) => part).join(' ') };
}

function toMove({ game, turn }: NonNullable<ReturnType<Session['match']>>, { catalogue, language }: Words): string {
  return catalogue.toMove(game.text[language].players[turn]);
}

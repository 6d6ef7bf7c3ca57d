import type { Ending, Game, Language, Move, Player } from '../core/game.ts';
import type { ReportedVerdict } from '../core/report.ts';
import type { Catalogue } from './catalogue.ts';
import { english } from './en.ts';
import { portuguese } from './pt.ts';
import { endingSentence, moveSentence } from './sentences.ts';
import { standingSentence } from './standing.ts';

export const catalogues: Readonly<Record<Language, Catalogue>> = { en: english, pt: portuguese };

/** Who won and why, in one sentence. */
export function sayEnding(ending: Ending, language: Language, game: Game): string {
  return endingSentence(ending, game, language, catalogues[language]);
}

/** What a move is called, and what within a sentence. */
export function nameMove(game: Game, move: string, language: Language): string {
  return game.text[language].moveName?.(move).name ?? move;
}

export function moveInSentence(game: Game, move: string, language: Language): string {
  const { name, inSentence = name } = game.text[language].moveName?.(move) ?? { name: move };
  return inSentence;
}

/** A move in one sentence: who does what. */
export function sayMove<S>(game: Game<S>, state: S, move: Move, language: Language): string {
  return moveSentence(game, state, move, language, catalogues[language]);
}

/** What a position comes to, or came to where the game is over, naming the winner: the verdict is that of `owner`. */
export function sayStanding(
  game: Game,
  verdict: ReportedVerdict,
  owner: Player,
  language: Language,
  isOver: boolean,
): string {
  return standingSentence(game, verdict, owner, isOver, language, catalogues[language]);
}

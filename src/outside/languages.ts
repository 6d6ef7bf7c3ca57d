import type { CardWords, StrategyCard } from '../core/card.ts';
import type { Dialogue, Game, GameText, Language, MovePart, Notation, PartChoice } from '../core/game.ts';
import { languages } from '../core/game.ts';
import type { Truth, TruthWords } from '../core/lesson.ts';
import type { GamePlayers } from '../core/player.ts';

/** A text in one language or in all of them. */
export type InSomeLanguage<T> = Readonly<Partial<Record<Language, T>>>;

/**
 * A game as a module from outside may bring it: with its texts in one language or in two. Whatever else it says of its
 * players, truths, card and parts of moves is then in that language too.
 */
export interface OutsideGame<S = unknown> extends Omit<Game<S>, 'text'> {
  readonly text: InSomeLanguage<GameText>;
}

/** The game with a text for everyone: where a language is missing, the other one is shown. */
export function inEveryLanguage<S>(game: OutsideGame<S>): Game<S> {
  if (isInEveryLanguage(game)) return game;
  const { text, truths, card, players } = game;
  return copied(game, {
    text: completed(text),
    notation: spoken(game.notation),
    ...(truths && { truths: async () => (await truths.call(game)).map(completedTruth) }),
    ...(card && { card: async () => completedCard(await card.call(game)) }),
    ...(players && { players: async () => completedPlayers(await players.call(game)) }),
  });
}

function isInEveryLanguage<S>(game: OutsideGame<S>): game is Game<S> {
  return languages.every((language) => game.text[language] !== undefined);
}

/** The same object with other parts; what it inherits stays. */
function copied<T extends object, Changes extends object>(
  original: T,
  changes: Changes,
): Omit<T, keyof Changes> & Changes {
  return Object.assign(Object.create(Object.getPrototypeOf(original)), original, changes);
}

function completed<T>(texts: InSomeLanguage<T>): Readonly<Record<Language, T>> {
  const { en = texts.pt, pt = en } = texts;
  // One of them is there, or it would not have been taken for a game.
  return { en, pt } as Readonly<Record<Language, T>>;
}

/** Parts of a move are named in the one language, and understood in it. */
function spoken<S>(notation: Notation<S>): Notation<S> {
  const { dialogue } = notation;
  if (!dialogue) return notation;
  const parts = dialogue.parts.map((part): MovePart => ({ ...part, choices: part.choices.map(completedChoice) }));
  return copied(notation, { dialogue: copied<Dialogue<S>, { parts: readonly MovePart[] }>(dialogue, { parts }) });
}

function completedChoice(choice: PartChoice): PartChoice {
  return { ...choice, ...completed<string>(choice) };
}

function completedTruth(truth: Truth): Truth {
  return { ...truth, words: completed<TruthWords>(truth.words) };
}

function completedCard<S>(card: StrategyCard<S>): StrategyCard<S> {
  const rules = card.rules.map((rule) => ({ ...rule, words: completed<string>(rule.words) }));
  return { ...card, words: completed<CardWords>(card.words), rules };
}

function completedPlayers<S>(players: GamePlayers<S>): GamePlayers<S> {
  const withText = <T extends { readonly text: Readonly<Record<Language, string>> }>(item: T): T =>
    copied<T, { readonly text: Readonly<Record<Language, string>> }>(item, { text: completed<string>(item.text) }) as T;
  const { evaluations, features, levels, reported } = players;
  return copied<GamePlayers<S>, Partial<GamePlayers<S>>>(players, {
    evaluations: evaluations.map(withText),
    ...(features && { features: features.map(withText) }),
    levels: levels.map(withText),
    ...(reported && { reported: reported.map(withText) }),
  }) as GamePlayers<S>;
}

import type { Language } from '../../../core/game.ts';
import { findGame } from '../../games.ts';
import type { GameSummary } from '../../storage/saved-game.ts';
import type { Session } from '../session/session.ts';
import { stageText } from './text.ts';

/** What of a session tells whether its person still learns how to move. */
export type LearningSession = Pick<Session, 'game' | 'shown' | 'seats' | 'playing' | 'attempts'>;

/** After so many moves of one's own one knows how it is done. */
const movesToLearn = 3;

/** Whether nothing else of this kind was played here: neither the game nor a variant of it. */
export function isFirstGame(game: string, id: string, saved: readonly Pick<GameSummary, 'id' | 'game'>[]): boolean {
  return saved.every((other) => other.id === id || familyOf(other.game) !== familyOf(game));
}

function familyOf(game: string): string {
  return findGame(game)?.variantOf ?? game;
}

/** Whether a person is to move where the game stands, and has not moved often yet. */
export function isLearning({ shown, seats, playing, attempts }: LearningSession): boolean {
  if (playing.moves().length === 0 || !shown.isAtHead() || attempts.isOpen()) return false;
  const { game, steps, ply } = shown.match();
  const own = steps.slice(0, ply).filter(({ state }) => seats.seat(game.rules.turn(state)).kind === 'person');
  return own.length < movesToLearn;
}

/** How a move is made: in the words of the game, or else by how many presses it takes. A pass needs no words here. */
export function sayHowToMove({ game, shown, playing }: LearningSession, language: Language): string | undefined {
  const { state } = shown.match();
  const presses = Math.max(0, ...playing.moves().map((move) => game.view.path(state, move).length));
  if (presses === 0) return undefined;
  return game.text[language].howToMove ?? stageText[language].howToMove[presses === 1 ? 'put' : 'move'];
}

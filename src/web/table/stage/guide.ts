import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { savedGames } from '../../browser-deps.ts';
import { settings } from '../../settings.ts';
import { announce } from '../../shell/announce.tsx';
import type { Session } from '../session/session.ts';
import { isFirstGame, isLearning, type LearningSession, sayHowToMove } from './first-game.ts';

/**
 * How a move is made, in one sentence, while a person makes the first moves of a first game; a screen reader is told once
 * a game. Otherwise nothing.
 */
export function useGuide(session: () => LearningSession & Pick<Session, 'saving'>): () => string | undefined {
  const [isFirst, setFirst] = createSignal(false);
  createEffect(
    on(
      () => session().saving.id(),
      (id) => {
        setFirst(false);
        // No resource, for which the board would wait. Without what was saved nothing is known of the person, who is then
        // left alone.
        lookBack(id).catch(console.error);
      },
    ),
  );
  /** Looks for what was played here before. */
  async function lookBack(id: string): Promise<void> {
    const { games } = await savedGames.list();
    if (id === session().saving.id()) setFirst(isFirstGame(session().game.id, id, games));
  }
  const guide = createMemo(() =>
    isFirst() && isLearning(session()) ? sayHowToMove(session(), settings.language) : undefined,
  );
  let toldFor: string | undefined;
  createEffect(() => {
    const sentence = guide();
    const id = session().saving.id();
    if (sentence === undefined || toldFor === id) return;
    toldFor = id;
    announce(sentence);
  });
  return guide;
}

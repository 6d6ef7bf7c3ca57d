import { createEffect, on } from 'solid-js';
import type { Language } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { sayEnding, sayMove } from '../../../text/say.ts';
import { settings } from '../../settings.ts';
import { announce } from '../../shell/announce.tsx';
import type { Session } from '../session/session.ts';

/** What of a session is said and heard. */
type HeardSession = Pick<Session, 'game' | 'shown'>;

/** Says what is played, and lets it be heard, as the table goes from one position to the next. */
export function useAnnouncing(session: () => HeardSession): void {
  createEffect(
    on(
      () => session().shown.match(),
      (match, before) => {
        if (before === undefined || isSameStep(before, match)) return;
        const sentence = sayStep(session(), settings.language);
        if (sentence) announce(sentence);
        if (settings.sound && isNextOf(before, match)) void soundStep(session()).catch(console.error);
      },
    ),
  );
}

/** The move that led to a position, and how the game ended there. */
function sayStep({ game, shown }: HeardSession, language: Language): string {
  const [last, ending] = [shown.lastMove(), shown.ending()];
  const played = last ? sayMove(game, last.before, last.move, language) : '';
  return [played, ...(ending ? [sayEnding(ending, language, game)] : [])].join(' ').trim();
}

/** Whether nothing was played or taken back: a note makes another match of the same position. */
function isSameStep(before: Match, match: Match): boolean {
  return match.ply === before.ply && match.state === before.state && match.step.move === before.step.move;
}

function isNextOf(before: Match, match: Match): boolean {
  return match.ply === before.ply + 1 && match.steps[before.ply]?.state === before.state;
}

/** Sounds are loaded with the first that is to be heard. */
async function soundStep({ game, shown }: HeardSession): Promise<void> {
  const [last, ending] = [shown.lastMove(), shown.ending()];
  const { playSound, soundOf } = await import('../../../board/sound.ts');
  if (last) playSound(soundOf(game, last.before, last.move));
  if (ending) playSound('end');
}

import { createEffect, createMemo, on } from 'solid-js';
import type { Game, Language } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { sayEnding, sayMove } from '../../../text/say.ts';
import { playSound, soundOf } from '../../board/sound.ts';
import { settings } from '../../settings.ts';
import { announce } from '../../shell/announce.tsx';
import type { Session } from '../session/session.ts';

/** Says what is played, and lets it be heard, as the table goes from one position to the next. */
export function useAnnouncing(session: () => Pick<Session, 'game' | 'shown'>): void {
  createEffect(
    on(
      () => session().shown.match(),
      (match, before) => {
        if (before === undefined || match === before) return;
        const sentence = sayStep(session().game, match, settings.language);
        if (sentence) announce(sentence);
        if (settings.sound && isNextOf(before, match)) soundStep(session().game, match);
      },
    ),
  );
}

/** Reads aloud what is said beside the board without a move having been made: a hint, how an attempt stands. */
export function useSaying(sentence: () => string | undefined): void {
  createEffect(on(createMemo(sentence), (said) => said && announce(said)));
}

/** The move that led to a position, and how the game ended there. */
function sayStep(game: Game, match: Match, language: Language): string {
  const { move } = match.steps[match.ply];
  const played = move === undefined ? '' : sayMove(game, match.steps[match.ply - 1].state, move, language);
  const { ending } = match;
  return [played, ...(ending ? [sayEnding(ending, language, game)] : [])].join(' ').trim();
}

function isNextOf(before: Match, match: Match): boolean {
  return match.ply === before.ply + 1 && match.steps[before.ply].state === before.state;
}

function soundStep(game: Game, match: Match): void {
  const { move } = match.steps[match.ply];
  if (move !== undefined) playSound(soundOf(game, match.steps[match.ply - 1].state, move));
  if (match.ending) playSound('end');
}

import type { Game, Player } from '../../core/game.ts';
import type { ClockRequest } from '../../online/wire.ts';
import { inLanguage, settings } from '../settings.ts';
import { onlineText } from './text.ts';

export interface Terms {
  readonly clock: ClockRequest | null;
  readonly takebacks: boolean;
}

/** What was agreed on, in a line: the side, the clock, whether moves may be taken back. */
export function sayTerms(game: Game, own: Player | undefined, { clock, takebacks }: Terms): string {
  const { terms } = inLanguage(onlineText);
  const player = own === undefined ? undefined : game.text[settings.language].players[own];
  const side = player ? terms.side(player.inSentence ?? player.name) : undefined;
  const parts = [
    side && own === 0 ? `${side} ${terms.begins}` : side,
    clock ? sayClock(clock) : terms.noClock,
    takebacks ? terms.takebacks : terms.noTakebacks,
  ];
  const line = parts.filter((part) => part !== undefined).join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

function sayClock(clock: ClockRequest): string {
  const { terms } = inLanguage(onlineText);
  return clock.kind === 'days' ? terms.days(clock.days) : terms.live(sayLiveTime(clock));
}

/** `5 min + 3 s`. */
function sayLiveTime({ seconds, increment }: Extract<ClockRequest, { readonly kind: 'live' }>): string {
  const time = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  return increment === 0 ? time : `${time} + ${increment} s`;
}

import { wholeNumber } from '../../core/json.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { maxDays, maxIncrement, maxLiveSeconds } from '../../online/limits.ts';
import type { ClockRequest } from '../../online/wire.ts';
import { refuse } from './problems.ts';

const secondsInMinute = 60;

/** The time that a text gives: `5+3`, five minutes and three seconds with every move, or `3d`, three days a move. */
export function parseClock(text: string): Result<ClockRequest> {
  const [, minutes, increment] = /^(\d{1,4}(?:\.\d{1,2})?)\+(\d{1,5})$/u.exec(text.trim()) ?? [];
  const seconds = Math.round(Number(minutes ?? Number.NaN) * secondsInMinute);
  const added = wholeNumber(increment ?? '', 0, maxIncrement);
  if (seconds >= 1 && seconds <= maxLiveSeconds && added !== undefined) {
    return succeed({ kind: 'live', seconds, increment: added });
  }
  const days = wholeNumber(/^(\d{1,3})d$/iu.exec(text.trim())?.[1] ?? '', 1, maxDays);
  if (days !== undefined) return succeed({ kind: 'days', days });
  const values = { text, minutes: maxLiveSeconds / secondsInMinute, seconds: maxIncrement, days: maxDays };
  return refuse({ code: 'online-clock', values });
}

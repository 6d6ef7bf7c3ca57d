import type { Match } from '../../../core/match.ts';
import type { Report } from '../../../core/report.ts';
import type { Analyst } from '../../../engine/service/analyst.ts';
import { lookTimes } from '../../../play/look-times.ts';
import { deps } from '../../browser-deps.ts';

/** Who says what positions are worth: an engine, which is started when it is first asked. */
export interface Advisor {
  /** Undefined where it was broken off, and where nobody answers. */
  analyse(match: Match, signal: AbortSignal): Promise<Report | undefined>;
  close(): void;
}

export function createAdvisor(game: string): Advisor {
  let engine: Analyst | undefined;
  return {
    async analyse(match, signal) {
      engine ??= deps.startEngine(game);
      const milliseconds = lookTimes.hint;
      const start = match.goTo(0).position;
      const answer = await engine.analyse({ start, played: match.played, milliseconds, signal });
      return answer?.ok ? answer.value : undefined;
    },
    close() {
      engine?.close();
      engine = undefined;
    },
  };
}

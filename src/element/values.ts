import type { Badges } from '../board/marks/badge.ts';
import { badgeOf } from '../board/marks/verdict-badge.ts';
import type { Language, Problem } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Report } from '../core/report.ts';
import { reportedMoves } from '../play/reported-moves.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { standingSentence } from '../text/standing.ts';
import { analystOver } from '../worker/connection.ts';
import { startWorker } from './start-worker.ts';

/** How long to look at a position in all, in milliseconds. */
const longLook = 30_000;
/** More positions than a game has. */
const maxKnown = 1000;

export interface ValuesDeps {
  onReport(match: Match, report: Report): void;
  onTrouble(problem: Problem): void;
}

/** What moves are worth, found out in a worker for one position at a time. */
export interface Values {
  /** Looks at a position, and no more at the one before. */
  look(match: Match): void;
  close(): void;
}

/** Starts a worker for one game. This module is loaded with the first board that is to show values. */
export function openValues(game: string, deps: ValuesDeps): Values {
  const known = new Map<string, Report>();
  let stop = new AbortController();
  const { connection, trouble } = startWorker(game);
  const analyst = analystOver(connection);

  async function seek(match: Match, { signal }: AbortController): Promise<void> {
    const answer = await analyst.analyse({
      start: match.goTo(0).position,
      played: match.played,
      milliseconds: longLook,
      signal,
      onProgress: (report) => !signal.aborted && deps.onReport(match, report),
    });
    if (answer?.ok) learn(match, answer.value);
    if (signal.aborted || !answer) return;
    if (answer.ok) deps.onReport(match, answer.value);
    else deps.onTrouble(trouble());
  }

  function learn(match: Match, report: Report): void {
    known.set(keyOf(match), report);
    if (known.size > maxKnown) known.delete(known.keys().next().value ?? '');
  }

  return {
    look(match) {
      stop.abort();
      stop = new AbortController();
      const report = known.get(keyOf(match));
      if (report) deps.onReport(match, report);
      else void seek(match, stop);
    },
    close() {
      stop.abort();
      analyst.close();
    },
  };
}

/** Verdicts are those of a position, but of a line where a game counts repetitions. */
function keyOf(match: Match): string {
  return match.game.rules.arrangement ? [match.goTo(0).position, ...match.played].join(' ') : match.position;
}

/** A report as it stands on the board. */
export function badgesOf(match: Match, report: Report, language: Language, words: Catalogue): Badges {
  const found = [...reportedMoves(match, report)];
  return new Map(found.map(([move, verdict]) => [move, badgeOf(verdict, language, words.verdicts)]));
}

/** A report in a sentence: who wins, or who stands better. */
export function sayReport({ game, turn }: Match, report: Report, language: Language, words: Catalogue): string {
  return `${standingSentence(game, report, turn, false, language, words)}.`;
}

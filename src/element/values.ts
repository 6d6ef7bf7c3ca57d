import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Badges } from '../board/marks/badge.ts';
import { badgeOf } from '../board/marks/verdict-badge.ts';
import type { Problem } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Report } from '../core/report.ts';
import { reportedMoves } from '../play/reported-moves.ts';
import { standingSentence } from '../text/standing.ts';
import { analystOver } from '../worker/connection.ts';
import type { Session } from './session.ts';
import { startWorker } from './start-worker.ts';
import type { Words } from './words.ts';

/** How long to look at a position in all, in milliseconds. */
const longLook = 30_000;
/** More positions than a game has. */
const maxKnown = 1000;

/** What is shown of what moves are worth, while that is wanted. */
export interface ShownValues {
  report(): Report | undefined;
  badges(): Badges | undefined;
  /** Who wins, or who stands better, in a sentence. */
  standing(): string | undefined;
  /** Why there are none. */
  trouble(): Problem | undefined;
}

export interface ShownValuesDeps {
  /** Where they are to be seen. */
  readonly host: Element;
  areWanted(): boolean;
  words(): Words | undefined;
  onReport(report: Report): void;
}

/** What is found out of the position that is shown. This module is loaded with the first board that is to show values. */
export function findValues(session: Session, deps: ShownValuesDeps): ShownValues {
  const [known, setKnown] = createSignal<{ readonly match: Match; readonly report: Report }>();
  const [trouble, setTrouble] = createSignal<Problem>();
  const game = createMemo(() => session.match()?.game.id);
  const isSeen = createSeen(deps.host);
  const search = createMemo<Search | undefined>(() => {
    const id = game();
    if (id === undefined || !isSeen()) return undefined;
    setTrouble(undefined);
    const opened = openSearch(id, {
      onReport(match, report) {
        setKnown({ match, report });
        deps.onReport(report);
      },
      onTrouble: setTrouble,
    });
    onCleanup(opened.close);
    return opened;
  });
  createEffect(
    on([session.match, search], ([match, opened]) => {
      // Where there can be no values, asking again for each position would only tell it again.
      if (match && !match.ending && !trouble()) opened?.look(match);
    }),
  );
  const here = createMemo(() => {
    const found = known();
    return found?.match === session.match() ? found : undefined;
  });
  return {
    trouble,
    report: () => here()?.report,
    badges: createMemo(() => {
      const [found, words] = [here(), deps.words()];
      if (!found || !words) return undefined;
      const moves = [...reportedMoves(found.match, found.report)];
      return new Map(
        moves.map(([move, verdict]) => [move, badgeOf(verdict, words.language, words.catalogue.verdicts)]),
      );
    }),
    standing() {
      const [found, words] = [here(), deps.words()];
      if (!found || !words) return undefined;
      const { game: played, turn } = found.match;
      return `${standingSentence(played, found.report, turn, false, words.language, words.catalogue)}.`;
    },
  };
}

/** Whether an element has been seen: of a page with many boards, most are not at first. */
function createSeen(element: Element): () => boolean {
  const [isSeen, setSeen] = createSignal(false);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    setSeen(true);
    observer.disconnect();
  });
  observer.observe(element);
  onCleanup(() => observer.disconnect());
  return isSeen;
}

interface SearchDeps {
  onReport(match: Match, report: Report): void;
  onTrouble(problem: Problem): void;
}

/** What moves are worth, found out in a worker for one position at a time. */
interface Search {
  /** Looks at a position, and no more at the one before. */
  look(match: Match): void;
  close(): void;
}

/** Starts a worker for one game. */
function openSearch(game: string, deps: SearchDeps): Search {
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
    else {
      analyst.close();
      deps.onTrouble(trouble());
    }
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

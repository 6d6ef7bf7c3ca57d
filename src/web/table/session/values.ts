import { createSignal } from 'solid-js';
import type { Match } from '../../../core/match.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Report } from '../../../core/report.ts';
import type { Analyst } from '../../../engine/service/analyst.ts';

/** A position to find out about, for so long in all. */
export interface Wish {
  readonly match: Match;
  readonly milliseconds: number;
}

/** What is known of positions: asked for one at a time, remembered for all. */
export interface Values {
  /** What is known of a position so far; follows what becomes known. */
  report(match: Match): Report | undefined;
  /** Whether so much time would bring nothing new. */
  isKnown(wish: Wish): boolean;
  /** The position that is being looked at. */
  sought(): Match | undefined;
  /** Looks at what is wished for now, after anything has changed. */
  pursue(): void;
  stop(): void;
}

export interface ValuesDeps {
  engine(): Analyst;
  now(): number;
  /** What to find out next; nothing when all is known that is wanted. */
  wish(): Wish | undefined;
  onFailure(problem: Problem): void;
}

interface Known {
  readonly report: Report;
  /** How many verdicts are exact. */
  readonly exact: number;
  /** How long was looked for it. */
  readonly milliseconds: number;
}

/** More positions than a game and its variations have. */
const maxKnown = 3000;

export function createValues(deps: ValuesDeps): Values {
  const known = new Map<string, Known>();
  const [news, setNews] = createSignal(0);
  const [sought, setSought] = createSignal<Match | undefined>(undefined);
  let search: { readonly key: string; readonly milliseconds: number; readonly stop: AbortController } | undefined;

  function learn(key: string, report: Report, milliseconds: number): void {
    const old = known.get(key);
    const exact = countExact(report);
    // A search that began anew knows less than the one before, at first; perhaps also in the end, but then that is known.
    const isLess = old && (exact < old.exact || (exact === old.exact && milliseconds < old.milliseconds));
    if (isLess && milliseconds <= old.milliseconds) return;
    known.delete(key);
    known.set(key, isLess ? { ...old, milliseconds } : { report, exact, milliseconds });
    if (known.size > maxKnown) known.delete(known.keys().next().value ?? key);
    setNews((count) => count + 1);
  }

  function isKnown({ match, milliseconds }: Wish): boolean {
    news();
    const found = known.get(keyOf(match));
    return found !== undefined && (found.milliseconds >= milliseconds || found.exact > found.report.moves.length);
  }

  async function seek({ match, milliseconds }: Wish): Promise<void> {
    const key = keyOf(match);
    const stop = new AbortController();
    const mine = { key, milliseconds, stop };
    search = mine;
    setSought(match);
    const started = deps.now();
    const answer = await deps.engine().analyse({
      start: match.goTo(0).position,
      played: match.played,
      milliseconds,
      signal: stop.signal,
      onProgress: (report) => !stop.signal.aborted && learn(key, report, deps.now() - started),
    });
    if (search !== mine) return;
    search = undefined;
    if (answer?.ok) learn(key, answer.value, milliseconds);
    else if (answer) {
      setSought(undefined);
      deps.onFailure(answer.problem);
      return;
    }
    pursue();
  }

  function pursue(): void {
    const wish = deps.wish();
    if (search && wish && keyOf(wish.match) === search.key && wish.milliseconds === search.milliseconds) return;
    stop();
    if (wish) void seek(wish);
  }

  function stop(): void {
    search?.stop.abort();
    search = undefined;
    setSought(undefined);
  }

  function report(match: Match): Report | undefined {
    news();
    return known.get(keyOf(match))?.report;
  }

  return { report, isKnown, sought, pursue, stop };
}

/** Verdicts are those of a position, but of a line where a game counts repetitions. */
function keyOf(match: Match): string {
  return match.game.rules.arrangement ? [match.goTo(0).position, ...match.played].join(' ') : match.position;
}

function countExact(report: Report): number {
  return report.moves.filter((move) => move.exact).length + (report.exact ? 1 : 0);
}

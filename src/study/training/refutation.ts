import { Match } from '../../core/match.ts';
import type { Report, ReportedVerdict } from '../../core/report.ts';
import { bareVerdict, compareVerdicts } from '../../engine/analysis/verdict.ts';

/** Why a move is wrong: what it comes to, and the play that shows it. */
export interface Refutation {
  /** What the position after the wrong move is worth to who answers it. */
  readonly verdict: ReportedVerdict;
  /** Best play from there on: to the end of the game, or as far as it is shown. */
  readonly line: readonly string[];
}

/** What is known of a position; undefined where nobody answers. */
export type Analyse = (match: Match) => Promise<Report | undefined>;

/** A longer line tells nobody more. */
const usualPlies = 12;

/** Plays the best answers to a wrong move. A line that draws is shown for a move or two: it could go on for ever. */
export async function refute(
  after: Match,
  analyse: Analyse,
  maxPlies: number = usualPlies,
): Promise<Refutation | undefined> {
  if (after.ending) {
    const { winner } = after.ending;
    const value = winner === null ? 'draw' : winner === after.turn ? 'win' : 'loss';
    return { verdict: { exact: true, value, plies: 0 }, line: [] };
  }
  const first = await analyse(after);
  if (!first) return undefined;
  const verdict = bareVerdict(first);
  const length = verdict.exact && verdict.value !== 'draw' ? maxPlies : Math.min(2, maxPlies);
  // Repetitions of the line before do not belong to why the move is wrong.
  let match = Match.from(after.game, after.state);
  // What is only estimated shows nothing.
  for (let report: Report | undefined = first; report?.exact && match.ply < length; ) {
    const [best] = [...report.moves].sort(compareVerdicts);
    const next = best && match.play(best.move);
    if (!next?.ok) break;
    match = next.value;
    report = match.ending ? undefined : await analyse(match);
  }
  return { verdict, line: match.played };
}

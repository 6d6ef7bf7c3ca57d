import type { Player } from '../core/game.ts';
import { opponentOf } from '../core/game.ts';
import type { Value } from '../core/oracle.ts';
import type { Report, ReportedMove, ReportedVerdict } from './report.ts';

/** How a move did against the truth. `unclear` where the truth is not known. */
export type Judgement = 'best' | 'keeps' | 'slower-win' | 'throws-win' | 'throws-draw' | 'unclear';

export interface ReviewedMove {
  readonly ply: number;
  readonly player: Player;
  readonly move: string;
  /** What the position was worth before, and what the move made of it; both for the player who moved. */
  readonly before: ReportedVerdict;
  readonly after: ReportedVerdict;
  readonly judgement: Judgement;
  /** The moves that were best. */
  readonly best: readonly string[];
}

export interface Review {
  readonly moves: readonly ReviewedMove[];
  /** The ply whose move brought the value that the game then kept; 0 if it had it from the start, null if not known. */
  readonly decidedAt: number | null;
  /** An arrangement has occurred twice, and the values from there on take no account of repetitions. */
  readonly ignoresRepetition?: true;
}

/** Judges each move of a game, given what was known of the position before it. */
export function review(reports: readonly Report[], played: readonly string[], first: Player): Review {
  const moves = played.map((text, index): ReviewedMove => {
    const report = reports[index];
    const after = report.moves.find(({ move }) => move === text);
    if (!after)
      throw new Error(`Move ${index + 1}, ${text}, is not in its report; report each position before its move.`);
    const player = index % 2 === 0 ? first : opponentOf(first);
    const { move, ...verdict } = after;
    return {
      ply: index + 1,
      player,
      move,
      before: { exact: report.exact, value: report.value, plies: report.plies, ...extras(report) },
      after: verdict,
      judgement: judge(report, after),
      best: bestMoves(report),
    };
  });
  const ignoresRepetition = reports.some((report) => report.ignoresRepetition);
  return { moves, decidedAt: decidedAt(moves), ...(ignoresRepetition && { ignoresRepetition }) };
}

function judge(report: Report, played: ReportedMove): Judgement {
  const possible = valueWithin(report);
  if (possible === null || !played.exact || played.value === null) return 'unclear';
  if (possible === 'win' && played.value !== 'win') return 'throws-win';
  if (possible === 'draw' && played.value === 'loss') return 'throws-draw';
  if (bestMoves(report).includes(played.move)) return 'best';
  return played.value === 'win' && played.plies !== null ? 'slower-win' : 'keeps';
}

/** What the player to move could have: the value of the position, or a draw by repetition that saves a lost one. */
function valueWithin(report: Report): Value | null {
  const isSaved = report.value === 'loss' && report.moves.some((move) => move.repeats);
  return isSaved ? 'draw' : report.value;
}

/** The moves that do as well as any: in value, in margin, in haste or delay. */
function bestMoves(report: Report): string[] {
  const possible = valueWithin(report);
  const exact = report.moves.filter((move) => move.exact && move.value === possible);
  const merits = exact.map(({ plies, margin, value }) => margin ?? (plies ?? 0) * (value === 'win' ? -1 : 1));
  const most = Math.max(...merits);
  return exact.filter((_, index) => merits[index] === most).map(({ move }) => move);
}

/** Walks back from the end as long as the value stays the same. */
function decidedAt(moves: readonly ReviewedMove[]): number | null {
  const values = moves.map(({ player, after }) => valueForFirst(player, after.value));
  const final = values.at(-1) ?? null;
  if (final === null) return null;
  for (let ply = moves.length; ply > 1; ply--) {
    const earlier = values[ply - 2];
    if (earlier !== final) return earlier === null ? null : ply;
  }
  const start = valueForFirst(moves[0].player, moves[0].before.value);
  return start === null ? null : start === final ? 0 : 1;
}

const forOther: Readonly<Record<Value, Value>> = { win: 'loss', draw: 'draw', loss: 'win' };

function valueForFirst(player: Player, value: Value | null): Value | null {
  return value === null || player === 0 ? value : forOther[value];
}

function extras({ margin, score }: ReportedVerdict): Pick<ReportedVerdict, 'margin' | 'score'> {
  return { ...(margin !== undefined && { margin }), ...(score !== undefined && { score }) };
}

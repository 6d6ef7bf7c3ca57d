import { type LossReason, lossReasons } from '../../core/conclusion.ts';
import { type Ending, opponentOf, type Player } from '../../core/game.ts';
import type { Value } from '../../core/oracle.ts';
import type { Judgement, Report, ReportedMove, Review, ReviewedMove } from '../../core/report.ts';
import { bareVerdict, compareVerdicts, opposite } from './verdict.ts';

/** Judges each move of a game, given what was known of the position before it. */
export function review(reports: readonly Report[], played: readonly string[], first: Player): Review {
  const moves = played.map((text, index): ReviewedMove => {
    const report = reports[index];
    const after = report.moves.find(({ move }) => move === text);
    if (!after)
      throw new Error(`Move ${index + 1}, ${text}, is not in its report; report each position before its move.`);
    const { move, ...verdict } = after;
    return {
      ply: index + 1,
      player: index % 2 === 0 ? first : opponentOf(first),
      move,
      before: bareVerdict(report),
      after: verdict,
      judgement: judge(report, after),
      best: bestMoves(report),
      ...(report.ignoresRepetition && { ignoresRepetition: true }),
    };
  });
  return { moves, decidedAt: decidedAt(moves) };
}

/** Whether a move threw something away. */
export function isMistake({ judgement }: { readonly judgement?: Judgement }): boolean {
  return judgement === 'throws-win' || judgement === 'throws-draw';
}

/** Whether who resigned or ran out of time was not lost: then that, and no move, decided the game. */
export function decidingConclusion({ moves }: Review, ending: Ending | undefined): LossReason | undefined {
  const last = moves.at(-1);
  const reason = lossReasons.find((each) => each === ending?.reason);
  if (!last || !ending || last.after.value === null) return undefined;
  const valueForWinner = last.player === ending.winner ? last.after.value : opposite[last.after.value];
  return valueForWinner === 'win' ? undefined : reason;
}

function judge(report: Report, played: ReportedMove): Judgement {
  const possible = valueWithin(report);
  if (possible === null || !played.exact || played.value === null) return 'unclear';
  if (possible === 'win' && played.value !== 'win') return 'throws-win';
  if (possible === 'draw' && played.value === 'loss') return 'throws-draw';
  if (bestMoves(report).includes(played.move)) return 'best';
  return played.value === 'win' && played.plies !== null ? 'slower-win' : 'keeps';
}

const values: readonly Value[] = ['win', 'draw', 'loss'];

/**
 * What the player to move can have. The best of the moves, where all are exact, says more than the value of the position
 * alone: in a match, repetition may save a lost position or spoil the only win.
 */
function valueWithin(report: Report): Value | null {
  if (!report.moves.every((move) => move.exact)) return report.value;
  return values.find((value) => report.moves.some((move) => move.value === value)) ?? report.value;
}

/** The moves that do as well as any: in value, in margin, in haste or delay. */
function bestMoves(report: Report): string[] {
  const possible = valueWithin(report);
  const sorted = report.moves.filter((move) => move.exact && move.value === possible).sort(compareVerdicts);
  return sorted.filter((move) => compareVerdicts(move, sorted[0]) === 0).map(({ move }) => move);
}

/** Walks back from the end as long as the value stays the same. */
function decidedAt(moves: readonly ReviewedMove[]): number | null {
  const forFirst = (player: Player, value: Value | null) => (value === null || player === 0 ? value : opposite[value]);
  const after = moves.map((move) => forFirst(move.player, move.after.value));
  const final = after.at(-1) ?? null;
  if (final === null) return null;
  for (let ply = moves.length; ply > 1; ply--) {
    const earlier = after[ply - 2];
    if (earlier !== final) return earlier === null ? null : ply;
  }
  const start = forFirst(moves[0].player, moves[0].before.value);
  return start === null ? null : start === final ? 0 : 1;
}

import { type Guard, isCount, isOneOf, isPair, isRecord, isShape, isText } from '../../core/json.ts';
import type { Problem, ProblemValues } from '../../core/problem.ts';
import type { PlayedGame, ThinkingTime } from '../../engine/tournament/tournament.ts';

/** Longer than any game's. */
const maxRecordLength = 1_000_000;
const maxWordLength = 1000;
const maxCauses = 10;

const isMilliseconds: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isThinkingTime: Guard<ThinkingTime> = isShape({ moves: isCount, total: isMilliseconds, longest: isMilliseconds });

/** Everything that a game leaves behind. */
export const isPlayedGame: Guard<PlayedGame> = isShape(
  {
    number: isCount,
    seats: isPair(isCount),
    start: isCount,
    winner: isOneOf([0, 1, null]),
    reason: isText(maxWordLength),
    plies: isCount,
    judged: isPair(isCount),
    kept: isPair(isCount),
    record: isText(maxRecordLength),
  },
  { forfeit: isProblemWith(maxCauses), thinking: isPair(isThinkingTime) },
);

/** A problem with so many causes behind it at most: a line may nest them deeper than a program can follow. */
function isProblemWith(causes: number): Guard<Problem> {
  const isCause: Guard<Problem> = (value): value is Problem => causes > 0 && isProblemWith(causes - 1)(value);
  return isShape({ code: isText(maxWordLength), values: isProblemValues }, { cause: isCause });
}

function isProblemValues(value: unknown): value is ProblemValues {
  return isRecord(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number');
}

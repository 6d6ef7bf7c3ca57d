import { type CommonProblems, type Problem, problemOf } from '../core/problem.ts';
import type { Sizes } from '../core/sizes.ts';

const makeProblem = problemOf<CommonProblems>();

/** A game as the list has it. */
interface Listed {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly sizes?: Sizes;
}

/** Why a name means no game: there is no such size, or no such game among the listed and the others that there are. */
export function unknownGame(
  name: string,
  listed: readonly Listed[],
  others: readonly string[] = [],
  nearest = '',
): Problem {
  const game = String(name);
  const typed = game.trim().toLowerCase();
  const sizes = listed.find((entry) => entry.sizes && typed.startsWith(entry.sizes.family))?.sizes;
  if (sizes) {
    const { family, pattern, least, most } = sizes;
    return makeProblem({ code: 'unknown-size', values: { game, family, pattern, least, most } });
  }
  const patterns = new Set(listed.flatMap((entry) => entry.sizes?.pattern ?? []));
  const names = listed.map(({ id, aliases = [] }) => (aliases.length === 0 ? id : `${id} (${aliases.join(', ')})`));
  return makeProblem({
    code: 'unknown-game',
    values: { game, nearest, list: [...names, ...patterns, ...others].join(', ') },
  });
}

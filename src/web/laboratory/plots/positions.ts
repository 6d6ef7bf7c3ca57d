import type { Game } from '../../../core/game.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { sayFailure } from '../../problem-text.ts';
import { inLanguage, settings } from '../../settings.ts';
import { readPasted } from '../../share/pasted.ts';
import { text } from './text.ts';

export const maxPositions = 100;

/** Positions to measure in, or a sentence on why there are none. */
export type Given = { readonly positions: readonly string[] } | { readonly problem: string };

/** One position; the start where nothing is written. */
export function readOne(game: Game, written: string, start: string): Given {
  return readLines(game, [written.trim() || start]);
}

/** Positions line by line, or all those of a game: a record, a link, a row of moves. */
export async function readMany(game: Game, written: string): Promise<Given> {
  const lines = written.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  // One row of moves is a game; several are where each of them leads.
  const isRow = lines.length === 1 && game.notation.splitMoves?.(first.trim()) !== undefined;
  if (!isRow && game.notation.parsePosition(first.trim()).ok) return readLines(game, lines);
  const pasted = await readPasted(written, game);
  if (!pasted.ok) return { problem: sayFailure(pasted, settings.language) };
  const { match } = pasted.value;
  if (match.game.id !== game.id) return { problem: inLanguage(text).otherGame(inLanguage(match.game.text).name) };
  const passed = match.steps.map(({ state }) => state).filter((state) => game.rules.outcome(state) === 'ongoing');
  return bounded(passed.map((state) => game.notation.position(state)));
}

function readLines(game: Game, lines: readonly string[]): Given {
  const words = inLanguage(text);
  const positions: string[] = [];
  for (const [index, line] of lines.entries()) {
    const state = game.notation.parsePosition(line.trim());
    if (!state.ok) {
      const problem = sayProblem(state.problem, settings.language, game);
      return { problem: lines.length === 1 ? problem : words.lineProblem(index + 1, problem) };
    }
    if (game.rules.outcome(state.value) !== 'ongoing') return { problem: words.over(line.trim()) };
    positions.push(game.notation.position(state.value));
  }
  return bounded(positions);
}

function bounded(positions: readonly string[]): Given {
  if (positions.length <= maxPositions) return { positions };
  return { problem: inLanguage(text).tooManyPositions(maxPositions) };
}

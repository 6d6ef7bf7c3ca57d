import type { Game } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { games } from '../../games/index.ts';
import { loadPuzzles } from '../../study/puzzles/load.ts';
import { maxGrade, type Puzzle, puzzleThemes } from '../../study/puzzles/puzzle.ts';
import type { Invocation } from '../command.ts';
import { refuse } from '../problems.ts';

/** The puzzles of a game that are of the grades and the theme that were asked for; there is at least one. */
export async function wantedPuzzles(game: Game, invocation: Invocation): Promise<Result<readonly Puzzle[]>> {
  const { grade, theme, language } = invocation.arguments;
  const { name } = game.text[language];
  const grades = gradesOf(grade);
  if (!grades.ok) return grades;
  if (theme !== undefined && !puzzleThemes.some((each) => each === theme.toLowerCase())) {
    return refuse({ code: 'unknown-theme', values: { text: theme, list: puzzleThemes.join(', ') } });
  }
  const puzzles = await loadPuzzles(game);
  if (puzzles.length === 0)
    return refuse({ code: 'no-puzzles', values: { game: name, list: await gamesWithPuzzles() } });
  const [least, most] = grades.value;
  const wanted = puzzles.filter(
    (puzzle) =>
      puzzle.grade >= least &&
      puzzle.grade <= most &&
      (theme === undefined || puzzle.themes.some((each) => each === theme.toLowerCase())),
  );
  return wanted.length > 0 ? succeed(wanted) : refuse({ code: 'no-puzzle-left', values: { game: name } });
}

/** The first and the last grade that a text such as `3` or `3-5` means. */
function gradesOf(text: string | undefined): Result<readonly [least: number, most: number]> {
  if (text === undefined) return succeed([1, maxGrade]);
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/u.exec(text.trim()) ?? [];
  const [least, most] = [Number(first), Number(last)];
  if (least >= 1 && least <= most && most <= maxGrade) return succeed([least, most]);
  return refuse({ code: 'bad-grade', values: { text, least: 1, most: maxGrade } });
}

async function gamesWithPuzzles(): Promise<string> {
  const loaded = await Promise.all(games.map(({ load }) => load()));
  return loaded.flatMap((game) => (game.puzzles ? [game.id] : [])).join(', ');
}

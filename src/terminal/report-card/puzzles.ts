import type { Language } from '../../core/game.ts';
import { puzzlesOfGrade } from '../laboratory/sit-puzzles.ts';
import { laboratoryText } from '../laboratory/text.ts';
import { escapeText } from './escape.ts';
import type { ReportCard } from './gather.ts';
import { figure, heading, percent, range, table } from './markup.ts';
import { reportText } from './text.ts';

/** What share of the puzzles of each grade players solve, and for each the easiest that it does not. */
export function puzzles({ tournament: { game }, puzzles: sat }: ReportCard, language: Language): readonly string[] {
  const words = reportText[language];
  const grades = sat[0]?.byGrade ?? [];
  if (grades.length === 0) return [];
  const count = grades.reduce((sum, each) => sum + each.puzzles, 0);
  const { player } = laboratoryText[language].judge;
  const headings = [player, words.solved, '95 %', ...grades.map(({ grade }) => words.grade(grade))];
  const rows = sat.map((each) => [
    each.player,
    percent(each.solved.value, language),
    range(each.solved, language),
    ...each.byGrade.map(({ solved }) => percent(solved, language)),
  ]);
  const boards = sat.flatMap(({ player: name, missed }) => {
    if (!missed) return [];
    const { puzzle, state, move, right } = missed;
    const caption = words.missedPuzzle(puzzle.goal, puzzle.grade, move, right.join(', '));
    return [figure(game, state, language, `<code>${escapeText(name)}</code><br>${escapeText(caption)}`)];
  });
  return [
    ...heading(words.puzzles, words.puzzlesNote(count, puzzlesOfGrade)),
    table(headings, rows),
    ...(boards.length > 0 ? [`<h3>${escapeText(words.missed)}</h3><div class="boards">${boards.join('')}</div>`] : []),
  ];
}

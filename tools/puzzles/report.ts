import { maxGrade, puzzleThemes } from '../../src/study/puzzles/puzzle.ts';
import { themeText } from '../../src/study/puzzles/theme-text.ts';
import type { RatedPuzzle } from './rated.ts';
import { correlation, type LevelTries } from './rating.ts';

/** Of the puzzles of a higher grade a level may solve so many points more, by chance. */
const tolerance = 2;
const leastCorrelation = 0.9;

const allGrades = Array.from({ length: maxGrade }, (_, index) => index + 1);

/** The puzzles of a game in figures, for docs/puzzles.md. */
export function figuresOf(puzzles: readonly RatedPuzzle[]): readonly string[] {
  const grades = allGrades.filter((grade) => ofGrade(puzzles, grade).length > 0);
  const row = (name: string, cells: readonly (number | string)[]) => `| ${[name, ...cells].join(' | ')} |`;
  const themes = puzzleThemes.flatMap((theme) => {
    const count = puzzles.filter(({ puzzle }) => puzzle.themes.includes(theme)).length;
    return count > 0 ? [`${themeText.en[theme].name} ${count}`] : [];
  });
  const won = puzzles.filter(({ puzzle }) => puzzle.goal === 'win').length;
  const ratings = puzzles.map(({ puzzle }) => puzzle.rating);
  return [
    `${puzzles.length} puzzles, ${won} to win and ${puzzles.length - won} to hold, rated ${Math.min(...ratings)} to ${Math.max(...ratings)}.`,
    `Themes: ${themes.join(', ')}. The halves of the tries correlate ${agreementOf(puzzles).toFixed(3)}.`,
    '',
    row(
      '% solved',
      grades.map((grade) => `grade ${grade}`),
    ),
    `|${'---|'.repeat(grades.length + 1)}`,
    ...allGrades.map((level) =>
      row(
        `level ${level}`,
        grades.map((grade) => shareOf(ofGrade(puzzles, grade), level).toFixed(0)),
      ),
    ),
    row(
      'puzzles',
      grades.map((grade) => ofGrade(puzzles, grade).length),
    ),
  ];
}

/** What is wrong with the ratings of a game's puzzles, if anything. */
export function complaintsAbout(puzzles: readonly RatedPuzzle[]): readonly string[] {
  const agreement = agreementOf(puzzles);
  const contradiction = worstContradiction(puzzles, tolerance);
  return [
    ...(agreement < leastCorrelation ? [`The halves of the tries correlate only ${agreement.toFixed(3)}.`] : []),
    ...(contradiction
      ? [
          `Level ${contradiction.level} solves more of grade ${contradiction.grade} than of grade ${contradiction.easier}.`,
        ]
      : []),
  ];
}

function agreementOf(puzzles: readonly RatedPuzzle[]): number {
  return correlation(
    puzzles.map(({ halves }) => halves[0]),
    puzzles.map(({ halves }) => halves[1]),
  );
}

/** Those of one grade. */
export function ofGrade(puzzles: readonly RatedPuzzle[], grade: number): readonly RatedPuzzle[] {
  return puzzles.filter(({ puzzle }) => puzzle.grade === grade);
}

/** What a level solves of some puzzles, in percent. */
function shareOf(puzzles: readonly RatedPuzzle[], level: number): number {
  const tries = puzzles.flatMap((each) => each.tries[level - 1] ?? []);
  const sum = (of: (each: LevelTries) => number) => tries.reduce((total, each) => total + of(each), 0);
  return (100 * sum(({ solved }) => solved)) / sum((each) => each.tries);
}

/** A level that solves more of a grade than of an easier one, by so many points. */
export interface Contradiction {
  readonly level: number;
  readonly grade: number;
  readonly easier: number;
  readonly excess: number;
}

/** The worst contradiction beyond so many points, if there is one. */
export function worstContradiction(puzzles: readonly RatedPuzzle[], allowed: number): Contradiction | undefined {
  let worst: Contradiction | undefined;
  for (const level of allGrades) {
    let least = { grade: 0, share: Number.POSITIVE_INFINITY };
    for (const grade of allGrades) {
      const those = ofGrade(puzzles, grade);
      if (those.length === 0) continue;
      const share = shareOf(those, level);
      const excess = share - least.share;
      if (excess > (worst?.excess ?? allowed)) worst = { level, grade, easier: least.grade, excess };
      if (share < least.share) least = { grade, share };
    }
  }
  return worst;
}

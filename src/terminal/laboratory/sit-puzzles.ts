import type { Game } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { type Random, seededRandom, shuffle } from '../../core/random.ts';
import type { Contestant } from '../../engine/tournament/contestant.ts';
import { type Interval, shareInterval } from '../../study/interval.ts';
import { chancesOf, triesOf } from '../../study/judge.ts';
import { loadPuzzles } from '../../study/puzzles/load.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import { answer, beginAttempt } from '../../study/training/attempt.ts';
import { type Examinee, withExaminee } from './examinee.ts';
import type { Interest } from './sit-exam.ts';

/** What a player came to in puzzles. A move that does not count solves nothing. */
export interface SatPuzzles<S> extends Pick<Examinee<S>, 'failures'> {
  readonly player: string;
  /** What share of the puzzles it solved: of several tries, where the player varies. */
  readonly solved: Interval;
  /** The same for each grade, the lowest first. */
  readonly byGrade: readonly SolvedOfGrade[];
  /** The easiest puzzle that it did not solve, the first time it was asked. */
  readonly missed: MissedPuzzle<S> | undefined;
}

export interface SolvedOfGrade {
  readonly grade: number;
  readonly puzzles: number;
  readonly solved: number;
}

/** Where a solution was left: what was played, and what would have been right. */
export interface MissedPuzzle<S> {
  readonly puzzle: Puzzle;
  readonly state: S;
  readonly move: string;
  readonly right: readonly string[];
}

/** How many are drawn of each grade: with eight grades some sixty moves, as many as the usual exam has. */
export const puzzlesOfGrade = 5;

/** Puzzles of every grade, the easiest first, the same for the same seed; none where a game brings none. */
export async function drawPuzzles<S>(game: Game<S>, seed: number): Promise<readonly Puzzle[]> {
  const puzzles = await loadPuzzles(game);
  const grades = [...new Set(puzzles.map(({ grade }) => grade))].sort((one, other) => one - other);
  const random = seededRandom(seed);
  return grades.flatMap((grade) => {
    const alike = puzzles.filter((puzzle) => puzzle.grade === grade);
    const drawn = shuffle(alike, random).slice(0, puzzlesOfGrade);
    return alike.filter((puzzle) => drawn.includes(puzzle));
  });
}

/** Lets a player try every puzzle, until it is solved or the value is given away; undefined if it was broken off. */
export function sitPuzzles<S>(
  game: Game<S>,
  contestant: Contestant<S>,
  puzzles: readonly Puzzle[],
  seed: number,
  { signal, onProgress }: Interest,
): Promise<SatPuzzles<S> | undefined> {
  // Bots and whoever thinks by the clock take long, and are asked once.
  const tries = contestant.isRepeatable ? triesOf(contestant.meaning ?? contestant.name) : 1;
  return withExaminee(contestant, signal, async ({ ask, failures }) => {
    const shares: number[] = [];
    let missed: MissedPuzzle<S> | undefined;
    for (const [index, puzzle] of puzzles.entries()) {
      let solved = 0;
      for (let attempt = 0; attempt < tries; attempt++) {
        // The replies have chances of their own, so that everybody meets the same.
        const chances = { player: chancesOf(seed, index, attempt), replies: seededRandom(index, attempt) };
        const tried = await tryPuzzle(game, puzzle, ask, chances);
        if (tried === 'solved') solved++;
        else if (attempt === 0 && tried) missed ??= tried;
      }
      shares.push(solved / tries);
      onProgress((index + 1) / puzzles.length);
    }
    const solved = shareInterval(shares);
    return { player: contestant.name, solved, byGrade: byGrade(puzzles, shares), missed, failures };
  });
}

/** One try: how it was missed, or nothing where no move came. */
async function tryPuzzle<S>(
  game: Game<S>,
  puzzle: Puzzle,
  ask: Examinee<S>['ask'],
  chances: { readonly player: Random; readonly replies: Random },
): Promise<'solved' | MissedPuzzle<S> | undefined> {
  for (let attempt = beginAttempt(game, puzzle); ; ) {
    const { match, turn } = attempt;
    const move = await ask(match, chances.player);
    if (move === undefined) return undefined;
    const text = game.notation.move(match.state, move);
    const said = answer(attempt, text, chances.replies);
    const answered = present(said.ok ? said.value : undefined, 'answer to a legal move');
    if (answered.kind === 'solved') return 'solved';
    if (answered.kind === 'wrong') return { puzzle, state: match.state, move: text, right: turn?.moves ?? [] };
    attempt = answered.attempt;
  }
}

function byGrade(puzzles: readonly Puzzle[], shares: readonly number[]): readonly SolvedOfGrade[] {
  const grades = [...new Set(puzzles.map(({ grade }) => grade))];
  return grades.map((grade) => {
    const alike = shares.filter((_, index) => puzzles[index]?.grade === grade);
    return { grade, puzzles: alike.length, solved: shareInterval(alike).value };
  });
}

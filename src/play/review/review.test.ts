import { describe, expect, test } from 'vitest';
import ticTacToe from '../../../examples/tic-tac-toe/index.ts';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import type { Report, ReportedVerdict } from '../../core/report.ts';
import { graphOf, reviewLine, reviewMatch, sayDecision } from './review.ts';
import { reviewText } from './review-text.ts';

function played(...moves: readonly string[]): Match {
  return moves.reduce<Match>(
    (match, move) => {
      const next = match.play(move);
      if (!next.ok) throw new Error(next.problem.code);
      return next.value;
    },
    Match.start(ticTacToe, seededRandom(1)) as Match,
  );
}

const estimate = (score: number): ReportedVerdict => ({ exact: false, value: null, plies: null, score });
const loss: ReportedVerdict = { exact: true, value: 'loss', plies: 2 };

/** What a search would say of the positions of a match: the same of a position and of all its moves. */
function reportsOf(match: Match, verdicts: readonly ReportedVerdict[]): readonly Report[] {
  return verdicts.map((verdict, ply) => {
    const here = match.goTo(ply);
    const moves = here.moves.map((move) => ({ ...verdict, move: match.game.notation.move(here.state, move) }));
    return { ...verdict, game: match.game.id, position: here.position, turn: '', moves };
  });
}

function reviewed(match: Match, verdicts: readonly ReportedVerdict[], isJudged = (_ply: number) => true) {
  const reports = reportsOf(match, verdicts);
  return reviewLine(match, (ply) => reports[ply], isJudged);
}

/** The first player wins with the left column; each verdict is that of who is to move. */
const game = played('a1', 'b1', 'a2', 'c1', 'a3');

describe('a review in which little is known', () => {
  test('counts the moves whose value is known, and says no more than that', () => {
    const { tally } = reviewed(
      game,
      [estimate(0), estimate(0), estimate(0.2), loss, estimate(0.1)],
      (ply) => ply % 2 === 0,
    );
    expect(tally).toEqual({ moves: 2, known: 1, mistakes: 0 });
    expect(reviewText.en.mistakes(tally)).toBe(
      'You made no mistake in the one move of yours whose value is known, of 2.',
    );
    expect(reviewText.pt.mistakes(tally)).toContain('na única jogada tua de valor conhecido');
  });

  test('never speaks of no mistake where nothing is known', () => {
    const { tally } = reviewed(
      game,
      game.played.map(() => estimate(0)),
    );
    expect(tally).toEqual({ moves: 5, known: 0, mistakes: 0 });
    expect(reviewText.en.mistakes(tally)).toMatch(/not known/u);
    expect(reviewText.pt.mistakes(tally)).toMatch(/Não se sabe/u);
    expect(reviewText.en.mistakes({ moves: 4, known: 4, mistakes: 0 })).toBe('You made no mistake.');
    expect(reviewText.en.mistakes({ moves: 9, known: 4, mistakes: 2 })).toContain('2 mistakes among the 4 moves');
    expect(reviewText.en.mistakes({ moves: 0, known: 0, mistakes: 0 })).toBe('');
  });

  test('tells the mistakes of those who are judged from those of the others', () => {
    const win: ReportedVerdict = { exact: true, value: 'win', plies: 3 };
    const reports = reportsOf(game, [estimate(0), win, estimate(0), win, estimate(0)]).map((report, ply) => ({
      ...report,
      moves: report.moves.map((move) => (move.move === game.played[ply] && report.exact ? { ...move, ...loss } : move)),
    }));
    const own = reviewLine(
      game,
      (ply) => reports[ply],
      (ply) => ply % 2 === 0,
    );
    expect([own.mistakes.length, own.mistakesOfOthers.length, own.tally.mistakes]).toEqual([2, 0, 2]);
    const others = reviewLine(
      game,
      (ply) => reports[ply],
      (ply) => ply % 2 === 1,
    );
    expect([others.mistakes.length, others.mistakesOfOthers.length, others.tally.mistakes]).toEqual([0, 2, 0]);
  });
});

test('a graph has beside each position where the other moves would have led, for who moves then', () => {
  const reports = reportsOf(game, [loss, estimate(0.5)]);
  const [start, first, second, unknown] = graphOf(game, (ply) => reports[ply]);
  expect(start?.others).toEqual([]);
  // Eight others could be played on the empty board: as each loses in 2, who answers wins in 1.
  expect(first?.others).toEqual(Array.from({ length: 8 }, () => ({ exact: true, value: 'win', plies: 1 })));
  expect(second?.others.map(({ score }) => score)).toEqual(Array.from({ length: 7 }, () => -0.5));
  expect(unknown).toBeUndefined();
});

describe('the estimated turning point', () => {
  test('is the move by which who lost lost the most, and is said to be an estimate', async () => {
    const verdicts = [estimate(0.05), estimate(0.3), estimate(0.4), estimate(-0.4), estimate(0.5)];
    const review = reviewed(game, verdicts);
    expect(review.decidedAt).toBeNull();
    expect(review.turnedAt).toBe(2);
    expect(sayDecision(review, undefined, game.game, 'en')).toBe(
      'Where it was decided is not known. An estimate: it turned at move 2, b1.',
    );
    expect(sayDecision(review, undefined, game.game, 'pt')).toContain('Por estimativa');
    const reports = reportsOf(game, verdicts);
    const whole = await reviewMatch(game, async (_start, moves) => {
      const value = reports[moves.length];
      if (!value) throw new Error('No report.');
      return { ok: true, value };
    });
    expect(whole.ok && whole.value.turnedAt).toBe(2);
  });

  test('is not where the first proof happens to come', () => {
    // By move 2 it went from 0.3 to −0.2; by move 4, from −0.4, it was proved.
    const win: ReportedVerdict = { exact: true, value: 'win', plies: 1 };
    expect(reviewed(game, [estimate(0), estimate(0.3), estimate(0.2), estimate(-0.4), win]).turnedAt).toBe(2);
  });

  test('is none where the estimates only waver, where nobody lost, and where the truth is known', () => {
    expect(reviewed(game, [0.4, -0.45, 0.5, -0.5, 0.5].map(estimate)).turnedAt).toBeNull();
    const going = played('a1', 'b1', 'a2', 'c1');
    expect(reviewed(going, [0, 0.3, 0.4, 0.4].map(estimate)).turnedAt).toBeNull();
    expect(
      reviewed(
        game,
        game.played.map(() => loss),
      ).turnedAt,
    ).toBeNull();
  });

  test('is no resignation: that says nothing of the move before it', () => {
    const resigned = played('a1', 'b1', 'a2', 'c1').resign(1);
    if (!resigned.ok) throw new Error(resigned.problem.code);
    expect(reviewed(resigned.value, [0, 0.1, 0, 0.1].map(estimate)).turnedAt).toBeNull();
  });
});

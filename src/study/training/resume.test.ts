import { expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { loadPuzzles } from '../puzzles/load.ts';
import { answer, beginAttempt } from './attempt.ts';
import { resumeAttempt } from './resume.ts';

test('an attempt is gone on with wherever it was left, and foreign moves begin it anew', async () => {
  const game = await loadGame('neutreeko');
  const random = seededRandom(5);
  for (const puzzle of (await loadPuzzles(game)).slice(0, 8)) {
    let attempt = { ...beginAttempt(game, puzzle), hintsUsed: 1, isFailed: true };
    while (attempt.turn) {
      const { played } = attempt.match;
      expect(resumeAttempt(game, puzzle, { ...attempt, played })).toEqual(attempt);
      const next = answer(attempt, attempt.turn.moves[0] ?? '', random);
      if (!next.ok || next.value.kind === 'wrong') throw new Error('A solution should be right.');
      attempt = { ...next.value.attempt, hintsUsed: 1, isFailed: true };
    }
    const { played } = attempt.match;
    expect(resumeAttempt(game, puzzle, { ...attempt, played })?.turn).toBeUndefined();
    for (const foreign of [['9Z-9Y'], [...played, played[0] ?? ''], ['', ''], played.map(() => '1A-1B')]) {
      expect(resumeAttempt(game, puzzle, { ...attempt, played: foreign })).toBeUndefined();
    }
  }
});

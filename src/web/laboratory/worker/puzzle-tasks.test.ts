import { describe, expect, test } from 'vitest';
import { Match } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { person } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import { finish } from '../../../engine/service/finish.ts';
import { loadGame } from '../../../games/index.ts';
import { tableWith } from '../../../play/table.ts';
import { loadPuzzles } from '../../../study/puzzles/load.ts';
import { madeMoves } from '../../puzzles/made-moves.ts';
import { createKeptMistakes } from '../../storage/mistakes.ts';
import { createPuzzleRecords } from '../../storage/puzzle-records.ts';
import { makeMemoryStore } from '../../storage/store.ts';
import { startMistakes, startPuzzle } from './puzzle-tasks.ts';

describe.each(['tres-em-linha', 'quantik'])('a position of %s', (id) => {
  test('that is a puzzle of the collection is the same puzzle when it is made anew', async () => {
    const game = await loadGame(id);
    for (const { position, goal, plies, solution } of (await loadPuzzles(game)).slice(0, 4)) {
      const made = await startPuzzle(game, { game: id, position });
      if (!made.ok) throw new Error(made.problem.code);
      expect(finish(made.value)).toEqual({ goal, plies, solution });
    }
  });

  test('is a mistake where the only good move was missed, and none where it was made', async () => {
    const game = await loadGame(id);
    const puzzles = (await loadPuzzles(game)).slice(0, 4);
    const moves = puzzles.map(({ position, solution }, index) => {
      const match = Match.fromPosition(game, position);
      if (!match.ok) throw new Error(match.problem.code);
      const { state, moves: legal } = match.value;
      const texts = legal.map((move) => game.notation.move(state, move));
      const isMissed = index % 2 === 0;
      return { position, move: texts.find((text) => solution.moves.includes(text) !== isMissed) ?? '', isMissed };
    });
    const found = await startMistakes(game, { game: id, moves });
    if (!found.ok) throw new Error(found.problem.code);
    expect(finish(found.value)).toEqual(moves.filter(({ isMissed }) => isMissed).map(({ position }) => position));
  });
});

test('what is far from known is no puzzle, and what is no position neither', async () => {
  const game = await loadGame('fuse');
  const start = Match.start(game, seededRandom(3)).position;
  for (const position of [start, 'nonsense']) {
    const made = await startPuzzle(game, { game: 'fuse', position });
    expect(made.ok && finish(made.value)).toBe(null);
  }
});

test('the moves of a person are those against a computer', async () => {
  const game = await loadGame('tres-em-linha');
  let match = Match.start(game, seededRandom(1));
  for (const move of ['3', '3', '2']) {
    const next = match.play(move);
    if (next.ok) match = next.value;
  }
  const computer = { kind: 'computer', player: 'level:1' } as const;
  const made = madeMoves(tableWith(match, [person, computer], startSeries(1, 1), undefined));
  expect(made.map(({ move }) => move)).toEqual(['3', '2']);
  expect(made[1]?.position).toBe(match.goTo(2).position);
  expect(madeMoves(tableWith(match, [person, person], startSeries(1, 1), undefined))).toEqual([]);
});

test('mistakes are kept once, and stay when they are solved', async () => {
  const kept = createKeptMistakes(createPuzzleRecords(makeMemoryStore()));
  const mistake = { game: 'fuse', id: 'abc', position: 'x' };
  await kept.add([mistake, { ...mistake, id: 'def' }], new Map([['game-1', 9]]));
  await kept.add([mistake], new Map([['game-1', 10]]));
  await kept.noteSolved(mistake);
  expect(await kept.list()).toEqual([
    { ...mistake, isSolved: true },
    { ...mistake, id: 'def' },
  ]);
  expect(await kept.searched()).toEqual(new Map([['game-1', 10]]));
});

import { describe, expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import { parseSeat, person } from './seat.ts';
import { startSeries } from './series.ts';
import {
  giveUp,
  hasNextGame,
  isPersonsTurn,
  nextGame,
  openTable,
  playAgain,
  seatOf,
  seriesOf,
  type Table,
  takeBack,
} from './table.ts';

const game = await findGame('tres-em-linha')?.load();
if (!game) throw new Error('No Três em Linha.');
const computer = parseSeat('level:1');

function played(table: Table, ...moves: readonly string[]): Table {
  let { match } = table;
  for (const move of moves) {
    const next = match.play(move);
    if (next.ok) match = next.value;
  }
  return { ...table, match };
}

const table = (first = person, second = person, length: 1 | 3 = 1) =>
  openTable(game, [first, second], startSeries(length, 1));
const won = ['1', '1', '2', '2', '3'];

describe('taking back', () => {
  test('is one move between people', () => {
    expect(takeBack(played(table(), '1', '2'))?.match.played).toEqual(['1']);
    expect(takeBack(table())).toBeUndefined();
  });

  test('goes back to one’s own move against a computer, and forward again', () => {
    const moved = played(table(person, computer), '1', '2', '3', '4');
    const back = takeBack(moved);
    expect(back?.match.played).toEqual(['1', '2']);
    expect(back && playAgain(back)?.match.played).toEqual(['1', '2', '3', '4']);
    expect(takeBack(played(table(computer, person), '1'))).toBeUndefined();
  });

  test('undoes a resignation', () => {
    const resigned = giveUp(played(table(person, computer), '1', '2'));
    expect(resigned?.match.ending).toMatchObject({ reason: 'resignation', winner: 1 });
    expect(resigned && takeBack(resigned)?.match).toMatchObject({ played: ['1', '2'], ending: undefined });
  });
});

test('giving up is for the person, whoever is to move, while the game goes on', () => {
  expect(giveUp(played(table(person, computer), '1'))?.match.ending).toMatchObject({ winner: 1 });
  expect(giveUp(played(table(), '1'))?.match.ending).toMatchObject({ winner: 0 });
  expect(giveUp(table(computer, computer))).toBeUndefined();
  expect(giveUp(played(table(), ...won))).toBeUndefined();
});

describe('a series', () => {
  test('swaps seats and keeps the score, once a game is over', () => {
    const first = played(table(person, computer, 3), ...won);
    expect(seriesOf(first).winners).toEqual([0]);
    expect(seriesOf(takeBack(first) ?? first).winners).toEqual([]);
    const second = nextGame(first);
    expect(seatOf(second, 0)).toBe(computer);
    expect(isPersonsTurn(second)).toBe(false);
    expect(hasNextGame(played(second, '3'))).toBe(true);
    expect(hasNextGame(played(second, '1', '2', '1', '3', '5', '4'))).toBe(false);
  });

  test('begins anew after its last game', () => {
    const next = nextGame(played(table(), ...won));
    expect(next.series).toEqual({ length: 1, seed: 2, winners: [] });
  });
});

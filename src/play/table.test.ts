import { describe, expect, test } from 'vitest';
import { Match } from '../core/match.ts';
import { formatRecord, recordOf } from '../core/record.ts';
import { parseSeat, person } from '../core/seats/seat.ts';
import { startSeries } from '../core/seats/series.ts';
import { findGame } from '../games/index.ts';
import {
  annotate,
  canGoOn,
  goOnFrom,
  hasNextGame,
  hasVariations,
  isBlank,
  isPersonsMove,
  isPersonsTurn,
  matchOf,
  maxNoteLength,
  nextGame,
  openTable,
  playAt,
  playerSeed,
  redo,
  resign,
  resultAgainstComputer,
  seatOf,
  seriesOf,
  swapSides,
  type Table,
  tableWith,
  undo,
} from './table.ts';
import { pathTo, root } from './tree.ts';

const game = await findGame('tres-em-linha')?.load();
if (!game) throw new Error('No Três em Linha.');
const computer = parseSeat('level:1');

function played(table: Table, ...texts: readonly string[]): Table {
  return texts.reduce((before, text) => {
    const match = matchOf(before);
    const move = match.moves.find((each) => match.game.notation.move(match.state, each) === text);
    const next = move === undefined ? undefined : playAt(before, before.head, move);
    if (!next?.ok) throw new Error(`${text} can't be played.`);
    return next.value;
  }, table);
}

const table = (first = person, second = person, length: 1 | 3 = 1) =>
  openTable(game, [first, second], startSeries(length, 1));
const won = ['1', '1', '2', '2', '3'];
const line = (found: Table | undefined) => found && matchOf(found).played;

describe('undo', () => {
  test('is one move between people', () => {
    expect(line(undo(played(table(), '1', '2')))).toEqual(['1']);
    expect(undo(table())).toBeUndefined();
  });

  test('goes back to one’s own move against a computer, and forward again', () => {
    const moved = played(table(person, computer), '1', '2', '3', '4');
    const back = undo(moved);
    expect(line(back)).toEqual(['1', '2']);
    expect(line(back && redo(back))).toEqual(['1', '2', '3', '4']);
    expect(undo(played(table(computer, person), '1'))).toBeUndefined();
  });

  test('takes a resignation back', () => {
    const resigned = resign(played(table(person, computer), '1', '2'));
    expect(resigned && matchOf(resigned).ending).toMatchObject({ reason: 'resignation', winner: 1 });
    const back = resigned && undo(resigned);
    expect(back && matchOf(back)).toMatchObject({ played: ['1', '2'], ending: undefined });
  });

  test('leaves no resignation behind, where the same moves are played again', () => {
    const first = played(table(), '1', '2', '3');
    const resigned = resign(first) ?? first;
    const again = played(goOnFrom(resigned, 2), '3');
    expect([line(again), matchOf(again).ending]).toEqual([['1', '2', '3'], undefined]);
    expect(matchOf(goOnFrom(goOnFrom(resigned, 1), first.head)).ending).toBeUndefined();
    const other = played(goOnFrom(resigned, 1), '5');
    expect(line(played(goOnFrom(other, 1), '2', '3', '4'))).toEqual(['1', '2', '3', '4']);
  });

  test('loses nothing: what is played instead leaves the first line as a variation, which can be gone on with', () => {
    const first = played(table(), '1', '2', '3');
    const back = undo(first) ?? first;
    expect(hasVariations(back)).toBe(false);
    const second = played(back, '4');
    expect([line(second), hasVariations(second)]).toEqual([['1', '2', '4'], true]);
    const again = goOnFrom(second, first.head);
    expect(line(again)).toEqual(['1', '2', '3']);
    expect(line(played(again, '5'))).toEqual(['1', '2', '3', '5']);
  });
});

test('a move is of who made it, however often the two change sides', () => {
  const isOwn = (found: Table) => [0, 1, 2, 3].map((id) => isPersonsMove(found, id));
  const first = played(table(person, computer), '1', '2', '3');
  expect(isOwn(first)).toEqual([false, true, false, true]);
  const swapped = swapSides(first);
  expect(isOwn(swapped)).toEqual([false, true, false, true]);
  expect(isPersonsMove(played(swapped, '4'), 4)).toBe(true);
  expect(isOwn(swapSides(swapped))).toEqual([false, true, false, true]);
  // The third move is made again, by the computer now.
  expect(isOwn(played(goOnFrom(swapped, 2), '3'))).toEqual([false, true, false, false]);
  expect(isPersonsMove(first, undefined)).toBe(false);
});

test('to resign is for the person, whoever is to move, while the game goes on', () => {
  const winner = (found: Table | undefined) => found && matchOf(found).ending?.winner;
  expect(winner(resign(played(table(person, computer), '1')))).toBe(1);
  expect(winner(resign(played(table(), '1')))).toBe(0);
  expect(resign(table(computer, computer))).toBeUndefined();
  expect(resign(played(table(), ...won))).toBeUndefined();
});

test('there is something to go on with until all is decided, and nothing to lose before anything is played', () => {
  expect([canGoOn(table()), isBlank(table())]).toEqual([true, true]);
  expect([canGoOn(played(table(), '1')), isBlank(played(table(), '1'))]).toEqual([true, false]);
  expect(canGoOn(played(table(), ...won))).toBe(false);
  expect(canGoOn(played(table(person, person, 3), ...won))).toBe(true);
  const endless = openTable(game, [person, person], startSeries('endless', 1));
  expect([canGoOn(endless), canGoOn(played(endless, ...won))]).toEqual([true, false]);
});

describe('a series', () => {
  test('swaps seats and keeps the score, once a game is over', () => {
    const first = played(table(person, computer, 3), ...won);
    expect(seriesOf(first).winners).toEqual([0]);
    expect(seriesOf(undo(first) ?? first).winners).toEqual([]);
    const second = nextGame(first);
    expect(seatOf(second, 0)).toBe(computer);
    expect(isPersonsTurn(second)).toBe(false);
    expect(playerSeed(second)).toBe(playerSeed(first) + 1);
    expect(hasNextGame(played(second, '3'))).toBe(true);
    expect(hasNextGame(played(second, '1', '2', '1', '3', '5', '4'))).toBe(false);
  });

  test('keeps its score when the two change places', () => {
    const second = nextGame(played(table(person, computer, 3), ...won));
    expect(swapSides(second)).toMatchObject({ participants: [computer, person], series: { winners: [1] } });
  });

  test('begins anew after its last game', () => {
    const next = nextGame(played(table(), ...won));
    expect(next.series).toEqual({ length: 1, seed: 2, winners: [] });
  });
});

describe('a note', () => {
  const open = openTable(game, [person, person], startSeries(1, 1));

  test('stays on its move in every line through it, and is bounded and plain', () => {
    const table = played(open, '3', '3', '2');
    const [first] = pathTo(table.tree, table.head).slice(1);
    const noted = annotate(table, first ?? root, `  The \u001b[2J{middle}\n${'x'.repeat(1000)}`) ?? table;
    const { comment } = matchOf(noted).steps[1] ?? { comment: '' };
    expect(comment.startsWith('The [2J(middle) xxx')).toBe(true);
    expect(comment).toHaveLength(maxNoteLength);
    expect(formatRecord(recordOf(matchOf(noted), ['', '']))).toContain('1. 3 {The [2J(middle) xxx');
    expect(matchOf(noted)).toMatchObject({ ply: 3, position: matchOf(table).position });
  });

  test('changes nothing where it is the same, and is taken away by an empty one', () => {
    const noted = annotate(open, root, 'Hm.') ?? open;
    expect(matchOf(noted).step.comment).toBe('Hm.');
    expect(annotate(noted, root, ' Hm.')).toBeUndefined();
    expect(matchOf(annotate(noted, root, '') ?? noted).step.comment).toBe('');
  });

  test('stays when the game before it was resigned', () => {
    const table = resign(played(open, '3')) ?? open;
    const noted = annotate(table, root, 'The start.') ?? table;
    expect(matchOf(noted).ending?.reason).toBe('resignation');
  });
});

describe('a result against a computer', () => {
  const moves = ['1', '2', '1', '2', '1'];
  const against = (start?: string) => {
    const table = openTable(game, [person, computer], startSeries(1, 1));
    return { ...table, start };
  };

  test('is that of a person who began as usual', () => {
    expect(resultAgainstComputer(played(against(), ...moves))).toEqual({ player: 'level:1', outcome: 'won' });
    expect(resultAgainstComputer(played(against(), '1'))).toBeUndefined();
    const resigned = resign(played(against(), '1', '2'));
    expect(resigned && resultAgainstComputer(resigned)?.outcome).toBe('lost');
  });

  test('is none between people, and none from a position that was chosen', () => {
    const people = openTable(game, [person, person], startSeries(1, 1));
    expect(resultAgainstComputer(played(people, ...moves))).toBeUndefined();
    expect(resultAgainstComputer(played(against('...../...../...../..... x'), ...moves))).toBeUndefined();
    const later = matchOf(played(people, '4', '4'));
    const chosen = tableWith(Match.from(game, later.state), [person, computer], startSeries(1, 1), undefined);
    expect(resultAgainstComputer(played(chosen, ...moves))).toBeUndefined();
  });

  test('is none where the two changed sides on the way, though one where they did before its first move', () => {
    const [first = '', ...others] = moves;
    expect(resultAgainstComputer(played(swapSides(played(against(), first)), ...others))).toBeUndefined();
    const twice = swapSides(played(swapSides(played(against(), first)), '2'));
    expect(resultAgainstComputer(played(twice, '1', '2', '1'))).toBeUndefined();
    const swapped = played(swapSides(against()), ...moves);
    expect(resultAgainstComputer(swapped)).toEqual({ player: 'level:1', outcome: 'lost' });
  });
});

import { describe, expect, test } from 'vitest';
import { neutreeko } from '../games/neutreeko/index.ts';
import { sayProblem } from '../text/say-problem.ts';
import { formatRecord, parseRecord, recordOf, replayRecord } from './record.ts';

const text = `tabuleiro record 1
game: neutreeko
start: .w.w./..b../...../..w../.b.b. b
first: Ana
second: level:5
result: unfinished
date: 2026-11-15

{A quiet start.}
1. 2C-2A 4C-2E {Threatens nothing.}
2. 5B-2B
`;

function replay(edited: string) {
  const { record, problem } = parseRecord(edited);
  const replayed = record && replayRecord(neutreeko, record);
  const found = problem ?? replayed?.problem;
  return { match: replayed?.match, said: found && sayProblem(found, 'en', neutreeko) };
}

function parsed(edited: string) {
  const { record } = parseRecord(edited);
  if (!record) throw new Error('Nothing could be read.');
  return record;
}

describe('a record', () => {
  test('reads and is written the same', () => {
    const record = parsed(text);
    expect(record.moves).toEqual(['2C-2A', '4C-2E', '5B-2B']);
    expect(record.comments).toEqual(['A quiet start.', '', 'Threatens nothing.', '']);
    expect(record.notes).toEqual({ date: '2026-11-15' });
    expect(formatRecord(record)).toBe(text);
    const { match } = replayRecord(neutreeko, record);
    expect(match && formatRecord(recordOf(match, ['Ana', 'level:5'], { date: '2026-11-15' }))).toBe(text);
  });

  test('is read with other line ends, a byte order mark, and numbers stuck to moves', () => {
    const { match, said } = replay(`\uFEFF${text.replace('1. 2C', '1.2C').replaceAll('\n', '\r\n')}`);
    expect(said).toBeUndefined();
    expect(match?.played).toHaveLength(3);
  });

  test('keeps names on one line', () => {
    const record = parsed(text);
    const odd = formatRecord({ ...record, players: ['Ana\ngame: fuse', ' '] });
    expect(odd).toContain('first: Ana game: fuse\nsecond: \n');
    expect(parseRecord(odd).problem).toBeUndefined();
  });

  test.each(['resignation', 'time'])('of a game that ended by %s replays to its end', (reason) => {
    const { match, said } = replay(text.replace('unfinished', `first wins (${reason})`));
    expect(said).toBeUndefined();
    expect(match?.ending).toEqual({ reason, winner: 0, cells: [] });
  });

  test.each([
    ['agreement', 'draw (agreement)'],
    ['abort', 'called off (abort)'],
  ])('of a game that the two ended by %s replays to its end, and says it the same', (reason, result) => {
    const { match, said } = replay(text.replace('unfinished', result));
    expect(said).toBeUndefined();
    expect(match?.ending).toEqual({ reason, winner: null, cells: [] });
    expect(match && formatRecord(recordOf(match, ['Ana', 'Rui']))).toContain(`result: ${result}\n`);
  });
});

describe('a damaged record', () => {
  test.each([
    ['no record', 'This is not a record of a game: its first line should be “tabuleiro record 1”.'],
    ['', 'This is not a record of a game: its first line should be “tabuleiro record 1”.'],
    [text.replace('record 1', 'record 9'), 'The record is of version “9”; this program reads version 1.'],
    [text.replace('game: ', 'game '), 'The record has no line that begins with “game:”.'],
    [text.replace('game: neutreeko\n', ''), 'The record has no line that begins with “game:”.'],
    [text.replace(/start.*\n/u, ''), 'The record has no line that begins with “start:”.'],
    [
      text.replace('unfinished', 'black won'),
      'The record’s result is “black won”; something like “first wins (line)”, “draw (full)” or “unfinished” was expected.',
    ],
    [
      text.replace('b. b', 'b. x'),
      'The record’s start is not a position of this game: after the rows the side to move was expected, b / w, and not “x”.',
    ],
  ])('says what is wrong (%#)', (edited, sentence) => {
    expect(replay(edited).said).toBe(sentence);
  });

  test('keeps the moves before the first bad one, and says which it is and why', () => {
    const { match, said } = replay(text.replace('5B-2B', '5B-3B 1D-1E'));
    expect(match?.played).toEqual(['2C-2A', '4C-2E']);
    expect(said).toBe(
      'Move 3 of the record, “5B-3B”, failed: a piece slides as far as it can: from 5B it stops on 2B.',
    );
  });

  test.each([
    ['without a blank line before the moves', text.replace('2026-11-15\n\n', '2026-11-15\n'), undefined],
    ['with blank lines above its title', `\n\n${text}`, undefined],
    [
      'with a header that lost its colon',
      text.replace('date: ', 'date '),
      /^Line 7 of the record is “date 2026-11-15”/u,
    ],
    ['with a result nobody knows', text.replace('unfinished', 'black won'), /^The record’s result is “black won”/u],
    ['with a header twice', text.replace('first:', 'second:'), /more than one line that begins with “second:”/u],
  ])('%s keeps its moves', (_how, edited, sentence) => {
    const { match, said } = replay(edited);
    expect(match?.played).toEqual(['2C-2A', '4C-2E', '5B-2B']);
    if (sentence) expect(said).toMatch(sentence);
    else expect(said).toBeUndefined();
  });

  test('brings nothing that could upset a terminal, and reads in good time', () => {
    const record = parsed(text.replace('Ana', 'A\u001b[31mna').replace('Threatens', '\u0007Threatens'));
    expect(JSON.stringify(record)).not.toMatch(/\\u00/u);
    expect(parsed(text + '{a} '.repeat(20_000)).comments.at(-1)?.length).toBe(39_999);
  });

  test('that is cut off in a move or in a comment keeps what is whole', () => {
    expect(replay(text.slice(0, text.indexOf('5B-2B') + 4)).match?.played).toHaveLength(2);
    expect(replay(text.slice(0, text.indexOf('nothing')))).toMatchObject({ said: undefined });
    expect(replay(text.slice(0, text.indexOf('nothing'))).match?.played).toHaveLength(2);
  });

  test('whose moves do not lead to its result says so', () => {
    const { match, said } = replay(text.replace('unfinished', 'second wins (line)'));
    expect(match?.played).toHaveLength(3);
    expect(said).toBe('The record says “second wins (line)”, but its moves give “unfinished”.');
  });
});

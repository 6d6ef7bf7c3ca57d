import { expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { formatRecord, recordOf } from '../../core/record.ts';
import { findGame } from '../../games/index.ts';
import { formatLink, linkOf } from '../../play/link/format-link.ts';
import { sayFailure } from '../problem-text.ts';
import { readPasted } from './pasted.ts';

const neutreeko = (await findGame('neutreeko')?.load()) as Game;
const start = '.w.w./..b../...../..w../.b.b. b';

async function read(text: string, game?: Game) {
  const found = await readPasted(text, game);
  if (!found.ok) throw new Error(sayFailure(found, 'en'));
  return found.value;
}

test('a position is read, of whatever game it is', async () => {
  expect((await read(` ${start}\n`, neutreeko)).match.position).toBe(start);
  expect((await read('...../...../...../..... x', neutreeko)).match.game.id).toBe('tres-em-linha');
  expect((await read('..../.B../..../.... b')).match.game.id).toBe('quantik');
});

test('a record is read, and as far as it goes where it is damaged', async () => {
  const { match } = await read(start);
  const played = match.play('5B-5C');
  const text = played.ok ? formatRecord(recordOf(played.value, ['Ana', 'level:5'])) : '';
  expect((await read(text)).match.played).toEqual(['5B-5C']);
  const broken = await read(`${text.trimEnd()} 9Z-9Z\n`);
  expect(broken).toMatchObject({ problem: { code: 'record-move' } });
  expect(broken.match.played).toEqual(['5B-5C']);
});

test('a link is read, wherever in the text it is', async () => {
  const { match } = await read(start);
  const link = formatLink(linkOf(match, 0, { seats: undefined, isFlipped: false, isShowingValues: false }));
  expect((await read(`Look: https://example.org/app/${link}`)).match.position).toBe(start);
});

test('a row of moves is read, with its moves, of the game at hand or of the one whose players write so', async () => {
  const tresEmLinha = (await findGame('tres-em-linha')?.load()) as Game;
  const found = await Promise.all([undefined, neutreeko, tresEmLinha].map((game) => read('4453', game)));
  expect(found.map(({ match }) => match.game.id)).toEqual(['drop-7x6x4', 'drop-7x6x4', 'tres-em-linha']);
  for (const { match } of found) expect(match.played).toEqual(['4', '4', '5', '3']);
});

test.each([undefined, neutreeko])('a row that cannot be played says where it fails', async (game) => {
  const found = await readPasted('4444444', game);
  expect(!found.ok && sayFailure(found, 'en')).toBe('Move 7 of the row has no room: column 4 is full by then.');
});

test.each([
  ['nothing', '', 'There is nothing to read: paste a position, a record, a link or a row of moves.'],
  ['a greeting', 'hello', 'That is not a position of any of the games, nor a record, a link or a row of moves.'],
  ['a long text', 'x'.repeat(200_000), 'That is too long: at most 100000 characters are read.'],
  [
    'a record of no game here',
    'tabuleiro record 1\ngame: chess\nstart: x\n',
    'The record is of a game that is not here: “chess”.',
  ],
  ['a damaged link', '#/1/neutreeko//zz', 'The link is damaged: part of it is missing or was changed.'],
])('%s is refused with one sentence', async (_name, text, sentence) => {
  const found = await readPasted(text);
  expect(!found.ok && sayFailure(found, 'en')).toBe(sentence);
});

test('a position that is nearly right gets the sentence of its game', async () => {
  const found = await readPasted('.w.w./..b../...../..w../.b.w. b', neutreeko);
  expect(!found.ok && sayFailure(found, 'pt')).toBe('A linha 5 da posição tem um “w” a mais; só pode haver 3.');
});

import { describe, expect, test } from 'vitest';
import { present } from '../../core/present.ts';
import { games } from '../../games/index.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { terminal } from '../text.ts';
import { formatLink, formatWord, isOnlyHere, parseGame, parseServer } from './address.ts';
import { parseClock } from './clock-option.ts';
import { parseSeat } from './seat-option.ts';

const id = 'AbCdEfGhIjKlMnOp';
const invite = 'x'.repeat(22);

describe('a clock', () => {
  test.each([
    ['5+3', { kind: 'live', seconds: 300, increment: 3 }],
    ['0.5+0', { kind: 'live', seconds: 30, increment: 0 }],
    [' 1440+3600 ', { kind: 'live', seconds: 86_400, increment: 3600 }],
    ['3d', { kind: 'days', days: 3 }],
    ['30D', { kind: 'days', days: 30 }],
  ])('%j is one', (text, clock) => {
    expect(parseClock(text)).toEqual({ ok: true, value: clock });
  });

  test.each([
    '',
    '5',
    '5+',
    '+3',
    '0+3',
    '5+3+1',
    '-5+3',
    '5+3601',
    '1441+0',
    '0d',
    '31d',
    '3',
    'd',
    'five',
    '5,5+3',
    '٥+3',
  ])('%j is none, and what is one is said', (text) => {
    const parsed = parseClock(text);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(sayProblem(parsed.problem, 'en', terminal)).toMatch(/^--clock is .*, as in 5\+3, or 1 to 30 days .* 3d\.$/u);
    expect(sayProblem(parsed.problem, 'pt', terminal)).toMatch(/^--clock é .*, como em 5\+3, ou de 1 a 30 dias/u);
  });
});

describe('a seat', () => {
  test.each(games.filter((game) => !game.variantOf))(
    'of $id is named by turn, by its side in either language, or by chance',
    async ({ load }) => {
      const game = await load();
      for (const player of [0, 1] as const) {
        const names = [
          ['first', 'second'][player],
          game.text.en.players[player].name,
          game.text.pt.players[player].name,
        ];
        for (const name of names) {
          expect(parseSeat(game, present(name, 'name').toUpperCase(), () => 0)).toEqual({ ok: true, value: player });
        }
        expect(parseSeat(game, 'random', () => player)).toEqual({ ok: true, value: player });
        expect(parseSeat(game, undefined, () => 6 + player)).toEqual({ ok: true, value: player });
      }
      expect(parseSeat(game, 'third', () => 0)).toMatchObject({ ok: false, problem: { code: 'online-seat' } });
    },
  );
});

describe('an address', () => {
  test.each([
    ['http://localhost:8080', 'http://localhost:8080'],
    ['localhost:8080/', 'http://localhost:8080'],
    ['HTTPS://Example.org/play//', 'https://example.org/play'],
    ['192.168.1.20:8080', 'http://192.168.1.20:8080'],
  ])('%j is a server', (text, server) => {
    expect(parseServer(text)).toEqual({ ok: true, value: server });
  });

  test.each([
    '',
    ' ',
    'a b',
    'ftp://example.org',
    'mailto:ana',
    'http://',
    'http://ana:secret@example.org',
    'http://x/?a',
    'http://x/#a',
  ])('%j is none', (text) => {
    expect(parseServer(text)).toMatchObject({ ok: false, problem: { code: 'online-server' } });
  });

  test('a link says the server, the game and the invitation, and an id the game alone', () => {
    const server = 'https://example.org/play';
    expect(parseGame(formatLink(server, { id, invite }))).toEqual({ ok: true, value: { server, id, invite } });
    expect(parseGame(formatLink(server, { id }))).toEqual({ ok: true, value: { server, id } });
    expect(parseGame(` ${id} `)).toEqual({ ok: true, value: { id } });
    for (const text of ['', 'short', 'https://example.org/', `#/online/${id}`, `ftp://x/#/online/${id}`]) {
      expect(parseGame(text)).toMatchObject({ ok: false, problem: { code: 'online-link' } });
    }
  });

  test('a game is a word of a command line, which never looks like an option', () => {
    const server = 'http://localhost:8080';
    expect(formatWord(server, { id, invite }, true)).toBe(id);
    expect(formatWord(server, { id, invite }, false)).toBe(`"${server}/#/online/${id}?invite=${invite}"`);
    expect(formatWord(server, { id: `-${id}` }, true)).toBe(`"${server}/#/online/-${id}"`);
  });

  test.each([
    ['http://localhost:8080', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:8080', true],
    ['http://app.localhost', true],
    ['http://192.168.1.20:8080', false],
    ['https://localhost.example.org', false],
  ])('%j leads only to this computer: %j', (server, isHere) => {
    expect(isOnlyHere(server)).toBe(isHere);
  });
});

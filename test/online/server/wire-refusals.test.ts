import { afterAll, describe, expect, test } from 'vitest';
import { maxBodyBytes } from '../../../src/online/limits.ts';
import { answerTo, ask, codeOf, createGame, creation, newKey, newSecret, people } from './client.ts';
import { startForTests } from './program.ts';

const { at, end } = await startForTests('refusals');
afterAll(end);

describe('every refusal of the wire has its code', () => {
  test('in the order of its checks', async () => {
    const game = await createGame(at);
    const path = `/games/${game.id}`;
    const claim = (invite: string, secret = newSecret()) =>
      ask(at, 'POST', `${path}/claim`, { body: { invite, secret } });
    expect(codeOf(await ask(at, 'GET', '/games/nosuchgame12'))).toBe('404 no-such-game');
    expect(codeOf(await ask(at, 'POST', `${path}/moves`, { body: {} }))).toBe('400 malformed');
    const nobody = await ask(at, 'POST', `${path}/links`);
    expect([codeOf(nobody), nobody.headers.get('www-authenticate')]).toEqual(['401 wrong-secret', 'Bearer']);
    const link = await ask(at, 'POST', `${path}/links`, { secret: game.secrets[0], body: { minutes: 20 } });
    expect([codeOf(link), link.json.field]).toEqual(['400 malformed', 'minutes']);
    for (const body of [undefined, '', {}]) {
      expect((await ask(at, 'POST', `${path}/links`, { secret: game.secrets[0], body })).status).toBe(200);
    }
    expect(codeOf(await claim(newSecret()))).toBe('403 wrong-invite');
    expect(codeOf(await claim(game.invite))).toBe('409 seat-taken');
    expect(codeOf(await game.move(1, 0, '3'))).toBe('409 not-your-turn');
    expect(codeOf(await game.act(0, 0, 'accept'))).toBe('409 no-offer');
    expect(codeOf(await game.act(0, 0, 'rematch'))).toBe('409 not-now');
    expect(codeOf(await game.move(0, 0, '9'))).toBe('422 illegal-move');
    const key = newKey();
    expect((await game.move(0, 0, '3', { key })).status).toBe(200);
    expect(codeOf(await game.move(0, 0, '4', { key }))).toBe('409 key-reused');
    const stale = await game.move(1, 0, '3');
    expect([codeOf(stale), stale.json.snapshot?.ply]).toEqual(['409 stale', 1]);
    await game.act(0, 1, 'resign');
    expect(codeOf(await game.move(1, 1, '3'))).toBe('409 game-over');
  });

  test('and a sentence in the language of who asks', async () => {
    const game = await createGame(at);
    const titles = async (languages: string) => {
      const { json, headers } = await ask(at, 'POST', `/games/${game.id}/moves`, {
        secret: game.secrets[0],
        body: { key: newKey(), epoch: 0, ply: 0, move: '9' },
        headers: { 'accept-language': languages },
      });
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      return json.title;
    };
    const english = await titles('en');
    const portuguese = await titles('pt-PT,pt;q=0.9,en;q=0.1');
    expect(portuguese).not.toBe(english);
    expect(await titles('de, pt;q=0.5, en;q=0.4')).toBe(portuguese);
    expect(await titles('de')).toBe(english);
    expect(await titles('pt;q=0, en')).toBe(english);
  });

  test.each([
    ['no JSON', '{', ''],
    ['nothing', '', ''],
    ['a list', '[]', ''],
    ['an unknown field', { game: 'fuse', seats: people, chat: 'hello' }, 'chat'],
    [
      'an unknown field of a seat',
      { game: 'fuse', seats: [{ kind: 'person', admin: true }, people[0]] },
      'seats[0].admin',
    ],
    ['no such game', { game: '__proto__', seats: people }, 'game'],
    ['a bot', { game: 'fuse', seats: [{ kind: 'computer', player: 'ugi:sh -c id' }, people[0]] }, 'seats[0].player'],
    [
      'a player without bounds',
      { game: 'neutreeko', seats: [{ kind: 'computer', player: 'minimax' }, people[0]] },
      'seats[0].player',
    ],
    ['a finished start', { game: 'drop-3x3x3', start: 'xxx/oo./... o', seats: people }, 'start'],
    [
      'a long name',
      { game: 'fuse', seats: [{ kind: 'person', secret: newSecret(), name: 'x'.repeat(25) }, people[0]] },
      'seats[0].name',
    ],
  ])('malformed: %s', async (_what, body, field) => {
    const refused = await creation(at, body);
    expect([codeOf(refused), refused.json.field ?? '']).toEqual(['400 malformed', field]);
    expect(refused.json.title).toMatch(/\.$/u);
  });

  test('malformed: what is not said to be JSON, and a key that is none', async () => {
    const body = JSON.stringify({ game: 'fuse', seats: people });
    const headers = { 'idempotency-key': newKey(), 'content-type': 'text/plain' };
    expect(codeOf(await ask(at, 'POST', '/games', { body, headers }))).toBe('400 malformed');
    expect((await creation(at, body, 'short')).json.field).toBe('Idempotency-Key');
    expect(codeOf(await ask(at, 'GET', '/games'))).toBe('400 malformed');
  });

  test('too-large: more than 4 kB, whether it says so before or not', async () => {
    const long = JSON.stringify({ game: 'x'.repeat(maxBodyBytes) });
    const refused = await creation(at, long);
    expect([codeOf(refused), refused.json.title]).toEqual(['413 too-large', expect.stringContaining('4096')]);
    const chunked = await fetch(`${at}/api/v1/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: new Blob([long]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    // Nobody waits for what nobody reads.
    const endless = (path: string) =>
      answerTo(
        at,
        `POST /api/v1/${path} HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Length: 999999999\r\n\r\nx`,
      );
    expect(await endless('games')).toMatch(/^HTTP\/1\.1 4(?:00|13) /u);
    expect(await endless('nothing')).toMatch(/^HTTP\/1\.1 404 /u);
  });

  test('and so has what is no address', async () => {
    for (const path of ['/nothing', '/games/%00', `/games/${'a'.repeat(5000)}`, '/games/a/b/c', '/statu', '//status']) {
      expect(codeOf(await ask(at, 'GET', path))).toMatch(/^404 no-such-(?:address|game)$/u);
    }
    expect(codeOf(await ask(at, 'POST', '/nothing', { body: '{', headers: { 'content-type': 'x/y' } }))).toBe(
      '404 no-such-address',
    );
    expect(codeOf(await ask(at, 'GET', '/games/%zz'))).toBe('400 malformed');
    const title = async (language: string) =>
      (await ask(at, 'GET', '/nothing', { headers: { 'accept-language': language } })).json.title;
    expect(await Promise.all(['en', 'pt'].map(title))).toEqual([
      'There is nothing at this address.',
      'Não há nada neste endereço.',
    ]);
  });

  test.each([
    ['POST', '/status', 'GET, HEAD'],
    ['DELETE', '/games/nosuchgame12', 'GET, HEAD'],
    ['PUT', '/games', 'GET, HEAD, POST'],
    ['OPTIONS', '/games', 'GET, HEAD, POST'],
    ['PATCH', '/games/nosuchgame12/moves', 'POST'],
    ['GET', '/games/nosuchgame12/moves', 'POST'],
    ['PROPFIND', '/metrics', 'GET, HEAD'],
    ['POST', '', 'GET, HEAD'],
  ])('and so has what is not done at an address: %s %s', async (method, path, allowed) => {
    const refused = await ask(at, method, path, { headers: { 'accept-language': 'pt' } });
    expect([codeOf(refused), refused.headers.get('allow')]).toEqual(['405 wrong-method', allowed]);
    expect(refused.json.title).toBe('Isso não se faz neste endereço.');
  });

  test('a stream has an end only for who leaves it, and so no head alone', async () => {
    const { id } = await createGame(at);
    const refused = await ask(at, 'HEAD', `/games/${id}/events`);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
    const read = await ask(at, 'HEAD', `/games/${id}`);
    expect([read.status, read.headers.get('etag'), read.text]).toEqual([200, '"1"', '']);
  });

  test('no page of another origin may speak it', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'GET'] as const) {
      const answered = await ask(at, method, '/games?listed=true', { headers });
      expect(answered.headers.get('access-control-allow-origin')).toBeNull();
      expect(answered.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

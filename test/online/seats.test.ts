import { describe, expect, test } from 'vitest';
import { maxBeside } from '../../src/online/limits.ts';
import { secretOf } from './service-deps.ts';
import { codeOf, lastKinds, openTable, secrets, value } from './table.ts';

const minute = 60_000;

describe('an invitation', () => {
  test('is claimed once, and tells everybody who sat down', async () => {
    const table = await openTable();
    const { seats } = await table.snapshot();
    expect(seats[1]).toEqual({ kind: 'person', name: 'Rui', isClaimed: true });
    expect(table.store.history(table.id)).toEqual([
      { kind: 'seat', seq: 1, data: { seat: 1, name: 'Rui', isClaimed: true } },
    ]);
  });

  test('that is claimed again with the same secret is the same claim, with another it is refused', async () => {
    const { service, id, created, snapshot } = await openTable();
    const invite = created.invites[1];
    const again = await service.claim(id, { invite, secret: secrets[1], name: 'Somebody' });
    expect(value(again)).toEqual({ seat: 1, snapshot: await snapshot() });
    expect((await snapshot()).seats[1]?.name).toBe('Rui');
    expect(codeOf(await service.claim(id, { invite, secret: secretOf('a thief') }))).toBe('seat-taken');
  });

  test('that nobody made is refused', async () => {
    const { service, id } = await openTable();
    expect(codeOf(await service.claim(id, { invite: 'x'.repeat(22), secret: secrets[1] }))).toBe('wrong-invite');
    expect(codeOf(await service.claim('no-such-game-1', { invite: 'x'.repeat(22), secret: secrets[1] }))).toBe(
      'no-such-game',
    );
    expect(codeOf(await service.claim(id, { invite: 'x', secret: secrets[1] }))).toBe('malformed invite expected-text');
    expect(codeOf(await service.claim(id, { invite: 'x'.repeat(22), secret: secrets[1], name: '' }))).toBe(
      'malformed name expected-name',
    );
  });

  test('gives nobody both seats by one secret', async () => {
    const { service, id, created } = await openTable({ isJoined: false });
    const claim = { invite: created.invites[1], secret: secrets[0] };
    expect(codeOf(await service.claim(id, claim))).toBe('malformed secret secret-twice');
  });

  test('leads nowhere when the game is over', async () => {
    const table = await openTable({ isJoined: false });
    value(await table.act(0, 'resign'));
    const claim = { invite: table.created.invites[1], secret: secrets[1] };
    expect(codeOf(await table.service.claim(table.id, claim))).toBe('game-over');
  });

  test('cleans the name of who comes', async () => {
    const { service, id, created } = await openTable({ isJoined: false });
    const claim = { invite: created.invites[1], secret: secrets[1], name: ' R\u0000u\u202ei\n Sá ' };
    expect(value(await service.claim(id, claim)).snapshot.seats[1]?.name).toBe('R u i Sá');
  });
});

describe('a seat on another device', () => {
  const phone = secretOf('Rui’s phone');

  test('is opened by a link, once and for ten minutes', async () => {
    const table = await openTable();
    const { service, id } = table;
    const link = value(await service.makeLink(id, secrets[1]));
    expect(link.expires).toBe('2026-05-01T12:10:00.000Z');
    expect(value(await service.claim(id, { invite: link.token, secret: phone }))).toMatchObject({ seat: 1 });
    expect(value(await service.claim(id, { invite: link.token, secret: phone }))).toMatchObject({ seat: 1 });
    expect(codeOf(await service.claim(id, { invite: link.token, secret: secretOf('a thief') }))).toBe('seat-taken');
    expect(value(await service.seatOf(id, phone))).toBe(1);
    expect(value(await service.seatOf(id, secrets[1]))).toBe(1);
    // Nobody else has to know.
    expect(lastKinds(table, 9)).toEqual(['seat']);

    const late = value(await service.makeLink(id, phone));
    table.pass(10 * minute);
    expect(codeOf(await service.claim(id, { invite: late.token, secret: secretOf('tablet') }))).toBe('wrong-invite');
  });

  test('has few links open at a time: the oldest goes', async () => {
    const { service, id } = await openTable();
    const links = [];
    for (let link = 0; link < 5; link++) links.push(value(await service.makeLink(id, secrets[1])).token);
    const codes = [];
    for (const [index, invite] of links.entries()) {
      codes.push(codeOf(await service.claim(id, { invite, secret: secretOf(`device ${index}`) })));
    }
    expect(codes).toEqual(['wrong-invite', 'answered', 'answered', 'answered', 'answered']);
  });

  test('that is asked for again and again on the same device leaves few links behind', async () => {
    const { service, id, store } = await openTable();
    for (let link = 0; link < 40; link++) {
      const invite = value(await service.makeLink(id, secrets[1])).token;
      value(await service.claim(id, { invite, secret: secrets[1] }));
    }
    const seat = (await store.read(id))?.game.seats[1];
    expect(seat?.kind === 'person' && seat.tokens.length).toBeLessThan(20);
  });

  test('changes the name no more when it was changed very often', async () => {
    const table = await openTable();
    const { service, id } = table;
    const rename = async (name: string) => {
      const invite = value(await service.makeLink(id, secrets[1])).token;
      return value(await service.claim(id, { invite, secret: secrets[1], name })).snapshot;
    };
    for (let times = 1; times < maxBeside; times++) await rename(`R${times}`);
    const before = await table.snapshot();
    expect(await rename('Rui')).toEqual(before);
  });

  test('takes nothing but the secret', async () => {
    const { service, id } = await openTable();
    value(await service.makeLink(id, secrets[1], {}));
    expect(codeOf(await service.makeLink(id, secrets[1], { minutes: 20 }))).toBe('malformed minutes unknown-field');
    expect(codeOf(await service.makeLink(id, secrets[1], null))).toBe('malformed expected-record');
  });

  test('is one of sixteen at the most', async () => {
    const { service, id } = await openTable();
    for (let device = 1; device < 16; device++) {
      const invite = value(await service.makeLink(id, secrets[1])).token;
      value(await service.claim(id, { invite, secret: secretOf(`device ${device}`) }));
    }
    expect(codeOf(await service.makeLink(id, secrets[1]))).toBe('not-now devices-full');
  });

  test('can be seen after the end, and changes nothing there', async () => {
    const table = await openTable();
    value(await table.act(0, 'resign'));
    const invite = value(await table.service.makeLink(table.id, secrets[1])).token;
    value(await table.service.claim(table.id, { invite, secret: phone, name: 'R.' }));
    expect(lastKinds(table, 1)).toEqual(['end']);
    expect((await table.snapshot()).seats[1]?.name).toBe('Rui');
  });

  test('needs the secret of the seat', async () => {
    const { service, id } = await openTable();
    expect(codeOf(await service.makeLink(id, undefined))).toBe('wrong-secret');
    expect(codeOf(await service.makeLink(id, secretOf('nobody')))).toBe('wrong-secret');
    expect(codeOf(await service.makeLink('no-such-game-1', secrets[1]))).toBe('no-such-game');
  });
});

describe('a lost device', () => {
  const fresh = secretOf('Rui, anew');

  test('is shut out with all others and their links when the secret is rotated', async () => {
    const table = await openTable();
    const { service, id } = table;
    const used = value(await service.makeLink(id, secrets[1])).token;
    value(await service.claim(id, { invite: used, secret: secretOf('Rui’s phone') }));
    const open = value(await service.makeLink(id, secrets[1])).token;
    value(await service.rotate(id, secrets[1], { secret: fresh }));
    for (const lost of [secrets[1], secretOf('Rui’s phone')]) {
      expect(codeOf(await service.seatOf(id, lost))).toBe('wrong-secret');
    }
    expect(codeOf(await service.claim(id, { invite: open, secret: secretOf('a thief') }))).toBe('wrong-invite');
    expect(codeOf(await service.claim(id, { invite: used, secret: secretOf('Rui’s phone') }))).toBe('wrong-invite');
    const invite = table.created.invites[1];
    expect(codeOf(await service.claim(id, { invite, secret: secrets[1] }))).toBe('seat-taken');
    expect(value(await service.seatOf(id, fresh))).toBe(1);
    expect(value(await service.seatOf(id, secrets[0]))).toBe(0);
  });

  test('may be rotated again with the same secret, before and after the answer came', async () => {
    const { service, id } = await openTable();
    for (const secret of [secrets[1], secrets[1], fresh]) {
      expect(value(await service.rotate(id, secret, { secret: fresh }))).toMatchObject({ seat: 1 });
    }
  });

  test('can’t be rotated by who has no seat, nor to the secret of the other', async () => {
    const { service, id } = await openTable();
    expect(codeOf(await service.rotate(id, undefined, { secret: fresh }))).toBe('wrong-secret');
    expect(codeOf(await service.rotate(id, secretOf('nobody'), { secret: fresh }))).toBe('wrong-secret');
    expect(codeOf(await service.rotate(id, secrets[1], { secret: secrets[0] }))).toBe('malformed secret secret-twice');
    expect(codeOf(await service.rotate(id, secrets[1], {}))).toBe('malformed secret missing-field');
  });
});

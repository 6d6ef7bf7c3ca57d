import { describe, expect, test } from 'vitest';
import { secret } from '../../../../test/web-online.ts';
import { objectionTo } from '../../../online/schema.ts';
import { createSchema } from '../../../online/schemas.ts';
import { isLocal } from '../link/local-address.ts';
import { clockOf, createRequest, dayClocks, inviteOf, liveClocks, usualOnlineChoices } from './create.ts';

describe('a game with someone elsewhere', () => {
  const own = { secret: secret, name: 'Ana' };

  test('has one seat with a secret and one to be invited to', () => {
    const request = createRequest({ game: 'fuse', own: 1, start: undefined }, usualOnlineChoices, own);
    expect(request).toEqual({
      game: 'fuse',
      seats: [{ kind: 'person' }, { kind: 'person', secret: own.secret, name: 'Ana' }],
      takebacks: true,
      listed: false,
    });
    expect(inviteOf(['first', null], 1)).toBe('first');
  });

  test.each([undefined, ...liveClocks, ...dayClocks])('can be made with the clock %s', (clock) => {
    const wanted = { game: 'fuse', own: 0, start: undefined } as const;
    const request = createRequest(wanted, { ...usualOnlineChoices, clock }, { ...own, name: undefined });
    expect(objectionTo(createSchema, request)).toBeUndefined();
    expect(request.clock).toEqual(clockOf(clock));
  });

  test('5+3 is five minutes and three seconds, 3d three days', () => {
    expect(clockOf('5+3')).toEqual({ kind: 'live', seconds: 300, increment: 3 });
    expect(clockOf('3d')).toEqual({ kind: 'days', days: 3 });
  });
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['play.localhost', true],
  ['192.168.1.5', false],
  ['example.org', false],
])('whether only this computer can come to %s: %s', (host, isOnlyHere) => {
  expect(isLocal(host)).toBe(isOnlyHere);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { maxBeside, maxDevices, maxLinks, maxMoves } from '../../online/limits.ts';
import { makeLimits, maxAllStreams, maxOpenGames, maxStreams, networkOf, rates } from './limits.ts';

describe('how much one may ask', () => {
  test('at first so much, then so much a second, each for itself', () => {
    let now = 0;
    const limits = makeLimits(() => now);
    const { burst, perSecond } = rates.seat;
    for (let asked = 0; asked < burst; asked++) expect(limits.take('seat', 'Ana')).toBeUndefined();
    expect(limits.take('seat', 'Ana')).toBe(1);
    expect(limits.take('seat', 'Rui')).toBeUndefined();
    now += 1000 / perSecond;
    expect(limits.take('seat', 'Ana')).toBeUndefined();
    expect(limits.take('seat', 'Ana')).toBe(1);
    now += 3_600_000;
    for (let asked = 0; asked < burst; asked++) expect(limits.take('seat', 'Ana')).toBeUndefined();
    expect(limits.take('seat', 'Ana')).toBe(1);
  });

  test('says after how long there is something again', () => {
    const limits = makeLimits(() => 0);
    for (let made = 0; made < rates.creation.burst; made++) limits.take('creation', 'a home');
    expect(limits.take('creation', 'a home')).toBe(1 / rates.creation.perSecond);
  });

  test('so many streams at once, and one more when one has gone', () => {
    const limits = makeLimits(() => 0);
    for (let opened = 0; opened < maxStreams; opened++) expect(limits.enter('a home')).toBe(true);
    expect(limits.enter('a home')).toBe(false);
    expect(limits.enter('another')).toBe(true);
    limits.leave('a home');
    expect(limits.enter('a home')).toBe(true);
  });

  test('so many open games, and one more when one has ended', () => {
    const limits = makeLimits(() => 0);
    for (let made = 0; made < maxOpenGames; made++) limits.opened('a home', `game ${made}`);
    // The same creation, sent again, is the same game.
    limits.opened('another', 'game 1');
    expect([limits.mayOpen('a home'), limits.mayOpen('another')]).toEqual([false, true]);
    limits.ended('game 1');
    limits.ended('game 1');
    expect(limits.mayOpen('a home')).toBe(true);
    limits.opened('a home', 'one more');
    expect(limits.mayOpen('a home')).toBe(false);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the page for hosts says how much that is', () => {
  const written = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const page = written.replace(/\s+/gu, ' ');
  const { request, creation, seat } = rates;
  expect(page).toContain(`requests of an address | ${request.burst} | ${request.perSecond} a second`);
  expect(page).toContain(`new games of an address | ${creation.burst} | ${creation.perSecond * 60} a minute`);
  expect(page).toContain(`requests with a seat's secret | ${seat.burst} | ${seat.perSecond} a second`);
  expect(page).toContain(`open games of an address | ${maxOpenGames} |`);
  expect(page).toContain(`streams of an address | ${maxStreams} |`);
  expect(page).toContain(`at most ${maxMoves.toLocaleString('en')} moves`);
  expect(page).toContain(`When ${maxBeside.toLocaleString('en')} things have happened`);
  expect(page).toContain(`at most ${maxDevices} devices, and has ${maxLinks} links`);
  expect(page).toContain(`streams of a server | ${maxAllStreams.toLocaleString('en')} |`);
});

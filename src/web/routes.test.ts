import { describe, expect, test } from 'vitest';
import { formatRoute, parseRoute, type Route } from './routes.ts';

describe('an address', () => {
  const places: readonly (readonly [string, Route])[] = [
    ['#/', { screen: 'home' }],
    ['#/new/neutreeko', { screen: 'new', game: 'neutreeko' }],
    ['#/new/drop-6x5x4', { screen: 'new', game: 'drop-6x5x4' }],
    [
      '#/new/tres-em-linha/...../...../.x.../.x.o._o',
      { screen: 'new', game: 'tres-em-linha', position: '...../...../.x.../.x.o. o' },
    ],
    ['#/play', { screen: 'play' }],
    ['#/play/a%2Fb', { screen: 'play', id: 'a/b' }],
    ['#/learn/fuse', { screen: 'learn', game: 'fuse' }],
    ['#/edit/quantik', { screen: 'edit', game: 'quantik' }],
    [
      '#/edit/neutreeko/.w.w./..b../...../..w../.b.b._b',
      { screen: 'edit', game: 'neutreeko', position: '.w.w./..b../...../..w../.b.b. b' },
    ],
    ['#/settings', { screen: 'settings' }],
    ['#/saved', { screen: 'saved' }],
    ['#/online', { screen: 'online', place: '' }],
    ['#/online/abcdefghijkl?invite=xyz', { screen: 'online', place: 'abcdefghijkl?invite=xyz' }],
    ['#/map/neutreeko/5B-5C,4C-3C', { screen: 'map', place: 'neutreeko/5B-5C,4C-3C' }],
    ['#/puzzles', { screen: 'puzzles', place: '' }],
    ['#/puzzles/quantik', { screen: 'puzzles', place: 'quantik' }],
    ['#/puzzle/neutreeko/abc?set=streak', { screen: 'puzzle', place: 'neutreeko/abc?set=streak' }],
    ['#/1/n/abc', { screen: 'shared', link: '#/1/n/abc' }],
  ];
  test.each(places)('%s is read and written', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(formatRoute(route)).toBe(hash);
  });

  test.each(['', '#', '/'])('%j is home', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'home' });
  });

  test('a game may go by another name, and is then written by its id', () => {
    expect(parseRoute('#/learn/connect-four')).toEqual({ screen: 'learn', game: 'drop-7x6x4' });
    expect(parseRoute('#/edit/connect-four/4453')).toEqual({ screen: 'edit', game: 'drop-7x6x4', position: '4453' });
  });

  test('a position keeps underscores and percent signs apart from spaces', () => {
    const route: Route = { screen: 'edit', game: 'fuse', position: 'a_b c%d/é' };
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  test.each([
    ['#/chess', 'address', '#/chess'],
    ['#/new/chess', 'game', 'chess'],
    ['#/new', 'address', '#/new'],
    ['#/learn/fuse/more', 'address', '#/learn/fuse/more'],
    ['#/play/1/2', 'address', '#/play/1/2'],
    ['#/settings/x', 'address', '#/settings/x'],
    ['#/online/a/b', 'address', '#/online/a/b'],
    ['#/play/%E0%A4', 'address', '#/play/%E0%A4'],
    ['#/edit/fuse/%', 'address', '#/edit/fuse/%'],
    ['#/edit/fuse/%ED%A0%80', 'address', '#/edit/fuse/%ED%A0%80'],
  ])('%s leads nowhere, because of its %s', (hash, why, text) => {
    expect(parseRoute(hash)).toEqual({ screen: 'lost', why, text });
  });

  test('has no half of a character, whatever was typed: what stands for it is no position', () => {
    for (const half of ['\ud800', '\udc00']) {
      const hash = formatRoute({ screen: 'edit', game: 'fuse', position: `#b${half}w` });
      expect(parseRoute(hash)).toEqual({ screen: 'edit', game: 'fuse', position: '#b\ufffdw' });
    }
    expect(parseRoute('#/edit/fuse/\ud800')).toEqual({ screen: 'edit', game: 'fuse', position: '\ud800' });
    expect(formatRoute({ screen: 'play', id: '\ud800' })).toBe('#/play/%EF%BF%BD');
    expect(formatRoute({ screen: 'edit', game: 'fuse', position: '😀' })).toBe('#/edit/fuse/%F0%9F%98%80');
  });

  test('one of absurd length leads nowhere', () => {
    expect(parseRoute(`#/1/${'x'.repeat(30_000)}`).screen).toBe('lost');
  });
});

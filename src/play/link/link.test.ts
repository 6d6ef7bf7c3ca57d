import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../test/random-play.ts';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/index.ts';
import { formatLink, linkOf } from './format-link.ts';
import { type Link, parseLink, replayLink } from './link.ts';

const load = async (id: string) => (await findGame(id)?.load()) as Game;
const plain = { seats: undefined, isFlipped: false, isShowingValues: false } as const;

function randomLine(game: Game, seed: number, plies: number): Match {
  const random = seededRandom(seed);
  return playRandomly(Match.start(game, random), random, plies);
}

function parsed(hash: string): Link {
  const link = parseLink(hash);
  if (!link.ok) throw new Error(link.problem.code);
  return link.value;
}

describe.each(['neutreeko', 'fuse', 'fuse-kings', 'quantik', 'tres-em-linha', 'drop-7x6x4'])('a link to %s', (id) => {
  test('leads to the same line and ply, and is short', async () => {
    const game = await load(id);
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(30), fc.boolean(), (seed, plies, isFlipped) => {
        const line = randomLine(game, seed, plies);
        const ply = seed % (line.ply + 1);
        const link = linkOf(line, ply, { seats: ['me', 'level:5'], isFlipped, isShowingValues: !isFlipped });
        const text = formatLink(link);
        expect(text.length).toBeLessThan(170);
        expect(encodeURI(text)).toBe(text);
        expect(parsed(text)).toEqual(link);
        const back = replayLink(game, parsed(text));
        if (!back.ok) throw new Error(back.problem.code);
        expect(back.value.goTo(999).played).toEqual(line.played);
        expect(back.value.ply).toBe(ply);
        expect(back.value.goTo(0).state).toEqual(line.goTo(0).state);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a broken link', () => {
  const good = '#/1/tres-em-linha//';

  test.each([
    ['', 'link-foreign'],
    ['#/home', 'link-foreign'],
    ['#/2/neutreeko//AA', 'link-version'],
    ['#/1/chess//AA', 'link-damaged'],
    ['#/1/neutreeko//', 'link-damaged'],
    ['#/1/neutreeko', 'link-damaged'],
    [`${good}AAAA%00`, 'link-damaged'],
    [`#/1/${'a'.repeat(5000)}`, 'link-long'],
  ])('%s is refused', (hash, code) => {
    expect(parseLink(hash)).toMatchObject({ ok: false, problem: { code } });
  });

  test('with a letter changed or missing is noticed', async () => {
    const text = formatLink(linkOf(randomLine(await load('neutreeko'), 3, 12), 12, plain));
    const start = text.lastIndexOf('/') + 1;
    for (let at = start; at < text.length; at++) {
      const changed = `${text.slice(0, at)}${text[at] === 'B' ? 'C' : 'B'}${text.slice(at + 1)}`;
      expect(parseLink(changed).ok).toBe(false);
      expect(parseLink(text.slice(0, at) + text.slice(at + 1)).ok).toBe(false);
    }
  });

  test('is refused with a position or a move that is none', async () => {
    const game = await load('neutreeko');
    const link: Link = { game: 'neutreeko', start: undefined, moves: [], ply: 0, ...plain };
    expect(replayLink(game, { ...link, start: 'nonsense' })).toMatchObject({ problem: { code: 'link-start' } });
    expect(replayLink(game, { ...link, moves: [0, 99] })).toMatchObject({ problem: { code: 'link-move' } });
    expect(replayLink(await load('fuse'), { ...link, game: 'fuse' })).toMatchObject({
      problem: { code: 'link-damaged' },
    });
  });

  test('of any text is refused for a reason that is known, or read as what it says, and never an exception', async () => {
    const reasons = ['link-foreign', 'link-version', 'link-damaged'];
    const whole = formatLink(linkOf(randomLine(await load('fuse'), 3, 12), 12, plain));
    const anyText = fc.string({ unit: 'binary' });
    const oneEdit = fc.tuple(fc.nat(whole.length), fc.nat(2), anyText);
    const met = new Set<string>();
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.tuple(fc.nat(3), anyText).map(([version, text]) => `#/${version}/${text}`),
          anyText.map((text) => `#/1/fuse/${text}`),
          oneEdit.map(([at, left, text]) => whole.slice(0, at) + text + whole.slice(at + left)),
          fc.webQueryParameters().map((options) => `${whole}?${options}`),
          fc.tuple(fc.nat(20), anyText, anyText).map(([ply, one, other]) => `${whole}?p=${ply}&s=${one},${other}`),
        ),
        (text) => {
          const link = parseLink(text);
          met.add(link.ok ? 'read' : link.problem.code);
          if (link.ok) expect(parsed(formatLink(link.value))).toEqual(link.value);
          else expect(reasons).toContain(link.problem.code);
        },
      ),
      { numRuns: 1000 },
    );
    // Otherwise the texts tried would be too tame.
    expect([...met].sort()).toEqual([...reasons, 'read'].sort());
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../test/hostile-texts.ts';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/index.ts';
import { parseLink } from './link.ts';
import {
  formatMessageLink,
  type MessageLink,
  type MessageMark,
  parseMessageLink,
  replayMessageLink,
} from './message.ts';
import { isMessageId, makeMessageId } from './message-id.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;
const id = makeMessageId(seededRandom(1, 2));

function lineOf(moves: readonly string[]): Match {
  const { match, problem } = Match.replay(game, game.rules.start(seededRandom(1)), moves);
  if (problem) throw new Error(problem.code);
  return match;
}

/** The link of a line, given up at its end if the mark says so. */
function linkWith(moves: readonly string[], { id, name, resigned }: MessageMark): string {
  const line = lineOf(moves);
  const given = resigned === undefined ? undefined : line.resign(resigned);
  return formatMessageLink(given?.ok ? given.value : line, { id, ...(name !== undefined && { name }) });
}

function parsed(hash: string): MessageLink {
  const link = parseMessageLink(hash);
  if (!link.ok) throw new Error(link.problem.code);
  return link.value;
}

describe('an id', () => {
  test('is twelve plain letters, and another one for other chance', () => {
    expect(isMessageId(id)).toBe(true);
    expect(makeMessageId(seededRandom(1, 2))).toBe(id);
    expect(makeMessageId(seededRandom(1, 3))).not.toBe(id);
  });

  test.each(['', 'abc', 'ABCDEFGHIJKL', 'abcdefghijk1', 'abcdefghijklm', undefined, 12])('is not %s', (text) => {
    expect(isMessageId(text)).toBe(false);
  });
});

describe('the link of a game by messages', () => {
  test('says its line, its id, the name and who has resigned, and ends in a plain letter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.option(fc.constantFrom(0, 1)),
        (name, resigned) => {
          const mark = { id, ...(resigned !== null && { resigned }), ...(name !== '' && { name }) };
          const text = linkWith(['1', '2'], mark);
          expect(text).toMatch(/^[!-~]*[a-z2-7]$/u);
          const { message } = parsed(text);
          expect(message).toMatchObject({ id, ...(resigned !== null && { resigned }) });
          // What is read is written the same again.
          expect(message && linkWith(['1', '2'], message)).toBe(text);
        },
      ),
    );
    expect(parsed(linkWith(['1'], { id, name: 'Ana & João?' })).message).toEqual({ id, name: 'Ana & João?' });
  });

  test('gives the game with its resignation, and refuses one after the end', () => {
    const resigned = replayMessageLink(game, parsed(linkWith(['1', '2'], { id, resigned: 0 })));
    expect(resigned).toMatchObject({ ok: true, value: { conclusion: { reason: 'resignation', winner: 1 }, ply: 2 } });
    const over = parsed(linkWith(['1', '2', '1', '2', '1'], { id }));
    expect(replayMessageLink(game, over)).toMatchObject({ ok: true, value: { ply: 5 } });
    const twice = { ...over, message: { id, resigned: 0 as const } };
    expect(replayMessageLink(game, twice)).toMatchObject({ problem: { code: 'link-damaged' } });
  });

  test('is understood as a plain link by whoever does not know of messages', () => {
    const text = linkWith(['1', '2'], { id, name: 'Ana' });
    expect(parseLink(text)).toMatchObject({ ok: true, value: { moves: [0, 1], ply: 2, seats: undefined } });
    expect(parseMessageLink(text.split('?')[0] ?? '')).toMatchObject({ problem: { code: 'link-damaged' } });
  });

  test('with any letter of its moves, name, resignation or id changed or lost is refused', () => {
    const text = linkWith(['1', '2', '3'], { id, name: 'Ana', resigned: 1 });
    const start = text.indexOf('//') + 2;
    for (let at = start; at < text.length; at++) {
      if ('?&=nrm'.includes(text.charAt(at)) && /[?&](?:[nrm]=?)?$/u.test(text.slice(0, at + 1))) continue;
      const other = text[at] === 'b' ? 'c' : 'b';
      expect(parseMessageLink(text.slice(0, at) + other + text.slice(at + 1))).toMatchObject({
        problem: { code: 'link-damaged' },
      });
      expect(parseMessageLink(text.slice(0, at) + text.slice(at + 1)).ok).toBe(false);
    }
  });

  test.each(['m=', 'm=abc', `m=${'a'.repeat(15)}`, `m=${'a'.repeat(3000)}`, `m=${id}aaa&r=7`, `m=${id}&n=%00`])(
    'with the options %s is refused',
    (options) => {
      expect(parseMessageLink(`${linkWith(['1'], { id }).split('?')[0]}?${options}`)).toMatchObject({ ok: false });
    },
  );

  test.each(Object.entries(hostileTexts))('is refused with %s, or has a name that is one line', (_, hostile) => {
    const [line] = linkWith(['1'], { id }).split('?');
    expect(parseMessageLink(`${line}?m=${hostile}`).ok).toBe(false);
    const { name = '' } = parsed(linkWith(['1'], { id, name: hostile })).message ?? {};
    expect(name).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{0,80}$/u);
  });
});

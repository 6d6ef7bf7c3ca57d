import { describe, expect, test } from 'vitest';
import { playQuantikCard } from '../../../test/naive/quantik-card.ts';
import type { StrategyCard } from '../../core/card.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame, games } from '../../games/index.ts';
import { chooseByCard } from './choose.ts';
import { cardCsv } from './csv.ts';
import { answerDrill, beginDrill, drillQuestion } from './drill.ts';
import { groupEntries } from './groups.ts';
import { indexCard } from './look-up.ts';
import { proveCard } from './prove.ts';
import { pageSvg, sheetPages, sheetSvg } from './sheet.ts';

async function cardOf(id: string): Promise<{ game: Game; card: StrategyCard<unknown> }> {
  const game = await present(findGame(id), `game ${id}`).load();
  return { game, card: present(await game.card?.(), `card of ${id}`) };
}

const tres = await cardOf('tres-em-linha');
const quantik = await cardOf('quantik');
const cards = [tres, quantik].map((each) => [each.game.id, each] as const);

const without = (card: StrategyCard<unknown>, place: number) => ({
  ...card,
  entries: card.entries.toSpliced(place, 1),
});

test('these games have a card, and no others', async () => {
  const loaded = await Promise.all(games.map(({ load }) => load()));
  const ids = loaded.filter(({ card }) => card).map(({ id }) => id);
  expect(ids).toEqual(['quantik', 'quantik-blocked-draw', 'tres-em-linha']);
});

describe('the card of Três em Linha', () => {
  const { game, card } = tres;
  const everyEntry = card.entries.map((entry, place) => [place, entry] as const);

  test('wins all 41 games, and needs each of its five positions', () => {
    expect(card.entries).toHaveLength(5);
    expect(proveCard(game, card)).toMatchObject({ isProven: true, lines: 41, plies: 9, used: [0, 1, 2, 3, 4] });
  });

  test.each(everyEntry)('has nothing to say without entry %i', (place) => {
    expect(proveCard(game, without(card, place))).toMatchObject({ isProven: false, isSilent: true });
  });

  test('is refuted by a game where a move is wrong', () => {
    const wrong = { ...card, entries: card.entries.with(0, { position: '...../...../...../..... x', move: '1' }) };
    const proof = proveCard(game, wrong);
    expect(proof.isProven).toBe(false);
    expect(proof).toMatchObject({ line: expect.arrayContaining(['1']) });
  });

  test('wins less without one of its rules', () => {
    for (const rule of [0, 1]) {
      const fewer = { ...card, rules: card.rules.toSpliced(rule, 1) };
      expect(proveCard(game, fewer).isProven).toBe(false);
    }
  });

  test('answers the mirror image with the mirrored move, and a symmetric position with both', () => {
    const at = (text: string) => {
      const state = game.notation.parsePosition(text);
      if (!state.ok) throw new Error(text);
      return state.value;
    };
    const move = (text: string) => chooseByCard(game, card, at(text));
    expect(move('...../...../...../o.x.. x')).toBe(3);
    expect(move('...../...../...../..x.o x')).toBe(1);
    expect(indexCard(game, card).find(at('...../...../..o../..x.. x'))?.moves).toEqual([1, 3]);
    expect(move('...../...../...../ox.ox x')).toBeUndefined();
  });
});

describe('the card of Quantik', () => {
  const { game, card } = quantik;

  test('wins every game in at most twelve plies, and needs each of its 46 positions', () => {
    expect(card.entries).toHaveLength(46);
    const proof = proveCard(game, card);
    expect(proof).toMatchObject({ isProven: true, lines: 3_981_056, plies: 12 });
    expect(proof.isProven && proof.used).toEqual(card.entries.map((_, place) => place));
  });

  test('wins as many by rules written anew, where a block is only a draw', () => {
    expect(playQuantikCard(card.entries)).toBe(3_981_056);
  });

  test.each([0, 45])('loses its way without entry %i, by either rules', (place) => {
    const fewer = without(card, place);
    expect(typeof playQuantikCard(fewer.entries)).toBe('string');
    expect(proveCard(game, fewer)).toMatchObject({ isProven: false, isSilent: true });
  });

  test('is found by how many pieces are on the board', () => {
    const groups = groupEntries(game, card).map(({ pieces, entries }) => [pieces, entries.length]);
    expect(groups).toEqual([
      [1, 1],
      [3, 9],
      [5, 27],
      [7, 9],
    ]);
  });
});

/** Comma-separated values read back, as RFC 4180 has them. */
function readCsv(text: string): readonly (readonly string[])[] {
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gu)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
}

describe.each(cards)('what is made of the card of %s', (_id, { game, card }) => {
  test('is a table of flash cards', () => {
    const [head, ...rows] = readCsv(cardCsv(card));
    expect(head).toEqual(['front', 'back']);
    expect(rows.map(([position, move]) => ({ position, move }))).toEqual(card.entries);
  });

  test.each(['en', 'pt'] as const)('is a sheet of well-formed pages with every move, in %s', (language) => {
    const pages = sheetPages(game, card, language);
    expect(pages).toHaveLength(game === tres.game ? 1 : 2);
    for (const svg of [...pages.map(pageSvg), sheetSvg(game, card, language)]) expect(unclosed(svg)).toEqual([]);
    const captions = [...pages.join('').matchAll(/text-anchor="middle"[^>]*>(\d+)\. /gu)].map(([, number]) =>
      Number(number),
    );
    expect(captions).toEqual(card.entries.map((_, place) => place + 1));
  });

  test('is a drill that asks in many ways, and what was wrong again', () => {
    const random = seededRandom(1);
    const { entries, find } = indexCard(game, card);
    let drill = beginDrill(entries.length, random);
    const asked: number[] = [];
    for (let turn = 0; drill.left.length > 0; turn++) {
      const place = present(drill.left[0], 'entry');
      asked.push(place);
      const { state, right } = drillQuestion(game, present(entries[place], 'entry'), random);
      expect(find(state)).toEqual({ number: place, moves: [...right].sort((one, other) => one - other) });
      for (const move of right) expect(legalMoves(game, state)).toContain(move);
      drill = answerDrill(drill, turn !== 1);
    }
    expect(drill).toEqual({ left: [], count: entries.length, mistakes: 1 });
    expect(asked).toHaveLength(entries.length + 1);
    expect(new Set(asked).size).toBe(entries.length);
    expect(asked.indexOf(asked[1] ?? -1, 2)).toBe(Math.min(5, entries.length));
    expect(() => answerDrill(drill, true)).toThrow('finished');
  });
});

/** The tags of a picture that are not closed, or not by their own. */
function unclosed(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-z]+)(?:\s+[a-zA-Z-]+="[^"<]*")*(\/?)>/gu)) {
    if (self) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  // Whatever is no tag is text, and has no brackets of its own.
  expect(svg.replace(/<\/?[a-z]+(?:\s+[a-zA-Z-]+="[^"<]*")*\/?>/gu, '')).not.toMatch(/[<>]|&(?!#\d+;)/u);
  return open;
}

import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame, games } from '../../games/index.ts';
import { canFlip } from '../../play/view.ts';
import { type BoardStyle, drawBoard, placesOf } from './board.ts';
import { makePaint } from './paint.ts';

const positions = {
  neutreeko: '.w.../..b../.w.../..w../.bb.. w',
  fuse: '#bwb.ww#/b......b/w......w/.......b/b...b..w/b...w..b/w......w/#wbbwbw# w',
  'fuse-kings': '#bwb.ww#/b......b/w......w/.......b/b...B..w/b...W..b/w......w/#wbbwbw# w',
  quantik: 'D..A/b.../.Ba./...b w',
  'tres-em-linha': '...../..oox/.oxxo/xxoxo x',
  'drop-7x6x4': '......./......./......./...o.../...x.../..oxx.. o',
};

async function draw(id: string, position: string, style: Partial<BoardStyle> = {}, hasColour = false): Promise<string> {
  const game: Game | undefined = await findGame(id)?.load();
  const state = game?.notation.parsePosition(position);
  if (!game || !state?.ok) throw new Error(`No position ${position} of ${id}.`);
  return `\n${drawBoard(game, state.value, { isAscii: false, paint: makePaint(hasColour), ...style }).join('\n')}\n`;
}

/** Looks as words, so that they can be read. */
const spelled = (text: string) => text.replaceAll('\x1b', '␛');

describe.each(Object.entries(positions))('%s', (id, position) => {
  test('with shapes, with plain characters and in colour', async () => {
    expect(await draw(id, position)).toMatchSnapshot('shapes');
    expect(await draw(id, position, { isAscii: true })).toMatchSnapshot('plain');
    expect(spelled(await draw(id, position, {}, true))).toMatchSnapshot('colour');
  });

  test('seen from the other side where nothing falls, and where there is little room', async () => {
    const game = await findGame(id)?.load();
    if (game && canFlip(game.view)) expect(await draw(id, position, { isFlipped: true })).toMatchSnapshot('other side');
    expect(await draw(id, position, { isCompact: true })).toMatchSnapshot('compact');
  });
});

test('what is pointed at, picked up, marked and noted is seen without colour', async () => {
  const notes = new Map([
    [10, { text: '·', isBad: false }],
    [12, { text: '▲5', isBad: false }],
    [14, { text: '▼12', isBad: true }],
  ]);
  const style = { cursor: 0, picked: 7, marked: [21, 22], trail: [17], notes };
  const { neutreeko, quantik } = positions;
  expect(await draw('neutreeko', neutreeko, style)).toMatchSnapshot('shapes');
  expect(spelled(await draw('neutreeko', neutreeko, style, true))).toMatchSnapshot('colour');
  expect(await draw('neutreeko', neutreeko, { notes, cursor: 12 })).toContain('│>▲5│');
  expect(await draw('neutreeko', neutreeko, { notes, cursor: 14 })).toContain('│   >▼12<\n');
  expect(await draw('neutreeko', neutreeko, { notes, cursor: 14, isFlipped: true })).toContain(' 3 >▼12<   │');
  expect(await draw('quantik', quantik, { cursor: 16, picked: 17 })).toMatchSnapshot('stock');
});

test('black and white, and the two sets of Quantik, differ without colour', async () => {
  const shapes = await draw('quantik', '..../..../..../....');
  const [brown, white] = ['▲■▮●', '△□▯○'];
  for (const shape of `${brown}${white}`) expect(shapes).toContain(shape);
});

describe('every cell is where it is said to be', () => {
  test.each(games.map(({ id }) => id))('%s', async (id) => {
    const game = await findGame(id)?.load();
    if (!game) throw new Error(`There is no game ${id}.`);
    const state = game.rules.start(seededRandom(1));
    const drawn = [...game.view.cells.entries()].filter(([, { kind }]) => kind !== 'entry');
    for (const isFlipped of [false, true]) {
      for (const isCompact of [false, true]) {
        const places = placesOf(game, { isFlipped, isCompact });
        expect(places.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual(drawn.map(([cell]) => cell));
        for (const { cell, line, column, width } of places) {
          const style = { isAscii: true, paint: makePaint(false), isFlipped, isCompact, cursor: cell };
          const shown = drawBoard(game, state, style)[line]?.slice(column, column + width) ?? '';
          expect(shown.trimEnd(), `${game.view.cells[cell]?.name}`).toMatch(/^>.*<$/u);
        }
      }
    }
  });
});

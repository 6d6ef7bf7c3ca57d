import { describe, expect, test } from 'vitest';
import type { Game, PieceKind } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame, games } from '../../games/index.ts';
import { asksForTurn, canvasOf, carry, formatSetup, press, put, type Setup, toolOf } from './setup.ts';

async function gameOf(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There should be a game ${id}.`);
  return game;
}

function setupAt(canvas: Game<Setup>, text: string): Setup {
  const setup = canvas.notation.parsePosition(text);
  if (!setup.ok) throw new Error(`${text} should fit the board.`);
  return setup.value;
}

function kindOf({ view }: Game<Setup>, letter: string): PieceKind {
  return present(
    view.pieceKinds.find((kind) => kind.letter === letter),
    `piece ${letter}`,
  );
}

describe.each(games.map(({ id }) => id))('the board to set up %s on', (id) => {
  test('holds every diagram of the rules, and writes it as the game does', async () => {
    const game = await gameOf(id);
    const canvas = canvasOf(game);
    const start = game.notation.position(game.rules.start(seededRandom(5)));
    for (const diagram of [start, ...game.text.en.rules.flatMap((step) => step.diagram ?? [])]) {
      expect(formatSetup(game, canvas, setupAt(canvas, diagram))).toBe(diagram);
    }
  });

  test('is of the material that the game is played on', async () => {
    const game = await gameOf(id);
    expect(canvasOf(game).view.material).toBe(present(game.view.material, 'material'));
  });

  test('takes a press on any of its cells for one where a piece can stand', async () => {
    const canvas = canvasOf(await gameOf(id));
    const empty = canvas.rules.start(seededRandom(0));
    for (const cell of canvas.view.cells.keys()) {
      expect(['board', 'border']).toContain(canvas.view.cells[canvas.view.target(empty, cell)]?.kind);
    }
  });
});

describe('a setup', async () => {
  const game = await gameOf('neutreeko');
  const canvas = canvasOf(game);
  const [black, white] = [kindOf(canvas, 'b'), kindOf(canvas, 'w')];
  const empty = canvas.rules.start(seededRandom(0));
  const textOf = (setup: Setup) => canvas.notation.position(setup);

  test('gets a piece where a press falls, another in its place, and loses it by a press with the same', () => {
    const once = press(empty, 6, black);
    expect(textOf(once)).toBe('...../.b.../...../...../..... b');
    expect(textOf(press(once, 6, white))).toBe('...../.w.../...../...../..... b');
    expect(textOf(press(once, 6, black))).toBe(textOf(empty));
    expect(textOf(press(once, 6, 'nothing'))).toBe(textOf(empty));
  });

  test('has pieces carried about and off the board', () => {
    const one = put(put(empty, 0, white), 24, black);
    expect(textOf(carry(one, 24, 4))).toBe('w...b/...../...../...../..... b');
    expect(textOf(carry(one, 24, 0))).toBe('b..../...../...../...../..... b');
    expect(textOf(carry(one, 24, undefined))).toBe('w..../...../...../...../..... b');
    expect(carry(one, 12, 0)).toBe(one);
  });

  test('holds what is no position, and nothing that does not fit the board', () => {
    expect(setupAt(canvas, 'bbbbb/...../...../...../..... w').pieces.length).toBe(5);
    for (const text of [
      '',
      'b',
      '...../...../...../....',
      '...../...../...../...../....q b',
      '#..../...../...../...../.....',
    ]) {
      expect(canvas.notation.parsePosition(text).ok).toBe(false);
    }
  });

  test('takes keys for pieces', () => {
    expect(toolOf(canvas, 'w')).toBe(white);
    expect(toolOf(canvas, 'Delete')).toBe('nothing');
    expect(toolOf(canvas, 'q')).toBeUndefined();
  });
});

test('the side to move is asked for only where it does not follow from the pieces', async () => {
  const asked = await Promise.all(games.map(async ({ id }) => asksForTurn(await gameOf(id))));
  const asking = games.map(({ id }) => id).filter((_, index) => asked[index]);
  expect(asking).toEqual(['neutreeko', 'fuse', 'fuse-inner', 'fuse-kings', 'fuse-omega']);
});

test('where the side follows, it is written as soon as the pieces are a position', async () => {
  const game = await gameOf('tres-em-linha');
  const canvas = canvasOf(game);
  const x = kindOf(canvas, 'x');
  const empty = canvas.rules.start(seededRandom(0));
  expect(formatSetup(game, canvas, put(empty, 17, x))).toBe('...../...../...../..x.. o');
  expect(formatSetup(game, canvas, put(empty, 2, x))).toBe('..x../...../...../.....');
});

test('what is put into a column falls to its lowest free cell', async () => {
  const canvas = canvasOf(await gameOf('tres-em-linha'));
  const [x, o] = [kindOf(canvas, 'x'), kindOf(canvas, 'o')];
  const entry = canvas.view.cells.findIndex(({ kind, name }) => kind === 'entry' && name === '3');
  const drop = (setup: Setup, kind: PieceKind) => put(setup, canvas.view.target(setup, entry), kind);
  const resting = put(canvas.rules.start(seededRandom(0)), 17, x);
  expect(canvas.view.target(resting, 2)).toBe(12);
  expect(canvas.view.target(resting, 17)).toBe(17);
  const twice = drop(drop(canvas.rules.start(seededRandom(0)), x), o);
  expect(canvas.notation.position(twice)).toBe('...../...../..o../..x..');
  const full = drop(drop(twice, x), o);
  expect(canvas.notation.position(drop(full, x))).toBe('..x../..x../..o../..x..');
});

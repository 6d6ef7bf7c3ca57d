import { describe, expect, test } from 'vitest';
import { run } from '../../test/run-program.ts';
import { present } from '../core/present.ts';
import { findGame } from '../games/index.ts';

describe.each(['tres-em-linha', 'quantik'])('card %s', (id) => {
  test.each(['en', 'pt'] as const)(
    'prints the rules, and every position with its move on a board, in %s',
    async (language) => {
      const game = await present(findGame(id), id).load();
      const card = present(await game.card?.(), 'card');
      const { out, code } = await run(`card ${id} --lang ${language}`);
      expect(code).toBe(0);
      const said = out.replace(/\s+/gu, ' ');
      for (const { words } of card.rules) expect(said).toContain(words[language]);
      for (const { position } of card.entries) expect(out).toContain(position);
      expect(out.match(/\[\S\]/gu)).toHaveLength(card.entries.length);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  test('for programs, flash cards and printers', async () => {
    const { entries } = JSON.parse((await run(`card ${id} --json`)).out);
    const csv = (await run(`card ${id} --csv`)).out;
    expect(csv).toBe(
      [
        'front,back',
        ...entries.map((entry: { position: string; move: string }) => `${entry.position},${entry.move}`),
        '',
      ].join('\r\n'),
    );
    expect((await run(`card ${id} --svg`)).out).toMatch(/^<svg xmlns=.*<\/svg>\n$/u);
  });
});

test('the move is drawn where the disc comes to lie, with plain characters too', async () => {
  const { out } = await run('card tres-em-linha --ascii');
  expect(out).toContain(' a | o |   | x |[x]|   |');
});

test('a game without a card says which have one', async () => {
  expect(await run('card fuse')).toMatchObject({
    code: 2,
    out: '',
    error: 'There is no strategy card of Fuse; there is one of quantik, quantik-blocked-draw, tres-em-linha.\n',
  });
  expect((await run('card neutreeko --lang pt')).error).toBe(
    'Não há cartão de estratégia para Neutreeko; há para quantik, quantik-blocked-draw, tres-em-linha.\n',
  );
});

test('one form at a time, and nothing after the game', async () => {
  expect((await run('card quantik --svg --csv')).error).toBe(
    '--csv and --svg can’t both be given; choose one of them.\n',
  );
  expect((await run('card quantik --json --svg')).error).toBe(
    '--json and --svg can’t both be given; choose one of them.\n',
  );
  expect((await run('card quantik twice')).error).toBe('“twice” is one word too many: tabuleiro card <game>.\n');
  expect((await run('card')).error).toBe('The game is missing: tabuleiro card <game>.\n');
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { root, ticTacToe } from '../../test/project.ts';
import { json, run } from '../../test/run-program.ts';
import { laws } from '../laws/check.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The game from outside with something changed, as a module. */
function changed(name: string, code: string): string {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, `import game from ${JSON.stringify(pathToFileURL(ticTacToe))};\n${code}\n`);
  return file;
}

const wrongOutcome = changed(
  'wrong-outcome',
  `const outcome = (state) => (game.rules.outcome(state) === 'draw' ? 'ongoing' : game.rules.outcome(state));
  export default { ...game, rules: { ...game.rules, outcome } };`,
);

describe('check', () => {
  test('holds a loaded game to every law', async () => {
    const { code, out, error } = await run(`check --load "${ticTacToe}"`);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^Tic-tac-toe\nLaws that hold:\n {2}There are no moves exactly when/u);
    expect(out).toMatch(/\nAll 19 laws hold, in 1320 random games from seed 1 on\.\n$/u);
    const { games, seed } = await json(`check --load "${ticTacToe}" --seed 7`);
    expect(seed).toBe(7);
    expect(games).toMatchObject([{ game: 'tic-tac-toe', holds: true }]);
    expect(games[0].laws).toHaveLength(laws.length);
  });

  test('holds a game of ours to them, by its name', async () => {
    expect((await run('check tres-em-linha')).out).toContain('All 19 laws hold');
  });

  test('says which law is broken, with the seed and the moves, and exits with 1', async () => {
    const { code, out, error } = await run(`check --load "${wrongOutcome}"`);
    expect({ code, error }).toEqual({ code: 1, error: '' });
    const [law, ...sentence] = out.trimEnd().split('\n').slice(1);
    expect(law).toBe('Broken: There are no moves exactly when the game is over, and the ending agrees.');
    expect(sentence.join(' ')).toMatch(
      /^tic-tac-toe breaks it with seed \d+, after the moves( [abc][123]){9}: there are 0 moves, and the outcome is “ongoing”\.$/u,
    );
    // As docs/adding-a-game.md shows it.
    const page = readFileSync(join(root, 'docs', 'adding-a-game.md'), 'utf8');
    const shown = out.trimEnd().split('\n').slice(1);
    expect(page).toContain(shown.map((line) => `    ${line}\n`).join(''));
    expect((await run(`check --load "${wrongOutcome}" --lang pt`)).out).toContain('Lei violada: Não há jogadas');
  });

  test('tells programs the same, and the seed shows it again', async () => {
    const { out } = await run(`check --load "${wrongOutcome}" --json`);
    const [{ holds, broken }] = JSON.parse(out).games;
    expect({ holds, law: broken.law }).toEqual({ holds: false, law: 'no-moves-at-the-end' });
    expect(broken.moves).toHaveLength(9);
    const again = await json(`check --load "${wrongOutcome}" --seed ${broken.seed}`);
    expect(again.games[0].broken).toEqual(broken);
  });

  test('says the game’s own refusals, also those that it can’t say', async () => {
    const speechless = changed(
      'speechless',
      `const parsePosition = () => ({ ok: false, problem: { code: 'unheard-of', values: {} } });
      export default { ...game, notation: { ...game.notation, parsePosition } };`,
    );
    const { code, out } = await run(`check --load "${speechless}"`);
    expect(code).toBe(1);
    expect(out.replaceAll('\n', ' ')).toContain('its own text “.../.../... x” is refused.');
  });

  test('stops when it is interrupted, and says where it was', async () => {
    const breaking = new AbortController();
    const progress = {
      isTTY: true,
      write(text: string) {
        written += text;
        breaking.abort();
      },
    };
    let written = '';
    let time = 0;
    const now = () => {
      time += 100;
      return time;
    };
    const { code, out } = await run('check tres-em-linha', '', {}, { signal: breaking.signal, progress, now });
    expect(code).toBe(130);
    // The ^C of the terminal does not stay before the answer.
    expect(written.endsWith('\r\x1b[K')).toBe(true);
    expect(out).toMatch(/\nInterrupted in the game of seed \d+, at the law: [A-Z][^.]*\.\n$/u);
    const stopped = await run('check tres-em-linha', '', {}, { signal: AbortSignal.abort() });
    expect(stopped).toMatchObject({ code: 130, out: expect.stringContaining('Interrupted before the first law.') });
  });

  test.each([
    ['check', 'Name a game, or give a module with --load: tabuleiro check [game] [--load module].\n'],
    ['check --lang pt', 'Indica um jogo, ou um módulo com --load: tabuleiro check [jogo] [--load módulo].\n'],
    ['check quantik fuse', '“fuse” is one word too many: tabuleiro check [game] [--load module].\n'],
  ])('%s is refused in one sentence', async (line, sentence) => {
    expect(await run(line)).toEqual({ code: 2, out: '', error: sentence });
  });
});

describe('a game whose text is in one language', () => {
  const words = `{
    name: 'Só uma', summary: 'Uma língua.', credit: 'Ninguém.', problems: {},
    players: [{ name: 'Um' }, { name: 'Dois' }], rules: [{ text: 'Joga-se.' }],
  }`;
  const oneLanguage = changed(
    'one-language',
    `const levels = Array.from({ length: 8 }, () => ({ player: 'random', text: { pt: 'Ao acaso.' } }));
    const evaluation = { id: 'none', text: { pt: 'Nada.' }, evaluate: () => 0 };
    const parts = [{ name: 'row', choices: [{ pt: 'um' }] }];
    const card = { summary: 'Ganha-se.', lookUp: 'Procura.' };
    export default {
      ...game, id: 'so-uma', text: { pt: ${words} },
      notation: { ...game.notation, dialogue: { parts, path: () => ({ ok: true, value: [0] }) } },
      truths: async () => [{ words: { pt: { title: 'Sabe-se.', text: 'Pouco.' } } }],
      card: async () => ({ seat: 0, words: { pt: card }, rules: [{ words: { pt: 'Ganha.' }, moves: () => [] }], entries: [] }),
      players: async () => ({ evaluations: [evaluation], levels }),
    };`,
  );

  test.each(['en', 'pt'])('is shown in it to who speaks %s', async (language) => {
    const { out } = await run(`rules so-uma --load "${oneLanguage}" --lang ${language}`);
    expect(out).toContain('Só uma');
    expect(out).toContain('Joga-se.');
  });

  test('has everything else in it too', async () => {
    const { loadAll } = await import('../outside/load.ts');
    const loaded = await loadAll([oneLanguage]);
    const game = loaded.ok ? loaded.value[0] : undefined;
    expect((await game?.truths?.())?.[0]?.words.en.title).toBe('Sabe-se.');
    const card = await game?.card?.();
    expect([card?.words.en.summary, card?.rules[0]?.words.en]).toEqual(['Ganha-se.', 'Ganha.']);
    const players = await game?.players?.();
    expect([players?.levels[7]?.text.en, players?.evaluations[0]?.text.en]).toEqual(['Ao acaso.', 'Nada.']);
    expect(game?.notation.dialogue?.parts[0]?.choices[0]?.en).toBe('um');
  });

  test('obeys the laws as others do', async () => {
    const plain = changed('plain-one-language', `export default { ...game, id: 'so-uma', text: { pt: ${words} } };`);
    expect(await run(`check --load "${plain}"`)).toMatchObject({ code: 0, error: '' });
  });

  test('needs all of it in that one, and at least one', async () => {
    const half = changed(
      'half-text',
      'export default { ...game, text: { en: { ...game.text.en, credit: undefined } } };',
    );
    expect((await run(`games --load "${half}"`)).error).toContain('it has no text.en.credit.');
    const none = changed('no-text', 'export default { ...game, text: {} };');
    expect((await run(`games --load "${none}"`)).error).toContain('it has no text.en / text.pt.');
  });
});

test('games from outside come after ours in every list', async () => {
  const { out } = await run(`games --load "${ticTacToe}"`);
  const rows = out.split('\n').filter((line) => /^ *[a-z][a-zA-Z0-9-]+ {2,}/u.test(line));
  expect(rows.at(-1)).toMatch(/^tic-tac-toe/u);
  expect(rows.at(-2)).toMatch(/^drop-7x6x4/u);
  const { error } = await run(`show nowhere --load "${ticTacToe}"`);
  expect(error).toMatch(/drop-CxRxL, tic-tac-toe\.\n$/u);
});

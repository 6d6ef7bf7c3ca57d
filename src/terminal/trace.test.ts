import { describe, expect, test } from 'vitest';
import { json, run } from '../../test/run-program.ts';

const report = '...../..oox/.oxxo/xxoxo x';
const lines = async (line: readonly string[]) => {
  const { out, code } = await run([...line, '--json']);
  return {
    code,
    steps: out
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each)),
  };
};

describe('trace', () => {
  test('tells programs every step, and in the end what compare counts', async () => {
    const { code, steps } = await lines(['trace', 'tres-em-linha', report, '--player', 'alphabeta']);
    expect(code).toBe(0);
    expect(steps[0]).toEqual({ event: 'enter', ply: 1, move: '1', alpha: null, beta: null });
    expect(steps[2]).toEqual({ event: 'value', ply: 2, move: '1', score: 999_998, leaf: true });
    expect(steps.find(({ event }) => event === 'cut')).toEqual({
      event: 'cut',
      ply: 2,
      score: 999_997,
      beta: -999_998,
      left: 3,
    });
    expect(steps.at(-1)).toEqual({ event: 'end', move: '2', nodes: 50, leaves: 24, cutoffs: 19, tableHits: 0 });
    expect(steps.filter(({ event }) => event === 'enter')).toHaveLength(50);
  });

  test.each([
    ['neutreeko', 'alphabeta:3:ordered:table:deepening'],
    ['quantik', 'uct:100'],
    ['fuse', 'master:40'],
    ['fuse', 'level:2'],
    ['tres-em-linha', 'alphabeta:4:lines:varied'],
  ])('of %s and %s comes to the move and the counts of compare', async (game, player) => {
    const { steps } = await lines(['trace', game, '--player', player, '--seed', '5', '--events', '1000000']);
    const [choice] = (await json(['compare', game, '--players', player, '--seed', '5'])).players;
    const { nodes, leaves, cutoffs, tableHits } = choice.effort;
    expect(steps.at(-1)).toEqual({ event: 'end', move: choice.move, nodes, leaves, cutoffs, tableHits });
  });

  test('shows people a tree with windows, values and cuts, in lines that fit', async () => {
    const { out, code } = await run(['trace', 'tres-em-linha', report, '--player', 'alphabeta']);
    expect(code).toBe(0);
    expect(out).toContain(
      [
        '1            ▼2',
        '  1          ▲2',
        '  2          ▲2  (▲2, ∞)',
        '  3          ▲2  (▲2, ∞)',
        '  4          ▲2  (▲2, ∞)',
        '  5          ▼3  (▲2, ∞)',
        '    1        ▲3  (−∞, ▼2)',
        '    cut: 3 not looked at, since ▲3 ≥ ▼2',
        '2            ▲1  (▼2, ∞)',
      ].join('\n'),
    );
    expect(out).toContain('It chooses 2. 50 nodes, 24 leaves, 19 cut-offs, 0 table hits.');
    // One line for each node.
    expect(out.match(/^ *[1-5] +[▲▼]/gmu)).toHaveLength(50);
    const ascii = (await run(['trace', 'tres-em-linha', report, '--player', 'alphabeta', '--ascii'])).out;
    expect(ascii).toContain('    cut: 3 not looked at, since W3 >= L2');
    expect(ascii).toContain('(-inf, L2)');
  });

  test.each([
    ['fuse', 'alphabeta:2:ordered'],
    ['fuse', 'master:60'],
    ['neutreeko', 'alphabeta:3:table:deepening'],
    ['quantik', 'uct:80'],
    ['tres-em-linha', 'alphabeta:14'],
  ])('of %s and %s fits into 80 columns in both languages', async (game, player) => {
    for (const language of ['en', 'pt']) {
      const { out } = await run(['trace', game, '--player', player, '--lang', language, '--events', '3000']);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    }
  });

  test('of walks shows visits, means and priors, the most visited first', async () => {
    const { out } = await run('trace fuse --player master:20');
    const visits = [...out.matchAll(/^\S+ +(\d+) visits? +mean [+−]\d\.\d\d +prior [\d.]+ %$/gmu)].map(([, n]) =>
      Number(n),
    );
    expect(visits.reduce((sum, each) => sum + each, 0)).toBe(20);
    expect(visits).toEqual([...visits].sort((one, other) => other - one));
  });

  test('is bounded, and says so', async () => {
    const { steps } = await lines(['trace', 'tres-em-linha', '--player', 'alphabeta:6', '--events', '7']);
    expect(steps).toHaveLength(8);
    expect(steps.at(-1)).toMatchObject({ event: 'end', whole: false });
    expect(steps.at(-1).nodes).toBe(steps.filter(({ event }) => event === 'enter').length);
    const { out } = await run('trace tres-em-linha --player alphabeta:6 --events 7');
    expect(out).toContain('These are the first 7 steps, and not all; --events n shows more.');
  });

  test('ends with what there is when it is interrupted', async () => {
    const line = ['trace', 'neutreeko', '--player', 'alphabeta:9', '--json', '--events', '1000000'];
    const { out, code } = await run(line, '', {}, { signal: AbortSignal.abort() });
    expect(code).toBe(130);
    const steps = out
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(steps.length).toBeGreaterThan(100);
    expect(steps.at(-1)).toMatchObject({ event: 'end', whole: false });
  });

  test('keeps to the time in a player’s name', async () => {
    let time = 0;
    const now = () => time++;
    const { out } = await run('trace quantik --player uct:5ms --json', '', {}, { now });
    expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).not.toHaveProperty('whole');
  });

  test.each([
    [
      'trace tres-em-linha --player perfect',
      'The player “perfect” does not search, so there is nothing to look into; those that do are greedy, minimax, alphabeta, uct.\n',
    ],
    [
      'trace fuse --player random --lang pt',
      'O jogador “random” não pesquisa, e por isso não há nada para ver por dentro; os que pesquisam são greedy, minimax, alphabeta, uct, master.\n',
    ],
    [
      'trace tres-em-linha --player ugi:./bot',
      'Nobody can look into the bot “ugi:./bot”, which tells only its moves; the players that can be looked into are greedy, minimax, alphabeta, uct.\n',
    ],
    ['trace tres-em-linha', 'The player is missing: tabuleiro trace <game> [position] --player p.\n'],
    ['trace tres-em-linha --lang pt', 'Falta indicar quem pesquisa: tabuleiro trace <jogo> [posição] --player p.\n'],
    ['trace tres-em-linha "...../...../oo.../xxx.. o" --player uct', 'The game is over.\n'],
    [
      'trace tres-em-linha --player uct --events 0',
      '--events is “0”; a whole number from 1 to 1000000 was expected.\n',
    ],
  ])('%s says what is wrong', async (line, sentence) => {
    expect(await run(line)).toEqual({ code: 2, out: '', error: sentence });
  });
});

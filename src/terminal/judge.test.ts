import { describe, expect, test } from 'vitest';
import { json, run } from '../../test/run-program.ts';
import { botWith } from '../../test/written-bots.ts';

const few = ['judge', 'tres-em-linha', '--positions', '40'];

describe('judge', () => {
  test('says in how many positions each keeps the value, by plies to the end, and the difference', async () => {
    const said = await json([...few, '--players', 'perfect,random']);
    expect(said).toMatchObject({ game: 'tres-em-linha', seed: 1, positions: 40 });
    const [perfect, random] = said.players;
    expect(perfect).toMatchObject({ player: 'perfect', kept: { value: 1, high: 1 }, failures: [] });
    expect(random.kept.value).toBeLessThan(0.8);
    expect(said.differences).toHaveLength(1);
    expect(said.differences[0].value).toBeCloseTo(1 - random.kept.value);
    const { out, code } = await run([...few, '--players', 'perfect,random']);
    expect(code).toBe(0);
    expect(out).toContain('Três em Linha: 40 positions of known truth, seed 1');
    expect(out).toMatch(/^1 {2}perfect +100\.0 % +9\d\.\d % to 100\.0 %$/mu);
    expect(out).toMatch(/^1 +\d+ +100\.0 % +\d+\.\d %$/mu);
    expect(out).toMatch(/^ {2}perfect against random: \+\d+\.\d \(\+\d+\.\d to \+\d+\.\d\)$/mu);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    // Again, and in the other order: nobody depends on who was asked before.
    expect((await run([...few, '--players', 'perfect,random'])).out).toBe(out);
    const swapped = await json([...few, '--players', 'random,perfect']);
    expect(swapped.players[0]).toEqual(random);
  });

  test('is a table for spreadsheets', async () => {
    const { out } = await run([...few, '--players', 'first', '--csv']);
    const [headings, all, ...rows] = out.trim().split('\n');
    expect(headings).toBe('player,distance,positions,kept,low,high');
    expect(all).toMatch(/^first,all,40,0\.\d{4},0\.\d{4},0\.\d{4}$/u);
    expect(rows.reduce((sum, row) => sum + Number(row.split(',')[2]), 0)).toBe(40);
  });

  test('judges bots too, and counts what they do wrong against them', async () => {
    const players = [botWith({}), botWith({ go: 'say("bestmove 9")' }), botWith({ go: 'exit(3)' })];
    const { players: judged } = await json([...few, '--players', players.join(',')]);
    const first = await json([...few, '--players', 'first']);
    // It always plays in the first column, which may be full.
    expect(judged[0].kept.value).toBeLessThanOrEqual(first.players[0].kept.value);
    expect(judged[0].kept.value).toBeGreaterThan(0);
    expect(judged[1].kept.value).toBe(0);
    expect(judged[1].failures).toHaveLength(3);
    expect(judged[1].failures[0].reason).toContain('which can’t be played');
    expect(judged[2].failures[0].reason).toContain('ended by itself (exit 3)');
    const { out } = await run([...few, '--players', players[1] ?? '', '--lang', 'pt']);
    expect(out.replaceAll('\n', ' ')).toContain('não deu jogada que conte em 3 posições. Da primeira vez: O bot');
  }, 60_000);

  test('ends with those who were judged when it is interrupted', async () => {
    const { code, out } = await run([...few, '--players', 'first,random'], '', {}, { signal: AbortSignal.abort() });
    expect({ code, out }).toEqual({ code: 130, out: '' });
  });

  test.each([
    [
      'judge drop-9x9x5 --players random',
      /^Nobody can be judged in .*: too little of the game is in reach of a proof to know which moves are right\.\n$/u,
    ],
    ['judge quantik', /^The players are missing: tabuleiro judge <game> --players a,b,…\.\n$/u],
    ['judge quantik --players random,random', /random/u],
    ['judge quantik --players random,nobody', /nobody/u],
    [
      'judge quantik --players random --positions 0',
      /^--positions is “0”; a whole number from 1 to 10000 was expected/u,
    ],
  ])(
    '%s says what is wrong',
    async (line, sentence) => {
      const { code, out, error } = await run(line);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toMatch(sentence);
    },
    60_000,
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { json, run } from '../../test/run-program.ts';
import type { Choice } from '../core/report.ts';

const reportedPosition = '...../..oox/.oxxo/xxoxo x';
const reported = `compare tres-em-linha "${reportedPosition}"`;

describe('compare', () => {
  test('shows what each player chooses and what it cost: the numbers of the report, put right', async () => {
    const { out, code } = await run(`${reported} --players minimax,alphabeta,alphabeta:ordered`);
    expect(code).toBe(0);
    expect(out).toMatch(/^player +move +value +nodes +leaves +cut-offs +table hits +depth +time$/mu);
    expect(out).toMatch(/^minimax +2 +▲1 +149 +93 +0 +0 +7 +[\d.]+ ms$/mu);
    expect(out).toMatch(/^alphabeta +2 +▲1 +50 /mu);
    expect(out).toMatch(/^alphabeta:ordered +2 +▲1 +14 /mu);
    expect(out).toContain('▲n wins in n moves');
  });

  test('says what players expect: verdicts, estimates, points or nothing', async () => {
    const { out } = await run('compare neutreeko --players alphabeta:2,uct:50,random,perfect --ascii');
    expect(out).toMatch(/^alphabeta:2:n1 +\S+ +[+-]\d+ /mu);
    expect(out).toMatch(/^uct:50 +\S+ +~[+-]\d\.\d\d /mu);
    expect(out).toMatch(/^random +\S+ +\? /mu);
    expect(out).toMatch(/^perfect +5[BD]-5C += +- +- +- +- +- +[\d.]+ m?s$/mu);
    expect(out).toContain('- is a cost that the player does not count.');
    expect(out).toContain('? is a move of which the player says nothing');
    expect(out.split('Wn')[0]).not.toMatch(/[^\n -~]/u);
  });

  test('shows no cost of a bot, which tells none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
    const file = join(folder, 'bot.mjs');
    const answers = '{ ugi: "ugiok", isready: "readyok", go: "bestmove 2" }[String(line).trim().split(" ")[0]]';
    writeFileSync(
      file,
      `process.stdin.on('data', (lines) => {
  for (const line of String(lines).split('\\n')) {
    const answer = ${answers};
    if (answer) console.log(answer);
    if (line === 'quit') process.exit();
  }
});
`,
    );
    const players = `random,ugi:20ms:"${process.execPath}" "${file}"`;
    const words = ['compare', 'tres-em-linha', reportedPosition, '--players', players];
    const { out } = await run([...words, '--lang', 'pt']);
    expect(out).toMatch(/^random +\d +\? +0 +0 +0 +0 +0 /mu);
    expect(out).toMatch(/^ugi:.* 2 +\? +– +– +– +– +– +[\d.,]+ m?s$/mu);
    expect(out).toContain('– é um custo que o jogador não conta.');
    expect((await json(words)).players[1]).toMatchObject({ move: '2', effort: null });
    expect((await run([...words, '--csv'])).out).toMatch(/^"ugi:.*",2,,,,,,,,,,,[\d.]+,,2$/mu);
    rmSync(folder, { recursive: true });
  });

  test('speaks Portuguese', async () => {
    const { out } = await run(`${reported} --players minimax,random --lang pt`);
    expect(out).toMatch(/^jogador +jogada +valor +nós +folhas +cortes +na tabela +prof\. +tempo$/mu);
    expect(out).toContain('A continuação que cada um prevê:');
    // What the marks mean is a long sentence, and fits all the same.
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('is for programs and spreadsheets too', async () => {
    const { game, position, turn, seed, players } = await json(`${reported} --players minimax,random --seed 3`);
    expect({ game, position, turn, seed }).toEqual({
      game: 'tres-em-linha',
      position: '...../..oox/.oxxo/xxoxo x',
      turn: 'x',
      seed: 3,
    });
    expect(players[0]).toEqual({
      player: 'minimax',
      move: '2',
      verdict: { exact: true, value: 'win', plies: 1 },
      line: ['2'],
      effort: { nodes: 149, leaves: 93, cutoffs: 0, tableHits: 0, depth: 7 },
      milliseconds: expect.any(Number),
    });
    expect(players[1]).toMatchObject({ player: 'random', verdict: null });
    const lines = (await run(`${reported} --players minimax --csv`)).out.split('\n');
    expect(lines[0]).toBe(
      'player,move,value,plies,margin,score,points,nodes,leaves,cutoffs,table_hits,depth,milliseconds,stopped,line',
    );
    expect(lines[1]).toMatch(/^minimax,2,win,1,,,,149,93,0,0,7,[\d.]+,,2$/u);
  });

  test('repeats from its seed', async () => {
    const moves = async (seed: number) => {
      const { players } = await json(`compare fuse --players random,level:2,uct:40,f-random --seed ${seed}`);
      return players.map((choice: Choice) => choice.move);
    };
    expect(await moves(5)).toEqual(await moves(5));
    expect(await moves(5)).not.toEqual(await moves(6));
  });

  test('stops a player that takes too long, and says so', async () => {
    const line = 'compare fuse --players minimax,first,uct:20ms --time 60';
    const { players } = await json(line);
    expect(players.map((choice: Choice) => choice.isStopped ?? false)).toEqual([true, false, false]);
    expect((await run(line)).out).toMatch(/^minimax .* stopped after \d/mu);
    expect((await run(`${line} --lang pt`)).out).toMatch(/^minimax .* parado ao fim de \d/mu);
  });

  test('shows what it has when it is interrupted', async () => {
    const stop = new AbortController();
    let bar = '';
    const drawing = {
      isTTY: true,
      write(text: string) {
        bar ||= text;
        stop.abort();
      },
    };
    // With a second between any two looks at the clock, the bar is there as soon as a player has thought for a while.
    let seconds = 0;
    const unusual = { signal: stop.signal, progress: drawing, now: () => 1000 * seconds++ };
    const { code, out } = await run('compare fuse --players first,minimax,first --time 60000', '', {}, unusual);
    // The first of three is done, and the second at work.
    expect(bar).toMatch(/ 3\d %/u);
    expect(code).toBe(130);
    expect(out.match(/^first .* ms$/gmu)).toHaveLength(1);
    expect(out).not.toContain('minimax');
    expect(await run('compare fuse --players minimax', '', {}, { signal: AbortSignal.abort() })).toEqual({
      code: 130,
      out: '',
      error: '',
    });
  });

  test.each([
    [
      'compare fuse',
      'The players are missing: tabuleiro compare <game> [position] --players a,b,….',
      'Faltam os jogadores: tabuleiro compare <jogo> [posição] --players a,b,….',
    ],
    [
      'compare fuse --players ,',
      'The players are missing: tabuleiro compare <game> [position] --players a,b,….',
      'Faltam os jogadores: tabuleiro compare <jogo> [posição] --players a,b,….',
    ],
    [
      `compare fuse --players ${'first,'.repeat(64)}first`,
      'There are too many players after --players; 64 is the most.',
      'Há demasiados jogadores a seguir a --players; o máximo é 64.',
    ],
    [
      'compare neutreeko "bbb../...../...../...../ww..w w" --players first',
      'The game is over.',
      'A partida já acabou.',
    ],
    [
      'compare neutreeko --players minimax',
      'Play need not end in this game, so minimax needs a limit: a number of moves as in minimax:3.',
      'Este jogo pode não ter fim, por isso minimax precisa de um limite: um número de jogadas, como em minimax:3.',
    ],
    [
      'compare neutreeko "x" --players first',
      'The position has 1 row; 5 were expected, with a slash between them.',
      'A posição tem 1 linha; esperavam-se 5, separadas por barras.',
    ],
    [
      'compare neutreeko --players first,level:9',
      'There is no “level:9”; levels go from level:1 to level:8.',
      'Não existe “level:9”; os níveis vão de level:1 a level:8.',
    ],
  ])('%s', async (line, english, portuguese) => {
    expect(await run(line)).toEqual({ code: 2, out: '', error: `${english}\n` });
    expect(await run(`${line} --lang pt`)).toEqual({ code: 2, out: '', error: `${portuguese}\n` });
  });

  // Each system has its own words for the reason. A comma between quotes is the bot's own.
  test.each(['ugi:./nowhere', 'ugi:"./no, where"'])('first,%s', async (bot) => {
    const words = ['compare', 'neutreeko', '--players', `first,${bot}`];
    const english = await run(words);
    expect({ ...english, error: english.error.split(' (')[0] }).toEqual({
      code: 2,
      out: '',
      error: `The bot “${bot}” can’t be started`,
    });
    expect(english.error).toMatch(/ \(“.+”\)\.\n$/u);
    expect((await run([...words, '--lang', 'pt'])).error).toContain(`Não foi possível iniciar o bot “${bot}” (“`);
  });
});

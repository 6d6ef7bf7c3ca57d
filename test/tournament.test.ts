import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { present } from '../src/core/present.ts';
import { quotePath } from '../src/text/phrase.ts';
import { isUnix, program, ticTacToe } from './project.ts';
import { run } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));

const players = 'random,level:3,greedy:lines';
const usual = ['tournament', 'tres-em-linha', '--players', players, '--games', '20', '--seed', '5'];

/** Runs the built program. */
function hold(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...usual, ...options], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Starts it, and does not wait for its end. */
function begin(...options: readonly string[]) {
  return spawn(process.execPath, [program, ...usual, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('a tournament', () => {
  test('is the same with one thread and with two, and again', () => {
    const { status, stdout, stderr } = hold('--workers', '1', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(hold('--workers', '2', '--json').stdout).toBe(stdout);
    const { games, standings, meetings } = JSON.parse(stdout);
    expect(games).toHaveLength(60);
    expect(standings.map(({ player }: { player: string }) => player)).toContain('level:3');
    expect(meetings).toHaveLength(3);
    expect(hold('--seed', '6', '--json').stdout).not.toBe(stdout);
  });

  test('goes on where it stopped, and comes to the same', () => {
    const save = join(folder, 'broken-off');
    const whole = hold('--json').stdout;
    expect(hold('--save', save).status).toBe(0);
    const journal = join(save, 'tournament.jsonl');
    const lines = readFileSync(journal, 'utf8').split('\n');
    const recorded = present(lines[5], 'sixth line of the journal');
    // As if it had been killed in the middle of writing a line.
    const forfeited = recorded.replace('"seats":', '"forfeit":{"code":7},"seats":');
    // Deeper than a program can follow.
    const depth = 100_000;
    const cause = `${'{"code":"x","values":{},"cause":'.repeat(depth)}{"code":"x","values":{}}${'}'.repeat(depth)}`;
    const nested = recorded.replace('"seats":', `"forfeit":${cause},"seats":`);
    const moved = recorded.replace('"seats":[', '"seats":[7,');
    const damaged = ['null', '{"number":2}', 'nonsense', moved, forfeited, nested];
    writeFileSync(journal, `${[...lines.slice(0, 24), ...damaged].join('\n')}\n{"number":3`);
    expect(hold('--save', save, '--json').stdout).toBe(whole);
    expect(readFileSync(journal, 'utf8').split('\n')).toHaveLength(lines.length + damaged.length);
    expect(readdirSync(save).filter((file) => file.startsWith('game-'))).toHaveLength(60);
  });

  test.runIf(isUnix)('keeps what was played when it is interrupted', async () => {
    const save = join(folder, 'interrupted');
    const slow = ['--players', 'uct:2000,uct:3000', '--games', '1000', '--workers', '2', '--save', save];
    const tournament = begin(...slow);
    let output = '';
    tournament.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const ended = new Promise<number | null>((resolve) => tournament.on('close', resolve));
    await waitFor(() => readJournal(save).length > 3);
    tournament.kill('SIGINT');
    expect(await ended).toBe(130);
    const played = readJournal(save).length - 1;
    expect(output).toContain(`Interrupted after ${played} of 1000 games.`);
    expect(output).toContain('The same command goes on from here');
  });

  test('refuses a folder with another one, and leaves it alone', () => {
    const save = join(folder, 'other');
    hold('--save', save, '--games', '2');
    const before = readFileSync(join(save, 'tournament.jsonl'), 'utf8');
    expect(hold('--save', save, '--games', '2', '--opening', '3').stderr).toContain('holds another tournament');
    expect(hold('--save', save, '--games', '2', '--players', 'random,level:3').status).toBe(2);
    const { status, stderr } = hold('--save', save, '--games', '4', '--seed', '6');
    expect(status).toBe(2);
    expect(stderr).toContain('holds another tournament');
    expect(readFileSync(join(save, 'tournament.jsonl'), 'utf8')).toBe(before);
    appendFileSync(join(folder, 'file'), '');
    expect(hold('--save', join(folder, 'file')).stderr).toContain('can’t be used (EEXIST)');
  });

  test('is extended by more games, and comes to the same as one that had them from the beginning', () => {
    const save = join(folder, 'longer');
    hold('--save', save, '--games', '4');
    const first = readFileSync(join(save, 'game-00001.txt'), 'utf8');
    const before = readJournal(save).slice(1);
    const { status, stdout, stderr } = hold('--save', save, '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(hold('--json').stdout);
    expect(readJournal(save).slice(1, 1 + before.length)).toEqual(before);
    expect(readFileSync(join(save, 'game-00001.txt'), 'utf8')).toBe(first);
    // Fewer than there are would be another tournament.
    expect(hold('--save', save, '--games', '4').stderr).toContain('at least as many games');
  });

  test('is extended by more players, without playing anything again', () => {
    const save = join(folder, 'wider');
    const few = hold('--save', save, '--players', 'random,level:3', '--json').stdout;
    const before = readJournal(save).slice(1);
    const { status, stdout } = hold('--save', save, '--json');
    expect(status).toBe(0);
    const { games, standings } = JSON.parse(stdout);
    expect(games).toHaveLength(60);
    expect(games.slice(0, 20)).toEqual(JSON.parse(few).games);
    expect(standings.map((row: { games: number }) => row.games)).toEqual([40, 40, 40]);
    expect(readJournal(save).slice(1, 1 + before.length)).toEqual(before);
    expect(readdirSync(save).filter((file) => file.startsWith('game-'))).toHaveLength(60);
    // It is whole now, and the same command plays nothing.
    const after = readJournal(save);
    expect(hold('--save', save, '--json').stdout).toBe(stdout);
    expect(readJournal(save)).toEqual(after);
  });

  test('does not take a level that has changed for the same player', () => {
    const save = join(folder, 'changed');
    hold('--save', save, '--games', '2');
    const journal = join(save, 'tournament.jsonl');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace(/"alphabeta:2:lines:noise=\d+"/u, '"alphabeta:9"'));
    expect(hold('--save', save, '--games', '2').stderr).toContain('holds another tournament');
  });

  test.runIf(isUnix)('shows what was played when its folder goes away', async () => {
    const save = join(folder, 'gone');
    const slow = ['--players', 'uct:500,uct:600', '--games', '1000', '--workers', '2', '--save', save];
    const tournament = begin(...slow);
    const output = { out: '', error: '' };
    tournament.stdout.on('data', (chunk) => {
      output.out += chunk;
    });
    tournament.stderr.on('data', (chunk) => {
      output.error += chunk;
    });
    const ended = new Promise<number | null>((resolve) => tournament.on('close', resolve));
    await waitFor(() => readJournal(save).length > 3);
    // At one stroke: to empty it file by file, one would have to be quicker than the games.
    renameSync(save, join(folder, 'elsewhere'));
    expect(await ended).toBe(2);
    expect(output.error).toBe(`The folder ${quotePath(save)} can’t be used (ENOENT).\n`);
    expect(output.out).toMatch(/uct:600 +[+−]\d+/u);
  });

  test.each([
    ['throws', "throw new Error('broken rule');", 'The tournament can’t go on (“broken rule”).'],
    ['ends its thread', 'process.exit(3);', 'The tournament can’t go on (“exit 3”).'],
  ])('stops and says so when a game from outside %s', (_what, statement, sentence) => {
    const file = join(folder, 'broken.ts');
    writeFileSync(
      file,
      `import game from ${JSON.stringify(pathToFileURL(ticTacToe))};
      let moves = 0;
      const apply = (state, move) => { if (++moves > 100) { ${statement} } return game.rules.apply(state, move); };
      export default { ...game, rules: { ...game.rules, apply } };`,
    );
    const line = ['tournament', 'tic-tac-toe', '--players', 'random,first', '--games', '100', '--load', file];
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...line, '--workers', '2'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${sentence}\n` });
    expect(stdout).toContain('Interrupted after');
  });

  test('is printed as a table, in both languages, and for spreadsheets', () => {
    const { stdout } = hold('--players', 'level:8,first', '--games', '2');
    expect(stdout).toMatch(/^Três em Linha: 2 players, 2 games per pairing, seed 5\n/u);
    expect(stdout).toMatch(/player +Elo +95 % +games +points +first +second +keeps\n1 {2}level:8/u);
    expect(stdout).toMatch(/level:8 against first: 100\.0 %/u);
    expect(hold('--games', '2', '--lang', 'pt').stdout).toContain('Pontos de cada um contra cada um');
    const csv = hold('--games', '2', '--csv').stdout.trimEnd().split('\n');
    expect(csv).toHaveLength(4);
    expect(csv[0]).toMatch(
      /^player,elo,elo_low,elo_high,games,points,as_first,as_second,kept,judged,forfeits,against /u,
    );
    for (const line of csv) expect(line.split(',')).toHaveLength(14);
  });

  test('says which players cannot be repeated', () => {
    expect(hold('--players', 'uct:1ms,first', '--games', '2').stdout).toContain('not repeatable: uct:1ms.');
  });
});

describe('a tournament is refused in one sentence', () => {
  test.each([
    ['', 'The players are missing: tabuleiro tournament <game> --players a,b,….'],
    ['--players random', 'Name at least 2 players after --players, with commas between them.'],
    ['--players random,random', 'The player “random” is named twice.'],
    ['--players random,first --games 7', '--games is 7; an even number was expected'],
    ['--players random,first --games 0', '--games is “0”; a whole number from 2 to 100000 was expected.'],
    ['--players random,first --workers 0', '--workers is “0”; a whole number from 1 to 64 was expected.'],
    ['--players random,first --opening x', '--opening is “x”; a whole number from 0 to 100 was expected.'],
    ['--players random,nobody', 'There is no player “nobody”'],
    ['--players random,level:9', 'There is no “level:9”; levels go from level:1 to level:8.'],
  ])('%s', async (options, sentence) => {
    const { code, out, error } = await run(`tournament tres-em-linha ${options}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(sentence);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });

  test('where a game, or a variant of it, has no fair starts', async () => {
    for (const game of ['fuse-omega', 'quantik-blocked-draw', 'drop-4x4x3']) {
      const { code, out, error } = await run(`tournament ${game} --players random,first --fair`);
      expect({ code, out, error }).toEqual({
        code: 2,
        out: '',
        error: 'No starts of this game are known to be even; do not ask for a fair one.\n',
      });
    }
  });

  test('in Portuguese too', async () => {
    const { error } = await run('tournament tres-em-linha --players random,first --games 7 --lang pt');
    expect(error).toContain('esperava-se um número par');
  });
});

function readJournal(save: string): readonly string[] {
  try {
    return readFileSync(join(save, 'tournament.jsonl'), 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
}

async function waitFor(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

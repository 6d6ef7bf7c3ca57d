import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contestantOf } from '../src/bots/contestant.ts';
import { Match } from '../src/core/match.ts';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { untilGone } from './processes.ts';
import { isUnix, program, root, ticTacToe } from './project.ts';
import { PseudoTerminal } from './pseudo-terminal.ts';

/** Where the program keeps games here: those of whoever runs the tests are none of its business. */
const data = mkdtempSync(join(tmpdir(), 'tabuleiro-data-'));
afterAll(() => rmSync(data, { recursive: true }));

/** The program as a bot. */
const engine = `ugi:"${process.execPath}" "${program}" engine`;

/** Runs the program with its words, as built from the present source. */
function tabuleiro(words: readonly string[], input = '') {
  return finished(process.execPath, [program, ...words], { input });
}

/** Runs a shell line in the project. */
function shell(line: string) {
  return finished('sh', ['-c', line], {});
}

function finished(command: string, words: readonly string[], options: SpawnSyncOptions) {
  const env = { ...process.env, XDG_DATA_HOME: data };
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, env, ...options, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Writes the game from outside with a fault, and returns its file. */
function brokenGame(folder: string, fault: string): string {
  const file = join(folder, 'broken.ts');
  writeFileSync(file, `import game from ${JSON.stringify(pathToFileURL(ticTacToe))};\n${fault}\n`);
  return file;
}

describe('the built program', () => {
  test('answers', () => {
    const { status, stdout, stderr } = tabuleiro(['perft', 'neutreeko', '3', '--json']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ game: 'neutreeko', leaves: [14, 207, 2723] });
  });

  test('is started by npm run play', () => {
    const { status, stdout } = finished('npm run play --silent', [], { shell: true, input: '' });
    expect(status).toBe(0);
    expect(stdout).toContain('Neutreeko');
  });

  test('exits with 2 on a mistake, and says so on standard error alone', () => {
    const { status, stdout, stderr } = tabuleiro(['show', 'neutreeko', 'x']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('The position has 1 row; 5 were expected, with a slash between them.\n');
  });

  test('analyses in a thread, line by line, also a game from outside', () => {
    const lines = '.w.w./..b../...../..w../.b.b. b\nx\n';
    const { status, stdout } = tabuleiro(['analyse', 'neutreeko', '--stdin'], lines);
    expect(status).toBe(2);
    const [report, error] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(report).toMatchObject({ exact: true, value: 'draw' });
    expect(Object.keys(error)).toEqual(['error']);
    const outside = tabuleiro(['analyse', 'tic-tac-toe', '--json', '--load', ticTacToe]);
    expect(JSON.parse(outside.stdout)).toMatchObject({ exact: true, value: 'draw' });
  });

  test('says in one sentence that a game from outside failed in its thread', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
    const file = brokenGame(
      folder,
      `const apply = () => { throw new Error('broken rule'); };
      export default { ...game, rules: { ...game.rules, apply } };`,
    );
    const { status, stdout, stderr } = tabuleiro(['analyse', 'tic-tac-toe', '--load', file]);
    rmSync(folder, { recursive: true });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('The analysis failed (“broken rule”).\n');
  });

  test('speaks UGI, hears stop while it thinks, and ends with quit or its input', async () => {
    const thinking = spawn(process.execPath, [program, 'engine', 'fuse', '--player', 'uct:1000000000']);
    const lines = createInterface({ input: thinking.stdout })[Symbol.asyncIterator]();
    const hear = async (wanted: RegExp): Promise<string> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done || wanted.test(value)) return String(value);
      }
    };
    const tell = (line: string) => thinking.stdin.write(`${line}\n`);
    tell('ugi');
    expect(await hear(/^ugiok$/u)).toBe('ugiok');
    tell('position startpos');
    tell('go infinite');
    tell('isready');
    expect(await hear(/^(?:readyok|bestmove)/u)).toBe('readyok');
    tell('stop');
    const moves = JSON.parse(tabuleiro(['show', 'fuse', '--json']).stdout).moves;
    expect(moves).toContain((await hear(/^bestmove/u)).split(' ')[1]);
    tell('quit');
    expect(await once(thinking, 'exit')).toEqual([0, null]);
    const piped = tabuleiro(['engine', 'tres-em-linha'], 'position startpos moves 1 1 2 2\ngo');
    expect(piped).toMatchObject({ status: 0, stderr: '' });
    expect(piped.stdout).toMatch(/ score mate 1 pv 3\nbestmove 3\n$/u);
  });

  test('plays against its own engine as a bot', async () => {
    const game = await findGame('tres-em-linha')?.load();
    if (!game) throw new Error('There should be such a game.');
    const bot = await contestantOf(game, `${engine} tres-em-linha --player perfect`);
    if (!bot.ok) throw new Error(bot.problem.code);
    let match = Match.start(game, seededRandom(1));
    while (!match.ending) {
      const answer = match.turn === 0 ? await bot.value.move(match, seededRandom(1)) : undefined;
      if (answer && !answer.ok) throw new Error(answer.problem.code);
      const next = match.playMove(answer ? answer.value.move : present(match.moves[0], 'move to answer with'));
      if (next.ok) match = next.value;
    }
    bot.value.close?.();
    expect(match.ending.winner).toBe(0);
  });

  test('goes on with a tournament when bots misbehave, and says why they lost', () => {
    const players = `ugi:./nowhere,${engine} quantik --player first,first`;
    const words = ['tournament', 'tres-em-linha', '--games', '2', '--players', players];
    const { status, stdout, stderr } = tabuleiro([...words, '--json']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { games } = JSON.parse(stdout) as { games: { forfeit?: { code: string } }[] };
    const forfeits = games.map(({ forfeit }) => forfeit?.code);
    expect(forfeits).toHaveLength(6);
    expect(forfeits.filter((code) => code === 'bot-cannot-start')).toHaveLength(4);
    // An engine of another game plays its own moves.
    expect(forfeits.filter((code) => code === 'bot-illegal')).toHaveLength(2);
    expect(tabuleiro([...words, '--lang', 'pt']).stdout).toContain('Não foi possível iniciar o bot “ugi:./nowhere”');
  });

  test('loads a game written in TypeScript', () => {
    const { stdout } = tabuleiro(['perft', 'tic-tac-toe', '2', '--json', '--load', ticTacToe]);
    expect(JSON.parse(stdout).leaves).toEqual([9, 72]);
  });

  test('compares itself with a bot', () => {
    const bot = 'ugi:node bin/tabuleiro engine tres-em-linha --player perfect';
    const words = ['compare', 'tres-em-linha', '...../..oox/.oxxo/xxoxo x', '--players', `first,${bot}`];
    expect(tabuleiro(words).stdout).toContain(`${bot}  2     ?`);
  });
});

describe.runIf(isUnix)('the built program, where there are pipes and signals', () => {
  test('ends quietly when its reader has seen enough', () => {
    const rules = '{ bin/tabuleiro rules quantik; echo "exit $?" >&2; }';
    expect(shell(`${rules} | head -1`)).toMatchObject({ stdout: 'Quantik\n', stderr: 'exit 0\n' });
    expect(shell(`${rules} | true`)).toMatchObject({ stdout: '', stderr: 'exit 0\n' });
  });

  test('reads standard input from a pipe, a file and nowhere', () => {
    expect(shell('echo ". x" | bin/tabuleiro show tres-em-linha -').stderr).toContain('4 were expected');
    expect(shell('bin/tabuleiro show tres-em-linha - < /dev/null').stderr).toContain('there was none');
    const slow = '(sleep 1; echo "...../...../...../.....") | bin/tabuleiro show tres-em-linha -';
    expect(shell(slow)).toMatchObject({ status: 0, stderr: '' });
    expect(shell('bin/tabuleiro show tres-em-linha - < test').status).toBe(2);
  });

  test.each([
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
    ['is interrupted', 'process.kill(process.pid, "SIGINT")'],
    ['ends', 'process.exit()'],
  ])('takes a bot with it when it %s, even one that hangs', async (_, end) => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
    const file = join(folder, 'pid');
    const script = `
      const { contestantOf } = await import('./dist/bots/contestant.js');
      const game = await (await import('./dist/library/index.js')).findGame('quantik').load();
      const hanging = 'echo $$ > "$PID_FILE"; trap : HUP; while :; do sleep 1; done';
      const bot = await contestantOf(game, "ugi:sh -c '" + hanging + "'");
      bot.value.begin();
      const { statSync } = await import('node:fs');
      const isThere = () => statSync(process.env.PID_FILE, { throwIfNoEntry: false })?.size > 0;
      setInterval(() => { if (isThere()) ${end}; }, 10);`;
    const env = { ...process.env, PID_FILE: file };
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
    const pid = readFileSync(file, 'utf8').trim();
    rmSync(folder, { recursive: true });
    expect(pid).toMatch(/^\d+$/u);
    await untilGone(Number(pid));
  });

  describe('in a terminal', () => {
    let folder = '';
    let open: PseudoTerminal | undefined;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'tabuleiro-pty-'));
    });
    afterEach(() => {
      open?.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    });

    /** Starts the program as a person would; what follows it tells how the terminal was left. */
    function start(line: string, after = ''): PseudoTerminal {
      open = new PseudoTerminal(`${line}${after}`, root, { XDG_DATA_HOME: folder });
      return open;
    }
    const givenBack = { isAlternate: false, isCursorHidden: false, isMouseOn: false, isMouseWide: false };
    const leftTidy = '; stty -a | grep -oE ".icanon|.echo " | tr "\\n" ";"; echo left';

    test('menus and the cursor lead through a game; Ctrl-C gives the terminal back', async () => {
      const terminal = start('npm run --silent play', leftTidy);
      await terminal.shows('› Neutreeko');
      terminal.press('\r');
      await terminal.shows('› You as Black');
      terminal.press('\r');
      await terminal.shows('› Level 1');
      terminal.press('\x1b[B\r');
      await terminal.shows('› One game');
      terminal.press('\r');
      await terminal.shows('or type');
      terminal.press('\t\r');
      await terminal.shows('put down');
      terminal.press('\t\r');
      await terminal.shows(/1\. {2}\S+ {2}\S+/u);
      terminal.resize(60, 20);
      await terminal.shows(/^ Neutreeko/u);
      expect(Math.max(...terminal.picture.lines.map((line) => line.length))).toBeLessThanOrEqual(60);
      terminal.press('\x03');
      await terminal.shows('left');
      expect(terminal.picture.text).toContain(' icanon; echo ;left');
      expect(terminal.picture).toMatchObject(givenBack);
    });

    test('a click chooses and drops a disc; Ctrl-Z gives the mouse back until the program goes on', async () => {
      const terminal = start('set -m; bin/tabuleiro play tres-em-linha --x me --o me; echo aside; read line; fg');
      await terminal.shows('or type');
      expect(terminal.picture).toMatchObject({ isMouseOn: true, isMouseWide: true });
      // The first column, in the first row below its name.
      terminal.press('\x1b[<0;6;4M\x1b[<0;6;4m');
      await terminal.shows('x drops a disc into column 1.');
      terminal.press('\x1a');
      await terminal.shows('aside');
      expect(terminal.picture).toMatchObject(givenBack);
      terminal.press('\r');
      await terminal.shows(/1\. {2}1/u);
      expect(terminal.picture).toMatchObject({ isMouseOn: true, isMouseWide: true });
      terminal.press('\x03');
      await terminal.shows('The game is kept');
      expect(terminal.picture).toMatchObject(givenBack);
    });

    test('a game that was killed is gone on with', async () => {
      const killed = start('exec bin/tabuleiro play neutreeko --black me --white me');
      await killed.shows('or type');
      killed.press('5b-5c\r');
      await killed.shows('1.  5B-5C');
      killed.kill('SIGKILL');
      expect((await killed.ended).signal).toBe(9);
      const resumed = start('bin/tabuleiro play');
      await resumed.shows('› Go on: Neutreeko, 1 move played');
      resumed.press('\r');
      await resumed.shows('1.  5B-5C');
      resumed.press('q');
      await resumed.shows('What shall we play?');
      resumed.press('\x1b[A\r');
      expect(await resumed.ended).toMatchObject({ exitCode: 0 });
    });

    test.each([
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const)('%s gives the terminal back', async (signal, code) => {
      const terminal = start('exec bin/tabuleiro play quantik --white me --brown me');
      await terminal.shows('or type');
      terminal.kill(signal);
      expect((await terminal.ended).exitCode).toBe(code);
      expect(terminal.picture).toMatchObject(givenBack);
    });

    test.each([
      ['while a person is to move', '--x me --o me', 'or type', '3\r', '1.  3'],
      ['while two computers play', '--x level:1 --o level:1 --series 5', 'q menu', '', '1.  '],
      ['in a menu', '--lang en', 'Who plays?', '', 'Who plays?'],
    ])('closing the window ends it quietly %s, and the game is kept', async (_when, line, shown, keys, last) => {
      // The shell outlives its terminal, to tell how the program ended.
      const told = '2> "$XDG_DATA_HOME/errors"; echo $? > "$XDG_DATA_HOME/exit"';
      const terminal = start(`trap '' HUP; bin/tabuleiro play tres-em-linha ${line} ${told}`);
      await terminal.shows(shown);
      terminal.press(keys);
      await terminal.shows(last);
      terminal.close();
      const exit = join(folder, 'exit');
      while (!existsSync(exit) || readFileSync(exit, 'utf8') === '') await sleep(20);
      expect(readFileSync(exit, 'utf8')).toBe('129\n');
      // Some shells name the signal that ended a program.
      expect(readFileSync(join(folder, 'errors'), 'utf8')).toMatch(/^(?:Hangup\n)?$/u);
      if (last === 'Who plays?') return;
      const resumed = start('bin/tabuleiro play');
      await resumed.shows('› Go on: Três em Linha, ');
      resumed.press('\r');
      await resumed.shows('1.  ');
    });

    test('a failure gives the terminal back before it is told', async () => {
      brokenGame(
        folder,
        `const pieces = () => { throw new Error('broken view'); };
        export default { ...game, view: { ...game.view, pieces } };`,
      );
      const load = '--load "$XDG_DATA_HOME/broken.ts"';
      const terminal = start(`bin/tabuleiro play tic-tac-toe --first me --second me ${load}`, leftTidy);
      await terminal.shows('left');
      expect(terminal.picture.text).toContain('broken view');
      expect(terminal.picture.text).toContain(' icanon; echo ;left');
      expect(terminal.picture).toMatchObject(givenBack);
    });

    test('compares players in a thread, and shows what it has when it is interrupted', async () => {
      const players = '--players first,minimax --time 3600000';
      const terminal = start(`exec bin/tabuleiro compare fuse ${players} > "$XDG_DATA_HOME/compared"`);
      // The first is done, and the second at work.
      await terminal.shows('50 %');
      terminal.kill('SIGINT');
      expect((await terminal.ended).exitCode).toBe(130);
      expect(terminal.picture.text.trim()).toBe('');
      const compared = readFileSync(join(folder, 'compared'), 'utf8');
      expect(compared).toMatch(/^first +a\d-/mu);
      expect(compared).not.toContain('minimax');
    });

    test('a check of a game that hangs can be broken off, and says where it was', async () => {
      brokenGame(
        folder,
        `const outcome = () => { for (;;); };
        export default { ...game, rules: { ...game.rules, outcome } };`,
      );
      const terminal = start('exec bin/tabuleiro check --load "$XDG_DATA_HOME/broken.ts"');
      await terminal.shows('░ 0 %');
      terminal.kill('SIGINT');
      expect((await terminal.ended).exitCode).toBe(130);
      expect(terminal.picture.text).toContain('Interrupted in the game of seed 1, at the law: There are no moves');
    });

    test('one that can do nothing but print is met line by line', async () => {
      const terminal = start('TERM=dumb bin/tabuleiro play neutreeko --black me --white me');
      await terminal.shows('Black, your move:');
      terminal.press('5b-5c\r');
      await terminal.shows('Black slides 5B to 5C.');
      expect(terminal.written).not.toContain('\x1b');
      terminal.press('quit\r');
      expect(await terminal.ended).toMatchObject({ exitCode: 0 });
    });
  });
});

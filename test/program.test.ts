import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Match } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { contestantOf } from '../src/terminal/contestant.ts';
import { PseudoTerminal } from './pseudo-terminal.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the program keeps games here: those of whoever runs the tests are none of its business. */
const data = mkdtempSync(join(tmpdir(), 'tabuleiro-data-'));
afterAll(() => rmSync(data, { recursive: true }));

/** Runs a shell line in the project, with the program as built from the present source. */
function shell(line: string) {
  const env = { ...process.env, XDG_DATA_HOME: data };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

describe('the built program', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], { cwd: root });
  });

  test('answers', () => {
    const { status, stdout, stderr } = shell('bin/tabuleiro perft neutreeko 3 --json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ game: 'neutreeko', leaves: [14, 207, 2723] });
  });

  test('is started by npm run play', () => {
    const { status, stdout } = shell('npm run play --silent < /dev/null');
    expect(status).toBe(0);
    expect(stdout).toContain('Neutreeko');
  });

  test('exits with 2 on a mistake, and says so on standard error alone', () => {
    const { status, stdout, stderr } = shell('bin/tabuleiro show neutreeko x');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('The position has 1 row; 5 were expected, with a slash between them.\n');
  });

  test('ends quietly when its reader has seen enough', () => {
    const { stdout, stderr } = shell('bin/tabuleiro rules quantik | head -1; echo $PIPESTATUS');
    expect(stderr).toBe('');
    expect(stdout).toBe('Quantik\n0\n');
    expect(shell('bin/tabuleiro rules quantik | true; echo $PIPESTATUS')).toMatchObject({
      stdout: '0\n',
      stderr: '',
    });
  });

  test('reads standard input from a pipe, a file and nowhere', () => {
    expect(shell('echo ". x" | bin/tabuleiro show tres-em-linha -').stderr).toContain('4 were expected');
    expect(shell('bin/tabuleiro show tres-em-linha - < /dev/null').stderr).toContain('there was none');
    const slow = '(sleep 1; echo "...../...../...../.....") | bin/tabuleiro show tres-em-linha -';
    expect(shell(slow)).toMatchObject({ status: 0, stderr: '' });
    expect(shell('bin/tabuleiro show tres-em-linha - < test').status).toBe(2);
  });

  test('analyses in a thread, line by line, also a game from outside', () => {
    const lines = '.w.w./..b../...../..w../.b.b. b\\nx\\n';
    const { status, stdout } = shell(`printf "${lines}" | bin/tabuleiro analyse neutreeko --stdin`);
    expect(status).toBe(2);
    const [report, error] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(report).toMatchObject({ exact: true, value: 'draw' });
    expect(Object.keys(error)).toEqual(['error']);
    const outside = shell('bin/tabuleiro analyse tic-tac-toe --json --load test/tic-tac-toe/index.ts').stdout;
    expect(JSON.parse(outside)).toMatchObject({ exact: true, value: 'draw' });
  });

  test('says in one sentence that a game from outside failed in its thread', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
    const file = join(folder, 'broken.ts');
    writeFileSync(
      file,
      `import game from '${root}test/tic-tac-toe/index.ts';
      const apply = () => { throw new Error('broken rule'); };
      export default { ...game, rules: { ...game.rules, apply } };`,
    );
    const { status, stdout, stderr } = shell(`bin/tabuleiro analyse tic-tac-toe --load ${file}`);
    rmSync(folder, { recursive: true });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('The analysis failed (“broken rule”).\n');
  });

  test('speaks UGI, hears stop while it thinks, and ends with quit or its input', async () => {
    const engine = spawn('bin/tabuleiro', ['engine', 'fuse', '--player', 'uct:1000000000'], { cwd: root });
    const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
    const hear = async (wanted: RegExp): Promise<string> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done || wanted.test(value)) return String(value);
      }
    };
    const tell = (line: string) => engine.stdin.write(`${line}\n`);
    tell('ugi');
    expect(await hear(/^ugiok$/u)).toBe('ugiok');
    tell('position startpos');
    tell('go infinite');
    tell('isready');
    expect(await hear(/^(?:readyok|bestmove)/u)).toBe('readyok');
    tell('stop');
    const moves = JSON.parse(shell('bin/tabuleiro show fuse --json').stdout).moves;
    expect(moves).toContain((await hear(/^bestmove/u)).split(' ')[1]);
    tell('quit');
    expect(await once(engine, 'exit')).toEqual([0, null]);
    const piped = shell('printf "position startpos moves 1 1 2 2\\ngo" | bin/tabuleiro engine tres-em-linha');
    expect(piped).toMatchObject({ status: 0, stderr: '' });
    expect(piped.stdout).toMatch(/ score mate 1 pv 3\nbestmove 3\n$/u);
  });

  test('plays against its own engine as a bot', async () => {
    const game = await findGame('tres-em-linha')?.load();
    if (!game) throw new Error('There should be such a game.');
    const bot = await contestantOf(game, `ugi:${root}bin/tabuleiro engine tres-em-linha --player perfect`);
    if (!bot.ok) throw new Error(bot.problem.code);
    let match = Match.start(game, seededRandom(1));
    while (!match.ending) {
      const answer = match.turn === 0 ? await bot.value.move(match, seededRandom(1)) : undefined;
      if (answer && !answer.ok) throw new Error(answer.problem.code);
      const next = match.playMove(answer?.value.move ?? match.moves[0]);
      if (next.ok) match = next.value;
    }
    bot.value.close?.();
    expect(match.ending.winner).toBe(0);
  });

  test('goes on with a tournament when bots misbehave, and says why they lost', () => {
    const players = `ugi:./nowhere,ugi:${root}bin/tabuleiro engine quantik --player first,first`;
    const line = `bin/tabuleiro tournament tres-em-linha --games 2 --players "${players}"`;
    const { status, stdout, stderr } = shell(`${line} --json`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { games } = JSON.parse(stdout) as { games: { forfeit?: { code: string } }[] };
    const forfeits = games.map(({ forfeit }) => forfeit?.code);
    expect(forfeits).toHaveLength(6);
    expect(forfeits.filter((code) => code === 'bot-cannot-start')).toHaveLength(4);
    // An engine of another game plays its own moves.
    expect(forfeits.filter((code) => code === 'bot-illegal')).toHaveLength(2);
    expect(shell(`${line} --lang pt`).stdout).toContain('Não se consegue iniciar o bot “ugi:./nowhere”');
  });

  test.each([
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
    ['is interrupted', 'process.kill(process.pid, "SIGINT")'],
    ['ends', 'process.exit()'],
  ])('takes a bot with it when it %s, even one that hangs', async (_, end) => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
    const file = join(folder, 'pid');
    const script = `
      const { contestantOf } = await import('./dist/terminal/contestant.js');
      const game = await (await import('./dist/index.js')).findGame('quantik').load();
      const bot = await contestantOf(game, 'ugi:sh -c "echo $$ > ${file}; trap : HUP; while :; do sleep 1; done"');
      bot.value.begin();
      const { existsSync, statSync } = await import('node:fs');
      setInterval(() => { if (existsSync('${file}') && statSync('${file}').size > 0) ${end}; }, 10);`;
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
    const pid = readFileSync(file, 'utf8').trim();
    rmSync(folder, { recursive: true });
    expect(pid).toMatch(/^\d+$/u);
    while (/^[^Z]/u.test(shell(`ps -o stat= -p ${pid}`).stdout.trim())) await sleep(50);
  });

  test('compares players in a thread, and shows what it has when it is interrupted', () => {
    const line = 'bin/tabuleiro compare fuse --players first,minimax --time 60000';
    const { status, stdout, stderr } = shell(`timeout --preserve-status -s INT 2 ${line}`);
    expect({ status, stderr }).toEqual({ status: 130, stderr: '' });
    expect(stdout).toMatch(/^first +a\d-/mu);
    const bot = 'ugi:bin/tabuleiro engine tres-em-linha --player perfect';
    const compared = shell(`bin/tabuleiro compare tres-em-linha "...../..oox/.oxxo/xxoxo x" --players "first,${bot}"`);
    expect(compared.stdout).toContain(`${bot}  2     ?`);
  });

  test('loads a game written in TypeScript', () => {
    const line = 'bin/tabuleiro perft tic-tac-toe 2 --json --load test/tic-tac-toe/index.ts';
    expect(JSON.parse(shell(line).stdout).leaves).toEqual([9, 72]);
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
    const leftTidy = '; stty -a | grep -o ".icanon\\|.echo " | tr "\\n" ";"; echo left';

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
      expect(terminal.picture).toMatchObject({ isAlternate: false, isCursorHidden: false });
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
      expect(terminal.picture).toMatchObject({ isAlternate: false, isCursorHidden: false });
    });

    test('a failure gives the terminal back before it is told', async () => {
      const file = join(folder, 'broken.ts');
      writeFileSync(
        file,
        `import game from '${root}test/tic-tac-toe/index.ts';
        const pieces = () => { throw new Error('broken view'); };
        export default { ...game, view: { ...game.view, pieces } };`,
      );
      const terminal = start(`bin/tabuleiro play tic-tac-toe --first me --second me --load ${file}`, leftTidy);
      await terminal.shows('left');
      expect(terminal.picture.text).toContain('broken view');
      expect(terminal.picture.text).toContain(' icanon; echo ;left');
      expect(terminal.picture.isAlternate).toBe(false);
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

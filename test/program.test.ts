import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Runs a shell line in the project, with the program as built from the present source. */
function shell(line: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' });
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

  test('is started by npm start', () => {
    const { status, stdout } = shell('npm start --silent');
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

  test('loads a game written in TypeScript', () => {
    const line = 'bin/tabuleiro perft tic-tac-toe 2 --json --load test/tic-tac-toe/index.ts';
    expect(JSON.parse(shell(line).stdout).leaves).toEqual([9, 72]);
  });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, as a path: its address would have other letters for spaces and accents. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The program; Node runs it, since not every system starts a file by its first line. */
export const program = join(root, 'bin', 'tabuleiro');

/** Where there are shells with pipes, signals and pseudo-terminals as we test with. */
export const isUnix = process.platform !== 'win32';

/** A game from outside. */
export const ticTacToe = join(root, 'examples', 'tic-tac-toe', 'index.ts');

/** The folder of the compiled library. */
export const libraryFolder = join(root, 'dist');

/** Builds what the programs run, all but the web app. */
export function compile(): void {
  checkTypes('tsconfig.build.json');
  checkTypes(join('packages', 'server'));
}

/** Lets the compiler read a project, or throws what it says. */
export function checkTypes(project: string): void {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The compiler refuses ${project}:\n${stdout}`);
}

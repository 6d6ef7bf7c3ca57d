import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Checks that nothing is taken out of a list or a record as if it were there for sure, everywhere but in the engine, the
 * games and what fits a network: they index typed arrays by numbers that they have just made, and would drown in doubts.
 * The compiler has the rule for a whole program only, so it is asked with the rule, and what it says of those is left out.
 */
const exempt = /^(?:src[/\\](?:engine|games)|tools[/\\]fuse|test[/\\]naive[/\\]fuse-endgame)[/\\]/u;
const projects = ['tsconfig.json', 'tsconfig.web.json', 'test/web/tsconfig.json'];

const root = fileURLToPath(new URL('../', import.meta.url));
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

const faults = new Set<string>();
for (const project of projects) {
  const args = [compiler, '-p', project, '--noUncheckedIndexedAccess', '--pretty', 'false'];
  const { stdout, status, error } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (error) throw error;
  const found = stdout.split(/\r?\n/u).filter((line) => /\berror TS\d+:/u.test(line));
  // What ends the compiler and is not about a place in the code: a project that it can't read, for one.
  if (status !== 0 && found.length === 0) throw new Error(`The compiler could not check ${project}: ${stdout}`);
  for (const line of found) if (!exempt.test(line)) faults.add(line);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.size > 0 ? 1 : 0;

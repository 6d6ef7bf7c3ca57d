/**
 * Runs unit tests on the newest Node, which npm brings: `npm run test:newest-node`, with words for other parts of the tests
 * than those that speak with Node itself. Where it can't be had, that is said, and nothing fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchPackage } from './fetch-package.ts';

/** Files, processes, threads, streams and sockets; what computes is the same on every Node, and takes long. */
const usualParts = [
  'src/bots',
  'src/core',
  'src/play',
  'src/server',
  'src/system-clock',
  'src/terminal',
  'src/web',
  'src/worker',
  'test/program',
  'test/worker',
  'tools',
];

const wanted = process.argv.slice(2);
const node = fetchPackage('node', 'latest');
const program = node && join(node.folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!program || !existsSync(program)) {
  console.log(`The newest Node can't be had from npm here; the tests ran on ${process.version} only.`);
} else {
  console.log(`On Node ${node.version}:`);
  const root = fileURLToPath(new URL('../', import.meta.url));
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const words = [vitest, 'run', '--project', 'unit', ...(wanted.length > 0 ? wanted : usualParts)];
  process.exitCode = spawnSync(program, words, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

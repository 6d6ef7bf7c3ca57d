import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageVersion } from '../package-version.ts';

/** The folder of all our code, as it runs: compiled or not. */
const code = fileURLToPath(new URL('../../', import.meta.url));
/** Rooms that have no part in how a game is played; a new one has until it is listed here. */
const others = [
  ...['board', 'element', 'jobs', 'laws', 'library', 'online', 'play', 'server', 'study', 'terminal', 'timed', 'web'],
  'node_modules',
];
/** The thread that plays; its name ends as the code is compiled or not. */
const thread = join('terminal', 'tournament', `worker${extname(fileURLToPath(import.meta.url))}`);

/**
 * Whatever decides that a game is the same wherever it is played: the version of the package, the code that plays, and what
 * this machine makes of numbers that are not exact everywhere.
 */
export function playVersion(): string {
  const hash = createHash('sha256');
  for (const file of filesThatPlay())
    hash.update(relative(code, file).replaceAll('\\', '/')).update(readFileSync(file));
  hash.update(JSON.stringify(inexactNumbers()));
  return `${packageVersion()}-${hash.digest('hex').slice(0, 12)}`;
}

function filesThatPlay(): readonly string[] {
  const rooms = readdirSync(code).filter((name) => !others.includes(name));
  const inRooms = rooms.flatMap((room) => filesIn(join(code, room)));
  return [...inRooms, join(code, thread)].sort();
}

/** Those that take part, of a folder and all within it; or the file itself. */
function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:d\.ts|map|perft|test\.ts)$/u.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The standard leaves the last digit of these to the machine; a search that compares values may go by it. */
function inexactNumbers(): readonly number[] {
  const points = Array.from({ length: 200 }, (_, index) => (index + 1) / 17);
  return points.flatMap((x) => [
    ...[Math.exp(-x), Math.log(x), Math.log1p(x), Math.log2(x), x ** 0.7, Math.tanh(x), Math.expm1(-x)],
    ...[Math.sin(x), Math.cos(x), Math.atan2(x, 3), Math.cbrt(x), Math.hypot(x, 2), Math.sinh(-x), Math.log10(x)],
  ]);
}

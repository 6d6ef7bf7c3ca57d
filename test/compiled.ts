import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

const oneDay = 86_400_000;

/**
 * A folder of a program that is compiled from the present source. What was compiled from the same source is had again, by
 * whichever test; no other test writes there.
 */
export function compiledFolder(name: string, compileInto: (folder: string) => void): string {
  // Below the packages, so that those which it imports are found.
  const cache = join(root, 'node_modules', '.cache', name);
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, sourceHash(`${compileInto}`));
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  for (const old of readdirSync(cache).map((each) => join(cache, each))) {
    if (Date.now() - statSync(old).mtimeMs > oneDay) rmSync(old, { recursive: true, force: true });
  }
  const making = mkdtempSync(join(cache, 'making-'));
  compileInto(making);
  try {
    renameSync(making, folder);
  } catch {
    // Another test was faster.
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Lets the compiler write a project into a folder. */
export function compileTo(project: string, folder: string): void {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, project), '--outDir', folder, '--declaration', 'false']);
}

/** Of everything that a program may be compiled from, and of how. */
function sourceHash(how: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .update(how);
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('src', name),
  );
  const server = join('packages', 'server');
  const settings = ['tsconfig.json', 'tsconfig.build.json', 'package.json'];
  const ofServer = ['tsconfig.json', 'package.json'].map((name) => join(server, name));
  for (const name of [...sources.filter((each) => /\.tsx?$/u.test(each)).sort(), ...settings, ...ofServer]) {
    hash.update(name).update(readFileSync(join(root, name)));
  }
  return hash.digest('hex').slice(0, 32);
}

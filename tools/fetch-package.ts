import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where packages lie that some programs want and newcomers need not have; gone with `npm ci`. */
const cache = fileURLToPath(new URL('../node_modules/.cache/tabuleiro-fetched', import.meta.url));
const maxMilliseconds = 300_000;

export interface FetchedPackage {
  /** The folder of the package. */
  readonly folder: string;
  readonly version: string;
}

/**
 * Has npm fetch a package in a version (`latest`, `24`) beside the project; undefined where it can't be had and none was
 * fetched before. Run by `npm run`, which says where npm is.
 */
export function fetchPackage(name: string, version: string): FetchedPackage | undefined {
  const home = join(cache, name);
  mkdirSync(home, { recursive: true });
  // Without one of its own, npm would install into the project.
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const npm = process.env.npm_execpath;
  const words = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', `${name}@${version}`];
  const options = { cwd: home, stdio: 'ignore', timeout: maxMilliseconds } as const;
  if (npm) spawnSync(process.execPath, [npm, ...words], options);
  const folder = join(home, 'node_modules', name);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return { folder, version: (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version };
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../project.ts';

/** What npm packs: the library with its program, and the server with the app. */
export const packages = { tabuleiro: '.', 'tabuleiro-server': 'packages/server' } as const;
export type PackageName = keyof typeof packages;

export interface Packed {
  /** Paths within the package, with slashes. */
  readonly files: readonly string[];
  readonly unpackedSize: number;
}

/** What npm would pack, as it is built now. */
export function pack(name: PackageName): Packed {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const npm = process.env.npm_execpath;
  // Without npm around it, the system has to find npm, which on Windows only a shell can.
  const [program, given] = npm ? [process.execPath, [npm, ...words]] : ['npm', words];
  const cwd = join(root, packages[name]);
  const said = execFileSync(program, given, {
    cwd,
    encoding: 'utf8',
    shell: !npm,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [found] = Object.values(JSON.parse(said)) as { files: { path: string }[]; unpackedSize: number }[];
  if (!found) throw new Error('npm pack said nothing.');
  return { files: found.files.map(({ path }) => path), unpackedSize: found.unpackedSize };
}

/** A file, or one for each condition. */
export type Exported = string | { readonly [condition: string]: Exported };

export interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Exported>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly sideEffects?: readonly string[];
}

export function manifestOf(name: PackageName): Manifest {
  return JSON.parse(readFileSync(join(root, packages[name], 'package.json'), 'utf8')) as Manifest;
}

/**
 * An empty folder in which packages are installed as from their tarballs: the files that npm packs, and beside them the
 * packages that they name, and no others.
 */
export function installPacked(names: readonly PackageName[], others: readonly string[] = []): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tabuleiro installed é ')));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of names) {
    for (const file of pack(name).files) {
      const target = join(folder, 'node_modules', name, file);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(root, packages[name], file), target);
    }
  }
  const needed = names.flatMap((name) => Object.keys(manifestOf(name).dependencies));
  for (const name of new Set([...needed, ...others])) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), target, 'junction');
  }
  return folder;
}

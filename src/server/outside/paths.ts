import { realpathSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';

/** A module from outside that is served: its folder, under which everything lies that it may use, and where that is met. */
export interface ServedFolder {
  readonly root: string;
  /** The address of the folder, from the app's own on, with a slash at its end. */
  readonly address: string;
}

/** What a browser can load, or what can be made so. */
const extensions = ['.js', '.mjs', '.ts', '.mts'];

export function isModuleFile(file: string): boolean {
  return extensions.includes(extname(file));
}

export function isTypeScript(file: string): boolean {
  return /\.m?ts$/u.test(file);
}

/**
 * The file of a folder at a path, with slashes, that a browser asks for: a module, in no hidden folder and in no
 * node_modules, and not by a link out of the folder. Undefined where there is none.
 */
export function fileAt(root: string, path: string): string | undefined {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part.startsWith('.') || part === 'node_modules' || /[\\:\0]/u.test(part))) {
    return undefined;
  }
  return servedFile(root, join(root, ...parts));
}

/** The file itself, if it is a module of the folder that may be served. */
export function servedFile(root: string, file: string): string | undefined {
  const real = realFile(file);
  if (!real || !isModuleFile(real)) return undefined;
  const parts = relative(root, real).split(sep);
  return parts.some((part) => part.startsWith('.') || part === 'node_modules' || part === '') ? undefined : real;
}

/** Where a file is, its links followed; undefined where it is not there, or no file. */
function realFile(file: string): string | undefined {
  try {
    return statSync(file).isFile() ? realpathSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a file of a served folder. */
export function addressOf({ root, address }: ServedFolder, file: string): string {
  return `${address}${relative(root, file).split(sep).map(encodeURIComponent).join('/')}`;
}

/** What a relative import may mean: the file that it names, or the TypeScript that it is compiled from, or an index. */
export function fileImported(importer: string, imported: string): string | undefined {
  const named = join(dirname(importer), ...imported.split('/'));
  const inTypeScript = named.replace(/\.(m?)js$/u, '.$1ts');
  const candidates = [
    named,
    inTypeScript,
    `${named}.ts`,
    `${named}.js`,
    join(named, 'index.ts'),
    join(named, 'index.js'),
  ];
  return candidates.map(realFile).find((file) => file !== undefined);
}

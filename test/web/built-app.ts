import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../project.ts';

/** Where the built app lies. */
export const appFolder = join(root, 'packages', 'server', 'dist', 'web');

/** Builds the app unless it is newer than everything it is made of. */
export async function buildApp(): Promise<void> {
  const made = timeOf(join(appFolder, 'index.html'));
  const sources = ['src', 'build', 'vite.config.ts', 'package-lock.json'].map((path) => newest(join(root, path)));
  if (made > Math.max(...sources)) return;
  // In a process of its own: within a test the environment would make it a build for tests.
  const { NODE_ENV: _, ...env } = process.env;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, env });
}

/** What the service worker keeps. */
export function keptFiles(): string[] {
  const worker = readFileSync(join(appFolder, 'sw.js'), 'utf8');
  return [...new Set([...worker.matchAll(/"url":"([^"]+)"/gu)].map(([, url = '']) => url))];
}

function newest(path: string): number {
  const inside = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => timeOf(join(path, file)))
    : [];
  return Math.max(timeOf(path), ...inside);
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

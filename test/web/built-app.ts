import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../project.ts';

/** Where the built app lies. */
export const appFolder = join(root, 'packages', 'server', 'dist', 'web');

/** Where the board for other pages lies. */
export const boardFolder = join(root, 'dist', 'board');

/** Builds the app and the board unless they are newer than everything they are made of. */
export async function buildApp(): Promise<void> {
  const made = timeOf(join(appFolder, 'board', 'tabuleiro-board.js'));
  const configurations = ['vite.config.ts', 'vite.board.config.ts'];
  const sources = ['src', 'build', ...configurations, 'package-lock.json'].map((path) => newest(join(root, path)));
  if (made > Math.max(...sources)) return;
  // In a process of its own: within a test the environment would make it a build for tests.
  const { NODE_ENV: _, ...env } = process.env;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const configuration of configurations) {
    const words = [vite, 'build', '-c', configuration, '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, words, { cwd: root, env });
  }
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

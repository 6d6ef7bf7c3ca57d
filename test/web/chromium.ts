import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';
import { packagedChromium } from './packaged-chromium.ts';

/** What decides which browsers there may be. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A browser that may be there. */
export interface Candidate {
  readonly name: string;
  options(): Promise<LaunchOptions>;
}

/** No browser could be started; the message says which were tried. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--hide-scrollbars'];

/** Without a locale, as on a bare machine, Chromium finds no folder that has an accent in its path. */
const utf8 = { LC_ALL: 'C.UTF-8' };

/** How to start a real browser: the one CHROME_PATH names, the one that npm brings, or one that is installed. */
export async function chromiumOptions(
  machine: Machine = process,
  tryOut: (options: LaunchOptions) => Promise<void> = startOnce,
): Promise<LaunchOptions> {
  const failures: string[] = [];
  for (const { name, options } of candidates(machine)) {
    try {
      const { env, ...rest } = await options();
      const chosen = { ...rest, args, env: { ...process.env, ...env, ...utf8 } };
      await tryOut(chosen);
      return chosen;
    } catch (error) {
      failures.push(`${name} (${reasonOf(error)})`);
    }
  }
  throw new NoBrowser(
    `no browser could be started: ${failures.join('; ')}. Install Chrome, Edge or Chromium, or let CHROME_PATH name one.`,
  );
}

/** Where a browser is named, no other will do. What npm brings is the same for everybody, so it comes first. */
export function candidates({ platform, arch, env }: Machine): readonly Candidate[] {
  const { CHROME_PATH: named } = env;
  if (named) return [{ name: `CHROME_PATH, ${named}`, options: async () => ({ executablePath: named }) }];
  const isPackaged = platform === 'linux' && arch === 'x64';
  return [
    ...(isPackaged ? [{ name: 'the packaged Chromium', options: packagedChromium }] : []),
    // Playwright knows where these two are installed on each system.
    { name: 'Chrome', options: async () => ({ channel: 'chrome' }) },
    { name: 'Edge', options: async () => ({ channel: 'msedge' }) },
    { name: 'Chromium', options: async () => ({ executablePath: installedChromium(platform, env) }) },
  ];
}

function installedChromium(platform: NodeJS.Platform, env: Machine['env']): string {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
    win32: [join(env.LOCALAPPDATA ?? '', 'Chromium', 'Application', 'chrome.exe')],
  };
  const named = folders.flatMap((folder) => [join(folder, 'chromium'), join(folder, 'chromium-browser')]);
  const found = (places[platform] ?? named).find(isExecutable);
  if (!found) throw new Error('not found');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Being there is not enough: a library may be missing, or the file be made for another machine. */
async function startOnce(options: LaunchOptions): Promise<void> {
  await (await chromium.launch({ ...options, timeout: 30_000 })).close();
}

/**
 * Why the tests in a browser are to be skipped, from what went wrong. Whoever builds for others must have a browser: with
 * `CI` set, to have none is a failure like any other.
 */
export function reasonToSkip(error: unknown, env: Machine['env']): string {
  if (!(error instanceof NoBrowser) || env.CI) throw error;
  return error.message;
}

/** The line of an error that says what happened. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.replace(/^browserType\.launch: /u, '').split('\n');
  return text.includes('is not found at') ? 'not found' : line;
}

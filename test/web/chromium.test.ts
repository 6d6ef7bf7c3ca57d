import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../project.ts';
import { candidates, chromiumOptions, NoBrowser, reasonToSkip } from './chromium.ts';
import { packagedChromium } from './packaged-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const arm = { platform: 'linux', arch: 'arm64', env: { PATH: folder } } as const;
const fails = async () => {
  throw new Error('browserType.launch: it would not start\nand much more');
};

describe('a browser for the tests', () => {
  test.each([
    ['linux', 'x64', ['the packaged Chromium', 'Chrome', 'Edge', 'Chromium']],
    ['linux', 'arm64', ['Chrome', 'Edge', 'Chromium']],
    ['darwin', 'arm64', ['Chrome', 'Edge', 'Chromium']],
    ['win32', 'x64', ['Chrome', 'Edge', 'Chromium']],
  ] as const)('is looked for on %s, %s', (platform, arch, names) => {
    expect(candidates({ platform, arch, env: {} }).map(({ name }) => name)).toEqual(names);
  });

  test('is the one that is named, and no other', async () => {
    const machine = { ...arm, env: { CHROME_PATH: '/my/chrome' } };
    expect(await chromiumOptions(machine, async () => undefined)).toMatchObject({ executablePath: '/my/chrome' });
    await expect(chromiumOptions(machine, fails)).rejects.toThrow(
      'no browser could be started: CHROME_PATH, /my/chrome (it would not start).',
    );
  });

  test('is the first that starts', async () => {
    const onlyEdge = async ({ channel }: LaunchOptions) => {
      if (channel !== 'msedge') throw new Error('broken');
    };
    expect(await chromiumOptions(arm, onlyEdge)).toMatchObject({ channel: 'msedge' });
  });

  test('is a Chromium on the path, where there is no other', async () => {
    const file = join(folder, 'chromium');
    const onlyFiles = async ({ executablePath }: LaunchOptions) => {
      if (!executablePath) throw new Error("Chromium distribution 'chrome' is not found at /opt");
    };
    const none = 'Chrome (not found); Edge (not found); Chromium (not found). Install Chrome, Edge or Chromium';
    await expect(chromiumOptions(arm, onlyFiles)).rejects.toThrow(none);
    await expect(chromiumOptions(arm, onlyFiles)).rejects.toBeInstanceOf(NoBrowser);
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    expect(await chromiumOptions(arm, onlyFiles)).toMatchObject({ executablePath: file });
  });
});

test('without a browser its tests are skipped, except where one builds for others', () => {
  const none = new NoBrowser('no browser could be started');
  expect(reasonToSkip(none, {})).toBe('no browser could be started');
  expect(() => reasonToSkip(none, { CI: 'true' })).toThrow(none);
  const other = new Error('out of memory');
  expect(() => reasonToSkip(other, {})).toThrow(other);
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the packaged browser lies within the project, with its fonts',
  async () => {
    const { executablePath = '', env } = await packagedChromium();
    expect(executablePath.startsWith(root)).toBe(true);
    expect(existsSync(executablePath)).toBe(true);
    const fonts = env?.FONTCONFIG_PATH ?? '';
    expect(readFileSync(join(fonts, 'fonts.conf'), 'utf8')).toContain('<dir prefix="relative">fonts</dir>');
    expect(readdirSync(join(fonts, 'fonts')).length).toBeGreaterThan(0);
  },
);

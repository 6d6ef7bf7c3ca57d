import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completed, type LockedPackage, type LockFile, missingPackages, platformOf } from './lock-file.ts';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const lock = JSON.parse(text) as LockFile;
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
/** What is made for one platform only. */
const builds = Object.entries(lock.packages).filter(([, { cpu, optional }]) => cpu && optional);

describe('package-lock.json', () => {
  test('names every optional package; where it does not, `npm run lock` adds what is missing', () => {
    expect(missingPackages(lock).map(({ name }) => name)).toEqual([]);
  });

  test('is as the program that completes it would write it', () => {
    expect(text).toBe(`${JSON.stringify(completed(lock), null, 2)}\n`);
  });

  test('holds no addresses, only the folders of our own packages', () => {
    const resolved = [...text.matchAll(/"resolved": "([^"]*)"/gu)].map(([, address]) => address);
    expect(resolved).toEqual(['packages/server']);
  });

  test('has no package whose install script npm would warn of, or one day refuse', () => {
    const { allowScripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(Object.keys(allowScripts)).toEqual(scripted.map(([folder]) => nameOf(folder)));
  });

  test.each([
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
    ['linux', 'arm64'],
    ['linux', 'x64'],
  ])('has a bundler, a compiler and a linter for %s on %s', (os, cpu) => {
    const suits = ({ os: systems, cpu: processors, libc }: LockedPackage) =>
      systems?.includes(os) && processors?.includes(cpu) && !libc?.includes('musl');
    const tools = builds.flatMap(([folder, entry]) => (suits(entry) ? [nameOf(folder).replace(/-.*/u, '')] : []));
    expect(tools).toEqual(
      expect.arrayContaining([
        '@biomejs/cli',
        `@esbuild/${os}`,
        '@lydell/node',
        '@rolldown/binding',
        '@rollup/rollup',
        '@typescript/typescript',
        'lightningcss',
      ]),
    );
  });
});

describe('a platform is read from a name', () => {
  test('as the registry describes it', () => {
    const described = builds.filter(([, entry]) => 'integrity' in entry);
    expect(described.length).toBeGreaterThan(60);
    for (const [folder, { os, cpu, libc }] of described) {
      const read = platformOf(nameOf(folder));
      expect({ os: read.os, cpu: read.cpu }, folder).toEqual({ os, cpu });
      // Some names leave the usual library out; a package is then taken for one that suits both.
      if (libc) expect(read.libc ?? ['glibc'], folder).toEqual(libc);
    }
  });

  test('and a name that says nothing is refused', () => {
    expect(() => platformOf('@someone/native')).toThrow('@someone/native does not say what it is made for');
  });
});

describe('a lock file is completed', () => {
  const without = (folders: readonly string[]): LockFile => {
    const others = Object.entries(lock.packages).filter(([folder]) => !folders.includes(folder));
    return { ...lock, packages: Object.fromEntries(others) };
  };

  test('with exactly what it lacks, in its place', () => {
    const wishes = Object.values(lock.packages).flatMap((entry) => Object.entries(entry.optionalDependencies ?? {}));
    // Of a range of versions npm has to choose.
    const ranges = wishes.flatMap(([name, version]) => (/^\d/u.test(version) ? [] : [name]));
    const lost = builds.filter(([folder]) => !ranges.includes(nameOf(folder)));
    expect(lost.length).toBeGreaterThan(60);
    const again = completed(without(lost.map(([folder]) => folder)));
    expect(Object.keys(again.packages)).toEqual(Object.keys(lock.packages));
    for (const [folder, { version, os, cpu, dev }] of lost) {
      const added = again.packages[folder];
      expect(added, folder).toEqual(expect.objectContaining({ version, cpu, optional: true }));
      expect({ os: added?.os, dev: added?.dev }, folder).toEqual({ os, dev });
    }
  });

  const wish = { optionalDependencies: { 'b-darwin-arm64': '2.0.0' } };

  test('at the top, or beside the package that wants it where another version is there', () => {
    const atTop = completed({ packages: { 'node_modules/a': wish } });
    expect(Object.keys(atTop.packages)).toEqual(['node_modules/a', 'node_modules/b-darwin-arm64']);
    const taken = { 'node_modules/a': wish, 'node_modules/b-darwin-arm64': { version: '1.0.0' } };
    expect(completed({ packages: taken }).packages).toEqual({
      ...taken,
      'node_modules/a/node_modules/b-darwin-arm64': {
        version: '2.0.0',
        cpu: ['arm64'],
        optional: true,
        os: ['darwin'],
      },
    });
  });

  test('once for several that want it, and where each of them finds it', () => {
    const two = completed({ packages: { 'node_modules/a': wish, 'node_modules/c': wish } });
    expect(Object.keys(two.packages)).toEqual(['node_modules/a', 'node_modules/b-darwin-arm64', 'node_modules/c']);
    const inTheWay = { 'node_modules/c/node_modules/b-darwin-arm64': { version: '1.0.0' } };
    const nested = completed({ packages: { 'node_modules/c/node_modules/a': wish, ...inTheWay } });
    expect(missingPackages(nested)).toEqual([]);
    expect(nested.packages).toHaveProperty(['node_modules/c/node_modules/a/node_modules/b-darwin-arm64']);
    expect(Object.keys(completed({ packages: { '': wish } }).packages)).toEqual(['', 'node_modules/b-darwin-arm64']);
  });

  test('not where Node finds it in any folder around', () => {
    const there = { version: '2.0.0' };
    for (const folder of ['', 'node_modules/c/', 'node_modules/c/node_modules/a/']) {
      const packages = { 'node_modules/c/node_modules/a': wish, [`${folder}node_modules/b-darwin-arm64`]: there };
      expect(missingPackages({ packages })).toEqual([]);
    }
    const elsewhere = { 'node_modules/a': wish, 'node_modules/c/node_modules/b-darwin-arm64': there };
    expect(missingPackages({ packages: elsewhere })).toHaveLength(1);
  });

  test('unless npm has to choose among versions', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { 'b-darwin-arm64': '^2.0.0' } } };
    expect(() => completed({ packages })).toThrow('b-darwin-arm64 is wanted as ^2.0.0');
  });
});

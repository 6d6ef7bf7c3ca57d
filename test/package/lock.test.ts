import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  readonly overrides?: unknown;
  readonly engines: { readonly node: string };
}
interface Entry {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const manifest = read('package.json') as Manifest;
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Entry>> };

/** The least version of Node that is promised, as a number of its first part. */
const least = Number(/^>=(\d+)\./u.exec(manifest.engines.node)?.[1]);

/** Whether one of the alternatives of a range lets that version in, as ranges of engines are written. */
function admits(range: string): boolean {
  return range.split('||').some((part) => {
    const [, comparison, version] = /^\s*(>=)?\s*[\^~]?(\d+)/u.exec(part) ?? [];
    return comparison ? Number(version) <= least : Number(version) === least;
  });
}

test('nothing that an install from elsewhere needs is said in overrides, which count only here', () => {
  expect(manifest.overrides).toBeUndefined();
});

test('whatever is installed with the package runs on every Node that it promises to run on', () => {
  const installed = Object.entries(packages).filter(([folder, { dev, devOptional }]) => folder && !dev && !devOptional);
  expect(installed.length).toBeGreaterThan(20);
  const others = installed.filter(([, { engines }]) => engines?.node !== undefined && !admits(engines.node));
  expect(others.map(([folder, { engines }]) => `${folder}: ${engines?.node}`)).toEqual([]);
});

test('a package that has to be held back is found by all who want it, as npm installs it beside them', () => {
  const copies = Object.keys(packages).filter((folder) => folder.endsWith('node_modules/light-my-request'));
  expect(copies).toEqual(['node_modules/light-my-request']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

/** What has broken the README's two commands elsewhere, and what to write instead. */
const faults: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/import\.meta\.url\)\.pathname/u, 'fileURLToPath: an address has other letters for spaces and accents'],
  [/file:\/\/\$\{/u, 'pathToFileURL: a path may hold what an address may not'],
  [/\$\{root\}|\broot \+/u, 'join: not every system has the same slash'],
  [/['"`]\/tmp\b/u, 'tmpdir(): the shared one is not for everybody'],
  [
    /(?:spawn|spawnSync|execFile|execFileSync)\(['"`](?:bash|timeout|bin\/)/u,
    'what every machine has, started by Node',
  ],
];

const folders = ['src', 'test', 'bench', 'tools', 'build'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => join(folder, file)),
);

test.each(faults)('no file has %s; it is written as %s', (pattern) => {
  expect(files.length).toBeGreaterThan(400);
  const others = files.filter((file) => !file.endsWith('anywhere.test.ts'));
  const found = others.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the scripts of package.json hold nothing that only a Unix shell knows', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  for (const [name, script] of Object.entries(scripts)) {
    // Programs that npm brings, between double quotes what Node reads.
    const outside = script.replace(/"[^"]*"/gu, '');
    expect(outside, name).toMatch(/^(?:(?:npm run|node|tsc|tsx|vite|vitest|biome)(?: [\w./:-]+)* *(?:&& |$))+$/u);
  }
});

import { readdirSync, readFileSync } from 'node:fs';

export interface PerftFixture {
  readonly position: string;
  readonly depth: number;
  readonly leaves: number;
}

/** The `*.perft` file of a game's folder: `position` lines, each followed by lines of depth and leaves. */
export function readPerftFixtures(folder: URL, name: string): readonly PerftFixture[] {
  const fixtures: PerftFixture[] = [];
  let position = '';
  for (const line of readFileSync(new URL(`${name}.perft`, folder), 'utf8').split('\n')) {
    if (line.startsWith('position ')) position = line.slice('position '.length);
    const [, depth, leaves] = /^(\d+) (\d+)$/u.exec(line) ?? [];
    if (depth) fixtures.push({ position, depth: Number(depth), leaves: Number(leaves) });
  }
  return fixtures;
}

export function perftNames(folder: URL): readonly string[] {
  return readdirSync(folder).flatMap((name) => (name.endsWith('.perft') ? [name.slice(0, -'.perft'.length)] : []));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/core/game.ts';
import type { Effort } from '../src/core/player.ts';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import type { Part } from '../src/engine/players/name.ts';
import { parsePlayer, playerKinds, playersOf } from '../src/engine/players.ts';
import { finish } from '../src/engine/service/finish.ts';
import { findGame, games } from '../src/games/index.ts';
import { root } from './project.ts';
import { stateAt } from './solving.ts';

/** A table of a page: texts without backquotes. */
interface DocsTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function tablesOf(page: string): DocsTable[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  return [...text.matchAll(/(?:^\|.*\|\n)+/gmu)].map(([table]) => {
    const lines = table.trimEnd().split('\n');
    const [headings = [], , ...rows] = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
    return { headings, rows };
  });
}

/** A table of a page by its number, from 1. */
function tableOf(page: string, number: number): DocsTable {
  return present(tablesOf(page)[number - 1], `table ${number} in ${page}`);
}

async function effortOf(id: string, player: string, position: string): Promise<Effort> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  const parsed = await parsePlayer(game, player);
  if (!parsed.ok) throw new Error(`No player ${player} of ${id}.`);
  const { effort } = finish(parsed.value.choose(stateAt(game, position), seededRandom(1)));
  if (!effort) throw new Error(`${player} does not count.`);
  return effort;
}

describe('docs/minimax.md', () => {
  const reported = tableOf('minimax.md', 1);
  const toTheEnd = tableOf('minimax.md', 2);
  const toADepth = tableOf('minimax.md', 3);
  const atBest = tableOf('minimax.md', 4);
  const position = '...../..oox/.oxxo/xxoxo x';

  test('has the right numbers for the report’s position', async () => {
    for (const [player = '', nodes, leaves] of reported.rows) {
      const effort = await effortOf('tres-em-linha', player, position);
      expect([effort.nodes, effort.leaves].map(String)).toEqual([nodes, leaves]);
    }
  });

  test('explains the report’s numbers', () => {
    const page = readFileSync(join(root, 'docs', 'minimax.md'), 'utf8');
    // Every way to fill the board, by its length: what is searched when nothing ends a game.
    const levels: number[] = [];
    const fill = (free: readonly number[], level: number): void => {
      for (const [column, left] of free.entries()) {
        if (left === 0) continue;
        levels[level] = (levels[level] ?? 0) + 1;
        fill(free.with(column, left - 1), level + 1);
      }
    };
    fill([3, 2, 1, 1, 1], 0);
    const whole = levels.reduce((sum, each) => sum + each);
    const odd = levels.filter((_, level) => level % 2 === 0);
    expect(page).toContain(`${whole} + 250 = ${whole + 250}`);
    expect(whole + 250).toBe(10108);
    expect(page).toContain(`${odd.join(' + ')} = ${odd.reduce((sum, each) => sum + each)}`);
  });

  test.each(toTheEnd.rows)('counts %s to the end', async (...row) => {
    const [where = '', ...counts] = row;
    for (const [index, player] of toTheEnd.headings.slice(1).entries()) {
      expect(String((await effortOf('tres-em-linha', player, where)).nodes), player).toBe(counts[index]);
    }
  });

  test.each(toADepth.rows)('counts %s from the start', async (...row) => {
    const [id = '', where = '', depth, ...counts] = row;
    for (const [index, heading] of toADepth.headings.slice(3).entries()) {
      const [kind, ...parts] = heading.split(':');
      const player = [kind, depth, ...parts].join(':');
      expect(String((await effortOf(id, player, where)).nodes), player).toBe(counts[index]);
    }
  });

  test.each(atBest.rows)('says how far the searches of %s are from the least', async (...row) => {
    const [id = '', depthText, ...told] = row;
    const depth = Number(depthText);
    const where = toADepth.rows.find(([game]) => game === id)?.[1] ?? '';
    const leavesOf = async (heading: string) => {
      const [kind, ...parts] = heading.split(':');
      return (await effortOf(id, [kind, depth, ...parts].join(':'), where)).leaves;
    };
    const all = await leavesOf('minimax');
    const b = all ** (1 / depth);
    const least = b ** Math.ceil(depth / 2) + b ** Math.floor(depth / 2) - 1;
    const searches = await Promise.all(atBest.headings.slice(5).map(leavesOf));
    const times = searches.map((leaves) => `${(leaves / least).toFixed(1)}×`);
    expect(told).toEqual([String(all), b.toFixed(2), least.toFixed(0), ...times]);
  });
});

describe('docs/players.md', () => {
  const kinds = tableOf('players.md', 1);
  const parts = tableOf('players.md', 2);
  const evaluations = tableOf('players.md', 3);
  /** What the page calls the parts that have no word of their own. */
  const called: Readonly<Record<string, Part>> = { plies: 'count', playouts: 'count', which: 'count' };

  test('lists every kind with its parts', () => {
    const listed = kinds.rows.map(([kind, , of = '']) => [kind, of.split(', ').filter((part) => part !== '')] as const);
    expect(listed.map(([kind, of]) => [kind, of.map((part) => called[part] ?? part)])).toEqual([...playerKinds]);
  });

  test('explains every part, with an example that is understood', async () => {
    const known = new Set([...playerKinds.values()].flat().map((part) => (part === 'count' ? 'a number' : part)));
    expect(new Set(parts.rows.map(([part]) => part))).toEqual(known);
    const game = await findGame('neutreeko')?.load();
    if (!game) throw new Error('No game neutreeko.');
    for (const [, examples = ''] of parts.rows) {
      for (const example of examples.split(', ')) {
        const names = example === 'exact' ? [`uct:${example}`] : [`alphabeta:${example}`, `alphabeta:9:${example}`];
        const found = await Promise.all(names.map((name) => parsePlayer(game, name)));
        expect(
          found.some(({ ok }) => ok),
          example,
        ).toBe(true);
      }
    }
  });

  test('lists the evaluations and reported levels of every game', async () => {
    for (const { id, variantOf } of games) {
      const game = await findGame(id)?.load();
      if (!game) throw new Error(`No game ${id}.`);
      const players = await playersOf(game);
      const row = evaluations.rows.find(([name]) => name?.split(' ')[0] === (variantOf ?? id));
      expect(row?.slice(1)).toEqual([
        players.evaluations.map((each) => each.id).join(', '),
        (players.reported ?? []).map((each) => each.id).join(', '),
      ]);
      const [usual] = players.evaluations;
      for (const language of languages) expect(usual?.text[language]).toMatch(/\.$/u);
      const page = readFileSync(join(root, 'docs', 'players.md'), 'utf8');
      for (const kind of Object.keys(players.own ?? {})) expect(page).toContain(`\`${kind}:`);
    }
  });
});

describe('docs/players.md on weightings', () => {
  test('lists the features of every game, each of which the opponent has too', async () => {
    for (const [name = '', listed = ''] of tableOf('players.md', 4).rows) {
      const game = await findGame(name.split(' ')[0] ?? '')?.load();
      if (!game) throw new Error(`No game ${name}.`);
      const { features = [] } = await playersOf(game);
      const own = features.map(({ id }) => id).filter((id) => !id.startsWith('their'));
      expect(listed).toBe(own.join(', '));
      expect(features).toHaveLength(2 * own.length);
    }
  });

  test('has an example that is understood', async () => {
    const game = await findGame('neutreeko')?.load();
    const page = readFileSync(join(root, 'docs', 'players.md'), 'utf8');
    const example = /`(alphabeta:[^`]*\*[^`]*)`/u.exec(page)?.[1] ?? '';
    expect(game && (await parsePlayer(game, example))).toMatchObject({ ok: true, value: { name: example } });
  });
});

describe('docs/levels.md', () => {
  const page = readFileSync(join(root, 'docs', 'levels.md'), 'utf8');
  const tablesHeaded = (heading: string) => tablesOf('levels.md').filter(({ headings }) => headings[0] === heading);
  const levelTables = tablesHeaded('level');

  const ids = ['neutreeko', 'quantik', 'tres-em-linha', 'drop-7x6x4', 'fuse', 'fuse-inner', 'fuse-kings', 'fuse-omega'];
  test.each(ids.map((id, index) => [id, index] as const))(
    'says what the levels of %s are, and that each beats the one below',
    async (id, index) => {
      const game = await findGame(id)?.load();
      if (!game) throw new Error(`No game ${id}.`);
      const { levels } = await playersOf(game);
      const { rows } = present(levelTables[index], `table of the levels of ${id}`);
      const variant = id.startsWith('fuse-') ? id.slice('fuse-'.length) : undefined;
      expect(page).toContain(variant ? `## Fuse, ${variant}\n` : `## ${game.text.en.name}\n`);
      expect(rows.map(([, player, does, rating]) => [player, does, Number(rating)])).toEqual(
        levels.map(({ player, text, rating }) => [player, text.en, rating]),
      );
      for (const row of rows.slice(1)) {
        const [, share, low] = /(\d+\.\d) % \((\d+\.\d) % to/u.exec(row.at(-1) ?? '') ?? [];
        // The variants have played too few games for their intervals.
        expect(Number(variant ? share : low), row.join(' ')).toBeGreaterThan(50);
      }
    },
  );
  test('rates the levels of the reports as the players have it', async () => {
    const rows = tablesHeaded('level of a report').flatMap((table) => table.rows);
    const rated = [];
    for (const id of ['neutreeko', 'quantik', 'fuse']) {
      const game = await findGame(id)?.load();
      if (!game) throw new Error(`No game ${id}.`);
      const { reported = [] } = await playersOf(game);
      rated.push(...reported.map(({ id: name, text, rating }) => [name, text.en, rating]));
    }
    expect(rows.map(([name, does, rating]) => [name, does, Number(rating)])).toEqual(rated);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { present } from '../../src/core/present.ts';
import { formatStart as formatDrop } from '../../src/games/drop/fair-starts/fair-starts.ts';
import { DropBoard, type DropState } from '../../src/games/drop/rules.ts';
import type { DropOptions } from '../../src/games/drop/size.ts';
import { formatStart as formatNeutreeko } from '../../src/games/neutreeko/fair-starts/fair-starts.ts';
import { formatStart as formatQuantik } from '../../src/games/quantik/fair-starts/fair-starts.ts';
import { root } from '../../test/project.ts';
import { connectFour, searchConnectFour, searchTresEmLinha, tresEmLinha } from './drop.ts';
import { searchNeutreeko } from './neutreeko.ts';
import { measureLevel7, searchQuantik } from './quantik.ts';
import { type Found, isEven, type Search, searchForFair } from './search-for-fair.ts';
import { type Score, shareOf } from './self-play.ts';

/**
 * Looks for fair starts and writes them beside their games; with names of games, for those alone. What was measured is kept
 * in tools/.starts, so that what was interrupted goes on. From nothing all four take some quarter of an hour on one core.
 *
 *     npm run starts [-- neutreeko quantik tres-em-linha drop-7x6x4]
 */
const wanted = process.argv.slice(2);

/** The file is that beside the game, without its ending. */
async function write<S>(file: string, search: Search<S>, format: (state: S) => string): Promise<Found<S>> {
  const found = searchForFair(search);
  report(search, found);
  const rows: string[] = [];
  for (const word of found.fair.map(({ state }) => format(state)).sort()) {
    const row = rows.at(-1);
    if (row === undefined || row.length + word.length > 108) rows.push(word);
    else rows[rows.length - 1] = `${row} ${word}`;
  }
  writeFileSync(
    join(root, 'src', 'games', `${file}.ts`),
    [
      '/** Fair starts, as `npm run starts` found them; fair-starts.ts says how to read them. */',
      'export const fairStartWords = [',
      ...rows.map((row) => `  '${row}',`),
      "].join(' ');",
      '',
    ].join('\n'),
  );
  return found;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** What docs/fair-starts.md tells. */
function report<S>({ game, candidates }: Search<S>, { fair, again, tried, screened, even }: Found<S>): void {
  const pooled = (scores: readonly Score[]): Score => ({
    games: scores.reduce((sum, { games }) => sum + games, 0),
    points: scores.reduce((sum, { points }) => sum + points, 0),
    plies: scores.reduce((sum, { plies }) => sum + plies, 0),
  });
  const all = pooled(fair.map(({ measures }) => measures[1]));
  const third = pooled(again);
  console.log(
    [
      `${game.id}: of ${candidates.length} candidates ${tried} were tried; roughly even ${screened}, even ${even},`,
      `and when measured again ${fair.length} (${even - fair.length} fell out).`,
      `The first to move has ${percent(shareOf(all))} in the second measure, ${(all.plies / all.games).toFixed(1)} plies a game;`,
      `in a third, of ${again.length}, ${percent(shareOf(third))}, and ${again.filter(isEven).length} are even again.`,
    ].join(' '),
  );
}

function formatRow(options: DropOptions): (state: DropState) => string {
  const board = new DropBoard(options);
  return (state) => present(formatDrop(board, state), 'row of moves that leads to a position that play has reached');
}

const makings: Readonly<Record<string, () => Promise<unknown>>> = {
  neutreeko: async () => write('neutreeko/fair-starts/words', await searchNeutreeko(), formatNeutreeko),
  quantik: async () => {
    const { fair } = await write('quantik/fair-starts/words', await searchQuantik(), formatQuantik);
    console.log(await measureLevel7(fair.map(({ state }) => state)));
  },
  'tres-em-linha': async () =>
    write('drop/fair-starts/tres-em-linha', await searchTresEmLinha(), formatRow(tresEmLinha)),
  'drop-7x6x4': async () => write('drop/fair-starts/connect-four', await searchConnectFour(), formatRow(connectFour)),
};

for (const name of wanted.length > 0 ? wanted : Object.keys(makings)) {
  const make = makings[name];
  if (!make)
    throw new Error(`No fair starts are looked for in ${name}; name some of ${Object.keys(makings).join(', ')}.`);
  await make();
}

/** What a board costs another page, compressed by gzip. `npm run bench:board`, after a build. */
import { boardSizes } from '../test/web/board-files.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

console.log(`${'game'.padEnd(10)}${'page'.padStart(9)}${'worker'.padStart(9)}`);
for (const [game, { page, worker }] of boardSizes()) console.log(game.padEnd(10) + kilobytes(page) + kilobytes(worker));

/** What the library weighs: packages, bytes, and bundles of what people import. `npm run bench:library`, after a build. */
import { rmSync } from 'node:fs';
import { bundle } from '../test/package/bundle.ts';
import { installPacked, pack, packages } from '../test/package/packed.ts';

const imports: Readonly<Record<string, string>> = {
  'one function': `export { seededRandom } from 'tabuleiro';`,
  'a page that plays': `export { loadGame, Match } from 'tabuleiro';`,
  'the truth': `export { loadGame } from 'tabuleiro'; export { analysePosition } from 'tabuleiro/engine';`,
  'a bot': `export { loadGame, Match, seededRandom } from 'tabuleiro'; export { parsePlayer, runSliced, systemClock } from 'tabuleiro/engine';`,
  'a table': `export { loadGame } from 'tabuleiro'; export * from 'tabuleiro/play';`,
  'an engine in a worker': `export { startEngine } from 'tabuleiro/worker';`,
  'the board': `export { TabuleiroBoard } from 'tabuleiro/board';`,
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const name of Object.keys(packages) as (keyof typeof packages)[]) {
  const { files, unpackedSize } = pack(name);
  console.log(`${name}: ${files.length} files, ${kilobytes(unpackedSize)} unpacked`);
}
const folder = installPacked(['tabuleiro']);
console.log('\nBundles, compressed by gzip: what is loaded at once, and with all games that may be loaded later.');
for (const [name, code] of Object.entries(imports)) {
  const { first, all } = await bundle(folder, code);
  console.log(`${name.padEnd(22)} ${kilobytes(first).padStart(9)} ${kilobytes(all).padStart(9)}`);
}
rmSync(folder, { recursive: true });

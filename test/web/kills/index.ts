import { seededRandom } from '../../../src/core/random.ts';
import { compile } from '../../project.ts';
import { randomGame } from '../board-player.ts';
import { killBrowsers } from './browser.ts';
import { killTerminal } from './terminal.ts';
import { killTournaments } from './tournament.ts';

/**
 * Kills programs in the middle of their work, by the hundred, and looks whether all that was shown is kept and can be read.
 * It takes minutes, and so is no part of the tests: `npm run test:kills`, or with how many of each, as
 * `npm run test:kills -- 1000 1000 100`.
 */
const [terminals = 200, tournaments = 100, browsers = 20] = process.argv.slice(2).map(Number);
const random = seededRandom(Date.now() % 2 ** 32);

function tell(what: string, kills: number, faults: readonly string[]): void {
  console.log(`${what}: ${kills} kills, ${faults.length} faults`);
  for (const fault of new Set(faults)) console.log(`  ${fault} (${faults.filter((each) => each === fault).length})`);
  if (faults.length > 0) process.exitCode = 1;
}

compile();
const line = await randomGame('neutreeko', 3);
const faults: string[] = [];
for (let kill = 0; kill < terminals; kill++) {
  const fault = await killTerminal(line, random);
  if (fault) faults.push(fault);
}
tell('games in the terminal', terminals, faults);
tell('tournaments', tournaments, await killTournaments(tournaments, random));
tell('games in a browser', browsers, await killBrowsers(browsers, random));

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { EstimateRecord, Value } from '../src/core/oracle.ts';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { finish } from '../src/engine/service/finish.ts';
import { discsLeft } from '../src/games/fuse/endgame/endgame.ts';
import type { Scoring } from '../src/games/fuse/groups.ts';
import { makeFuse } from '../src/games/fuse/index.ts';
import { fuseKernel, loadFuseKernel } from '../src/games/fuse/kernel/kernel.ts';
import { makeEstimator } from '../src/games/fuse/master/estimator.ts';
import { makeMaster } from '../src/games/fuse/master/master.ts';
import { makeOracle } from '../src/games/fuse/oracle.ts';
import { root } from '../test/project.ts';

/**
 * Measures how often estimates of Fuse come true, and writes it beside the game; some minutes of one core for each way to
 * count. Quick games of the master's are estimated at every number of discs, as an analysis does it, and go on until the
 * oracle can say who wins.
 *
 *     npm run estimates            all ways to count
 *     npm run estimates -- omega   this one alone
 */
const { positionals } = parseArgs({ allowPositionals: true });
const gamesOf: Readonly<Record<Scoring, number>> = { all: 200, inner: 60, kings: 60, omega: 60 };
/** Enough for games that look like games. */
const walksAMove = 200;
/** Of an estimate: a twentieth of a second. With more the number is sharper, but seldom on the other side. */
const slices = 160;
const discsAtTruth = 12;
/** What the sentences about a position call about even; it favours nobody. */
const evenBelow = 0.1;
const results: Readonly<Record<Value, number>> = { win: 1, draw: 0, loss: -1 };

/** Expected results for white, by the discs on the border, and the true one. */
interface Expected {
  readonly scores: ReadonlyMap<number, number>;
  readonly truth: number;
}

async function measure(scoring: Scoring): Promise<readonly EstimateRecord[]> {
  const { rules } = makeFuse(scoring);
  const master = makeMaster(scoring, await fuseKernel(), { endgame: false });
  const kernel = await loadFuseKernel();
  const oracle = makeOracle(scoring, kernel);
  const estimate = makeEstimator(scoring, kernel);

  function play(game: number): Expected {
    const random = seededRandom(2026, game);
    const scores = new Map<number, number>();
    let state = rules.start(random);
    const seenByWhite = (result: number) => (rules.turn(state) === 0 ? result : 0 - result);
    while (rules.outcome(state) === 'ongoing' && discsLeft(state) > discsAtTruth) {
      const thinking = estimate(state, random);
      let expected = 0;
      for (let slice = 0; slice < slices; slice++) expected = thinking.next().value.position;
      thinking.return(undefined as never);
      scores.set(discsLeft(state), seenByWhite(expected));
      state = rules.apply(state, finish(master.choose(state, random, walksAMove)).move);
    }
    const outcome = rules.outcome(state);
    const value =
      outcome === 'ongoing' ? present(finish(oracle.solve(state)), 'verdict of so few discs').value : outcome;
    return { scores, truth: seenByWhite(results[value]) };
  }

  const games = gamesOf[scoring];
  const played: Expected[] = [];
  for (let game = 0; game < games; game++) {
    played.push(play(game));
    if (game % 20 === 19) console.log(`${scoring}: ${game + 1} of ${games} games`);
  }
  const stages = [...new Set(played.flatMap(({ scores }) => [...scores.keys()]))].sort((one, other) => other - one);
  return stages.map((stage) => recordAt(stage, played));
}

/** What came of the games in which the estimate favoured a side. */
function recordAt(stage: number, played: readonly Expected[]): EstimateRecord {
  const favoured = played.flatMap(({ scores, truth }) => {
    const score = scores.get(stage) ?? 0;
    return Math.abs(score) < evenBelow ? [] : [truth * Math.sign(score)];
  });
  const count = (result: number) => favoured.filter((each) => each === result).length;
  return { stage, games: favoured.length, won: count(1), drawn: count(0) };
}

function write(scoring: Scoring, records: readonly EstimateRecord[]): void {
  const lines = records.map(
    ({ stage, games: count, won, drawn }) => `  { stage: ${stage}, games: ${count}, won: ${won}, drawn: ${drawn} },`,
  );
  mkdirSync(dirname(fileOf(scoring)), { recursive: true });
  writeFileSync(fileOf(scoring), [...head, ...lines, '];', ''].join('\n'));
}

const head = [
  "import type { EstimateRecord } from '../../../core/oracle.ts';",
  '',
  '/** By the discs on the border: whom estimates favoured, and what came of it, as `npm run estimates` measured. */',
  'export const estimateRecord: readonly EstimateRecord[] = [',
];

function fileOf(scoring: Scoring): string {
  return join(root, 'src', 'games', 'fuse', 'estimates', `${scoring}.ts`);
}

const scorings = Object.keys(gamesOf) as Scoring[];
const unknown = positionals.find((name) => !scorings.some((scoring) => scoring === name));
if (unknown !== undefined) {
  console.error(`There is no way to count called ${unknown}; there are ${scorings.join(', ')}.`);
  process.exit(2);
}
const wanted = positionals.length === 0 ? scorings : scorings.filter((scoring) => positionals.includes(scoring));
for (const scoring of wanted) write(scoring, await measure(scoring));

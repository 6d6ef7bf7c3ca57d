import type { Game } from '../src/core/game.ts';
import { legalMoves, Match } from '../src/core/match.ts';
import type { Oracle } from '../src/core/oracle.ts';
import type { ComputerPlayer } from '../src/core/player.ts';
import { seededRandom } from '../src/core/random.ts';
import { oracleOf } from '../src/engine/analysis/general.ts';
import { parsePlayer } from '../src/engine/players.ts';
import { finish } from '../src/engine/service/finish.ts';
import { loadGame } from '../src/games/index.ts';
import { differenceInterval, type Interval, shareInterval } from '../src/study/interval.ts';
import { randomOngoing } from '../test/solving.ts';

/** How a level fared against the longest defence and against the stubborn player, from the same positions. */
export interface StubbornMeasured {
  readonly positions: number;
  /** In what share of the positions, all of them won for it, the level won. */
  readonly converted: Compared;
  /** How often the level, with the win in hand, threw it away in reply to the defence's first move. */
  readonly erredAtOnce: Compared;
  /** The slowest and the mean move of the stubborn player, in milliseconds of the processor. */
  readonly slowest: number;
  readonly mean: number;
}

export interface Compared {
  readonly longest: Interval;
  readonly stubborn: Interval;
  /** By how many points less, position by position. */
  readonly difference: Interval;
}

/** Moves after which a game counts as not won: only where play need not end, and then repetition ends it before. */
const maxPlies = 400;

const [id = '', level = '', count = '', least = '', plies = ''] = process.argv.slice(2);
const game = await loadGame(id);
const oracle = await oracleOf(game);
const attacker = await playerCalled(`level:${level}`);
const longest = await playerCalled('perfect');
const stubborn = await playerCalled(`stubborn:${level}`);
const times: number[] = [];
const states = drawWon(game, oracle, Number(count), Number(least), Number(plies));
const won = { longest: [] as number[], stubborn: [] as number[] };
const erred = { longest: [] as number[], stubborn: [] as number[] };
for (const [index, state] of states.entries()) {
  const threatened = game.rules.apply(state, finish(longest.choose(state, seededRandom(0))).move);
  for (const [name, defender] of [
    ['longest', longest],
    ['stubborn', stubborn],
  ] as const) {
    won[name].push(Number(isWon(state, defender, index)));
    if (game.rules.outcome(threatened) === 'ongoing') erred[name].push(Number(errsAtOnce(threatened, defender, index)));
  }
}
const measured: StubbornMeasured = {
  positions: states.length,
  converted: compare(won),
  erredAtOnce: compare(erred),
  slowest: Math.max(...times),
  mean: times.reduce((sum, time) => sum + time, 0) / times.length,
};
console.log(JSON.stringify(measured));

async function playerCalled(name: string): Promise<ComputerPlayer<unknown>> {
  const player = await parsePlayer(game, name, async () => oracle);
  if (!player.ok) throw new Error(`${name} is no player of ${id}.`);
  return player.value;
}

/** Positions of random play that are won for the player to move, in so many plies at least where plies are counted. */
function drawWon<S>(of: Game<S>, truth: Oracle<S>, wanted: number, leastPlies: number, played: number): readonly S[] {
  const random = seededRandom(17);
  const found: S[] = [];
  for (let tries = 0; found.length < wanted && tries < 200 * wanted; tries++) {
    const state = randomOngoing(of, random, played, Math.min(2, played));
    if (truth.isRemote?.(state)) continue;
    const verdict = finish(truth.solve(state));
    if (verdict?.value === 'win' && (verdict.plies ?? leastPlies) >= leastPlies) found.push(state);
  }
  return found;
}

/** Whether the level wins from a position in which it is to move. */
function isWon(state: unknown, defender: ComputerPlayer<unknown>, seed: number): boolean {
  let match = Match.from(game, state);
  while (!match.ending && match.ply < maxPlies) {
    const next = match.playMove(moveOf(match, match.ply % 2 === 0 ? attacker : defender, seed));
    if (!next.ok) throw new Error(next.problem.code);
    match = next.value;
  }
  return match.ending?.winner === game.rules.turn(state);
}

function moveOf(match: Match, player: ComputerPlayer<unknown>, seed: number): number {
  const started = process.cpuUsage().user;
  const { move } = finish(player.choose(match.state, seededRandom(seed, match.ply)));
  if (player === stubborn) times.push((process.cpuUsage().user - started) / 1000);
  return move;
}

/** Whether the level gives its win away in reply to the defender's first move in a lost position. */
function errsAtOnce(state: unknown, defender: ComputerPlayer<unknown>, seed: number): boolean {
  const answered = game.rules.apply(state, finish(defender.choose(state, seededRandom(seed, 1))).move);
  if (legalMoves(game, answered).length === 0) return false;
  const replied = game.rules.apply(answered, finish(attacker.choose(answered, seededRandom(seed, 2))).move);
  const outcome = game.rules.outcome(replied);
  return (outcome === 'ongoing' ? finish(oracle.solve(replied))?.value : outcome) !== 'loss';
}

function compare(shares: { readonly longest: readonly number[]; readonly stubborn: readonly number[] }): Compared {
  return {
    longest: shareInterval(shares.longest),
    stubborn: shareInterval(shares.stubborn),
    difference: differenceInterval(shares.longest.map((share, index) => share - (shares.stubborn[index] ?? 0))),
  };
}

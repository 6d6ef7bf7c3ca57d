import { describe, expect, test } from 'vitest';
import ticTacToe from '../examples/tic-tac-toe/index.ts';
import { type Game, languages, type Move } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import type { Oracle } from '../src/core/oracle.ts';
import type { ComputerPlayer, Thought } from '../src/core/player.ts';
import { seededRandom } from '../src/core/random.ts';
import { oracleOf } from '../src/engine/analysis/general.ts';
import { parsePlayer, playersOf } from '../src/engine/players.ts';
import { finish } from '../src/engine/service/finish.ts';
import { findGame, games } from '../src/games/index.ts';
import { randomOngoing } from './solving.ts';

const subjects = await Promise.all(
  [...games.map(({ id }) => id), ticTacToe.id].map(async (id) => {
    const game: Game | undefined = id === ticTacToe.id ? (ticTacToe as Game) : await findGame(id)?.load();
    if (!game) throw new Error(`No game ${id}.`);
    return { id, game, players: await playersOf(game), oracle: await oracleOf(game) };
  }),
);

/** Boards on which perfect play takes seconds: fewer positions are asked for, and later ones. */
const largeBoards = ['drop-7x6x4', 'drop-9x9x5'];

/** Games whose levels docs/levels.md holds. */
const measured = [
  'neutreeko',
  'fuse',
  'fuse-inner',
  'fuse-kings',
  'fuse-omega',
  'quantik',
  'tres-em-linha',
  'drop-7x6x4',
];

/** Slices for a player that would think for a time. */
const fewSlices = 20;

async function levelOf(game: Game, number: number, oracle: Oracle<unknown>): Promise<ComputerPlayer<unknown>> {
  const player = await parsePlayer(game, `level:${number}`, async () => oracle);
  if (!player.ok) throw new Error(`Level ${number} of ${game.id}: ${player.problem.code}.`);
  return player.value;
}

function choose(player: ComputerPlayer<unknown>, state: unknown, seed: number): Thought {
  const work = player.choose(state, seededRandom(seed));
  if (player.milliseconds === undefined) return finish(work);
  let step = work.next();
  for (let slice = 0; slice < fewSlices && !step.done; slice++) step = work.next();
  return step.value;
}

describe.each(subjects)('the levels of $id', ({ id, game, players, oracle }) => {
  const isLarge = largeBoards.includes(id);

  test('are eight, each described in every language', () => {
    expect(players.levels).toHaveLength(8);
    for (const { text } of players.levels) {
      for (const language of languages) expect(text[language]).toMatch(/^\p{Lu}.*\.$/u);
    }
    for (const { text } of [...players.evaluations, ...(players.reported ?? [])]) {
      for (const language of languages) expect(text[language]).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('are each rated above the one below, where they were measured', () => {
    const ratings = players.levels.flatMap(({ rating }) => rating ?? []);
    const isMeasured = measured.includes(id);
    expect(ratings).toHaveLength(isMeasured ? 8 : 0);
    if (isMeasured) expect(ratings[0]).toBe(0);
    expect(ratings).toEqual([...new Set(ratings)].sort((one, other) => one - other));
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('level %i plays a legal move, the same from the same seed', async (number) => {
    const player = await levelOf(game, number, oracle);
    expect(player.name).toBe(`level:${number}`);
    const state = randomOngoing(game, seededRandom(number), isLarge ? 28 : 10, isLarge ? 24 : 4);
    const { move } = choose(player, state, 1);
    expect(legalMoves(game, state)).toContain(move);
    if (player.milliseconds === undefined) expect(choose(player, state, 1).move).toBe(move);
  });

  const urgent = urgentPositions(game, isLarge ? 1 : 8);

  test.each([3, 4, 5, 6, 7, 8])('level %i overlooks no win in one, and hands none over', async (number) => {
    const player = await levelOf(game, number, oracle);
    for (const [seed, state] of urgent.entries()) {
      const { move } = choose(player, state, seed);
      const position = `${game.notation.position(state)}: ${game.notation.move(state, move)}`;
      const moves = legalMoves(game, state);
      if (moves.some((each) => wins(game, state, each))) {
        expect(wins(game, state, move) || isLost(oracle, game.rules.apply(state, move)), position).toBe(true);
      } else {
        // Where points count, a lost game may be lost sooner to lose it by less.
        const isHopeless = game.rules.scores && isLost(oracle, state);
        expect(!handsOver(game, state, move) || isHopeless, position).toBe(true);
      }
    }
  });
});

function wins<S>({ rules }: Game<S>, state: S, move: Move): boolean {
  return rules.outcome(rules.apply(state, move)) === 'loss';
}

function handsOver<S>(game: Game<S>, state: S, move: Move): boolean {
  const next = game.rules.apply(state, move);
  return legalMoves(game, next).some((reply) => wins(game, next, reply));
}

function isLost<S>(oracle: Oracle<S>, state: S): boolean {
  return finish(oracle.solve(state))?.value === 'loss';
}

/** Positions with a win in one among other moves, and as many in which some moves hand one over and others do not. */
function urgentPositions<S>(game: Game<S>, each: number): readonly S[] {
  const random = seededRandom(31);
  const toWin: S[] = [];
  const toSave: S[] = [];
  for (let tries = 0; tries < 20_000 && (toWin.length < each || toSave.length < each); tries++) {
    const state = randomOngoing(game, random, 60, 2);
    const moves = legalMoves(game, state);
    const winning = moves.filter((move) => wins(game, state, move)).length;
    if (winning > 0) {
      if (winning < moves.length && toWin.length < each) toWin.push(state);
    } else if (toSave.length < each) {
      const losing = moves.filter((move) => handsOver(game, state, move)).length;
      if (losing > 0 && losing < moves.length) toSave.push(state);
    }
  }
  expect(Math.min(toWin.length, toSave.length)).toBe(each);
  return [...toWin, ...toSave];
}

import { describe, expect, test } from 'vitest';
import { randomOngoing } from '../../../test/solving.ts';
import type { Game, Move } from '../../core/game.ts';
import { drawingOccurrence, legalMoves, Match } from '../../core/match.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { parsePlayer } from '../../engine/players.ts';
import { finish } from '../../engine/service/finish.ts';
import { loadGame } from '../../games/index.ts';
import { exploredLevel } from './level.ts';
import { maxPlies, playRound } from './round.ts';

async function levelOf(id: string, number: number, now = () => 0) {
  const game = await loadGame(id);
  const level = await exploredLevel(game, number, await oracleOf(game), now);
  if (!level.ok) throw new Error(level.problem.code);
  return { game, level: level.value };
}

describe('how often a level chooses each move', () => {
  test.each([
    ['neutreeko', 4, 3],
    ['quantik', 3, 4],
    ['tres-em-linha', 3, 4],
    ['fuse', 2, 14],
  ])('%s, level %i: as often as it does', async (id, number, plies) => {
    const { game, level } = await levelOf(id, number);
    const state = randomOngoing(game, seededRandom(8), plies, plies);
    const { moves, shares, tries } = finish(level.shareOut(state));
    expect(tries).toBeUndefined();
    expect(moves).toEqual(legalMoves(game, state));
    const games = 150;
    const chosen = Array.from({ length: games }, (_, n) => finish(level.choose(state, seededRandom(5, n))));
    for (const [index, share = 0] of shares.entries()) {
      const often = chosen.filter((move) => move === moves[index]).length / games;
      expect(Math.abs(often - share)).toBeLessThanOrEqual(4 * Math.sqrt((share * (1 - share)) / games));
    }
  });

  test('one who thinks by the clock is stopped by it, and tried a few times', async () => {
    let time = 0;
    const { game, level } = await levelOf('fuse', 8, () => {
      time += 250;
      return time;
    });
    const state = randomOngoing(game, seededRandom(3), 6, 6);
    expect(level.isByClock).toBe(true);
    const { shares, tries = 0 } = finish(level.shareOut(state));
    expect(tries).toBe(4);
    expect(shares.reduce((sum, share) => sum + share)).toBe(1);
    // A second for each try, in looks at a clock that goes on by a quarter, the first of which begins it.
    expect(time).toBe(tries * 5 * 250);
  });

  test('there is no ninth', async () => {
    const game = await loadGame('quantik');
    const none = await exploredLevel(game, 9, await oracleOf(game), () => 0);
    expect(none).toMatchObject({ ok: false, problem: { code: 'unknown-level' } });
  });
});

/** The same game by the bare rules, with a count of its own. */
function naiveGame<S>(
  game: Game<S>,
  states: readonly S[],
  first: Move,
  choose: (state: S, random: Random) => Move,
  random: Random,
): 'win' | 'draw' | 'loss' {
  const { rules } = game;
  const seen = new Map<number | undefined, number>();
  const count = (state: S) => {
    const arrangement = rules.arrangement?.(state);
    seen.set(arrangement, (seen.get(arrangement) ?? 0) + 1);
    return arrangement === undefined ? 1 : (seen.get(arrangement) ?? 0);
  };
  for (const state of states) count(state);
  const last = states.at(-1) as S;
  const mover = rules.turn(last);
  let state = rules.apply(last, first);
  for (;;) {
    const times = count(state);
    const outcome = rules.outcome(state);
    if (outcome === 'draw') return 'draw';
    if (outcome !== 'ongoing') return (outcome === 'win') === (rules.turn(state) === mover) ? 'win' : 'loss';
    if (times >= drawingOccurrence) return 'draw';
    state = rules.apply(state, choose(state, random));
  }
}

/** Two arrangements have occurred twice; with 4E-4A one of them does for the third time. */
const toAndFro = '2C-2A 4C-4A 2A-2E 4A-4E 2E-2A 4E-4A 2A-2E 4A-4E 2E-2A';

describe('one game after each move', () => {
  test.each([
    ['neutreeko', 2, ''],
    ['neutreeko', 3, toAndFro],
    ['quantik', 4, ''],
    ['connect-four', 3, '4 4 4 4 4'],
  ])('%s, level %i: as by the bare rules', async (id, number, moves) => {
    const { game, level } = await levelOf(id, number);
    const played = moves.split(' ').filter((move) => move !== '');
    const start = game.rules.start(seededRandom(1));
    const { match, problem } = Match.replay(game, start, played);
    expect(problem).toBeUndefined();
    const player = await parsePlayer(game, `level:${number}`);
    if (!player.ok) throw new Error(player.problem.code);
    const states = match.steps.map(({ state }) => state);
    for (const round of [0, 1]) {
      const naive = match.moves.map((move, index) => ({
        move: game.notation.move(match.state, move),
        value: naiveGame(
          game,
          states,
          move,
          (state, random) => finish(player.value.choose(state, random)).move,
          seededRandom(round, index),
        ),
      }));
      expect(finish(playRound(match, level, round))).toEqual(naive);
    }
  });

  test('a third occurrence draws, whoever would have won', async () => {
    const { game, level } = await levelOf('neutreeko', 2);
    const { match } = Match.replay(game, game.rules.start(seededRandom(1)), toAndFro.split(' '));
    const values = Array.from({ length: 8 }, (_, round) =>
      finish(playRound(match, level, round)).find(({ move }) => move === '4E-4A'),
    );
    expect(values.map((each) => each?.value)).toEqual(Array.from({ length: 8 }, () => 'draw'));
    const fresh = finish(playRound(Match.from(game, match.state), level, 0));
    expect(fresh.find(({ move }) => move === '4E-4A')?.value).not.toBe('draw');
  });

  test('a game that never ends is broken off, and drawn', async () => {
    const game = await loadGame('neutreeko');
    const seen = new Set<number | undefined>();
    let asked = 0;
    const endless = {
      *choose(state: unknown): Generator<undefined, Move> {
        asked++;
        yield;
        const open = legalMoves(game, state).filter((move) => {
          const next = game.rules.apply(state, move);
          return game.rules.outcome(next) === 'ongoing' && !seen.has(game.rules.arrangement?.(next));
        });
        const [move = 0] = open;
        seen.add(game.rules.arrangement?.(game.rules.apply(state, move)));
        return move;
      },
    };
    const match = Match.start(game, seededRandom(1));
    const round = playRound(match, endless, 0);
    const progress: number[] = [];
    while (asked < 2 * maxPlies) progress.push(Number(round.next().value));
    expect(progress.at(maxPlies - 1)).toBe(0);
    expect(progress.at(maxPlies)).toBe(1 / match.moves.length);
  });
});

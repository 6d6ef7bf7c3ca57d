import { describe, expect, test } from 'vitest';
import { randomOngoing } from '../../test/solving.ts';
import { type Game, opponentOf, type Player } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { playersOf } from '../engine/players.ts';
import type { DropState } from './drop/rules.ts';
import type { FuseState } from './fuse/rules.ts';
import { loadGame } from './index.ts';
import type { NeutreekoState } from './neutreeko/rules.ts';
import type { QuantikState } from './quantik/rules.ts';

/** What each feature counts for a player, once more, on what a player sees. */
type Naive<S> = Readonly<Record<string, (state: S, player: Player) => number>>;

function checkFeatures<S>(id: string, plies: number, naive: (game: Game<S>) => Naive<S>) {
  test(`the features of ${id} count what they say`, async () => {
    const game = (await loadGame(id)) as Game<S>;
    const { features = [] } = await playersOf(game);
    const counters = naive(game);
    expect(features).toHaveLength(2 * Object.keys(counters).length);
    const random = seededRandom(4);
    for (let n = 0; n < 60; n++) {
      const state = randomOngoing(game, random, n % plies);
      const turn = game.rules.turn(state);
      for (const [name, count] of Object.entries(counters)) {
        const theirs = `their${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        const counted = (wanted: string) => features.find((feature) => feature.id === wanted)?.count(state);
        const position = game.notation.position(state);
        expect(counted(name), `${name} ${position}`).toBe(count(state, turn));
        expect(counted(theirs), `${theirs} ${position}`).toBe(count(state, opponentOf(turn)));
      }
    }
  });
}

/** The cells where a player's pieces stand, as column and row. */
function placesOf<S>(game: Game<S>, state: S, player: Player): readonly (readonly [x: number, y: number])[] {
  const own = game.view.pieces(state).filter(({ owner }) => owner === player);
  return own.flatMap(({ cell }) => {
    const { kind, x, y } = game.view.cells[cell];
    return kind === 'board' || kind === 'border' ? [[x, y] as const] : [];
  });
}

function pairsAmong(places: readonly (readonly [number, number])[], isPair: (dx: number, dy: number) => boolean) {
  return places.flatMap(([x, y], index) =>
    places.slice(index + 1).filter(([a, b]) => isPair(Math.abs(a - x), Math.abs(b - y))),
  ).length;
}

const linesMade = <S>(game: Game<S>, state: S) =>
  legalMoves(game, state).filter((move) => game.rules.ending(game.rules.apply(state, move))?.reason === 'line').length;

describe('counted twice', () => {
  checkFeatures<NeutreekoState>('neutreeko', 20, (game) => ({
    pairs: (state, player) => pairsAmong(placesOf(game, state, player), (dx, dy) => Math.max(dx, dy) === 1),
    threats: (state, turn) => linesMade(game, { ...state, turn }),
    mobility: (state, turn) => legalMoves(game, { ...state, turn }).length,
    centre: (state, player) =>
      placesOf(game, state, player).filter((place) => place.every((each) => each >= 1 && each <= 3)).length,
  }));

  checkFeatures<QuantikState>('quantik', 12, (game) => {
    const targets = (state: QuantikState, turn: Player) =>
      new Set(legalMoves(game, { ...state, turn }).map((move) => game.view.path({ ...state, turn }, move)[1]));
    return {
      threats: (state, turn) => linesMade(game, { ...state, turn }),
      mobility: (state, turn) => legalMoves(game, { ...state, turn }).length,
      safeCells: (state, player) =>
        [...targets(state, player)].filter((cell) => !targets(state, opponentOf(player)).has(cell)).length,
    };
  });

  for (const [id, length, names] of [
    ['tres-em-linha', 3, ['ones', 'twos']],
    ['drop-7x6x4', 4, ['ones', 'twos', 'threes']],
    ['drop-9x9x5', 5, ['ones', 'twos', 'threes', 'fours']],
  ] as const) {
    checkFeatures<DropState>(id, 30, (game) => {
      /** The letters of every line of the winning length, and where its empty cells are, from the bottom. */
      const linesOf = (state: DropState, player: Player) => {
        const grid = game.notation.position(state).split(' ')[0]?.split('/') ?? [];
        const own = game.notation.sides[player];
        const found: { own: number; others: number; holes: (readonly [number, number])[] }[] = [];
        for (let row = 0; row < grid.length; row++) {
          for (let column = 0; column < (grid[0]?.length ?? 0); column++) {
            for (const [down, right] of [
              [0, 1],
              [1, 0],
              [1, 1],
              [1, -1],
            ] as const) {
              const cells = Array.from({ length }, (_, n) => [row + n * down, column + n * right] as const);
              const letters = cells.map(([r, c]) => grid[r]?.[c]);
              if (letters.some((letter) => letter === undefined)) continue;
              const holes = cells.filter((_, n) => letters[n] === '.').map(([r, c]) => [grid.length - r, c] as const);
              const mine = letters.filter((letter) => letter === own).length;
              found.push({ own: mine, others: length - mine - holes.length, holes });
            }
          }
        }
        return found;
      };
      const threats = (parity: number) => (state: DropState, player: Player) => {
        const almost = linesOf(state, player).filter(({ own, others }) => own === length - 1 && others === 0);
        const cells = almost.flatMap(({ holes }) => holes).filter(([row]) => row % 2 === parity);
        return new Set(cells.map(String)).size;
      };
      return {
        ...Object.fromEntries(
          names.map((name, index) => [
            name,
            (state: DropState, player: Player) =>
              linesOf(state, player).filter(({ own, others }) => own === index + 1 && others === 0).length,
          ]),
        ),
        oddThreats: threats(1),
        evenThreats: threats(0),
        centre: (state, player) => {
          const rows = game.notation.position(state).split(' ')[0]?.split('/') ?? [];
          const middle = ((rows[0]?.length ?? 1) - 1) / 2;
          return rows.filter((row) => row[middle] === game.notation.sides[player]).length;
        },
      };
    });
  }

  for (const id of ['fuse', 'fuse-kings', 'fuse-omega', 'fuse-inner']) {
    checkFeatures<FuseState>(id, 22, (game) => {
      const pushes = (state: FuseState, player: Player) => {
        const asked = state.turn === player ? state : { ...game.rules.apply(state, 0), turn: player };
        return legalMoves(game, asked).filter((move) => move !== 0);
      };
      const isInner = ([x, y]: readonly [number, number]) => x > 0 && x < 7 && y > 0 && y < 7;
      const counted = (state: FuseState, player: Player) =>
        placesOf(game, state, player).filter((place) => id !== 'fuse-inner' || isInner(place));
      return {
        groups: (state, player) => game.rules.scores?.(state)[player] ?? Number.NaN,
        joins: (state, player) => pairsAmong(counted(state, player), (dx, dy) => dx + dy === 1),
        mobility: (state, player) => pushes(state, player).length,
        reach: (state, player) => new Set(pushes(state, player).map((move) => move >> 3)).size,
      };
    });
  }
});

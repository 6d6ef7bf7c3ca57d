import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, type Language, languages, type Move } from '../src/core/game.ts';
import { legalMoves, Match, movesAlong, readMove } from '../src/core/match.ts';
import { composePosition } from '../src/core/notation.ts';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { formatRecord, parseRecord, recordOf, replayRecord } from '../src/core/record.ts';
import { meetsGoal } from '../src/core/task.ts';
import { games } from '../src/games/index.ts';
import { sayEnding, sayProblem } from '../src/text/say.ts';
import { pick, playRandomly } from './random-play.ts';
import ticTacToe from './tic-tac-toe/index.ts';

/** The laws that every game obeys, on positions of random play. */
const everyGame: readonly Game[] = [...(await Promise.all(games.map((entry) => entry.load()))), ticTacToe];

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const maxPlies = 120;

/** A match of random moves, of random length. */
function randomMatch(game: Game, seed: number): Match {
  const random = seededRandom(seed);
  const start = Match.start(game, random);
  return playRandomly(start, random, random.below(maxPlies));
}

function holds(game: Game, law: (match: Match, seed: number) => void, numRuns = 100): void {
  fc.assert(
    fc.property(seeds, (seed) => law(randomMatch(game, seed), seed)),
    { numRuns },
  );
}

const position = (game: Game, state: unknown) => game.notation.position(state);

/** The rows of a position’s text, without whose turn it is. */
function rowsOf(game: Game, state: unknown): readonly string[] {
  const [board = ''] = position(game, state).split(' ');
  return board.split('/');
}

describe.each(everyGame.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const { rules, notation, view } = game;

  test('a position text reads back to the same position', () => {
    holds(game, ({ state }) => {
      const parsed = notation.parsePosition(position(game, state));
      expect(parsed).toEqual({ ok: true, value: state });
    });
  });

  test('every move’s text reads back to it, in any case and with spaces and arrows', () => {
    holds(game, ({ state }) => {
      for (const move of legalMoves(game, state)) {
        const text = notation.move(state, move);
        for (const written of [text, text.toUpperCase(), text.toLowerCase(), ` ${text.replace('-', ' -> ')} `]) {
          expect(readMove(game, state, written)).toEqual({ ok: true, value: move });
        }
      }
    });
  });

  test('no two moves share a path, and clicking along one finds its move', () => {
    holds(game, ({ state }) => {
      for (const move of legalMoves(game, state)) {
        const path = view.path(state, move);
        expect(movesAlong(game, state, path)).toEqual([move]);
        for (const cell of path) expect(view.cells[view.target(state, cell)]).toBeDefined();
      }
    });
  });

  test('there are no moves exactly when the game is over, and the ending agrees with the outcome', () => {
    holds(game, ({ state }) => {
      const outcome = rules.outcome(state);
      const ending = rules.ending(state);
      expect(legalMoves(game, state).length === 0).toBe(outcome !== 'ongoing');
      expect(ending === undefined).toBe(outcome === 'ongoing');
      if (!ending) return;
      const expected = ending.winner === null ? 'draw' : ending.winner === rules.turn(state) ? 'win' : 'loss';
      expect(outcome).toBe(expected);
      for (const language of languages) expect(sayEnding(ending, language, game)).toMatch(/\.$/u);
    });
  });

  test('turns alternate, and a state is never changed', () => {
    holds(game, ({ state }) => {
      const before = JSON.stringify(state);
      for (const move of legalMoves(game, state))
        expect(rules.turn(rules.apply(state, move))).not.toBe(rules.turn(state));
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  test('no position has more moves than it says', () => {
    holds(game, ({ state }) => {
      const ample = new Int32Array(1000);
      expect(rules.moves(state, ample)).toBeLessThanOrEqual(rules.maxMoves);
    });
  });

  test('symmetries commute with moves, play and outcome', () => {
    const symmetries = game.symmetries();
    const [identity] = symmetries;
    holds(game, ({ state }, seed) => {
      expect(identity?.state(state)).toEqual(state);
      // A few of a large group each time; every one of a small group.
      const random = seededRandom(seed);
      const some = symmetries.length <= 8 ? symmetries : [1, 2, 3].map(() => pick(symmetries, random));
      for (const symmetry of some) {
        const image = symmetry.state(state);
        const moves = legalMoves(game, state);
        const images = moves.map((move) => symmetry.move(move));
        expect(rules.outcome(image)).toBe(rules.outcome(state));
        expect(sorted(images)).toEqual(sorted(legalMoves(game, image)));
        for (const move of moves) {
          const playedThenTurned = symmetry.state(rules.apply(state, move));
          expect(rules.apply(image, symmetry.move(move))).toEqual(playedThenTurned);
        }
      }
    });
  });

  test('the pieces that move are there before, and somewhere else after', () => {
    holds(game, ({ state }) => {
      const before = view.pieces(state);
      for (const move of legalMoves(game, state)) {
        const after = view.pieces(rules.apply(state, move));
        for (const { from, to } of view.motion(state, move)) {
          const mover = before.find((piece) => piece.cell === from);
          if (view.cells[from]?.kind !== 'entry') expect(mover).toBeDefined();
          const arrived = after.find((piece) => piece.cell === to);
          expect(arrived?.kind).toBe(mover?.kind ?? arrived?.kind);
          expect(arrived?.owner).toBe(mover?.owner ?? rules.turn(state));
        }
      }
    });
  });

  test('the pieces drawn are those of the position text', () => {
    holds(game, ({ state }) => {
      const rows = rowsOf(game, state);
      const drawn = view.pieces(state).flatMap((piece) => {
        const { kind, x, y } = present(view.cells[piece.cell], `cell ${piece.cell}`);
        return kind === 'hand' ? [] : [{ x, y, letter: piece.letter }];
      });
      expect(drawn.map(({ x, y }) => rows[y]?.[x])).toEqual(drawn.map(({ letter }) => letter));
      expect(drawn.length).toBe(rows.join('').replace(/[.#]/gu, '').length);
    });
  });

  test('pieces compose the text of their position, and are of the kinds that there are', () => {
    holds(game, ({ state, turn }) => {
      const pieces = view.pieces(state);
      expect(composePosition(game, pieces, turn)).toBe(position(game, state));
      for (const { owner, kind, letter, isMarked } of pieces) {
        expect(view.pieceKinds).toContainEqual({ owner, kind, letter, ...(isMarked && { isMarked }) });
      }
    });
  });

  test('any pieces anywhere are a position or are refused with one sentence', () => {
    const places = [...view.cells.entries()].flatMap(([cell, { kind }]) =>
      kind === 'board' || kind === 'border' ? [cell] : [],
    );
    const anyPieces = fc.uniqueArray(
      fc.record({ cell: fc.constantFrom(...places), letter: fc.constantFrom(...view.pieceKinds.map((k) => k.letter)) }),
      { selector: ({ cell }) => cell },
    );
    fc.assert(
      fc.property(anyPieces, fc.constantFrom(0, 1, undefined), (pieces, turn) => {
        const text = composePosition(game, pieces, turn);
        const parsed = notation.parsePosition(text);
        if (parsed.ok) expect(position(game, parsed.value).startsWith(text)).toBe(true);
        else for (const language of languages) expect(sayProblem(parsed.problem, language, game)).toMatch(/\.$/u);
      }),
    );
  });

  test('play through a match ends', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const match = playRandomly(Match.start(game, random), random, 2000);
        expect(match.ending).toBeDefined();
        expect(match.moves).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test('a record replays to the same match', () => {
    holds(game, (match) => {
      const record = recordOf(match.comment('a {comment}\nof two lines'), ['Ana', 'level:5'], { date: '2026-11-15' });
      expect(parseRecord(formatRecord(record))).toEqual({ record });
      const replayed = replayRecord(game, record);
      expect(replayed.problem).toBeUndefined();
      expect(replayed.match?.position).toBe(match.position);
      expect(replayed.match?.steps[match.ply]?.comment).toBe('a (comment) of two lines');
    });
  });

  test('any text that is no move gets one sentence in each language and changes nothing', () => {
    fc.assert(
      fc.property(seeds, fc.string({ unit: 'binary' }), (seed, text) => {
        const match = randomMatch(game, seed);
        const before = match.position;
        const next = match.play(text);
        expect(match.position).toBe(before);
        if (next.ok) return;
        for (const language of languages) expect(sayProblem(next.problem, language, game)).toMatch(/\.$/u);
      }),
    );
  });

  test('every pair of cells is a legal path or is refused with one sentence', () => {
    holds(
      game,
      ({ state }) => {
        const legal = new Set(legalMoves(game, state).map((move) => view.path(state, move).join()));
        if (legal.size === 0) return;
        const begun = new Set(legalMoves(game, state).map((move) => String(view.path(state, move)[0])));
        for (const [from] of view.cells.entries()) {
          const paths = view.cells.map((_, to) => [from, to]);
          const refused = paths.filter(
            (path) => !legal.has(path.join()) && [...legal].some((other) => other.includes(',')),
          );
          if (!begun.has(String(from))) refused.push([from]);
          for (const path of refused) {
            const problem = view.refuse(state, path);
            for (const language of languages) {
              const sentence = sayProblem(problem, language, game);
              expect(sentence).toMatch(/\.$/u);
              expect(sentence).not.toMatch(/undefined|NaN/u);
            }
          }
        }
      },
      10,
    );
  });

  test('its texts are complete, and its diagrams are positions', () => {
    for (const language of languages) {
      const text = game.text[language];
      for (const sentence of [text.summary, text.credit, ...text.rules.map((step) => step.text)]) {
        expect(sentence).toMatch(/\.$/u);
      }
      expect(Object.keys(text.problems).sort()).toEqual(Object.keys(game.text.en.problems).sort());
      expect(text.rules.map((step) => step.diagram)).toEqual(game.text.en.rules.map((step) => step.diagram));
      for (const { diagram } of text.rules) {
        if (diagram !== undefined) expect(notation.parsePosition(diagram).ok).toBe(true);
      }
    }
  });

  test('what its rules ask of the reader can be done, and is the same in each language', () => {
    const asked = (language: Language) =>
      game.text[language].rules.map(({ task }) => [task?.position, task?.goal, task?.hint === undefined]);
    for (const language of languages) {
      expect(asked(language)).toEqual(asked('en'));
      for (const { diagram, task } of game.text[language].rules) {
        if (!task) continue;
        const parsed = notation.parsePosition(task.position ?? diagram ?? '');
        if (!parsed.ok) throw new Error(`“${task.text}” has no position to be done in.`);
        const moves = legalMoves(game, parsed.value);
        const done = moves.filter((move) => meetsGoal(game, parsed.value, move, task.goal));
        expect(done.length).toBeGreaterThan(0);
        if (Array.isArray(task.goal)) expect(done.length).toBe(task.goal.length);
        // A hint is there exactly for the moves that do something else.
        expect(task.hint !== undefined).toBe(done.length < moves.length);
        for (const sentence of [task.text, task.praise, task.hint ?? '.']) expect(sentence).toMatch(/[.?]$/u);
      }
    }
  });

  test('cell names are unique among cells of a kind', () => {
    const names = view.cells.map((cell) => `${cell.kind} ${cell.name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

function sorted(moves: readonly Move[]): Move[] {
  return [...moves].sort((a, b) => a - b);
}

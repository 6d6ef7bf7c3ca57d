import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { legalMoves, Match } from '../../core/match.ts';
import type { Evaluation } from '../../core/player.ts';
import { present } from '../../core/present.ts';
import { playersOf } from '../../engine/players.ts';
import { loadGame } from '../../games/index.ts';
import { drawExercise, type Exercise, isRight } from './exercise.ts';
import { type ExerciseKind, exerciseKinds } from './question.ts';

const gameIds = ['neutreeko', 'fuse', 'quantik', 'tres-em-linha', 'drop-7x6x4'];
const perKind = 50;

/** A tree as one would write it down: what is known of each move is found out by playing it. */
interface Sheet {
  readonly id: number;
  readonly children: readonly Sheet[];
  readonly score: number;
}

const best = { win: 1_000_000, draw: 0, loss: -1_000_000 };

/** Plays every move of the tree by its text, from the text of the root, and asks the game what came of it. */
function sheetOf(exercise: Exercise<unknown>, match: Match, id: number, ply: number): Sheet {
  const node = present(exercise.tree[id], 'position');
  expect(match.position).toBe(exercise.game.notation.position(node.state));
  const children = node.children.map((child) => {
    const played = match.play(present(exercise.tree[child], 'position').text);
    if (!played.ok) throw new Error(`${exercise.game.id} has a tree with a move that is not legal.`);
    return sheetOf(exercise, played.value, child, ply + 1);
  });
  return { id, children, score: children.length > 0 ? 0 : leafScore(exercise.game, exercise.evaluation, match, ply) };
}

function leafScore(game: Game, evaluation: Evaluation<unknown>, match: Match, ply: number): number {
  const outcome = game.rules.outcome(match.state);
  const mover = outcome === 'ongoing' ? evaluation.evaluate(match.state) : sooner(best[outcome], ply);
  return ply % 2 === 0 ? mover : 0 - mover;
}

const sooner = (score: number, ply: number): number => score - Math.sign(score) * ply;

/** Every line, nothing left out. */
function minimax({ children, score }: Sheet, isMax: boolean): number {
  if (children.length === 0) return score;
  const scores = children.map((child) => minimax(child, !isMax));
  return isMax ? Math.max(...scores) : Math.min(...scores);
}

interface Notes {
  readonly windows: Map<number, readonly [alpha: number, beta: number]>;
  readonly returned: Map<number, number>;
}

/** Alpha-beta as textbooks have it, with a function for each side. */
function maxValue(sheet: Sheet, alpha: number, beta: number, notes: Notes): number {
  notes.windows.set(sheet.id, [alpha, beta]);
  let value = sheet.children.length === 0 ? sheet.score : Number.NEGATIVE_INFINITY;
  let least = alpha;
  for (const child of sheet.children) {
    value = Math.max(value, minValue(child, least, beta, notes));
    if (value >= beta) break;
    least = Math.max(least, value);
  }
  notes.returned.set(sheet.id, value);
  return value;
}

function minValue(sheet: Sheet, alpha: number, beta: number, notes: Notes): number {
  notes.windows.set(sheet.id, [alpha, beta]);
  let value = sheet.children.length === 0 ? sheet.score : Number.POSITIVE_INFINITY;
  let most = beta;
  for (const child of sheet.children) {
    value = Math.min(value, maxValue(child, alpha, most, notes));
    if (value <= alpha) break;
    most = Math.min(most, value);
  }
  notes.returned.set(sheet.id, value);
  return value;
}

function within(sheet: Sheet, id: number): Sheet | undefined {
  if (sheet.id === id) return sheet;
  for (const child of sheet.children) {
    const found = within(child, id);
    if (found) return found;
  }
  return undefined;
}

async function exercisesOf(id: string, kind: ExerciseKind, count = perKind): Promise<readonly Exercise<unknown>[]> {
  const game = await loadGame(id);
  const players = await playersOf(game);
  return Array.from({ length: count }, (_, index) =>
    present(drawExercise(game, players, kind, index + 1), `exercise ${index + 1} of ${id}`),
  );
}

function sheetAndNotes(exercise: Exercise<unknown>): { sheet: Sheet; notes: Notes } {
  const begun = Match.fromPosition(exercise.game, exercise.game.notation.position(exercise.tree[0]?.state));
  if (!begun.ok) throw new Error(begun.problem.code);
  const sheet = sheetOf(exercise, begun.value, 0, 0);
  const notes: Notes = { windows: new Map(), returned: new Map() };
  maxValue(sheet, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, notes);
  return { sheet, notes };
}

/** The places of the right choices, from the naive searches alone. */
function naiveAnswer({ asked, question, choices }: Exercise<unknown>, sheet: Sheet, notes: Notes): readonly number[] {
  const ply = plyOf(sheet, asked);
  const [alpha, beta] = present(notes.windows.get(asked), 'bounds');
  const node = present(within(sheet, asked), 'position');
  return choices.flatMap((choice, place) => {
    const isAnswer =
      'node' in choice
        ? !notes.windows.has(choice.node)
        : choice.score ===
          (question.kind === 'bounds' ? { alpha, beta }[question.bound] : minimax(node, ply % 2 === 0));
    return isAnswer ? [place] : [];
  });
}

function plyOf(sheet: Sheet, id: number, ply = 0): number {
  if (sheet.id === id) return ply;
  const below = sheet.children.find((child) => within(child, id));
  return plyOf(present(below, 'way to the position'), id, ply + 1);
}

describe.each(gameIds)('the exercises of %s', (id) => {
  test.each(exerciseKinds)('of kind %s are marked as naive searches of the same tree have it', async (kind) => {
    for (const exercise of await exercisesOf(id, kind)) {
      const { sheet, notes } = sheetAndNotes(exercise);
      const answer = naiveAnswer(exercise, sheet, notes);
      expect(exercise.question.kind).toBe(kind);
      expect(exercise.answer).toEqual(answer);
      if (kind !== 'cuts') expect(answer).toHaveLength(1);
      expect(isRight(exercise, [...answer].reverse())).toBe(true);
      for (const [place] of exercise.choices.entries()) {
        const other = answer.includes(place) ? answer.filter((each) => each !== place) : [...answer, place];
        expect(isRight(exercise, other)).toBe(false);
      }
      for (const [node, look] of exercise.looked.entries()) {
        const bounds = notes.windows.get(node);
        expect(look && [look.alpha, look.beta]).toEqual(bounds);
        if (!look) continue;
        expect(look.score).toBe(notes.returned.get(node));
        const truth = minimax(present(within(sheet, node), 'position'), plyOf(sheet, node) % 2 === 0);
        if (look.bound === 'exact') expect(look.score).toBe(truth);
        else if (look.bound === 'at-most') expect(truth).toBeLessThanOrEqual(look.score);
        else expect(truth).toBeGreaterThanOrEqual(look.score);
      }
    }
  });
});

test('there are hundreds, no two alike, small enough for a person', async () => {
  const puzzles = new Set<string>();
  let count = 0;
  for (const id of gameIds) {
    for (const kind of exerciseKinds) {
      for (const { game, tree, asked, question } of await exercisesOf(id, kind)) {
        count++;
        const root = present(tree[0], 'root');
        expect(legalMoves(game, root.state).length).toBeGreaterThan(1);
        expect(tree.length).toBeLessThanOrEqual(25);
        expect(tree.filter(({ children }) => children.length === 0).length).toBeLessThanOrEqual(12);
        // Alike are two with the same numbers in the same places, even in different positions.
        puzzles.add(JSON.stringify([id, question, asked, tree.map(({ parent, score }) => [parent, score])]));
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(750);
  expect(puzzles.size).toBe(count);
});

test('the answers differ: not everything is cut at once, and some bounds are not set yet', async () => {
  const [cuts, windows] = [await exercisesOf('neutreeko', 'cuts'), await exercisesOf('neutreeko', 'bounds')];
  const lengths = new Set(cuts.map(({ answer }) => answer.length));
  expect([...lengths].sort()).toEqual([0, 1, 2, 3]);
  const bounds = new Set(windows.map(({ question }) => (question.kind === 'bounds' ? question.bound : '')));
  expect([...bounds].sort()).toEqual(['alpha', 'beta']);
  const isOpen = windows.map(({ choices, answer }) => {
    const choice = choices[answer[0] ?? 0];
    return choice && 'score' in choice && !Number.isFinite(choice.score);
  });
  expect(new Set(isOpen)).toEqual(new Set([true, false]));
});

test('a seed always means the same exercise, and a game without an evaluation has none', async () => {
  const game = await loadGame('quantik');
  const players = await playersOf(game);
  const drawn = drawExercise(game, players, 'cuts', 77);
  expect(drawExercise(game, players, 'cuts', 77)).toEqual(drawn);
  expect(drawExercise(game, players, 'cuts', 78)?.tree).not.toEqual(drawn?.tree);
  expect(drawExercise(game, { ...players, evaluations: [] }, 'cuts', 77)).toBeUndefined();
});

describe('a proof', () => {
  test('of a cut ends with what the opponent has elsewhere, and names what is spared', async () => {
    for (const exercise of await exercisesOf('tres-em-linha', 'cuts')) {
      const { asked, answer, choices, proof } = exercise;
      const last = proof.at(-1);
      const spared = answer.map((place) => choices[place]).map((choice) => choice && 'node' in choice && choice.node);
      if (spared.length === 0) {
        expect(last).toMatchObject({ kind: 'whole', node: asked });
        continue;
      }
      if (last?.kind !== 'cut') throw new Error('The last step should be the cut.');
      expect(last.left).toEqual(spared);
      const isMax = plyOf(sheetAndNotes(exercise).sheet, asked) % 2 === 0;
      expect(isMax ? last.score >= last.limit : last.score <= last.limit).toBe(true);
      // The limit comes from a move that was finished before.
      const sources = proof.flatMap((step) => (step.kind === 'returned' ? [step.best] : []));
      expect(sources).toContain(last.limit);
    }
  });

  test('of what a position returns is the best of what its moves came to', async () => {
    for (const { looked, asked, proof } of await exercisesOf('fuse', 'return')) {
      const before = proof.at(-2);
      expect(proof.at(-1)).toEqual({ kind: 'returns', node: asked, score: looked[asked]?.score });
      expect(before?.kind === 'returned' && before.best).toBe(looked[asked]?.score);
    }
  });

  test('of a window has every bound from a step before it', async () => {
    for (const { looked, asked, proof } of await exercisesOf('quantik', 'bounds')) {
      const { alpha, beta } = present(looked[asked], 'look');
      expect(proof.at(-1)).toEqual({ kind: 'entered', node: asked, alpha, beta });
      const sources = proof.flatMap((step) => (step.kind === 'returned' ? [step.best] : []));
      for (const bound of [alpha, beta].filter(Number.isFinite)) expect(sources).toContain(bound);
    }
  });
});

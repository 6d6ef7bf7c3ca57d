import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { idOf } from './identity.ts';
import { type Puzzle, type PuzzleTheme, type PuzzleTurn, puzzleThemes } from './puzzle.ts';

/**
 * Puzzles as they are kept: a line each, of five fields. The tree has the moves by their places in the rules' fixed order, so
 * that to read it needs no oracle.
 *
 *     puzzles 1 neutreeko
 *     .w..w/...../...../..w.b/..bb. b,w7,540,5,q,C(AB.DE.)
 *
 * - The position, from which the id is made.
 * - The goal, `w` or `d`, and the plies where they are known.
 * - The rating, and the grade.
 * - A letter for each theme.
 * - The tree: a turn is the signs of its moves and a full stop; or the sign of its one move and, within brackets, the sign
 *   of each reply with the turn that follows.
 */
const version = 1;

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&*+-:;<=>?@^_~|';

const letters: Readonly<Record<PuzzleTheme, string>> = {
  'only-draw': 'o',
  quiet: 'q',
  'double-threat': 't',
  block: 'b',
  zugzwang: 'z',
  'slower-win': 's',
};

export function formatPuzzles<S>(game: Game<S>, puzzles: readonly Puzzle[]): string {
  return [`puzzles ${version} ${game.id}`, ...puzzles.map((puzzle) => formatPuzzle(game, puzzle))].join('\n');
}

function formatPuzzle<S>(game: Game<S>, puzzle: Puzzle): string {
  const { position, goal, plies, rating, grade, themes, solution } = puzzle;
  const task = `${goal === 'win' ? 'w' : 'd'}${plies ?? ''}`;
  const signsOfThemes = themes.map((theme) => letters[theme]).join('');
  return [position, task, rating, grade, signsOfThemes, formatTurn(game, stateOf(game, position), solution)].join(',');
}

function formatTurn<S>(game: Game<S>, state: S, { moves, replies }: PuzzleTurn): string {
  const own = namedMoves(game, state);
  const placesOfMoves = moves.map((move) => signOf(own, move)).join('');
  if (!replies) return `${placesOfMoves}.`;
  const [move = ''] = moves;
  const after = game.rules.apply(state, present(own.get(move), move));
  const theirs = namedMoves(game, after);
  const turns = Object.entries(replies).map(
    ([reply, turn]) =>
      signOf(theirs, reply) + formatTurn(game, game.rules.apply(after, present(theirs.get(reply), reply)), turn),
  );
  return `${placesOfMoves}(${turns.join('')})`;
}

/** The legal moves by their texts, in the rules' order. */
function namedMoves<S>(game: Game<S>, state: S): ReadonlyMap<string, Move> {
  return new Map(legalMoves(game, state).map((move) => [game.notation.move(state, move), move]));
}

function signOf(moves: ReadonlyMap<string, Move>, text: string): string {
  return present(signs[[...moves.keys()].indexOf(text)], `sign of the move ${text}`);
}

/** The puzzles of a game from the text that it brings. The text is our own: what is wrong with it throws. */
export function parsePuzzles<S>(game: Game<S>, text: string): readonly Puzzle[] {
  const [header, ...lines] = text.trim().split('\n');
  if (header !== `puzzles ${version} ${game.id}`) {
    throw new Error(
      `Puzzles of ${game.id} were expected, and the text begins “${header}”; make them with npm run puzzles.`,
    );
  }
  return lines.map((line) => parsePuzzle(game, line));
}

function parsePuzzle<S>(game: Game<S>, line: string): Puzzle {
  const [position = '', task = '', rating, grade, themes = '', tree = ''] = line.split(',');
  const reader = { tree, at: 0 };
  const plies = task.slice(1);
  return {
    id: idOf(position),
    game: game.id,
    position,
    goal: task.startsWith('w') ? 'win' : 'draw',
    plies: plies === '' ? null : Number(plies),
    solution: readTurn(game, stateOf(game, position), reader),
    rating: Number(rating),
    grade: Number(grade),
    themes: puzzleThemes.filter((theme) => themes.includes(letters[theme])),
  };
}

/** A tree, and how much of it has been read. */
interface TreeReader {
  readonly tree: string;
  at: number;
}

function readTurn<S>(game: Game<S>, state: S, reader: TreeReader): PuzzleTurn {
  const own = legalMoves(game, state);
  const moves: Move[] = [];
  let sign = readSign(reader);
  for (; sign !== '.' && sign !== '('; sign = readSign(reader)) moves.push(moveOf(own, sign));
  const texts = moves.map((move) => game.notation.move(state, move));
  if (sign === '.') return { moves: texts };
  const after = game.rules.apply(state, present(moves[0], 'only move of a turn'));
  const theirs = legalMoves(game, after);
  const replies: Record<string, PuzzleTurn> = {};
  for (sign = readSign(reader); sign !== ')'; sign = readSign(reader)) {
    const reply = moveOf(theirs, sign);
    replies[game.notation.move(after, reply)] = readTurn(game, game.rules.apply(after, reply), reader);
  }
  return { moves: texts, replies };
}

function readSign(reader: TreeReader): string {
  return present(reader.tree[reader.at++], 'end of a tree');
}

function moveOf(moves: readonly Move[], sign: string): Move {
  return present(moves[signs.indexOf(sign)], `move with the sign ${sign}`);
}

function stateOf<S>(game: Game<S>, position: string): S {
  const state = game.notation.parsePosition(position);
  if (state.ok) return state.value;
  throw new Error(`${position} is no position of ${game.id}: ${state.problem.code}.`);
}

import { type CellId, cellAt, type Game, type Move } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import type { Problem } from '../../../core/problem.ts';
import { press as pressCell, type Targets, targetsOf } from '../../../play/pointing.ts';
import { onlyPass } from '../../../play/view.ts';
import { answerStep, dialogueOf } from '../steps.ts';
import { readTyped } from '../typed-move.ts';
import type { PageKey } from './window.ts';

/** What a person is about to do: where they point, what they have picked up, what they have typed. */
export interface Pointing {
  readonly cursor: CellId;
  readonly picked: readonly CellId[];
  /** With the colon that it may begin with. */
  readonly typed: string;
  /** What has been answered, where a move is asked for part by part. */
  readonly chosen: readonly number[];
}

/** How a person looks at the table and wants to be asked. */
export interface Options {
  readonly isFlipped: boolean;
  readonly asksInSteps: boolean;
}

/** What a key comes to. */
export interface Pressed {
  readonly pointing: Pointing;
  readonly move?: Move;
  readonly problem?: Problem;
  /** More was typed or pasted than can be a move. */
  readonly excess?: 'lines' | 'length';
}

const maxMoveLength = 40;

/** Points at something that can be moved, keeping the old place where that is still one to point at. */
export function startPointing(match: Match, cursor: CellId | undefined): Pointing {
  const { game, state, moves } = match;
  const isKept = cursor !== undefined && isReachable(match, cursor);
  const paths = moves.map((move) => game.view.path(state, move)).filter((path) => path.length > 0);
  const middle = paths[Math.floor(paths.length / 2)]?.[0] ?? 0;
  return { cursor: isKept ? cursor : middle, picked: [], typed: '', chosen: [] };
}

/** Cells that may be pressed next, and the moves that go on there. */
export function targetsAt({ game, state, moves }: Match, picked: readonly CellId[]): Targets {
  return targetsOf({ game, state, moves, picked });
}

/** What a key does, beyond those that are commands. */
export function press(pointing: Pointing, key: PageKey, match: Match, options: Options): Pressed {
  switch (key.kind) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return { pointing: { ...pointing, cursor: neighbour(match, pointing.cursor, key.kind, options.isFlipped) } };
    case 'tab':
    case 'backtab':
      return { pointing: { ...pointing, cursor: nextChoice(match, pointing, key.kind === 'tab' ? 1 : -1) } };
    case 'escape':
      return { pointing: { ...pointing, picked: [], typed: '', chosen: [] } };
    case 'backspace':
      return { pointing: { ...pointing, typed: Array.from(pointing.typed).slice(0, -1).join('') } };
    case 'clear':
      return { pointing: { ...pointing, typed: '' } };
    case 'char':
      return type(pointing, key.char);
    case 'paste':
      return type(pointing, key.text.trim());
    case 'enter':
      return pointing.typed || pointing.chosen.length > 0 ? send(pointing, match, options) : touch(pointing, match);
    case 'pointed':
      if (key.target.kind !== 'cell' || isIdle(pointing, key, match)) return { pointing };
      return pointAt(pointing, key.target.cell, match);
    default:
      return { pointing };
  }
}

function type(pointing: Pointing, text: string): Pressed {
  if (/[\r\n]/u.test(text)) return { pointing, excess: 'lines' };
  const typed = pointing.typed + text.replace(/[\p{Cc}\p{Cf}]/gu, '');
  if (typed.length > maxMoveLength) return { pointing, excess: 'length' };
  return { pointing: { ...pointing, typed: typed.trimStart() } };
}

/** What was typed as a move: a colon before it lets it begin with a letter that is a key. */
export function typedMove({ typed }: Pointing): string {
  return typed.replace(/^:/u, '').trim();
}

function send(pointing: Pointing, match: Match, { asksInSteps }: Options): Pressed {
  const emptied = { ...pointing, typed: '' };
  const text = typedMove(pointing);
  if (text === '') return { pointing: emptied };
  const dialogue = asksInSteps ? dialogueOf(match) : undefined;
  if (dialogue) {
    const { chosen, ...came } = answerStep(match, dialogue, pointing.chosen, text);
    return { pointing: { ...emptied, chosen }, ...came };
  }
  const move = readTyped(match, text);
  return move.ok ? { pointing: emptied, move: move.value } : { pointing: emptied, problem: move.problem };
}

/** Whether a key does nothing at all: a mouse's button that comes up where it went down, or with nothing held. */
export function isIdle({ picked }: Pointing, key: PageKey, { game, state }: Match): boolean {
  if (key.kind !== 'pointed' || key.isDown) return false;
  const { target } = key;
  return target.kind !== 'cell' || picked.length === 0 || game.view.target(state, target.cell) === picked.at(-1);
}

/**
 * A mouse's button on a cell: going down it picks up or puts down, and what was being typed is let go. Coming up on
 * another cell it puts down what is held there, so that pieces can be dragged.
 */
function pointAt(pointing: Pointing, cell: CellId, match: Match): Pressed {
  const cursor = isReachable(match, cell) ? cell : pointing.cursor;
  return touch({ ...pointing, cursor, typed: '', chosen: [] }, match, cell);
}

/** Picks up or puts down at the cursor, or at a cell that is pointed at otherwise. */
function touch(pointing: Pointing, match: Match, cell = pointing.cursor): Pressed {
  const { game, state, moves } = match;
  const pass = onlyPass(game, state, moves);
  if (pass !== undefined) return { pointing, move: pass };
  const pressed = pressCell({ game, state, moves, picked: pointing.picked }, cell);
  switch (pressed.kind) {
    case 'played':
      return { pointing: { ...pointing, picked: [] }, move: pressed.move };
    case 'refused':
      return { pointing, problem: pressed.problem };
    default:
      return { pointing: { ...pointing, picked: pressed.path } };
  }
}

/** The next cell, in reading order, that something can be done with. */
function nextChoice(match: Match, { cursor, picked }: Pointing, step: 1 | -1): CellId {
  const cells = [...targetsAt(match, picked).keys()].sort((a, b) => a - b);
  const at = cells.indexOf(cursor);
  const next = at < 0 ? (cells.find((cell) => cell > cursor) ?? cells[0]) : cells.at((at + step) % cells.length);
  return next ?? cursor;
}

const directions = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

/** The nearest cell in a direction, straight ahead before askew; the same one at the edge. */
function neighbour(match: Match, cursor: CellId, direction: keyof typeof directions, isFlipped: boolean): CellId {
  const { game } = match;
  const [dx, dy] = directions[direction];
  const from = placeOf(game, cursor, isFlipped);
  let nearest = cursor;
  let least = Number.POSITIVE_INFINITY;
  for (const id of game.view.cells.keys()) {
    const to = placeOf(game, id, isFlipped);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead < 0.1 || distance >= least || !isReachable(match, id)) continue;
    nearest = id;
    least = distance;
  }
  return nearest;
}

/** Cells of the board, and the player's own stock. */
function isReachable({ game, turn }: Match, id: CellId): boolean {
  const cell = cellAt(game.view, id);
  return cell.kind === 'hand' ? cell.owner === turn : cell.kind !== 'entry';
}

/** Where a cell is seen, in cells from the top left; stocks are above and below the board. */
function placeOf(game: Game, id: CellId, isFlipped: boolean): { readonly x: number; readonly y: number } {
  const { columns, rows } = game.view;
  const cell = cellAt(game.view, id);
  if (cell.kind === 'hand') {
    const isAbove = (cell.owner === 1) !== isFlipped;
    // Seven characters for each kind in stock, where a cell of the board has four.
    return { x: (cell.x * 7) / 4, y: isAbove ? -1.5 : rows.length + 0.5 };
  }
  return isFlipped ? { x: columns.length - 1 - cell.x, y: rows.length - 1 - cell.y } : { x: cell.x, y: cell.y };
}

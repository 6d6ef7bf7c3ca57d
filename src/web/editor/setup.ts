import { cellOf } from '../../board/layout.ts';
import type { Cell, CellId, Game, Piece, PieceKind, Player } from '../../core/game.ts';
import { composePosition } from '../../core/notation.ts';
import { fail, succeed } from '../../core/problem.ts';

/** Pieces on a board and who is to move, whether or not that is a position of the game. */
export interface Setup {
  readonly pieces: readonly Piece[];
  /** Undefined where it follows from the pieces. */
  readonly turn: Player | undefined;
}

/** What presses put on the board; `nothing` takes away. */
export type Tool = PieceKind | 'nothing';

/**
 * A game's board to set pieces up on: drawn like the game's own, but it holds anything, and nothing moves by rules.
 * Hands are left out, since nothing is set up there, so its cells have numbers of their own.
 */
export function canvasOf(game: Game): Game<Setup> {
  const { view, notation, text, id } = game;
  const cells = view.cells.filter(({ kind }) => kind !== 'hand');
  const isTurnChosen = asksForTurn(game);
  const nothing: Setup = { pieces: [], turn: isTurnChosen ? 0 : undefined };
  const canvas: Game<Setup> = {
    id,
    text,
    symmetries: () => [],
    rules: {
      maxMoves: 0,
      start: () => nothing,
      turn: ({ turn }) => turn ?? 0,
      moves: () => 0,
      apply: (setup) => setup,
      outcome: () => 'ongoing',
      ending: () => undefined,
    },
    notation: {
      sides: notation.sides,
      move: () => '',
      position: ({ pieces, turn }) => composePosition(canvas, pieces, turn),
      parsePosition: (written) => {
        const setup = readSetup(canvas, written, isTurnChosen);
        return setup ? succeed(setup) : fail({ code: 'no-such-move', values: { text: written } });
      },
      read: (_setup, written) => fail({ code: 'no-such-move', values: { text: written } }),
    },
    view: {
      ...(view.material && { material: view.material }),
      cells,
      columns: view.columns,
      rows: view.rows,
      pieceKinds: view.pieceKinds,
      pieces: ({ pieces }) => pieces,
      path: () => [],
      target: (setup, cell) => landingCell(cells, setup, cell),
      motion: () => [],
      refuse: () => ({ code: 'no-such-move', values: { text: '' } }),
    },
  };
  return canvas;
}

/** Below an entry everything falls to the lowest free cell; in a full column the topmost one is meant. */
function landingCell(cells: readonly Cell[], setup: Setup, cell: CellId): CellId {
  const { kind, x } = cellOf({ cells }, cell);
  const column = [...cells.entries()].filter(([, other]) => other.x === x);
  const hasEntry = column.some(([, other]) => other.kind === 'entry');
  if (!hasEntry || (kind !== 'entry' && pieceOn(setup, cell))) return cell;
  const below = column.filter(([, other]) => other.kind === 'board');
  const fromBottom = below.sort(([, one], [, other]) => other.y - one.y).map(([other]) => other);
  return fromBottom.find((other) => !pieceOn(setup, other)) ?? fromBottom.at(-1) ?? cell;
}

/** Whether the side to move must be said, because it does not follow from the pieces. */
export function asksForTurn(game: Game): boolean {
  const bare = game.notation.parsePosition(composePosition(game, []));
  return !bare.ok && bare.problem.code === 'side-missing';
}

/** The text of a setup; where the side follows from the pieces, it is said as soon as they are a position. */
export function formatSetup(game: Game, canvas: Game<Setup>, setup: Setup): string {
  const text = canvas.notation.position(setup);
  const parsed = setup.turn === undefined ? game.notation.parsePosition(text) : undefined;
  return parsed?.ok ? game.notation.position(parsed.value) : text;
}

/** What a text says stands where, as long as it fits the board, position or not. */
function readSetup({ view, notation }: Game<Setup>, text: string, isTurnChosen: boolean): Setup | undefined {
  const [board = '', side = ''] = text.trim().split(/\s+/u);
  const rows = board.split('/').map((row) => Array.from(row));
  const fits = rows.length === view.rows.length && rows.every((row) => row.length === view.columns.length);
  if (!fits) return undefined;
  const pieces: Piece[] = [];
  const places = new Map(view.cells.map(({ x, y }, cell) => [`${x},${y}`, cell]));
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of row.entries()) {
      const cell = places.get(`${x},${y}`);
      const kind = view.pieceKinds.find((known) => known.letter === letter);
      if (letter === (cell === undefined ? '#' : '.')) continue;
      if (cell === undefined || !kind) return undefined;
      pieces.push({ cell, ...kind });
    }
  }
  return { pieces, turn: isTurnChosen ? turnOf(notation.sides, side) : undefined };
}

function turnOf(sides: readonly [string, string], side: string): Player {
  return side.toLowerCase() === sides[1] ? 1 : 0;
}

export function pieceOn({ pieces }: Setup, cell: CellId): Piece | undefined {
  return pieces.find((piece) => piece.cell === cell);
}

/** A press with a tool: puts its piece, or takes it away where it stands already. */
export function press(setup: Setup, cell: CellId, tool: Tool): Setup {
  const isThere = tool !== 'nothing' && pieceOn(setup, cell)?.letter === tool.letter;
  return put(setup, cell, isThere ? 'nothing' : tool);
}

/** Puts a piece on a cell in place of whatever is there. */
export function put(setup: Setup, cell: CellId, tool: Tool): Setup {
  const others = setup.pieces.filter((piece) => piece.cell !== cell);
  return { ...setup, pieces: tool === 'nothing' ? others : [...others, { ...kindOf(tool), cell }] };
}

/** Takes a piece from one cell to another, or off the board. */
export function carry(setup: Setup, from: CellId, to: CellId | undefined): Setup {
  const piece = pieceOn(setup, from);
  if (!piece || from === to) return setup;
  const lifted = put(setup, from, 'nothing');
  return to === undefined ? lifted : put(lifted, to, piece);
}

/** The tool that a key means: the letter of a piece, or a key that takes away. */
export function toolOf(canvas: Game<Setup>, key: string): Tool | undefined {
  if (key === 'Delete' || key === 'Backspace' || key === '.') return 'nothing';
  return canvas.view.pieceKinds.find(({ letter }) => letter === key);
}

function kindOf({ owner, kind, letter, isMarked }: PieceKind): PieceKind {
  return { owner, kind, letter, ...(isMarked && { isMarked }) };
}

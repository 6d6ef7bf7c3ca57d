import type { CellId, Game } from '../core/game.ts';
import { legalMoves, movesAlong } from '../core/match.ts';
import { composePosition } from '../core/notation.ts';
import { type Finding, firstFinding, type GameLaw, isSame, type PositionLaw } from './law.ts';
import { makeLawProblem } from './problems.ts';
import { refusalFinding } from './sentences.ts';

const usualRuns = 100;

/** The names of cells, or the number of one that there is not. */
function named({ view }: Game, cells: readonly CellId[]): string {
  return cells.map((cell) => view.cells[cell]?.name ?? `#${cell}`).join('-');
}

const pathsAreUnique: PositionLaw = {
  name: 'paths-are-unique',
  runs: usualRuns,
  inPosition({ game, state }) {
    const { view, notation } = game;
    return firstFinding(legalMoves(game, state), (move) => {
      const text = notation.move(state, move);
      const path = view.path(state, move);
      const along = movesAlong(game, state, path);
      if (!isSame(along, [move])) {
        const found = along.map((other) => notation.move(state, other)).join(', ');
        return makeLawProblem({ code: 'law-path', values: { move: text, path: named(game, path), found } });
      }
      const lost = path.find((cell) => view.cells[view.target(state, cell)] === undefined);
      if (lost === undefined) return undefined;
      return makeLawProblem({ code: 'law-target', values: { cell: named(game, [lost]) } });
    });
  },
};

const movingPiecesArrive: PositionLaw = {
  name: 'moving-pieces-arrive',
  runs: usualRuns,
  inPosition({ game, state }) {
    const { rules, view, notation } = game;
    const before = view.pieces(state);
    return firstFinding(legalMoves(game, state), (move) => {
      const after = view.pieces(rules.apply(state, move));
      const values = { move: notation.move(state, move) };
      return firstFinding(view.motion(state, move), ({ from, to }) => {
        const mover = before.find((piece) => piece.cell === from);
        if (!mover && view.cells[from]?.kind !== 'entry') {
          return makeLawProblem({ code: 'law-motion-start', values: { ...values, cell: named(game, [from]) } });
        }
        const arrived = after.find((piece) => piece.cell === to);
        const isSamePiece =
          arrived !== undefined &&
          arrived.kind === (mover?.kind ?? arrived.kind) &&
          arrived.owner === (mover?.owner ?? rules.turn(state));
        if (isSamePiece) return undefined;
        return makeLawProblem({ code: 'law-motion-end', values: { ...values, cell: named(game, [to]) } });
      });
    });
  },
};

const piecesAreDrawn: PositionLaw = {
  name: 'pieces-are-drawn',
  runs: usualRuns,
  inPosition({ game, state, position }) {
    const { view } = game;
    const [board = ''] = position.split(' ');
    const rows = board.split('/');
    const drawn = view.pieces(state).filter(({ cell }) => view.cells[cell]?.kind !== 'hand');
    const wrong = drawn.find(({ cell, letter }) => {
      const place = view.cells[cell];
      return !place || rows[place.y]?.[place.x] !== letter;
    });
    if (wrong) {
      const { letter, cell } = wrong;
      return makeLawProblem({ code: 'law-drawn', values: { letter, cell: named(game, [cell]), position } });
    }
    const written = rows.join('').replace(/[.#]/gu, '').length;
    if (drawn.length === written) return undefined;
    return makeLawProblem({ code: 'law-drawn-count', values: { drawn: drawn.length, written, position } });
  },
};

const piecesCompose: PositionLaw = {
  name: 'pieces-compose',
  runs: usualRuns,
  inPosition({ game, state, turn, position }) {
    const { view } = game;
    const pieces = view.pieces(state);
    const found = composePosition(game, pieces, turn);
    if (found !== position)
      return makeLawProblem({ code: 'law-text-differs', values: { text: found, found: position } });
    const unknown = pieces.find(
      ({ owner, kind, letter, isMarked }) =>
        !view.pieceKinds.some((known) => isSame(known, { owner, kind, letter, ...(isMarked && { isMarked }) })),
    );
    return (
      unknown && makeLawProblem({ code: 'law-piece-kind', values: { letter: unknown.letter, kind: unknown.kind } })
    );
  },
};

/** A sentence in which every value is there. */
const wholeSentence = /^(?!.*(?:undefined|NaN)).*\.$/u;

const anyPath: PositionLaw = {
  name: 'any-path',
  // Every pair of cells is looked at each time.
  runs: 10,
  inPosition({ game, state }) {
    const { view } = game;
    const paths = legalMoves(game, state).map((move) => view.path(state, move));
    if (paths.length === 0) return undefined;
    const legal = new Set(paths.map((path) => path.join()));
    const begun = new Set(paths.map(([first]) => first));
    const hasPairs = paths.some((path) => path.length > 1);
    return firstFinding(view.cells.keys(), (from) => {
      const pairs = hasPairs ? view.cells.map((_, to) => [from, to]) : [];
      const refused = [...pairs.filter((path) => !legal.has(path.join())), ...(begun.has(from) ? [] : [[from]])];
      return firstFinding(refused, (path): Finding => refusalFinding(view.refuse(state, path), game, wholeSentence));
    });
  },
};

const cellsHaveNames: GameLaw = {
  name: 'cells-have-names',
  inGame({ view }) {
    const names = view.cells.map((cell) => `${cell.kind} ${cell.name}`);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    return twice === undefined ? undefined : makeLawProblem({ code: 'law-cell-name', values: { cell: twice } });
  },
};

const playersOwnPieces: GameLaw = {
  name: 'players-own-pieces',
  inGame({ view }) {
    const without = ([0, 1] as const).find((player) => !view.pieceKinds.some(({ owner }) => owner === player));
    return without === undefined ? undefined : makeLawProblem({ code: 'law-no-pieces', values: { player: without } });
  },
};

export const viewLaws: readonly (GameLaw | PositionLaw)[] = [
  pathsAreUnique,
  movingPiecesArrive,
  piecesAreDrawn,
  piecesCompose,
  anyPath,
  cellsHaveNames,
  playersOwnPieces,
];

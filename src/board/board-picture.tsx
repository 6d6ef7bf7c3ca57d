import { createEffect, createMemo, For, type JSX, onCleanup, Show, untrack } from 'solid-js';
import type { CellId, Move, Piece } from '../core/game.ts';
import { cellsLike, type Pointing, type Targets } from '../play/pointing.ts';
import type { Shown } from '../play/travel.ts';
import type { BoardProps } from './board-props.ts';
import { groundMarkup } from './ground.ts';
import { lateModule } from './late-module.ts';
import { cellOf, type Layout, type Place, placeOf } from './layout.ts';
import { useBoardLook } from './look.ts';
import type { Badge } from './marks/badge.ts';
import {
  aimMarkup,
  countMarkup,
  dotMarkup,
  entryMarkup,
  glowMarkup,
  lightMarkup,
  type Marking,
  movableMarkup,
  trailMarkup,
} from './marks/marks.ts';
import { valueMarks } from './marks/value-marks.ts';
import { paletteFor } from './palette.ts';
import { pieceDefs, pieceMarkup } from './pieces/draw.ts';
import { liftedScale, type Release } from './release.ts';

interface PictureProps {
  readonly board: BoardProps;
  readonly layout: Layout;
  readonly prefix: string;
  readonly pointing: Pointing<unknown>;
  readonly targets: Targets;
  readonly pointed: CellId | undefined;
  readonly drag: Release | undefined;
  readonly isStill: boolean;
  /** What the best of some moves is worth, while values are shown. */
  bestBadge(moves: readonly Move[]): Badge | undefined;
  takeRelease(): Release | undefined;
}

/** All that is seen of a board. Screen readers and fingers meet the grid over it instead. */
export function BoardPicture(props: PictureProps): JSX.Element {
  const look = useBoardLook();
  const marking = createMemo<Marking<unknown>>(() => ({
    view: props.board.game.view,
    layout: props.layout,
    palette: paletteFor(props.board.game.view, look.theme(), look.material()),
  }));
  const isMiniature = () => props.board.size === 'miniature';
  const pieces = createMemo<readonly Piece[]>((before) => drawnPieces(props.board, before), []);
  // Markup as memos: what is drawn is touched only when it is different.
  const ground = createMemo(() =>
    groundMarkup({ ...marking(), prefix: props.prefix, coordinates: props.board.coordinates !== false }),
  );
  const defs = createMemo(() => pieceDefs(props.prefix, [...pieces(), ...entering(props)]));
  const below = createMemo(() => marksBelow(props, marking()));
  const above = createMemo(() => marksAbove(props, marking()));
  const bodies = new Map<CellId, SVGGElement>();
  showTravels(props, bodies);

  return (
    <svg
      viewBox={`0 0 ${props.layout.width} ${props.layout.height}`}
      role={isMiniature() ? 'img' : undefined}
      aria-label={isMiniature() ? props.board.label : undefined}
      aria-hidden={isMiniature() ? undefined : 'true'}
    >
      <g innerHTML={ground()} />
      <defs innerHTML={defs()} />
      <g innerHTML={below()} />
      <For each={pieces()}>
        {(piece) => (
          <PlacedPiece
            piece={piece}
            picture={props}
            marking={marking()}
            bodyRef={(body) => {
              bodies.set(piece.cell, body);
              onCleanup(() => bodies.get(piece.cell) === body && bodies.delete(piece.cell));
            }}
          />
        )}
      </For>
      <g innerHTML={above()} />
      <For each={entering(props)}>
        {(piece) => <LoosePiece piece={piece} place={placeOf(props.layout, piece.cell)} prefix={props.prefix} />}
      </For>
      <Show when={dragged(props)}>
        {(piece) => (
          <LoosePiece
            piece={piece()}
            place={{ x: props.drag?.x ?? 0, y: props.drag?.y ?? 0, scale: liftedScale }}
            prefix={props.prefix}
          />
        )}
      </Show>
    </svg>
  );
}

function PlacedPiece(props: {
  readonly piece: Piece;
  readonly picture: PictureProps;
  readonly marking: Marking<unknown>;
  bodyRef(body: SVGGElement): void;
}): JSX.Element {
  const place = () => placeOf(props.picture.layout, props.piece.cell);
  const decisive = () => props.picture.board.ending?.cells ?? [];
  const { cell, count } = props.piece;
  return (
    <>
      <g transform={`translate(${place().x} ${place().y}) scale(${place().scale})`}>
        <g ref={props.bodyRef}>
          <g
            class="board-body"
            classList={{
              'is-picked': props.picture.pointing.picked.includes(cell),
              'is-dim': decisive().length > 0 && !decisive().includes(cell),
              'is-away': props.picture.drag?.cell === cell,
            }}
            innerHTML={pieceMarkup(props.picture.prefix, props.piece)}
          />
        </g>
      </g>
      <Show when={count}>{(shown) => <g innerHTML={countMarkup(props.marking, cell, shown())} />}</Show>
    </>
  );
}

/** A piece on its way: held by a pointer, or waiting above its column. */
function LoosePiece(props: {
  readonly piece: Piece;
  readonly place: Pick<Place, 'x' | 'y' | 'scale'>;
  readonly prefix: string;
}): JSX.Element {
  const markup = createMemo(() => pieceMarkup(props.prefix, props.piece));
  const transform = () => `translate(${props.place.x} ${props.place.y}) scale(${props.place.scale})`;
  return <g transform={transform()} innerHTML={markup()} />;
}

function dragged({ board, drag }: PictureProps): Piece | undefined {
  return drag && board.game.view.pieces(board.state).find(({ cell }) => cell === drag.cell);
}

/** Where pieces come in from above: the one that would, over the column that is pointed at. */
function entering({ board, targets, pointed }: PictureProps): readonly Piece[] {
  const { game, state } = board;
  if (pointed === undefined || board.size === 'miniature') return [];
  const target = game.view.target(state, pointed);
  const [move] = targets.get(target) ?? [];
  const [motion] = move === undefined ? [] : game.view.motion(state, move);
  if (move === undefined || !motion || cellOf(game.view, motion.from).kind !== 'entry') return [];
  const after = game.view.pieces(game.rules.apply(state, move));
  return after.filter(({ cell }) => cell === target).map((piece) => ({ ...piece, cell: motion.from }));
}

/** Pieces that stay as they are keep their identity, and with it their place in the document; those that move lie on top. */
function drawnPieces({ game, state, last }: BoardProps, before: readonly Piece[]): readonly Piece[] {
  const moved = last ? game.view.motion(last.before, last.move).map(({ to }) => to) : [];
  const pieces = game.view.pieces(state).map((piece) => before.find((other) => isSame(piece, other)) ?? piece);
  return [...pieces.filter(({ cell }) => !moved.includes(cell)), ...pieces.filter(({ cell }) => moved.includes(cell))];
}

function isSame(a: Piece, b: Piece): boolean {
  return (
    a.cell === b.cell &&
    a.owner === b.owner &&
    a.kind === b.kind &&
    a.letter === b.letter &&
    a.count === b.count &&
    a.isMarked === b.isMarked
  );
}

/** What lets pieces travel, which nobody needs to see a position. */
const motion = lateModule(() => import('./animate.ts'));

/** When the position changes by a move or by taking one back, its pieces travel; whatever was under way is cut short. */
function showTravels(props: PictureProps, bodies: ReadonlyMap<CellId, SVGElement>): void {
  let cutShort = () => {};
  // It is there when the first piece moves, and never where nothing is to.
  createEffect(() => !props.isStill && motion());
  createEffect<(Shown<unknown> & { readonly game: unknown }) | undefined>((before) => {
    const { game, state, last } = props.board;
    const now = { game, state, last };
    if (before === undefined || before.state === state) return now;
    cutShort();
    const release = props.takeRelease();
    const { layout, code } = untrack(() => ({ layout: props.layout, code: props.isStill ? undefined : motion() }));
    if (before.game === game && code) {
      cutShort = code.showChange(game, before, now, { bodies, layout, release });
    }
    return now;
  }, undefined);
  onCleanup(() => cutShort());
}

/** What is under the pointer, the trail of the last move, and the cells that decided the game. */
function marksBelow({ board, pointing, targets, pointed }: PictureProps, marking: Marking<unknown>): string {
  const { last, ending } = board;
  const isAim = pointed !== undefined && pointing.picked.length > 0 && targets.has(pointed);
  const alike = pointed !== undefined && pointing.moves.length > 0 ? cellsLike(pointing, pointed) : [];
  const isGuided = board.isGuided === true && pointing.picked.length === 0;
  const movable = isGuided ? board.game.view.pieces(board.state).filter(({ cell }) => targets.has(cell)) : [];
  return (
    movableMarkup(
      marking,
      movable.map(({ cell }) => cell),
    ) +
    (alike.length > 1 ? lightMarkup(marking, alike) : '') +
    (isAim ? aimMarkup(marking, pointed) : '') +
    (last ? trailMarkup(marking, last.before, last.move) : '') +
    (ending ? glowMarkup(marking, ending.cells) : '')
  );
}

/** Where a piece may go, what that is worth, and what is suggested. */
function marksAbove(props: PictureProps, marking: Marking<unknown>): string {
  const { board, targets, pointed } = props;
  const { game, state, hint, compared } = board;
  const occupied = new Set(game.view.pieces(state).map(({ cell }) => cell));
  const aim = pointed === undefined ? undefined : game.view.target(state, pointed);
  const drawn = [...targets].map(([cell, moves]) => {
    const isOnPiece = occupied.has(cell);
    const badge = props.bestBadge(moves);
    if (badge) return valueMarks()?.badgeMarkup(badge, { ...marking, cell, isOnPiece }) ?? '';
    return isOnPiece || board.isReadonly ? '' : dotMarkup(marking, cell, cell === aim);
  });
  const entries = game.view.cells.flatMap(({ kind }, cell) =>
    kind === 'entry' && !board.isReadonly && targets.has(game.view.target(state, cell))
      ? [entryMarkup(marking, cell)]
      : [],
  );
  return (
    entries.join('') +
    drawn.join('') +
    (hint === undefined ? '' : (valueMarks()?.hintMarkup(marking, state, hint) ?? '')) +
    (compared ? (valueMarks()?.comparedMarkup(marking, state, compared) ?? '') : '')
  );
}

import { createComputed, createEffect, createMemo, createSignal, For, type JSX, on } from 'solid-js';
import type { CellId } from '../core/game.ts';
import type { BoardActions } from './board-props.ts';
import { cellAt, type Layout, placeOf } from './layout.ts';
import { rowsOf, walk } from './walk.ts';

interface GridProps {
  readonly label: string;
  readonly layout: Layout;
  readonly isDragging: boolean;
  readonly isReadonly?: boolean | undefined;
  /** Where the keyboard begins. */
  readonly first: CellId | undefined;
  readonly actions: BoardActions;
  describe(cell: CellId): string;
  isOpen(cell: CellId): boolean;
  isDraggable(cell: CellId): boolean;
  isPicked(cell: CellId): boolean;
}

/** A pointer must go this far, in pixels, before it drags. */
const dragThreshold = 6;

/** What is touched, walked with keys and read aloud: a grid of cells that lies over the picture and shows nothing. */
export function BoardGrid(props: GridProps): JSX.Element {
  const [chosen, setChosen] = createSignal<CellId>();
  const rows = () => rowsOf(props.layout);
  const current = createMemo(() => {
    const cells = rows().flat();
    return [chosen(), props.first, cells[0]].find((cell) => cells.some((other) => other === cell));
  });
  let grid!: HTMLDivElement;

  function focus(cell: CellId): void {
    grid.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cell = cellOf(event);
    if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = walk(props.layout, cell, event.key);
    if (next !== undefined) focus(next);
    else if (event.key === 'Enter' || event.key === ' ') {
      // A key that is held down presses once.
      if (!event.repeat) props.actions.press(cell);
    } else if (event.key === 'Escape' && rows().flat().some(props.isPicked)) props.actions.letGo();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  }

  // A board that is flipped, or of another game, has its cells elsewhere; the keyboard goes with the one it was on, if that
  // is still there. Whether it was on one is seen before the old cells are gone.
  let hadFocus = false;
  createComputed<number | undefined>((before) => {
    const { length } = props.layout.places;
    if (before !== undefined) hadFocus = grid.matches(':focus-within');
    if (before !== length) setChosen(undefined);
    return length;
  }, undefined);
  createEffect(
    on(
      () => props.layout,
      () => {
        const cell = current();
        if (cell !== undefined && hadFocus) focus(cell);
      },
      { defer: true },
    ),
  );

  const pointer = pointerHandlers(props, () => grid);
  return (
    <div
      ref={grid}
      class="board-grid"
      classList={{ 'is-dragging': props.isDragging }}
      role="grid"
      aria-label={props.label}
      aria-readonly={props.isReadonly || undefined}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        const cell = cellOf(event);
        setChosen(cell);
        if (event.target instanceof Element && event.target.matches(':focus-visible')) props.actions.point(cell);
      }}
      onFocusOut={() => props.actions.point(undefined)}
      onPointerDown={pointer.onPointerDown}
      onPointerMove={pointer.onPointerMove}
      onPointerUp={pointer.onPointerUp}
      onPointerCancel={pointer.onPointerCancel}
      onLostPointerCapture={pointer.onPointerCancel}
      onPointerLeave={() => props.actions.point(undefined)}
      onClick={pointer.onClick}
    >
      {/* By their places, so that cells stay in the document while they come to mean others. */}
      <For each={[...rows().keys()]}>
        {(row) => (
          <div role="row">
            <For each={[...(rows()[row]?.keys() ?? [])]}>
              {(place) => {
                const cell = () => rows()[row]?.[place] ?? 0;
                return (
                  <div
                    role="gridcell"
                    class="board-cell"
                    classList={{ 'is-open': props.isOpen(cell()), 'is-draggable': props.isDraggable(cell()) }}
                    data-cell={cell()}
                    tabIndex={current() === cell() ? 0 : -1}
                    aria-label={props.describe(cell())}
                    aria-selected={props.isPicked(cell()) || undefined}
                    style={boxOf(props.layout, cell())}
                  />
                );
              }}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

/** Puts the keyboard on a board, at the cell where it was last or would begin. */
export function focusBoard(
  holder: ParentNode | null | undefined,
  options: FocusOptions = { preventScroll: true },
): void {
  holder?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus(options);
}

/** A pointer that went down on a piece; as long as it is there, others count for nothing. */
interface Grip {
  readonly pointer: number;
  readonly cell: CellId;
  readonly x: number;
  readonly y: number;
  hasDragged: boolean;
}

/** A press is a click, so that screen readers can press too; a pointer that moves on from a piece drags it. */
function pointerHandlers(props: GridProps, grid: () => HTMLElement) {
  let grip: Grip | undefined;
  let isClickSpent = false;
  const toDrawing = (event: PointerEvent) => {
    const box = grid().getBoundingClientRect();
    const scale = props.layout.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };

  /** What was let go of by a key, or with its position, is not taken up again by moving on. */
  function pull(held: Grip, { clientX, clientY }: PointerEvent, x: number, y: number): void {
    const isFar = Math.hypot(clientX - held.x, clientY - held.y) > dragThreshold;
    if (held.hasDragged ? !props.isDragging : !isFar) return;
    held.hasDragged = true;
    props.actions.drag(held.cell, x, y);
  }

  function onPointerCancel({ pointerId }: PointerEvent): void {
    if (grip?.pointer !== pointerId) return;
    grip = undefined;
    if (props.isDragging) props.actions.letGo();
  }

  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellOf(event);
      if (!event.isPrimary || event.button !== 0 || cell === undefined || !props.isDraggable(cell)) return;
      grip = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY, hasDragged: false };
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (grip && grip.pointer !== event.pointerId) return;
      const { x, y } = toDrawing(event);
      if (grip) pull(grip, event, x, y);
      if (event.pointerType === 'mouse' || props.isDragging) props.actions.point(cellAt(props.layout, x, y));
    },
    onPointerUp(event: PointerEvent) {
      if (grip?.pointer !== event.pointerId) return;
      const { hasDragged } = grip;
      grip = undefined;
      if (!hasDragged) return;
      isClickSpent = true;
      // The click that follows a drag belongs to it.
      setTimeout(() => {
        isClickSpent = false;
      });
      const { x, y } = toDrawing(event);
      props.actions.point(undefined);
      if (props.isDragging) props.actions.drop(cellAt(props.layout, x, y));
    },
    onPointerCancel,
    onClick(event: MouseEvent) {
      const cell = cellOf(event);
      if (cell !== undefined && !isClickSpent) props.actions.press(cell);
    },
  };
}

function cellOf({ target }: Event): CellId | undefined {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell === undefined ? undefined : Number(cell);
}

function boxOf(layout: Layout, cell: CellId): JSX.CSSProperties {
  const { width, height } = layout;
  const { box } = placeOf(layout, cell);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    left: percent(box.x, width),
    top: percent(box.y, height),
    width: percent(box.width, width),
    height: percent(box.height, height),
  };
}

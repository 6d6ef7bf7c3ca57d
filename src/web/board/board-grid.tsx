import { createSignal, For, type JSX } from 'solid-js';
import type { CellId } from '../../core/game.ts';
import type { BoardActions } from './board-props.ts';
import { cellAt, type Layout } from './layout.ts';
import { rowsOf, walk } from './walk.ts';

interface GridProps {
  readonly label: string;
  readonly layout: Layout;
  readonly isDragging: boolean;
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
  const current = () => chosen() ?? props.first ?? rows()[0][0];
  let grid!: HTMLDivElement;

  function onKeyDown(event: KeyboardEvent): void {
    const cell = cellOf(event);
    if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = walk(props.layout, cell, event.key);
    if (next !== undefined) grid.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') props.actions.press(cell);
    else if (event.key === 'Escape' && rows().flat().some(props.isPicked)) props.actions.letGo();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  }

  return (
    <div
      ref={grid}
      class="board-grid"
      classList={{ 'is-dragging': props.isDragging }}
      role="grid"
      aria-label={props.label}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        const cell = cellOf(event);
        setChosen(cell);
        if (event.target instanceof Element && event.target.matches(':focus-visible')) props.actions.point(cell);
      }}
      onFocusOut={() => props.actions.point(undefined)}
      {...pointerHandlers(props, () => grid)}
    >
      <For each={rows()}>
        {(row) => (
          <div role="row">
            <For each={row}>
              {(cell) => (
                <div
                  role="gridcell"
                  class="board-cell"
                  classList={{ 'is-open': props.isOpen(cell), 'is-draggable': props.isDraggable(cell) }}
                  data-cell={cell}
                  tabIndex={current() === cell ? 0 : -1}
                  aria-label={props.describe(cell)}
                  aria-selected={props.isPicked(cell) || undefined}
                  style={boxOf(props.layout, cell)}
                />
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

/** A press is a click, so that screen readers can press too; a pointer that moves on from a piece drags it. */
function pointerHandlers(props: GridProps, grid: () => HTMLElement) {
  let start: { cell: CellId; x: number; y: number } | undefined;
  let hasDragged = false;
  const toDrawing = (event: PointerEvent) => {
    const box = grid().getBoundingClientRect();
    const scale = props.layout.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };

  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellOf(event);
      if (!event.isPrimary || event.button !== 0 || cell === undefined || !props.isDraggable(cell)) return;
      start = { cell, x: event.clientX, y: event.clientY };
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = toDrawing(event);
      if (start) {
        const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) > dragThreshold;
        if (isFar || props.isDragging) props.actions.drag(start.cell, x, y);
      }
      if (event.pointerType === 'mouse' || props.isDragging) props.actions.point(cellAt(props.layout, x, y));
    },
    onPointerUp(event: PointerEvent) {
      start = undefined;
      if (!props.isDragging) return;
      hasDragged = true;
      // The click that follows a drag belongs to it.
      setTimeout(() => {
        hasDragged = false;
      });
      const { x, y } = toDrawing(event);
      props.actions.point(undefined);
      props.actions.drop(cellAt(props.layout, x, y));
    },
    onPointerCancel() {
      start = undefined;
      if (props.isDragging) props.actions.letGo();
    },
    onPointerLeave: () => props.actions.point(undefined),
    onClick(event: MouseEvent) {
      const cell = cellOf(event);
      if (cell !== undefined && !hasDragged) props.actions.press(cell);
    },
  };
}

function cellOf({ target }: Event): CellId | undefined {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell === undefined ? undefined : Number(cell);
}

function boxOf({ places, width, height }: Layout, cell: CellId): JSX.CSSProperties {
  const { box } = places[cell];
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    left: percent(box.x, width),
    top: percent(box.y, height),
    width: percent(box.width, width),
    height: percent(box.height, height),
  };
}

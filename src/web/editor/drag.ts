import { createSignal, onCleanup } from 'solid-js';
import type { CellId, PieceKind } from '../../core/game.ts';

/** A piece on its way, by pointer: from a cell, or from the palette. */
export interface Carried {
  readonly kind: PieceKind;
  readonly from: CellId | undefined;
  readonly x: number;
  readonly y: number;
  /** How large a cell is, in pixels. */
  readonly size: number;
}

/** A pointer must go this far, in pixels, before it drags. */
const threshold = 6;
const usualSize = 48;

/** Drags pieces onto a board, about it and off it. `onDrop` is told where one was let go; undefined beside the board. */
export function createDrag(board: () => HTMLElement | undefined, onDrop: (carried: Carried, to?: CellId) => void) {
  const [carried, setCarried] = createSignal<Carried>();
  const [wasDragged, setWasDragged] = createSignal(false);
  /** As long as one pointer carries a piece, others count for nothing. */
  let begun: (Carried & { readonly pointer: number }) | undefined;

  function onMove(event: PointerEvent): void {
    if (begun?.pointer !== event.pointerId) return;
    const isFar = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > threshold;
    if (isFar || carried()) setCarried({ ...begun, x: event.clientX, y: event.clientY });
  }

  function onUp(event: PointerEvent): void {
    if (begun?.pointer !== event.pointerId) return;
    const dropped = carried();
    stop();
    if (!dropped) return;
    // The click that follows belongs to the drag.
    setWasDragged(true);
    setTimeout(() => setWasDragged(false));
    onDrop(dropped, cellAt(board(), event));
  }

  function onCancel({ pointerId }: PointerEvent): void {
    if (begun?.pointer === pointerId) stop();
  }

  function stop(): void {
    begun = undefined;
    setCarried(undefined);
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onCancel);
  }

  onCleanup(stop);
  return {
    carried,
    wasDragged,
    begin(event: PointerEvent, kind: PieceKind, from?: CellId): void {
      if (!event.isPrimary || event.button !== 0) return;
      const size = board()?.querySelector('[data-cell]')?.clientWidth ?? usualSize;
      begun = { pointer: event.pointerId, kind, from, x: event.clientX, y: event.clientY, size };
      addEventListener('pointermove', onMove);
      addEventListener('pointerup', onUp);
      addEventListener('pointercancel', onCancel);
    },
  };
}

function cellAt(board: HTMLElement | undefined, { clientX, clientY }: PointerEvent): CellId | undefined {
  const target = document.elementFromPoint(clientX, clientY);
  return board?.contains(target) ? cellOf(target) : undefined;
}

/** The cell of the board that an element stands for. */
export function cellOf(target: EventTarget | null): CellId | undefined {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell === undefined ? undefined : Number(cell);
}

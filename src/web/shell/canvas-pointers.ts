/** A press that moves farther is a drag. */
const maxPress = 5;

/** What pointers do to a drawing. */
export interface PointerActions {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: { x: number; y: number }): void;
  press(x: number, y: number, isTwice: boolean): void;
}

/** One pointer moves the drawing or presses a node; two, or the wheel, zoom it. */
export function listenToPointers(canvas: HTMLCanvasElement, actions: PointerActions): void {
  const down = new Map<number, { x: number; y: number }>();
  let moved = 0;
  let lastPress = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  const spread = () => {
    const [one, other] = [...down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (down.size === 0) moved = 0;
    down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.offsetX - before.x, event.offsetY - before.y];
    const wide = spread();
    down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved <= maxPress) return;
    actions.pan(dx / down.size, dy / down.size);
    if (down.size === 2 && wide > 0) {
      const [one, other] = [...down.values()];
      if (one && other) actions.zoom(spread() / wide, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    }
  });
  const end = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || moved > maxPress || event.type === 'pointercancel') return;
    const { offsetX: x, offsetY: y, timeStamp: time } = event;
    const isTwice = time - lastPress.time < 350 && Math.hypot(x - lastPress.x, y - lastPress.y) < 20;
    lastPress = { time: isTwice ? Number.NEGATIVE_INFINITY : time, x, y };
    actions.press(x, y, isTwice);
  };
  canvas.addEventListener('pointerup', end);
  canvas.addEventListener('pointercancel', end);
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      actions.zoom(2 ** (-event.deltaY / 240), { x: event.offsetX, y: event.offsetY });
    },
    { passive: false },
  );
}

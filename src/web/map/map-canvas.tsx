import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { NodeId } from '../../study/map/play-map.ts';
import type { LaidOutMap } from '../laboratory/worker/map-task.ts';
import { inLanguage, isStill } from '../settings.ts';
import { Button } from '../shell/button.tsx';
import { type Paint, pageColours, type Size, WalkedCanvas } from '../shell/walked-canvas.tsx';
import { type Camera, fitted, onScreen, panned, placeAt, showing, zoomed } from './camera.ts';
import { colourNames, drawMap, pictureOf, radiusAt } from './draw-map.ts';
import { text } from './text.ts';

export interface MapCanvasProps {
  readonly map: LaidOutMap;
  readonly label: string;
  readonly chosen: NodeId;
  /** A game on the map, and whether it left it. */
  readonly path: readonly NodeId[];
  readonly hasLeft: boolean;
  onChoose(node: NodeId): void;
  /** Takes a key that leads to another node; whether it does. */
  onKey(key: string): boolean;
}

const zoomStep = 1.5;
/** A press within so many pixels of a node is meant for it. */
const reach = 16;
const glideTime = 220;

/** The map, drawn: moved, zoomed and walked on by mouse, touch and keys. The panel beside it says the same in words. */
export function MapCanvas(props: MapCanvasProps) {
  const words = () => inLanguage(text);
  const [size, setSize] = createSignal<Size>({ width: 0, height: 0 });
  const [moved, setMoved] = createSignal<Camera>();
  const picture = createMemo(() => pictureOf(props.map));
  // What was looked at of another map means nothing on this one.
  createEffect(on(picture, () => setMoved(undefined), { defer: true }));
  const camera = () => moved() ?? fitted(picture().box, size());
  const colours = pageColours(colourNames);

  function painted(): Paint | undefined {
    const now = { picture: picture(), camera: camera(), size: size(), chosen: props.chosen, path: props.path };
    const { hasLeft } = props;
    if (now.size.width === 0) return undefined;
    return (canvas, context, ratio) => {
      const begun = performance.now();
      drawMap(context, { ...now, hasLeft, colours: colours(canvas) }, ratio);
      performance.measure('map-frame', { start: begun });
    };
  }

  let gliding = 0;
  /** Moves the camera there, at once where nothing is to move. */
  function glide(to: Camera): void {
    cancelAnimationFrame(gliding);
    const from = camera();
    if (isStill()) {
      setMoved(to);
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / glideTime));
      const eased = 1 - (1 - share) ** 3;
      const between = (one: number, other: number) => one + (other - one) * eased;
      setMoved({
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        scale: from.scale * (to.scale / from.scale) ** eased,
      });
      if (share < 1) gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  }
  onCleanup(() => cancelAnimationFrame(gliding));

  const zoom = (factor: number, at?: { x: number; y: number }) =>
    setMoved(zoomed(camera(), factor, size(), picture().box, at));
  /** By keys and buttons, which point nowhere, what is chosen stays where it is. */
  const zoomOnChosen = (factor: number) => {
    const place = props.map.places[props.chosen];
    zoom(factor, place && onScreen(place, showing(place, camera(), size()), size()));
  };
  const showAll = () => glide(fitted(picture().box, size()));
  /** What was chosen elsewhere than here is brought into view. */
  createEffect(
    on(
      () => props.chosen,
      (node) => {
        const place = props.map.places[node];
        if (place && moved()) glide(showing(place, camera(), size()));
      },
      { defer: true },
    ),
  );

  function press(key: string): boolean {
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => zoomOnChosen(zoomStep),
      '=': () => zoomOnChosen(zoomStep),
      '-': () => zoomOnChosen(1 / zoomStep),
      '0': showAll,
    };
    actions[key]?.();
    return Object.hasOwn(actions, key) || props.onKey(key);
  }

  const pan = (dx: number, dy: number) => {
    cancelAnimationFrame(gliding);
    setMoved(panned(camera(), dx, dy, picture().box));
  };
  function point(x: number, y: number): void {
    const within = Math.max(reach, radiusAt(camera().scale) + 6);
    const node = placeAt(props.map.places, { x, y }, camera(), size(), within);
    if (node !== undefined) props.onChoose(node);
  }

  return (
    <div class="map-drawing">
      <WalkedCanvas
        class="map-frame"
        label={props.label}
        keys={words().keys}
        size={size()}
        onSize={setSize}
        painted={painted}
        onKey={press}
        pan={pan}
        zoom={zoom}
        press={point}
      />
      <div class="map-tools">
        <Button kind="plain" icon="plus" label={words().zoomIn} onClick={() => zoomOnChosen(zoomStep)} />
        <Button kind="plain" icon="minus" label={words().zoomOut} onClick={() => zoomOnChosen(1 / zoomStep)} />
        <Button kind="plain" onClick={showAll}>
          {words().whole}
        </Button>
      </div>
    </div>
  );
}

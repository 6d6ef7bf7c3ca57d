import { createEffect, createUniqueId, onCleanup, onMount } from 'solid-js';
import { isDark } from '../settings.ts';
import { listenToPointers, type PointerActions } from './canvas-pointers.ts';
import './walked-canvas.css';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws on a canvas in pixels of the page; the device has `ratio` times as many. */
export type Paint = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, ratio: number) => void;

export interface WalkedCanvasProps extends PointerActions {
  readonly class: string;
  readonly label: string;
  /** What its keys do, for whoever hears the page. */
  readonly keys: string;
  readonly size: Size;
  onSize(size: Size): void;
  /** What is drawn now; whatever it reads is drawn anew when it changes. */
  painted(): Paint | undefined;
  /** Takes a key; whether it meant something. */
  onKey(key: string): boolean;
}

/** A drawing that is walked by keys and moved by pointers, painted once a frame. What it shows is said in words beside it. */
export function WalkedCanvas(props: WalkedCanvasProps) {
  const keysId = createUniqueId();
  let canvas!: HTMLCanvasElement;
  let frame = 0;
  createEffect(() => {
    const paint = props.painted();
    const { size } = props;
    isDark();
    if (!paint) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const context = canvas.getContext('2d');
      if (!context) return;
      const ratio = devicePixelRatio;
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      paint(canvas, context, ratio);
    });
  });
  onCleanup(() => cancelAnimationFrame(frame));
  onMount(() => {
    listenToPointers(canvas, props);
    const observer = new ResizeObserver(() => props.onSize({ width: canvas.clientWidth, height: canvas.clientHeight }));
    observer.observe(canvas);
    onCleanup(() => observer.disconnect());
  });

  return (
    <>
      {/* An application of its own: arrows walk in the drawing. */}
      <div
        class={`walked-frame ${props.class}`}
        role="application"
        tabindex="0"
        aria-label={props.label}
        aria-describedby={keysId}
        onKeyDown={(event) => {
          if (!event.altKey && !event.ctrlKey && !event.metaKey && props.onKey(event.key)) event.preventDefault();
        }}
      >
        <canvas ref={canvas} class="walked-canvas" />
      </div>
      <p class="visually-hidden" id={keysId}>
        {props.keys}
      </p>
    </>
  );
}

/** The page's colours of these names, as a canvas needs them; read again when the theme changes. */
export function pageColours<Name extends string>(
  names: readonly Name[],
): (element: Element) => Readonly<Record<Name, string>> {
  let known: Readonly<Record<Name, string>> | undefined;
  createEffect(() => {
    isDark();
    known = undefined;
  });
  return (element) => {
    const style = getComputedStyle(element);
    known ??= Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as Record<
      Name,
      string
    >;
    return known;
  };
}

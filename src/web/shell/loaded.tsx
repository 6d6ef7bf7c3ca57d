import { type Component, type JSX, lazy, Suspense } from 'solid-js';
import { inLanguage } from '../settings.ts';
import { LoadBoundary, Waiting } from './load-failed.tsx';
import { painted } from './painted.ts';
import { Sheet } from './sheet.tsx';
import { text } from './text.ts';

/** A component whose code is loaded when it is first drawn, after what is drawn with it has been painted. */
export function lazyAfterPaint<Props extends object>(load: () => Promise<(props: Props) => JSX.Element>) {
  return lazy<Component<Props>>(async () => {
    await painted();
    return { default: await load() };
  });
}

/** Around a sheet whose code is loaded when it is opened: a word in its place while that takes long, or where it fails. */
export function LoadedSheet(props: { onClose(): void; readonly children: JSX.Element }) {
  const inSheet = (content: JSX.Element) => (
    <Sheet title={inLanguage(text).loading} onClose={() => props.onClose()}>
      {content}
    </Sheet>
  );
  return (
    <LoadBoundary failed={inLanguage(text).notDone} frame={inSheet}>
      <Suspense fallback={<Waiting frame={inSheet} />}>{props.children}</Suspense>
    </LoadBoundary>
  );
}

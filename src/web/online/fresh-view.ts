import { createEffect, on } from 'solid-js';
import { pageMemory } from '../routes.ts';
import { scrollToPlace } from '../shell/scroll.ts';

/** Where one view takes the place of another on the same screen: it is seen where one left it, and the keyboard is in it. */
export function useFreshView(view: () => unknown): void {
  createEffect(
    on(
      view,
      () => {
        scrollToPlace(pageMemory().get('scroll') ?? 0);
        document.querySelector('main')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
}

import { createEffect } from 'solid-js';

/** Names the page after what it shows. */
export function useTitle(title: () => string): void {
  createEffect(() => {
    document.title = title() === '' ? 'Tabuleiro' : `${title()} · Tabuleiro`;
  });
}

import { onCleanup, onMount } from 'solid-js';

/** What a key does at the table. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keys of the table, wherever the focus is, except where it takes keys itself: in a field, in a sheet, and for arrows and
 * the space bar on the board, a slider or a button.
 */
export function useShortcuts(shortcuts: () => Shortcuts): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const isWalking = event.key.length > 1 || event.key === ' ';
    if (target?.closest(isWalking ? takesEveryKey : takesText) || document.querySelector('dialog[open]')) return;
    const run = shortcuts()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  onMount(() => addEventListener('keydown', onKey));
  onCleanup(() => removeEventListener('keydown', onKey));
}

const takesText = 'input:not([type="range"]):not([type="checkbox"]):not([type="radio"]), textarea, select';
const takesEveryKey = 'input, textarea, select, button, a, summary, [role="grid"]';

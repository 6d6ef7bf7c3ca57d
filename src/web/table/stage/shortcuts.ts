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
    if (target?.closest(takersOf(event.key)) || document.querySelector('dialog[open]')) return;
    const run = shortcuts()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  onMount(() => addEventListener('keydown', onKey));
  onCleanup(() => removeEventListener('keydown', onKey));
}

const fields = 'input:not([type="range"]):not([type="checkbox"]):not([type="radio"]), textarea, select';
const walkers = 'input, textarea, select, [role="grid"]';
const pressed = 'input, textarea, select, button, a, summary, [role="grid"]';

/** What takes a key itself: fields take letters, sliders and the board arrows too, and whatever is pressed the space bar. */
function takersOf(key: string): string {
  return key === ' ' ? pressed : key.length > 1 ? walkers : fields;
}

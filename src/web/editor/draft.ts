import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { CellId, Game } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { go, route } from '../routes.ts';
import { canvasOf, formatSetup, type Setup } from './setup.ts';

/** How many steps can be taken back. */
const maxPastLength = 200;
/** Typing changes the address once it rests, since browsers allow only so many changes. */
const addressDelay = 500;

export type Draft = ReturnType<typeof createDraft>;

/** What is being written, kept in the address so that a reload or a link brings it back. */
export function createDraft(game: Game) {
  const canvas = canvasOf(game);
  const written = () => {
    const place = route();
    return place.screen === 'edit' && place.game === game.id ? place.position : undefined;
  };
  const [text, setText] = createSignal(written() ?? startOf(game, 0));
  const [past, setPast] = createSignal<readonly string[]>([]);
  const result = createMemo(() => game.notation.parsePosition(text()));
  const setup = createMemo<Setup>(
    (before) => {
      // What is written may be a position in other words, such as the moves that lead to it.
      const meant = result();
      const read = canvas.notation.parsePosition(meant.ok ? game.notation.position(meant.value) : text());
      return read.ok ? read.value : before;
    },
    canvas.rules.start(seededRandom(0)),
  );

  function change(next: string): void {
    if (next === text()) return;
    setPast([...past(), text()].slice(-maxPastLength));
    setText(next);
  }

  function saveAddress(): void {
    if (route().screen === 'edit' && text() !== written()) {
      go({ screen: 'edit', game: game.id, position: text() }, { replace: true });
    }
  }

  createEffect(
    on(
      text,
      () => {
        const timer = setTimeout(saveAddress, addressDelay);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  // Someone followed a link, or went back in the history.
  createEffect(on(written, (position) => position !== undefined && setText(position), { defer: true }));

  return {
    canvas,
    text,
    setup,
    result,
    saveAddress,
    /** Where a piece goes that is put on a cell. */
    cellFor: (cell: CellId) => canvas.view.target(setup(), cell),
    /** Writes what was done on the board. */
    set: (next: Setup) => change(formatSetup(game, canvas, next)),
    write: change,
    canUndo: () => past().length > 0,
    undo(): void {
      const before = past().at(-1);
      if (before === undefined) return;
      setPast(past().slice(0, -1));
      setText(before);
    },
  };
}

export function startOf(game: Game, seed: number): string {
  return game.notation.position(game.rules.start(seededRandom(seed)));
}

import type { TabuleiroBoard as Built } from '../../src/element/index.tsx';
import type { TabuleiroBoard as Told } from '../../src/element/public.ts';

/** What pages see of the element is what its class has: the compiler refuses this file otherwise. */
type Own<Class> = Omit<Class, keyof HTMLElement>;
type Callbacks = 'connectedCallback' | 'disconnectedCallback' | 'attributeChangedCallback';

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : never;

export const isToldAsBuilt: Same<Pick<Built, Exclude<keyof Own<Built>, Callbacks>>, Pick<Told, keyof Own<Told>>> = true;

/** A listener knows what an event brings. */
export function listens(board: Told): void {
  board.addEventListener('move', ({ detail, preventDefault }) => void [detail.move.length, preventDefault]);
  board.addEventListener('report', ({ detail }) => void detail.moves[0]?.exact);
  board.addEventListener('click', ({ clientX }) => void clientX);
  document.querySelector('tabuleiro-board')?.play('5B-5A');
  board.moves = '5B-5A';
  board.moves = ['5B-5A'];
}

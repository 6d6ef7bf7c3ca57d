import { createSignal } from 'solid-js';
import type { Session } from '../session/session.ts';

const [present, setPresent] = createSignal<Session | undefined>(undefined);

/** The session at the table. Whoever begins a game elsewhere, as the sheet for new games, leaves it here. */
export { present };

/** Sits down at the table with a session; the one before ends. */
export function sitDown(session: Session): void {
  const before = present();
  if (before === session) return;
  setPresent(session);
  before?.close();
}

/** Gets up from the table: its workers end, and its game may be opened again, here or in another tab. */
export function standUp(): void {
  const before = present();
  setPresent(undefined);
  before?.close();
}

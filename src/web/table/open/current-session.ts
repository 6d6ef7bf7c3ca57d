import { createSignal } from 'solid-js';
import type { Session } from '../session/session.ts';

const [currentSession, setCurrentSession] = createSignal<Session | undefined>(undefined);

/** The session at the table. Whoever begins a game elsewhere, as the sheet for new games, leaves it here. */
export { currentSession };

/** Sits down at the table with a session; the one before ends. */
export function sitDown(session: Session): void {
  const before = currentSession();
  if (before === session) return;
  setCurrentSession(session);
  before?.close();
}

/** Gets up from the table: its workers end, and its game may be opened again, here or in another tab. */
export function standUp(): void {
  const before = currentSession();
  setCurrentSession(undefined);
  before?.close();
}

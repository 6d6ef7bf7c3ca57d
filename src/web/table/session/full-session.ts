import type { SavedTable } from '../../../play/saved/saved-table.ts';
import { createEngineParts } from './engine-parts.ts';
import { assembleSession, type Session } from './session.ts';
import { createSessionState, type SessionDeps, type SessionOptions } from './session-state.ts';

/** A session all of which is there from the beginning. */
export function createSession(saved: SavedTable, deps: SessionDeps, options: SessionOptions = {}): Session {
  const state = createSessionState(saved, deps.autosave);
  const parts = createEngineParts(state, deps, options);
  return assembleSession(state, deps.autosave, parts);
}

import { levelOf } from '../../../play/names.ts';
import { matchOf, resultAgainstComputer } from '../../../play/table.ts';
import type { SessionDeps, SessionState } from './session-state.ts';

/**
 * Tells how each game against a level came out, at the moment when it ends at this table: a game that was over when it
 * was opened has been counted before, or was somebody else's. A game is counted once, by the id that it is saved under.
 */
export function followResults(state: SessionState, { results, autosave, today }: SessionDeps): void {
  if (!results || !autosave || !today) return;
  const isOver = () => matchOf(state.table()).ending !== undefined;
  let wasOver = isOver();
  state.follow(() => {
    const hasEnded = isOver() && !wasOver;
    wasOver = isOver();
    const result = hasEnded ? resultAgainstComputer(state.table()) : undefined;
    const level = result && levelOf(result.player);
    if (!result || level === undefined) return;
    const { id: game } = state.game;
    void results.add({ id: autosave.id(), game, level, outcome: result.outcome, finished: today() });
  });
}

import { createMemo } from 'solid-js';
import { lateModule } from '../board/late-module.ts';
import { valueMarks } from '../board/marks/value-marks.ts';
import { makeBoardProblem } from './problems.ts';
import type { Session } from './session.ts';
import type { ShownValues, ShownValuesDeps } from './values.ts';

/** All that has to do with values is loaded when they are first wanted. */
const late = lateModule(() => import('./values.ts'));
const lost = makeBoardProblem({ code: 'board-engine', values: {} });

/** Finds out about the position that is shown, within Solid's root of the element: its end ends the worker too. */
export function createShownValues(session: Session, deps: ShownValuesDeps): ShownValues {
  const code = createMemo(() => (deps.areWanted() && session.match() ? late() : undefined));
  const found = createMemo(() => code()?.findValues(session, deps));
  return {
    report: () => found()?.report(),
    badges: () => found()?.badges(),
    standing: () => found()?.standing(),
    trouble: () => (deps.areWanted() && (late.isLost() || valueMarks.isLost()) ? lost : found()?.trouble()),
  };
}

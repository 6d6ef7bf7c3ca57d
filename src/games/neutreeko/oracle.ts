import type { Oracle } from '../../core/oracle.ts';
import { shareWork } from '../../engine/service/shared-work.ts';
import { hasLine, type NeutreekoState } from './rules.ts';
import { drawn, solveSteps } from './solver.ts';

/** Solves the whole game when it is first asked; from then on every answer is a look-up. */
export function makeOracle(): Oracle<NeutreekoState> {
  const solved = shareWork(solveSteps());
  return {
    *solve({ black, white, turn }) {
      const [own, opponent] = turn === 0 ? [black, white] : [white, black];
      if (hasLine(opponent)) return { exact: true, value: 'loss', plies: 0 };
      const steps = solved();
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield undefined;
      const plies = step.value.lookup(own, opponent);
      if (plies === drawn) return { exact: true, value: 'draw', plies: null };
      return { exact: true, value: plies % 2 === 1 ? 'win' : 'loss', plies };
    },

    *survey() {
      const totals = (yield* solved()).totals();
      const { plies, count, own, opponent } = totals.longest;
      const example: NeutreekoState = { black: own, white: opponent, turn: 0 };
      return { won: totals.won, lost: totals.lost, drawn: totals.drawn, longest: { plies, count, example } };
    },
  };
}

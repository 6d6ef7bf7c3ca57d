import type { Oracle } from '../../core/oracle.ts';
import { squareSymmetries } from '../../core/square.ts';
import { shareWork } from '../../engine/service/shared-work.ts';
import { loadNeutreekoKernel } from './kernel/kernel.ts';
import { cellCount, hasLine, type NeutreekoState, size } from './rules.ts';
import { drawn, type NeutreekoSolution, solveSteps } from './solver.ts';

/** The work of this thread's one kernel: there is only one solution. */
let work: Promise<() => Generator<number, NeutreekoSolution>> | undefined;

/** Solves the whole game when it is first asked; from then on every answer is a look-up. */
export async function makeOracle(): Promise<Oracle<NeutreekoState>> {
  work ??= loadNeutreekoKernel().then((kernel) => shareWork(solveSteps(kernel)));
  const solved = await work;
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
      const { won, lost, drawn: draws, byPlies } = totals;
      return { won, lost, drawn: draws, byPlies, longest: { plies, count, example } };
    },

    *drawnPositions() {
      const steps = solved();
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield undefined;
      const triples = triplesWithoutLine();
      for (const opponent of triples) {
        const images = imagesOf(opponent);
        if (Math.min(...images) < opponent) continue;
        yield undefined;
        for (const own of triples) {
          if ((own & opponent) !== 0 || step.value.lookup(own, opponent) !== drawn) continue;
          yield { state: { black: own, white: opponent, turn: 0 }, count: images.size };
        }
      }
    },
  };
}

const turns = squareSymmetries(size);

/** What the symmetries of the board make of a set of cells. */
function imagesOf(cells: number): ReadonlySet<number> {
  return new Set(turns.map((image) => image.reduce((set, to, cell) => set | (((cells >> cell) & 1) << to), 0)));
}

/** The sets of three cells that are no line. */
function triplesWithoutLine(): readonly number[] {
  const found: number[] = [];
  for (let third = 0; third < cellCount; third++) {
    for (let second = 0; second < third; second++) {
      for (let first = 0; first < second; first++) {
        const triple = (1 << first) | (1 << second) | (1 << third);
        if (!hasLine(triple)) found.push(triple);
      }
    }
  }
  return found;
}

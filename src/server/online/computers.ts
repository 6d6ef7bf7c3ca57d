import type { Match } from '../../core/match.ts';
import type { Choice } from '../../core/report.ts';
import type { Analyst } from '../../engine/service/analyst.ts';
import type { ComputersTurn, OnlineService } from '../../online/service.ts';
import type { Engines } from './engines.ts';
import type { ServerStore } from './store/server-store.ts';

/** Who makes the moves of computers' seats. */
export interface Computers {
  /** It may be a computer's turn in this game. */
  consider(id: string): void;
  /** Looks for games in which a computer's turn was left undone: by a server that died, or when too many waited. */
  look(): Promise<void>;
  /** How many games are being thought about, or wait for it. */
  busy(): number;
}

/** When a player is stopped who would think on: its cost is bounded, and a busy machine is slower. */
const maxMilliseconds = 6000;
const drawMilliseconds = 1000;
/** How long an offer waits for a thread: somebody waits for its answer. */
const drawPatience = 2000;
const maxLooked = 1000;

export function makeComputers(
  service: OnlineService,
  store: Pick<ServerStore, 'waitingForComputers'>,
  engines: Engines,
  seedOf: (id: string) => number,
  report: (error: unknown) => void,
): Computers {
  const busy = new Set<string>();
  /** Those that were to be considered while they were busy: the turn may have come just after it was looked for. */
  const again = new Set<string>();
  /** Those that were waiting at the last look. Whoever waits twice is thought about by nobody else. */
  let seen: ReadonlySet<string> = new Set();
  let isFirstLook = true;

  async function play(id: string): Promise<void> {
    // The turn may have passed from one computer to another.
    for (let turn = await service.computersTurn(id); turn; turn = await service.computersTurn(id)) {
      const move = await choose(turn);
      if (move === undefined) return;
      const answer = await service.moveComputer(turn, move);
      if (!answer.ok && answer.problem.code !== 'stale') return;
    }
  }

  async function choose(turn: ComputersTurn): Promise<string | undefined> {
    const { id, player, match } = turn;
    const choice = await engines.use(match.game.id, async (analyst): Promise<Choice | undefined> => {
      const { start, played } = lineOf(match);
      const chosen = await analyst.choose({ start, played, player, seed: seedOf(id), maxMilliseconds });
      if (chosen && !chosen.ok) throw new Error(`A computer could not choose: ${chosen.problem.code}`);
      return chosen?.value;
    });
    return choice?.move;
  }

  function consider(id: string): void {
    if (busy.has(id)) {
      again.add(id);
      return;
    }
    busy.add(id);
    void play(id)
      .catch(report)
      .finally(() => {
        busy.delete(id);
        if (again.delete(id)) consider(id);
      });
  }

  return {
    consider,
    async look() {
      const waiting = await store.waitingForComputers(maxLooked);
      for (const id of waiting) if (isFirstLook || seen.has(id)) consider(id);
      seen = new Set(waiting);
      isFirstLook = false;
    },
    busy: () => busy.size,
  };
}

/** Whether it is known, within a moment, that nobody wins with perfect play. */
export async function isTrueDraw(engines: Engines, match: Match): Promise<boolean> {
  const work = async (analyst: Analyst) => {
    const { start, played } = lineOf(match);
    const answer = await analyst.analyse({ start, played, milliseconds: drawMilliseconds });
    if (answer && !answer.ok) throw new Error(`A position could not be analysed: ${answer.problem.code}`);
    return answer?.value;
  };
  const report = await engines.use(match.game.id, work, drawPatience);
  return report?.exact === true && report.value === 'draw';
}

function lineOf({ game, steps, played }: Match): { readonly start: string; readonly played: readonly string[] } {
  return { start: game.notation.position(steps[0].state), played };
}

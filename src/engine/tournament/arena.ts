import type { Game } from '../../core/game.ts';
import type { Oracle } from '../../core/oracle.ts';
import { present } from '../../core/present.ts';
import type { Problem } from '../../core/problem.ts';
import { oracleOf } from '../analysis/general.ts';
import type { Clock } from '../service/run-sliced.ts';
import type { Contestant, ContestantOf } from './contestant.ts';
import { type PlayedGame, playScheduled, type ScheduledGame, schedule, type TournamentPlan } from './tournament.ts';

/** What games are played with. */
export interface ArenaDeps<S> {
  readonly clock: Clock;
  readonly contestantOf: ContestantOf<S>;
  /** Says in a game's record why a player forfeited it; with the code of the problem where nothing is given. */
  explain?(problem: Problem): string;
}

/** Where games of one tournament are played, one after another, in any order; or of several of the same kind of game. */
export class Arena<S> {
  private readonly game: Game<S>;
  private readonly plan: TournamentPlan;
  private readonly deps: ArenaDeps<S>;
  /** An oracle that knows the whole game. */
  private readonly knowing: Oracle<S> | undefined;
  /** Who sits at the board now, to be sent away when the tournament is broken off. */
  private seated: readonly Contestant<S>[] = [];

  private constructor(game: Game<S>, plan: TournamentPlan, deps: ArenaDeps<S>, knowing: Oracle<S> | undefined) {
    this.game = game;
    this.plan = plan;
    this.deps = deps;
    this.knowing = knowing;
  }

  /** An oracle that solves the whole game does so before the first one, lest the first games be played knowing less. */
  static async open<S>(game: Game<S>, plan: TournamentPlan, deps: ArenaDeps<S>): Promise<Arena<S>> {
    const oracle = await oracleOf(game);
    const work = oracle.survey?.();
    if (work) while (!work.next().done) await deps.clock.pause();
    return new Arena(game, plan, deps, work && oracle);
  }

  async play(scheduled: ScheduledGame, plan: TournamentPlan = this.plan): Promise<PlayedGame> {
    const { game, deps } = this;
    const oracle = await this.freshOracle();
    const [first, second] = scheduled.seats;
    const contestants = [await this.seat(plan, first, oracle), await this.seat(plan, second, oracle)] as const;
    this.seated = contestants;
    const judge = { oracle: await this.freshOracle(), explain: deps.explain ?? (({ code }: Problem) => code) };
    try {
      return await playScheduled(game, plan, scheduled, contestants, judge);
    } finally {
      this.close();
    }
  }

  /** Sends away who is playing. */
  close(): void {
    for (const contestant of this.seated) contestant.close?.();
    this.seated = [];
  }

  /** What an oracle knows could otherwise depend on what it was asked before: players and judges of a game have their own. */
  private async freshOracle(): Promise<Oracle<S>> {
    return this.knowing ?? oracleOf(this.game);
  }

  private async seat({ players }: TournamentPlan, player: number, oracle: Oracle<S>): Promise<Contestant<S>> {
    const name = present(players[player], `player ${player} in the plan`);
    const contestant = await this.deps.contestantOf(this.game, name, async () => oracle);
    if (contestant.ok) return contestant.value;
    throw new Error(`There is no player ${name} (${contestant.problem.code}); planTournament says so beforehand.`);
  }
}

/** Plays a whole tournament, game by game, in the order of its schedule; whoever has seen enough stops asking. */
export async function* playTournament<S>(
  game: Game<S>,
  plan: TournamentPlan,
  deps: ArenaDeps<S>,
): AsyncGenerator<PlayedGame, void> {
  const arena = await Arena.open(game, plan, deps);
  for (const scheduled of schedule(plan)) yield await arena.play(scheduled);
}

import type { Game } from '../core/game.ts';
import type { Clock } from '../engine/service/run-sliced.ts';
import { type ArenaDeps, playTournament as playBy } from '../engine/tournament/arena.ts';
import { type ContestantOf, computerContestants as contestantsBy } from '../engine/tournament/contestant.ts';
import type { PlayedGame, TournamentPlan } from '../engine/tournament/tournament.ts';
import { systemClock } from '../system-clock.ts';

/** Knows the computer players of every game by their names, and nobody else. */
export function computerContestants(
  clock: Clock = systemClock,
): <S>(...asked: Parameters<ContestantOf<S>>) => ReturnType<ContestantOf<S>> {
  return contestantsBy(clock);
}

/**
 * Plays a whole tournament, game by game, in the order of its schedule; whoever has seen enough stops asking. Where it is
 * not said who knows the players, they are computer players, and the time is the system's.
 */
export function playTournament<S>(
  game: Game<S>,
  plan: TournamentPlan,
  { clock = systemClock, contestantOf = contestantsBy(clock), ...rest }: Partial<ArenaDeps<S>> = {},
): AsyncGenerator<PlayedGame, void> {
  return playBy(game, plan, { ...rest, clock, contestantOf });
}

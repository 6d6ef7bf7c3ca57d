import type { Game } from '../../core/game.ts';
import { type CommonProblems, failWith, type Result, succeed } from '../../core/problem.ts';
import type { Contestant, ContestantOf } from './contestant.ts';
import { type TournamentPlan, usualOpening } from './tournament.ts';

const refuse = failWith<CommonProblems>();

/** How a tournament is played, beside by whom. */
export type TournamentSettings = Partial<Pick<TournamentPlan, 'games' | 'seed' | 'opening' | 'isFair'>>;

/** A plan, and those who are named in it, in the same order. */
export interface PlannedTournament<S> {
  readonly plan: TournamentPlan;
  readonly contestants: readonly Contestant<S>[];
}

const minPlayers = 2;
/** Each start is played twice. */
const minGames = 2;

/** A round robin of players who are all there, each once; two games of each two where nothing else is said. */
export async function planTournament<S>(
  game: Game<S>,
  players: readonly string[],
  contestantOf: ContestantOf<S>,
  settings: TournamentSettings = {},
): Promise<Result<PlannedTournament<S>>> {
  const { games = 2, seed = 1, isFair } = settings;
  if (isFair && !game.fairStarts) return refuse({ code: 'no-fair-starts', values: {} });
  // Fair starts are many already.
  const opening = settings.opening ?? (isFair ? 0 : usualOpening(game));
  const contestants: Contestant<S>[] = [];
  for (const player of players) {
    const contestant = await contestantOf(game, player);
    if (!contestant.ok) return contestant;
    const { name } = contestant.value;
    if (contestants.some((other) => other.name === name)) {
      return refuse({ code: 'player-twice', values: { player: name } });
    }
    contestants.push(contestant.value);
  }
  if (contestants.length < minPlayers) return refuse({ code: 'too-few-players', values: { least: minPlayers } });
  if (!Number.isSafeInteger(games) || games < minGames || games % 2 !== 0)
    return refuse({ code: 'odd-games', values: { games } });
  const plan = {
    game: game.id,
    players: contestants.map(({ name }) => name),
    games,
    seed,
    opening,
    ...(isFair && { isFair }),
  };
  return succeed({ plan, contestants });
}

import type { DrawStart, Game, Player, Random } from '../../core/game.ts';
import { legalMoves, Match } from '../../core/match.ts';
import type { Oracle, Value } from '../../core/oracle.ts';
import type { Problem, Result } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { formatRecord, recordOf } from '../../core/record.ts';
import { opposite } from '../analysis/verdict.ts';
import { hasDrawnStart } from '../setup.ts';
import type { Contestant } from './contestant.ts';

/** A round robin: everybody meets everybody in as many games. */
export interface TournamentPlan {
  readonly game: string;
  /** Names of players, no two the same. */
  readonly players: readonly string[];
  /** How many games each two play: an even number, for each start is played twice, with the seats swapped. */
  readonly games: number;
  readonly seed: number;
  /** How many random moves are made before the players begin. */
  readonly opening: number;
  /** Games begin at starts that are known to be even. */
  readonly isFair?: true;
  /** The tournament that was extended by players: its games stay as they were, with their numbers. */
  readonly before?: TournamentField;
}

/** Who meets whom how often: the first players of the plan that extends it, in as many games or fewer. */
export type TournamentField = Pick<TournamentPlan, 'players' | 'games' | 'before'>;

/** A game to be played. Everything about it follows from the plan, so that it can be played anywhere and at any time. */
export interface ScheduledGame {
  readonly number: number;
  /** Who moves first at the usual start of the game, and who second: places in the plan's list. */
  readonly seats: readonly [number, number];
  /** Starts have the same numbers in all pairings, so that everybody is tested on the same. */
  readonly start: number;
}

/** A game that was played, as plain data. */
export interface PlayedGame extends ScheduledGame {
  /** Whose seat won; null for a draw. */
  readonly winner: Player | null;
  readonly reason: string;
  readonly plies: number;
  /** Why a player lost without being beaten at the board. */
  readonly forfeit?: Problem;
  /** Of each seat: its moves in positions of known value that were not lost yet, and how many of them kept the value. */
  readonly judged: readonly [number, number];
  readonly kept: readonly [number, number];
  readonly record: string;
  /** How long each seat thought, where that was measured. It is not the same again. */
  readonly thinking?: readonly [ThinkingTime, ThinkingTime];
}

export interface ThinkingTime {
  readonly moves: number;
  /** In milliseconds: of all moves together, and of the longest. */
  readonly total: number;
  readonly longest: number;
}

/**
 * The whole schedule, start by start: broken off at any point, it has been nearly even. With more games it begins as it
 * did, so that a tournament can be gone on with; games with further players come after those that were there before.
 */
export function schedule({ players, games, before }: TournamentField): readonly ScheduledGame[] {
  const scheduled: ScheduledGame[] = before ? [...schedule(before)] : [];
  for (let start = 0; 2 * start < games; start++) {
    for (let one = 0; one < players.length; one++) {
      for (let other = one + 1; other < players.length; other++) {
        if (before && 2 * start < before.games && other < before.players.length) continue;
        scheduled.push({ number: scheduled.length, seats: [one, other], start });
        scheduled.push({ number: scheduled.length, seats: [other, one], start });
      }
    }
  }
  return scheduled;
}

/**
 * The plan that goes on from another: with the same starts, with at least its players and its games. Its players stay
 * where they are, the further ones come after them. Undefined where the new plan is of another tournament.
 */
export function extendPlan(old: TournamentPlan, wanted: TournamentPlan): TournamentPlan | undefined {
  const isSame =
    old.game === wanted.game &&
    old.seed === wanted.seed &&
    old.opening === wanted.opening &&
    old.isFair === wanted.isFair;
  const isWhole = old.players.every((player) => wanted.players.includes(player));
  if (!isSame || !isWhole || wanted.games < old.games) return undefined;
  const further = wanted.players.filter((player) => !old.players.includes(player));
  if (further.length === 0) return { ...old, games: wanted.games };
  const { players, games, before } = old;
  return {
    ...old,
    players: [...players, ...further],
    games: wanted.games,
    before: { players, games, ...(before && { before }) },
  };
}

/** Streams of chance for starts are below this one; those for players, two a game, begin here. */
const firstPlayerStream = 1 << 20;
/** A game from outside that never ends is called a draw after so many plies. */
const maxPlies = 1000;
/** How many slices go into the value of a position: enough for what is in easy reach. */
const slicesToJudge = 2;

/** Who judges a game: an oracle that no player has taught anything, and who says why a player forfeited. */
export interface Judge<S> {
  readonly oracle: Oracle<S>;
  explain(problem: Problem): string;
}

/** Plays one game of a plan. Nobody keeps anything from one game to the next, so that their order does not matter. */
export async function playScheduled<S>(
  game: Game<S>,
  plan: TournamentPlan,
  scheduled: ScheduledGame,
  contestants: readonly [Contestant<S>, Contestant<S>],
  judge: Judge<S>,
): Promise<PlayedGame> {
  const randoms = [0, 1].map((seat) => seededRandom(plan.seed, firstPlayerStream + 2 * scheduled.number + seat));
  const draw = await drawStartOf(game, plan);
  const opened = openGame(game, draw, plan, scheduled.start);
  const { match, forfeit } = await playOn(opened, contestants, randoms);
  const names = contestants.map(({ name }) => name) as [string, string];
  const { ending } = match;
  const notes = {
    opening: `${opened.ply}`,
    seed: `${plan.seed}`,
    ...(forfeit && { forfeit: judge.explain(forfeit) }),
  };
  return {
    ...scheduled,
    winner: ending?.winner ?? null,
    reason: forfeit ? 'forfeit' : (ending?.reason ?? 'length'),
    plies: match.ply,
    ...(forfeit && { forfeit }),
    ...judgeMoves(match, opened.ply, judge.oracle),
    record: formatRecord(recordOf(match, names, notes)),
  };
}

/** How often random moves are drawn again before fewer are. */
const maxDraws = 100;

/**
 * The start of a game and its random moves, after which nobody has won or can win at once. Where so many leave no such
 * position, there are fewer.
 */
function openGame<S>(game: Game<S>, draw: DrawStart<S>, { seed, opening }: TournamentPlan, start: number): Match<S> {
  const random = seededRandom(seed, start);
  for (let plies = opening; plies > 0; plies--) {
    for (let tries = 0; tries < maxDraws; tries++) {
      let match = Match.from(game, draw(random));
      while (match.ply < plies && !match.ending) match = playRandomMove(match, random);
      if (!match.ending && !canWinAtOnce(match)) return match;
    }
  }
  return Match.from(game, draw(random));
}

async function drawStartOf<S>(game: Game<S>, { isFair }: TournamentPlan): Promise<DrawStart<S>> {
  const drawn = isFair ? await game.fairStarts?.() : game.rules.start;
  if (!drawn) throw new Error(`${game.id} has no fair starts; planTournament says so.`);
  return drawn;
}

function canWinAtOnce<S>({ game, state }: Match<S>): boolean {
  return legalMoves(game, state).some((move) => game.rules.outcome(game.rules.apply(state, move)) === 'loss');
}

function playRandomMove<S>(match: Match<S>, random: Random): Match<S> {
  const moves = legalMoves(match.game, match.state);
  return orThrow(match.playMove(moves[random.below(moves.length)]));
}

async function playOn<S>(
  opened: Match<S>,
  contestants: readonly [Contestant<S>, Contestant<S>],
  randoms: readonly Random[],
): Promise<{ readonly match: Match<S>; readonly forfeit?: Problem }> {
  for (const seat of [0, 1] as const) {
    const begun = await contestants[seat].begin?.();
    if (begun && !begun.ok) return { match: orThrow(opened.resign(seat)), forfeit: begun.problem };
  }
  let match = opened;
  while (!match.ending && match.ply < maxPlies) {
    const seat = match.turn;
    const chosen = await contestants[seat].move(match, randoms[seat]);
    const played = chosen.ok ? match.playMove(chosen.value.move) : chosen;
    if (!played.ok) return { match: orThrow(match.resign(seat)), forfeit: played.problem };
    match = played.value;
  }
  return { match };
}

/** A move in a position of known value that was not lost yet: what that was for the player, and what was left of it. */
export interface JudgedMove {
  /** How many moves were played before it. */
  readonly ply: number;
  readonly seat: Player;
  readonly before: Value;
  readonly after: Value;
}

/**
 * The moves of a match from a ply on that can be judged, the last first. From the end backwards, since endgames are easy
 * to solve: beyond the first position that is not, there is little hope.
 */
export function judgedMoves<S>(match: Match<S>, from: number, oracle: Oracle<S>): readonly JudgedMove[] {
  const judged: JudgedMove[] = [];
  let after = knownValue(match.game, match.state, oracle);
  for (let ply = match.ply - 1; ply >= from && after; ply--) {
    const { state } = match.steps[ply];
    const before = knownValue(match.game, state, oracle);
    const seat = match.game.rules.turn(state);
    if (before && before !== 'loss') judged.push({ ply, seat, before, after: opposite[after] });
    after = before;
  }
  return judged;
}

/** How often each seat kept the value of the game where there was one to keep. */
function judgeMoves<S>(match: Match<S>, from: number, oracle: Oracle<S>): Pick<PlayedGame, 'judged' | 'kept'> {
  const moves = judgedMoves(match, from, oracle);
  const count = (seat: Player, list: readonly JudgedMove[]) => list.filter((move) => move.seat === seat).length;
  const kept = moves.filter(({ before, after }) => before === after);
  return { judged: [count(0, moves), count(1, moves)], kept: [count(0, kept), count(1, kept)] };
}

function knownValue<S>({ rules }: Game<S>, state: S, oracle: Oracle<S>): Value | undefined {
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') return outcome;
  const work = oracle.solve(state);
  for (let slice = 0; slice < slicesToJudge; slice++) {
    const step = work.next();
    if (step.value) return step.value.value;
    if (step.done) return undefined;
  }
  return undefined;
}

function orThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`A match refused what is always allowed (${result.problem.code}); see what its rules list.`);
}

/** How many random moves a game needs so that no two games are alike: none where its start is drawn. */
export function usualOpening<S>(game: Game<S>): number {
  return hasDrawnStart(game) ? 0 : 2;
}

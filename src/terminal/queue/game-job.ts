import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isBotName } from '../../bots/bot-name.ts';
import { type Guard, isCount, isListOf, isOneOf, isPair, isShape, isText } from '../../core/json.ts';
import { present } from '../../core/present.ts';
import type { PlayedGame, ScheduledGame, TournamentPlan } from '../../engine/tournament/tournament.ts';
import { findGame } from '../../games/index.ts';
import type { Job, JobKind } from '../../jobs/queue.ts';
import { fileOfModule } from '../../outside/load.ts';
import { isPlayedGame } from '../tournament/played-game.ts';
import type { GameToPlay } from '../tournament/worker.ts';
import { playVersion } from './version.ts';

/** A game to be played somewhere, with nothing in it that does not matter to it: a longer tournament has it too. */
export interface GameOrder {
  readonly game: string;
  readonly players: readonly [string, string];
  readonly number: number;
  readonly start: number;
  readonly seed: number;
  readonly opening: number;
  readonly isFair?: true;
  /** The modules that may bring the game, where it is none of ours. */
  readonly load: readonly LoadedFile[];
}

/** A module as it was named, and what is in it: another file of the same name would play another game. */
interface LoadedFile {
  readonly module: string;
  readonly hash: string;
}

export function gameKind(): JobKind {
  return { name: 'game', version: playVersion() };
}

/** The modules of a tournament, as they are here. */
export function hashFiles(game: string, load: readonly string[]): readonly LoadedFile[] {
  return findGame(game) ? [] : load.map((module) => ({ module, hash: hashOf(module) }));
}

/** Which of the modules are not here as they are wanted. */
export function differentFiles({ load }: GameOrder): readonly string[] {
  return load.filter(({ module, hash }) => hash !== hashIfThere(module)).map(({ module }) => module);
}

function hashOf(module: string): string {
  return createHash('sha256')
    .update(readFileSync(fileOfModule(module)))
    .digest('hex');
}

function hashIfThere(module: string): string | undefined {
  try {
    return hashOf(module);
  } catch {
    return undefined;
  }
}

export function gameJob(
  plan: TournamentPlan,
  { number, seats, start }: ScheduledGame,
  load: readonly LoadedFile[],
): Job {
  const nameOf = (player: number) => present(plan.players[player], `player ${player} in the plan`);
  const { game, seed, opening, isFair } = plan;
  const order: GameOrder = {
    ...{ game, players: [nameOf(seats[0]), nameOf(seats[1])], number, start, seed, opening, load },
    ...(isFair && { isFair }),
  };
  return { order, needs: needsOf(order) };
}

/** What is foreign in a game: its bots and its modules. A worker that can't serve these may well serve others. */
function needsOf({ players, load }: GameOrder): string {
  const bots = players.filter(isBotName);
  if (bots.length === 0 && load.length === 0) return '';
  return `bots-${createHash('sha256')
    .update(JSON.stringify([bots, load]))
    .digest('hex')
    .slice(0, 12)}`;
}

/** Whether a game runs nothing but what this program brings. */
export function isOwn(order: GameOrder): boolean {
  return needsOf(order) === '';
}

/** As a tournament of these two would play it. */
export function gameToPlay({ game, players, number, start, seed, opening, isFair }: GameOrder): GameToPlay {
  return {
    plan: { game, players, games: 2, seed, opening, ...(isFair && { isFair }) },
    scheduled: { number, seats: [0, 1], start },
  };
}

/** The game that came back, in the seats of its tournament; undefined where it is none, or another. */
export function readPlayed(result: unknown, { number, seats, start }: ScheduledGame): PlayedGame | undefined {
  if (!isPlayedGame(result) || result.number !== number || result.start !== start) return undefined;
  return { ...result, seats };
}

const maxText = 10_000;
const maxModules = 100;
const isAnyText = isText(maxText);

export const isGameOrder: Guard<GameOrder> = isShape(
  {
    game: isAnyText,
    players: isPair(isAnyText),
    number: isCount,
    start: isCount,
    seed: isCount,
    opening: isCount,
    load: isListOf(isShape({ module: isAnyText, hash: isAnyText }), maxModules),
  },
  { isFair: isOneOf([true] as const) },
);

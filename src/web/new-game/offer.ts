import type { Game } from '../../core/game.ts';
import type { GamePlayers } from '../../core/player.ts';
import { playersOf } from '../../engine/players.ts';
import { findGame } from '../games.ts';

/** A game with the computer players it has. */
export interface Offer {
  readonly game: Game;
  readonly players: GamePlayers<unknown>;
}

export async function loadOffer(id: string): Promise<Offer> {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no game ${id}; routes let only known ones through.`);
  const game = await entry.load();
  return { game, players: await playersOf(game) };
}

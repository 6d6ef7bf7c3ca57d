import type { Game } from '../../../core/game.ts';
import { meaningOf, playersOf, searchingKinds } from '../../../engine/players.ts';

/** Players of a game that can be looked into, for whoever knows no name. */
export interface Offered {
  readonly levels: readonly { readonly level: number; readonly name: string; readonly meaning: string }[];
  readonly searches: readonly string[];
}

export const usualPlayer = 'alphabeta:3';

/** From the plainest on, each with one thing more. */
const searches = [
  'minimax:2',
  'minimax:3',
  usualPlayer,
  'alphabeta:3:ordered',
  'alphabeta:3:ordered:table',
  'alphabeta:4:ordered:table:deepening',
  'uct:500',
];
const playoutsOfOwn = 300;

export async function offeredPlayers(game: Game): Promise<Offered> {
  const players = await playersOf(game);
  const kinds = searchingKinds(players);
  const levels = players.levels.flatMap(({ player }, index) => {
    const name = `level:${index + 1}`;
    const found = meaningOf({ game, players }, name);
    return found.ok && kinds.includes(found.value.meaning.kind) ? { level: index + 1, name, meaning: player } : [];
  });
  const own = Object.keys(players.own ?? {}).map((kind) => `${kind}:${playoutsOfOwn}`);
  return { levels, searches: [...searches, ...own] };
}

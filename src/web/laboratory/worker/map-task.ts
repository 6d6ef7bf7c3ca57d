import type { Game } from '../../../core/game.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { seededRandom } from '../../../core/random.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { layOutMap } from '../../../study/map/layout.ts';
import type { Place } from '../../../study/map/place.ts';
import { likenessOf, makePlayMap, type PlayMap } from '../../../study/map/play-map.ts';
import type { TaskRequest } from './task-request.ts';

/** A map and where its nodes are drawn. */
export interface LaidOutMap extends PlayMap {
  readonly places: readonly Place[];
}

/** Makes the map of perfect play from a game's start; null where it has none. */
export async function startMap(game: Game, _: TaskRequest): Promise<Result<Generator<number, LaidOutMap | null>>> {
  const source = { game, oracle: await oracleOf(game), likeness: await likenessOf(game) };
  return succeed(make());

  function* make(): Generator<number, LaidOutMap | null> {
    const map = game.hasMap ? yield* makePlayMap(source, game.rules.start(seededRandom(1))) : undefined;
    return map ? { ...map, places: layOutMap(map) } : null;
  }
}

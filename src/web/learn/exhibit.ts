import type { Game, Move } from '../../core/game.ts';
import type { Exhibit, MoveValue } from '../../core/lesson.ts';
import { Match } from '../../core/match.ts';

/** An exhibit as a match at its start, with its line ahead. */
export function matchOf(game: Game, { position, line = [] }: Exhibit): Match {
  const start = Match.fromPosition(game, position);
  if (!start.ok) throw new Error(`The truths of ${game.id} show ${position}, which is no position; correct it.`);
  let match = start.value;
  for (const move of line) {
    const next = match.play(move);
    if (!next.ok) throw new Error(`The truths of ${game.id} show ${move} in ${match.position}; correct it.`);
    match = next.value;
  }
  return match.goTo(0);
}

/** What the moves of an exhibit are worth, by move. */
export function valuesOf(game: Game, { position, values = [] }: Exhibit): ReadonlyMap<Move, MoveValue> {
  const { state, moves } = matchOf(game, { position });
  const byText = new Map(moves.map((move) => [game.notation.move(state, move), move]));
  const found = values.flatMap((value) => value.moves.map((text) => [byText.get(text), value] as const));
  return new Map(found.flatMap(([move, value]) => (move === undefined ? [] : [[move, value]])));
}

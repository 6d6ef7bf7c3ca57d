import type { Ending, Game, Language, Player } from '../../core/game.ts';
import { catalogues, sayEnding } from '../../text/say.ts';
import { terminal } from '../text.ts';

/** Whose turn it is or how it ended, and the score where the game has one. */
export function sayStanding<S>(game: Game<S>, state: S, language: Language): string {
  const { players } = game.text[language];
  const ending = game.rules.ending(state);
  if (ending) return sayEnding(ending, language, game);
  const toMove = catalogues[language].toMove(players[game.rules.turn(state)]);
  const scores = game.rules.scores?.(state);
  if (!scores) return toMove;
  return `${toMove} ${terminal.text[language].score} ${players[0].name} ${scores[0]}, ${players[1].name} ${scores[1]}.`;
}

/** How a game stands, for programs: null where there is nothing to say. */
export function standingOf<S>(game: Game<S>, position: string, turn: Player, ending: Ending | undefined) {
  const { sides } = game.notation;
  return {
    game: game.id,
    position,
    turn: sides[turn],
    ended: ending?.reason ?? null,
    winner: ending && ending.winner !== null ? sides[ending.winner] : null,
  };
}

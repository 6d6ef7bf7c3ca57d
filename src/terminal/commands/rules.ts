import { type Command, gameOf, refuseExtra } from '../command.ts';
import { rulesLines } from '../rules-page.ts';

/** A game's rules in plain words, with its diagrams drawn. */
export const rulesCommand: Command = async (context) => {
  const found = await gameOf(context);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(context, 1);
  if (failure) return { failure };
  const game = found.value;
  const { name, summary, players, credit, rules } = game.text[context.arguments.language];
  return {
    printout: {
      text: rulesLines(game, context.arguments.language, context.board, context.width).join('\n'),
      json: { game: game.id, name, summary, players: players.map((player) => player.name), credit, rules },
    },
  };
};

import { type Command, gameOf, refuseExtra } from '../command.ts';
import { rulesLines } from '../print/rules-page.ts';

/** A game's rules in plain words, with its diagrams drawn. */
export const rulesCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const game = found.value;
  const { name, summary, players, credit, rules } = game.text[invocation.arguments.language];
  return {
    printout: {
      text: rulesLines(game, invocation.arguments.language, invocation.board, invocation.width).join('\n'),
      json: { game: game.id, name, summary, players: players.map((player) => player.name), credit, rules },
    },
  };
};

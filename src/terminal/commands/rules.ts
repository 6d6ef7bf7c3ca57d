import { drawBoard } from '../board.ts';
import { type Command, gameOf, refuseExtra, wrap } from '../command.ts';

/** A game's rules in plain words, with its diagrams drawn. */
export const rulesCommand: Command = async (context) => {
  const found = await gameOf(context);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(context, 1);
  if (failure) return { failure };
  const game = found.value;
  const { name, summary, players, credit, rules } = game.text[context.arguments.language];
  const lines = (text: string) => wrap(text.split(' '), context.width);
  const sections = rules.map(({ text, diagram }, index) => {
    const paragraph = lines(`${index + 1}. ${text}`);
    const state = diagram === undefined ? undefined : game.notation.parsePosition(diagram);
    if (!state?.ok) return paragraph;
    const marked = game.rules.ending(state.value)?.cells ?? [];
    return [paragraph, '', ...drawBoard(game, state.value, { ...context.board, marked })].join('\n');
  });
  return {
    printout: {
      text: [context.board.paint.strong(name), lines(summary), '', sections.join('\n\n'), '', lines(credit)].join('\n'),
      json: { game: game.id, name, summary, players: players.map((player) => player.name), credit, rules },
    },
  };
};

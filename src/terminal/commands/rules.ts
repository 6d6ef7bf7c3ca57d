import { drawBoard } from '../board.ts';
import { type Command, gameOf, wrap } from '../command.ts';
import { refuse, usages } from '../text.ts';

/** A game's rules in plain words, with its diagrams drawn. */
export const rulesCommand: Command = async (context) => {
  const found = await gameOf(context);
  if (!found.ok) return { failure: found };
  if (context.words.length > 1) {
    return { failure: refuse({ code: 'argument-unwanted', values: { text: context.words[1], usage: usages.rules } }) };
  }
  const game = found.value;
  const { name, summary, credit, rules } = game.text[context.arguments.language];
  const sections = rules.map(({ text, diagram }, index) => {
    const paragraph = wrap(`${index + 1}. ${text}`.split(' '), context.width);
    const state = diagram === undefined ? undefined : game.notation.parsePosition(diagram);
    if (!state?.ok) return paragraph;
    const marked = game.rules.ending(state.value)?.cells ?? [];
    return [paragraph, '', ...drawBoard(game, state.value, { ...context.board, marked })].join('\n');
  });
  return {
    report: {
      text: [context.board.paint.strong(name), summary, '', sections.join('\n\n'), '', credit].join('\n'),
      json: { id: game.id, name, summary, credit, rules },
    },
  };
};

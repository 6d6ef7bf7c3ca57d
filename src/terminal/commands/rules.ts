import type { Game, Language } from '../../core/game.ts';
import { type BoardStyle, drawBoard } from '../board.ts';
import { type Command, gameOf, refuseExtra, wrap } from '../command.ts';

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

/** The whole page, in lines no wider than the room. */
export function rulesLines(game: Game, language: Language, style: BoardStyle, width: number): string[] {
  const { name, summary, credit, rules } = game.text[language];
  const lines = (text: string) => wrap(text.split(' '), width).split('\n');
  const sections = rules.flatMap(({ text, diagram }, index) => {
    const paragraph = lines(`${index + 1}. ${text}`);
    const state = diagram === undefined ? undefined : game.notation.parsePosition(diagram);
    if (!state?.ok) return ['', ...paragraph];
    const marked = game.rules.ending(state.value)?.cells ?? [];
    return ['', ...paragraph, '', ...drawBoard(game, state.value, { ...style, marked })];
  });
  return [style.paint.strong(name), ...lines(summary), ...sections, '', ...lines(credit)];
}

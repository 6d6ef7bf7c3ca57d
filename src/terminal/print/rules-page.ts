import type { Game, Language } from '../../core/game.ts';
import { type BoardStyle, drawBoard } from './board.ts';
import { wrap } from './wrap.ts';

/** A game's rules with its diagrams, in lines no wider than the room. */
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

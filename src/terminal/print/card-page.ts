import { stripVTControlCharacters } from 'node:util';
import type { StrategyCard } from '../../core/card.ts';
import type { Game, Language } from '../../core/game.ts';
import { groupEntries, type NumberedEntry } from '../../study/cards/groups.ts';
import { cardText } from '../../study/cards/text.ts';
import { nameMove } from '../../text/say.ts';
import { type BoardStyle, drawBoard } from './board.ts';
import { wrap } from './wrap.ts';

/** What is between two boards. */
const gap = 3;

/** A strategy card in lines no wider than the room: its rules, and its positions side by side. */
export function cardLines(
  game: Game,
  card: StrategyCard<unknown>,
  language: Language,
  style: BoardStyle,
  width: number,
): string[] {
  const { summary, lookUp } = card.words[language];
  const { title, pieces: sayPieces } = cardText[language];
  const lines = (text: string) => wrap(text.split(' '), width).split('\n');
  const rules = [...card.rules.map(({ words }) => words[language]), lookUp];
  const groups = groupEntries(game, card).flatMap(({ pieces, entries }) => {
    const boards = entries.map((entry) => entryLines(game, entry, language, style));
    return ['', style.paint.strong(sayPieces(pieces)), ...sideBySide(boards, width)];
  });
  return [
    style.paint.strong(`${game.text[language].name}: ${title.toLowerCase()}`),
    ...lines(summary),
    '',
    ...rules.flatMap((rule, index) => lines(`${index + 1}. ${rule}`)),
    ...groups,
  ];
}

/** An entry's number and move, its position, and its board without the stocks, with the move made and marked. */
function entryLines(game: Game, entry: NumberedEntry<unknown>, language: Language, style: BoardStyle): string[] {
  const { view, rules } = game;
  const target = view.path(entry.state, entry.move).at(-1);
  const after = rules.apply(entry.state, entry.move);
  const board = drawBoard(game, after, { ...style, marked: target === undefined ? [] : [target] });
  const hasStocks = view.cells.some(({ kind }) => kind === 'hand');
  return [
    `${entry.number}. ${nameMove(game, entry.entry.move, language)}`,
    entry.entry.position,
    ...(hasStocks ? board.slice(1, -1) : board),
  ];
}

/** As many in a row as there is room for; colours take none. */
function sideBySide(boards: readonly (readonly string[])[], width: number): string[] {
  const widthOf = (line: string) => stripVTControlCharacters(line).length;
  const column = Math.max(...boards.flat().map(widthOf)) + gap;
  const count = Math.max(1, Math.floor((width + gap) / column));
  const rows: string[] = [];
  for (let first = 0; first < boards.length; first += count) {
    const row = boards.slice(first, first + count);
    const height = Math.max(...row.map((board) => board.length));
    rows.push('');
    for (let line = 0; line < height; line++) {
      const parts = row.map((board) => board[line] ?? '');
      rows.push(
        parts
          .map((part) => part + ' '.repeat(column - widthOf(part)))
          .join('')
          .trimEnd(),
      );
    }
  }
  return rows;
}

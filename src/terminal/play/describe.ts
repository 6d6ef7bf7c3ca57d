import type { CellId, Language, Move } from '../../core/game.ts';
import { drawingOccurrence, type Match } from '../../core/match.ts';
import type { Report } from '../../core/report.ts';
import { score } from '../../core/seats/series.ts';
import { compareVerdicts } from '../../engine/analysis/verdict.ts';
import { type ListedMove, listMoves } from '../../play/listed-moves.ts';
import { listSizes, sayParticipant, saySeat, saySeriesResult } from '../../play/names.ts';
import { matchOf, seriesOf, type Table } from '../../play/table.ts';
import { playText } from '../../play/text.ts';
import { sayEstimateRecord } from '../../text/estimate-record.ts';
import { legendFor } from '../../text/legend.ts';
import { reviewWords } from '../../text/review-words.ts';
import { verdictMark } from '../../text/verdict.ts';
import { wrap } from '../print/wrap.ts';
import { locales } from '../terminal-text.ts';
import type { Save } from './saves.ts';
import { appText } from './text.ts';
import { hasNumericMoves } from './typed-move.ts';
import type { Scene } from './ui.ts';

/** A game that can be gone on with: which, how far, and what tells it from others. */
export function describeSave(save: Save, language: Language): { readonly label: string; readonly detail: string } {
  const { table, changed, isElsewhere } = save;
  const match = matchOf(table);
  const { series } = table;
  const { mainMenu } = appText[language];
  const when = changed.toLocaleString(locales[language], { dateStyle: 'medium', timeStyle: 'short' });
  const details = [
    ...([0, 1] as const).map((player) => saySeat(table, player, language)),
    ...(series.length === 1 ? [] : [playText[language].series.game(series.winners.length + 1, series.length)]),
    ...(match.ending ? [mainMenu.over] : []),
    when,
    ...(isElsewhere ? [mainMenu.elsewhere] : []),
  ];
  return { label: mainMenu.saved(match.game.text[language].name, match.ply), detail: details.join(' · ') };
}

/** The game, and where its series stands. */
export function titleOf(table: Table, language: Language): string {
  const { series, game } = table;
  const { name } = game.text[language];
  if (series.length === 1) return name;
  return `${name} · ${playText[language].series.game(series.winners.length + 1, series.length)}`;
}

/** The running score of a series, and who has won it; nothing for a single game. */
export function seriesLines(table: Table, language: Language): string[] {
  if (table.series.length === 1) return [];
  const [first, second] = [sayParticipant(table, 0, language), sayParticipant(table, 1, language)];
  const result = saySeriesResult(table, language);
  return [appText[language].score(first, score(seriesOf(table)), second), ...(result ? [result] : [])];
}

/** What counts beyond the board: points, groups, how near a draw by repetition is. */
export function countLines(match: Match, language: Language): string[] {
  const { rules, text } = match.game;
  const words = appText[language];
  const [first, second] = text[language].players;
  const scores = rules.scores?.(match.state);
  const groups = rules.groups?.(match.state);
  const sayGroups = (name: string, sizes: readonly number[]) => `${words.groups}, ${name}: ${listSizes(sizes)}`;
  return [
    ...(scores ? [`${words.points}: ${words.score(first.name, scores, second.name)}`] : []),
    ...(groups ? [sayGroups(first.name, groups[0]), sayGroups(second.name, groups[1])] : []),
    ...(rules.arrangement ? [playText[language].seen(match.occurrences, drawingOccurrence)] : []),
  ];
}

/** The legal moves with their numbers, where a number does not already mean a move; or only those from one cell. */
export function numberedMoves(match: Match, from?: CellId): string[] {
  const { game, state, moves } = match;
  const isNumeric = hasNumericMoves(match);
  return moves.flatMap((move, index) => {
    if (from !== undefined && game.view.path(state, move)[0] !== from) return [];
    const text = game.notation.move(state, move);
    return [isNumeric ? text : `#${index + 1} ${text}`];
  });
}

/** What every move is worth, the best first, perhaps with its number; or only those from one cell. */
export function valueEntries(
  { table, language }: Pick<Scene, 'table' | 'language'>,
  report: Report,
  isAscii: boolean,
  { isNumbered = false, from }: { readonly isNumbered?: boolean; readonly from?: CellId | undefined } = {},
): string[] {
  const { game, state, moves } = matchOf(table);
  const textOf = (move: Move) => game.notation.move(state, move);
  const texts = moves.map(textOf);
  const fromCell = moves.filter((move) => from === undefined || game.view.path(state, move)[0] === from);
  const wanted = new Set(fromCell.map(textOf));
  const entries = report.moves.filter(({ move }) => wanted.has(move)).sort(compareVerdicts);
  return entries.map((verdict) => {
    const number = isNumbered ? `#${texts.indexOf(verdict.move) + 1} ` : '';
    return `${number}${verdict.move} ${verdictMark(verdict, isAscii, language)}`;
  });
}

/** What the marks beside moves mean, and how far estimates are to be believed. */
export function valueLegend({ game }: Table, report: Report, language: Language, isAscii: boolean): string[] {
  return [...legendFor(report.moves, reviewWords[language], isAscii), ...sayEstimateRecord(game, report, language)];
}

/** Room for the number of a move. */
const indent = '    ';

/** The moves played, two a line, with what they came to where that is known, and beneath them what was played instead. */
export function historyLines({ table, verdicts, language }: Scene, isAscii: boolean, width: number): string[] {
  const { tree, head, current } = table;
  const say = ({ id, text }: ListedMove) => {
    const verdict = verdicts.get(id);
    return verdict ? `${text} ${verdictMark(verdict, isAscii, language)}` : text;
  };
  const moves = listMoves({ tree, head, current, reviewOf: () => undefined });
  const played = moves.filter(({ isAhead }) => !isAhead);
  const ahead = moves.slice(played.length);
  const column = Math.max(0, ...played.map((move) => say(move).length));
  const inBrackets = (line: readonly ListedMove[]) =>
    wrap(`(${sayLine(line, isAscii)})`.split(' '), width, indent).split('\n');
  const lines: string[] = [];
  for (let index = 0; index < played.length; index += 2) {
    const pair = played.slice(index, index + 2);
    const number = `${index / 2 + 1}.`.padEnd(indent.length);
    lines.push(`${number}${pair.map((move) => say(move).padEnd(column)).join('  ')}`.trimEnd());
    lines.push(...pair.flatMap(({ variations }) => variations.flatMap(inBrackets)));
  }
  return ahead.length > 0 ? [...lines, ...inBrackets(ahead)] : lines;
}

/** A line of moves with their numbers, and what branches off it: `2… 4C-2D 3. 5B-5C (3. 5B-4A)`. */
export function sayLine(line: readonly ListedMove[], isAscii: boolean): string {
  return line
    .flatMap(({ ply, text, variations }, index) => {
      const isFirst = ply % 2 === 1;
      const number = `${Math.ceil(ply / 2)}${isFirst ? '.' : isAscii ? '...' : '…'}`;
      const branches = variations.map((branch) => `(${sayLine(branch, isAscii)})`);
      // After a branch, whose move it is has to be said again.
      const isNumbered = isFirst || index === 0 || line[index - 1]?.variations.length !== 0;
      return [...(isNumbered ? [number] : []), text, ...branches];
    })
    .join(' ');
}

/** Words in columns of one width, in lines no longer than the room. */
export function inColumns(words: readonly string[], width: number): string[] {
  const column = Math.max(1, ...words.map((word) => word.length)) + 2;
  const perLine = Math.max(1, Math.floor((width + 2) / column));
  const lines: string[] = [];
  for (let index = 0; index < words.length; index += perLine) {
    const line = words.slice(index, index + perLine).map((word) => word.padEnd(column));
    lines.push(line.join('').trimEnd());
  }
  return lines;
}

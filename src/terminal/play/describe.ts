import type { CellId, Language, Player } from '../../core/game.ts';
import { drawingOccurrence } from '../../core/match.ts';
import type { Report } from '../../core/report.ts';
import { formatSeat, isPerson } from '../../core/seat.ts';
import { score, seriesResult } from '../../core/series.ts';
import { participantOf, seriesOf, type Table } from '../../core/table.ts';
import { catalogues } from '../../text/say.ts';
import { byMerit, legendFor, verdictMark } from '../../text/verdict.ts';
import { locales } from '../text.ts';
import type { Save } from './saves.ts';
import { playText } from './text.ts';
import { hasNumericMoves } from './typed-move.ts';
import type { Scene } from './ui.ts';

/** A computer player as people call it. */
export function playerLabel(player: string, language: Language): string {
  const level = /^level:([0-9]+)$/u.exec(player)?.[1];
  return level ? playText[language].level(Number(level)) : player;
}

/** What a participant is called: `you` against a computer; A and B where both would be called the same. */
export function participantName({ participants }: Table, participant: Player, language: Language): string {
  const text = playText[language];
  const areAlike = formatSeat(participants[0]) === formatSeat(participants[1]);
  const seat = participants[participant];
  const name = isPerson(seat) ? (areAlike ? text.person : text.you) : playerLabel(formatSeat(seat), language);
  return areAlike ? `${name} ${'AB'[participant]}` : name;
}

/** Who has a player's pieces, as in `Black: you`. */
export function seatLine(table: Table, player: Player, language: Language): string {
  const { name } = table.match.game.text[language].players[player];
  return `${name}: ${participantName(table, participantOf(table, player), language)}`;
}

/** A game that can be gone on with: which, how far, and what tells it from others. */
export function describeSave(save: Save, language: Language): { readonly label: string; readonly detail: string } {
  const { table, changed, isElsewhere } = save;
  const { match, series } = table;
  const { mainMenu, nextOf } = playText[language];
  const when = changed.toLocaleString(locales[language], { dateStyle: 'medium', timeStyle: 'short' });
  const details = [
    ...([0, 1] as const).map((player) => seatLine(table, player, language)),
    ...(series.length === 1 ? [] : [nextOf(series.winners.length + 1, series.length)]),
    ...(match.ending ? [mainMenu.over] : []),
    when,
    ...(isElsewhere ? [mainMenu.elsewhere] : []),
  ];
  return { label: mainMenu.saved(match.game.text[language].name, match.ply), detail: details.join(' · ') };
}

/** The game, and where its series stands. */
export function titleOf(table: Table, language: Language): string {
  const { series, match } = table;
  const name = match.game.text[language].name;
  if (series.length === 1) return name;
  return `${name} · ${playText[language].nextOf(series.winners.length + 1, series.length)}`;
}

/** The running score of a series, and who has won it; nothing for a single game. */
export function seriesLines(table: Table, language: Language): string[] {
  if (table.series.length === 1) return [];
  const text = playText[language];
  const series = seriesOf(table);
  const [first, second] = ([0, 1] as const).map((each) => participantName(table, each, language));
  const result = seriesResult(series);
  const standing = text.score(first, score(series), second);
  if (result === undefined) return [standing];
  return [standing, result === 'draw' ? text.seriesDrawn : text.seriesWon(result === 0 ? first : second)];
}

/** What counts beyond the board: points, groups, how near a draw by repetition is. */
export function countLines({ match }: Table, language: Language): string[] {
  const { rules, text } = match.game;
  const words = playText[language];
  const [first, second] = text[language].players.map((player) => player.name);
  const scores = rules.scores?.(match.state);
  const groups = rules.groups?.(match.state);
  return [
    ...(scores ? [`${words.points}: ${words.score(first, scores, second)}`] : []),
    ...(groups
      ? groups.map((sizes, player) => `${words.groups}, ${[first, second][player]}: ${listSizes(sizes)}`)
      : []),
    ...(rules.arrangement ? [words.seen(match.occurrences, drawingOccurrence)] : []),
  ];
}

/** The sizes of groups, single pieces counted together: `5 3 1×4`. */
function listSizes(sizes: readonly number[]): string {
  const groups = sizes.filter((size) => size > 1);
  const singles = sizes.length - groups.length;
  return [...groups, ...(singles > 0 ? [`1×${singles}`] : [])].join(' ');
}

/** The legal moves with their numbers, where a number does not already mean a move; or only those from one cell. */
export function numberedMoves({ match }: Table, from?: CellId): string[] {
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
  { table: { match }, language }: Pick<Scene, 'table' | 'language'>,
  report: Report,
  isAscii: boolean,
  { isNumbered = false, from }: { readonly isNumbered?: boolean; readonly from?: CellId | undefined } = {},
): string[] {
  const { game, state, moves } = match;
  const texts = moves.map((move) => game.notation.move(state, move));
  const wanted = new Set(
    texts.filter((_, index) => from === undefined || game.view.path(state, moves[index])[0] === from),
  );
  const entries = report.moves.filter(({ move }) => wanted.has(move)).sort(byMerit);
  return entries.map((verdict) => {
    const number = isNumbered ? `#${texts.indexOf(verdict.move) + 1} ` : '';
    return `${number}${verdict.move} ${verdictMark(verdict, isAscii, language)}`;
  });
}

/** What the marks beside moves mean. */
export function valueLegend(report: Report, language: Language, isAscii: boolean): string[] {
  return legendFor(report.moves, catalogues[language].verdicts, isAscii);
}

/** The moves played, two a line, with what they came to where that is known. */
export function historyLines({ table, verdicts, language }: Scene, isAscii: boolean): string[] {
  const entries = table.match.played.map((text, index) => {
    const verdict = verdicts.get(index + 1);
    return verdict ? `${text} ${verdictMark(verdict, isAscii, language)}` : text;
  });
  const width = Math.max(0, ...entries.map((entry) => entry.length));
  const lines: string[] = [];
  for (let ply = 0; ply < entries.length; ply += 2) {
    const number = `${ply / 2 + 1}.`.padEnd(4);
    lines.push(`${number}${entries[ply].padEnd(width)}  ${entries[ply + 1] ?? ''}`.trimEnd());
  }
  return lines;
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

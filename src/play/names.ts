import type { Language, Player } from '../core/game.ts';
import { oneLine } from '../core/match.ts';
import { formatSeat, isPerson, parseSeat, type Seat } from '../core/seats/seat.ts';
import { seriesResult } from '../core/seats/series.ts';
import { modeOf, participantOf, seatOf, seriesOf, type Table } from './table.ts';
import { type PlaceInSentence, playText } from './text.ts';

/** The number of a level by its name; undefined of another computer player. */
export function levelOf(player: string): number | undefined {
  const level = /^level:([0-9]+)$/u.exec(player)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** A computer player, or someone at another screen, as people call them. A name that was saved may hold anything. */
export function sayPlayer(player: string, language: Language): string {
  const level = levelOf(player);
  return level === undefined ? sayName(player, language) : playText[language].level(level);
}

/** Someone at another screen goes by the name they gave; the server’s computers go by theirs. */
function sayName(player: string, language: Language): string {
  const name = nameOf(player);
  return levelOf(name) === undefined ? name || playText[language].someone.within : sayPlayer(name, language);
}

function nameOf(player: string): string {
  const seat = parseSeat(player);
  return oneLine(seat.kind === 'elsewhere' ? seat.name : player);
}

/** Whether it is someone at another screen who gave no name. */
export function isNameless(seat: Seat): boolean {
  return seat.kind === 'elsewhere' && oneLine(seat.name) === '';
}

/** The same in a sentence, where a level is written small, or has an article; the name of another player stays. */
export function sayPlayerInSentence(player: string, language: Language, place: PlaceInSentence): string {
  const { levelInSentence, someone } = playText[language];
  const name = nameOf(player);
  const level = levelOf(name);
  if (level !== undefined) return levelInSentence[place](level);
  return name || someone[place === 'start' ? 'start' : 'within'];
}

/** What a participant is called: `you` against a computer; A and B where both would be called the same. */
export function sayParticipant({ participants }: Table, participant: Player, language: Language): string {
  const text = playText[language];
  const areAlike = formatSeat(participants[0]) === formatSeat(participants[1]);
  const seat = participants[participant];
  const name = seat.kind === 'person' ? (areAlike ? text.person : text.you) : sayPlayer(formatSeat(seat), language);
  return areAlike ? `${name} ${'AB'[participant]}` : name;
}

/** Who sits on a side: you, a level; nothing where two people share a screen and the colour says enough. */
export function saySeatShortly(table: Table, player: Player, language: Language): string {
  const seat = seatOf(table, player);
  if (seat.kind !== 'person') return sayPlayer(formatSeat(seat), language);
  return table.participants.every(({ kind }) => kind === 'person') ? '' : playText[language].you;
}

/** Who has a player's pieces, as in `Black: you`. */
export function saySeat(table: Table, player: Player, language: Language): string {
  const { name } = table.game.text[language].players[player];
  return `${name}: ${sayParticipant(table, participantOf(table, player), language)}`;
}

/** Who has won the series, once it is over; undefined for a single game, and while it goes on. */
export function saySeriesResult(
  table: Table,
  language: Language,
  nameOf = (participant: Player) => sayParticipant(table, participant, language),
): string | undefined {
  const { series: words } = playText[language];
  const series = seriesOf(table);
  const winner = seriesResult(series);
  if (series.length === 1 || winner === undefined) return undefined;
  if (winner === 'draw') return words.drawn;
  const isYou = modeOf(table) === 'computer' && isPerson(table.participants[winner]);
  return isYou ? words.youWon : words.won(nameOf(winner));
}

/** The sizes of groups, single pieces counted together: `5 3 1×4`. */
export function listSizes(sizes: readonly number[]): string {
  const groups = sizes.filter((size) => size > 1);
  const singles = sizes.length - groups.length;
  return [...groups, ...(singles > 0 ? [`1×${singles}`] : [])].join(' ');
}

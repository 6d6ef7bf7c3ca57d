import type { Game, Language } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import type { Meeting, Standing, Standings } from '../../engine/tournament/standings.ts';
import { type PlayedGame, schedule, type TournamentPlan } from '../../engine/tournament/tournament.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { signed } from '../../text/wording.ts';
import type { Invocation, Printout } from '../command.ts';
import { formatCsv } from '../print/csv.ts';
import { inTextColumns } from '../print/text-columns.ts';
import { wrapSentence } from '../print/wrap.ts';
import { queueText } from '../queue/text.ts';
import { reportText } from '../report-card/text.ts';
import { locales } from '../terminal-text.ts';
import { terminal } from '../text.ts';

/** A tournament as far as it was played. */
export interface Tournament {
  readonly game: Game;
  readonly plan: TournamentPlan;
  readonly played: readonly PlayedGame[];
  readonly standings: Standings;
  /** The players whose moves depend on the clock. */
  readonly timed: readonly string[];
  readonly isInterrupted: boolean;
  /** Whether the games are in a queue, where others play them. */
  readonly isQueued: boolean;
}

/** Both tables have the players' names in their second column. */
const isName = (column: number) => column === 1;

/** With more, the cross table says enough. */
const maxMeetingsListed = 6;

export function printTournament(tournament: Tournament, invocation: Invocation): Printout {
  const { plan, standings } = tournament;
  const nameOf = (player: number) => nameIn(plan, player);
  const json = {
    plan,
    isInterrupted: tournament.isInterrupted,
    notRepeatable: tournament.timed,
    standings: standings.rows.map(({ player, ...row }) => ({ player: nameOf(player), ...row })),
    meetings: standings.meetings.map(({ one, other, ...row }) => ({ one: nameOf(one), other: nameOf(other), ...row })),
    games: tournament.played.map(({ seats, record: _record, thinking: _thinking, ...game }) => ({
      ...game,
      seats: seats.map(nameOf),
    })),
  };
  if (tournament.played.length === 0) return { text: sayInterruption(tournament, invocation).join('\n'), json };
  const text = invocation.arguments.isCsv ? printCsv(tournament) : printTable(tournament, invocation);
  return { text, json };
}

function printTable(tournament: Tournament, invocation: Invocation): string {
  const { game, plan, standings, timed, isInterrupted } = tournament;
  const { language } = invocation.arguments;
  const words = terminal.text[language].tournament;
  const { strong } = invocation.board.paint;
  const lines = [
    `${strong(game.text[language].name)}: ${words.title(plan.players.length, plan.games, plan.seed)}`,
    '',
    ...inTextColumns(
      [
        ['', words.player, 'Elo', '95 %', words.games, words.points, words.asFirst, words.asSecond, words.kept],
        ...standings.rows.map((row, place) => tableRow(row, place, plan, language)),
      ],
      isName,
    ),
  ];
  if (standings.rows.length > 2) lines.push('', words.cross, ...inTextColumns(crossTable(tournament), isName));
  if (standings.meetings.length <= maxMeetingsListed) {
    lines.push('', ...standings.meetings.map((meeting) => sayMeeting(meeting, plan, language)));
  }
  if (standings.rows.some(({ kept }) => kept !== null))
    lines.push('', wrapSentence(words.keptLegend, invocation.width));
  if (timed.length > 0) lines.push(words.timed(timed.join(', ')));
  lines.push(...sayForfeits(tournament, invocation));
  const { html } = invocation.arguments;
  if (html !== undefined) lines.push('', reportText[language].written(html));
  if (isInterrupted) lines.push('', ...sayInterruption(tournament, invocation));
  return lines.join('\n');
}

function sayInterruption(
  { played, plan, isQueued }: Tournament,
  { arguments: { language, save, isWithdrawn }, width }: Invocation,
): readonly string[] {
  const words = terminal.text[language].tournament;
  const { goOn, withdrawn } = queueText[language];
  const ofQueue = wrapSentence(isWithdrawn ? withdrawn : goOn, width);
  const howToGoOn = isQueued ? ofQueue : save === undefined ? words.startOver : words.goOn(save);
  return [words.interrupted(played.length, schedule(plan).length), howToGoOn];
}

function tableRow(row: Standing, place: number, plan: TournamentPlan, language: Language): readonly string[] {
  const { elo, points, games } = row;
  return [
    `${place + 1}`,
    nameIn(plan, row.player),
    signed(elo.value, 0),
    `±${Math.round(elo.high - elo.value)}`,
    `${games}`,
    percent(points / games, language),
    percent(row.asFirst, language),
    percent(row.asSecond, language),
    percent(row.kept, language),
  ];
}

/** Each player's share of the points against each other, the best first. */
function crossTable({ standings: { rows, meetings }, plan }: Tournament): readonly (readonly string[])[] {
  const cell = (one: number, other: number) => {
    const meeting = meetings.find((each) => isBetween(each, one, other));
    if (!meeting) return '·';
    return `${Math.round(100 * (meeting.one === one ? meeting.share.value : 1 - meeting.share.value))}`;
  };
  const header = ['', '', ...rows.map((_, place) => `${place + 1}`)];
  return [
    header,
    ...rows.map(({ player }, place) => [
      `${place + 1}`,
      nameIn(plan, player),
      ...rows.map((other) => cell(player, other.player)),
    ]),
  ];
}

function isBetween(meeting: Meeting, one: number, other: number): boolean {
  return (meeting.one === one && meeting.other === other) || (meeting.one === other && meeting.other === one);
}

function sayMeeting(
  { one, other, won, drawn, lost, share }: Meeting,
  plan: TournamentPlan,
  language: Language,
): string {
  const say = (each: number) => percent(each, language, 1);
  const { meeting } = terminal.text[language].tournament;
  const counts = `+${won} =${drawn} −${lost}`;
  return meeting(nameIn(plan, one), nameIn(plan, other), say(share.value), say(share.low), say(share.high), counts);
}

/** Who lost games without being beaten, and why. */
function sayForfeits({ plan, played, game }: Tournament, invocation: Invocation): readonly string[] {
  const { language } = invocation.arguments;
  const counts = new Map<string, { player: string; reason: string; count: number }>();
  for (const { seats, winner, forfeit } of played) {
    if (!forfeit) continue;
    const player = nameIn(plan, seats[winner === 0 ? 1 : 0]);
    const reason = sayProblem(forfeit, language, game, terminal);
    const key = `${player}\n${reason}`;
    counts.set(key, { player, reason, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const { forfeits } = terminal.text[language].tournament;
  return [...counts.values()].map(({ player, reason, count }) => forfeits(player, count, reason));
}

const csvHeadings = [
  ...['player', 'elo', 'elo_low', 'elo_high', 'games', 'points'],
  ...['as_first', 'as_second', 'kept', 'judged', 'forfeits'],
];

function printCsv({ plan, standings }: Tournament): string {
  const { rows, meetings } = standings;
  const share = (one: number, other: number) => {
    const meeting = meetings.find((each) => isBetween(each, one, other));
    if (!meeting) return '';
    return (meeting.one === one ? meeting.share.value : 1 - meeting.share.value).toFixed(4);
  };
  const fraction = (number: number | null) => (number === null ? '' : number.toFixed(4));
  return formatCsv([
    [...csvHeadings, ...rows.map(({ player }) => `against ${nameIn(plan, player)}`)],
    ...rows.map((row) => [
      nameIn(plan, row.player),
      ...[row.elo.value, row.elo.low, row.elo.high].map((elo) => elo.toFixed(1)),
      row.games,
      row.points,
      ...[row.asFirst, row.asSecond, row.kept].map(fraction),
      row.judged,
      row.forfeits,
      ...rows.map((other) => share(row.player, other.player)),
    ]),
  ]);
}

/** The name of a player, by its place in the plan. */
export function nameIn({ players }: TournamentPlan, place: number): string {
  return present(players[place], `player ${place} in the plan`);
}

function percent(share: number | null, language: Language, digits = 0): string {
  if (share === null) return '–';
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${(100 * share).toLocaleString(locales[language], format)} %`;
}

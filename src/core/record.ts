import type { Ending, Game, Player } from './game.ts';
import { Match, tidyComment } from './match.ts';
import { type CommonProblems, failWith, type Problem, type Result, succeed } from './problem.ts';

const refuse = failWith<CommonProblems>();

/**
 * A match as text, to save, paste and replay:
 *
 *     tabuleiro record 1
 *     game: neutreeko
 *     start: .w.w./..b../...../..w../.b.b. b
 *     first: Ana
 *     second: level:5
 *     result: first wins (line)
 *
 *     1. 5B-5C 4C-2E {A comment on the position after this move.}
 *     2. 2C-2A
 *
 * Lines before the blank one are `name: value`; names beyond these six are kept as they are. A comment before move 1
 * is about the start.
 */
export interface MatchRecord {
  readonly game: string;
  readonly start: string;
  readonly players: readonly [string, string];
  readonly result: RecordedResult | undefined;
  /** Further `name: value` lines: a date, an event. */
  readonly notes: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
  /** One for the start and one for each move; empty where there is none. */
  readonly comments: readonly string[];
}

export type RecordedResult = Pick<Ending, 'winner' | 'reason'>;

export const recordVersion = 1;
const title = 'tabuleiro record';

/** The record of the moves played so far. */
export function recordOf<S>(
  match: Match<S>,
  players: readonly [string, string],
  notes: Readonly<Record<string, string>> = {},
): MatchRecord {
  const steps = match.steps.slice(0, match.ply + 1);
  const { ending } = match;
  return {
    game: match.game.id,
    start: match.game.notation.position(steps[0].state),
    players,
    result: ending && { winner: ending.winner, reason: ending.reason },
    notes,
    moves: steps.slice(1).map((step) => step.text),
    comments: steps.map((step) => step.comment),
  };
}

export function formatRecord(record: MatchRecord): string {
  const headers: [string, string][] = [
    ['game', record.game],
    ['start', record.start],
    ['first', record.players[0]],
    ['second', record.players[1]],
    ['result', formatResult(record.result)],
    ...Object.entries(record.notes),
  ];
  const lines = [`${title} ${recordVersion}`, ...headers.map(([name, value]) => `${name}: ${oneLine(value)}`), ''];
  if (record.comments[0]) lines.push(formatComment(record.comments[0]));
  for (let ply = 0; ply < record.moves.length; ply += 2) {
    const pair = [ply, ply + 1].filter((index) => index < record.moves.length);
    const texts = pair.map((index) => {
      const comment = record.comments[index + 1];
      return comment ? `${record.moves[index]} ${formatComment(comment)}` : record.moves[index];
    });
    lines.push(`${ply / 2 + 1}. ${texts.join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Reads the text alone. Whether its game exists and its moves are legal is found by `replayRecord`. */
export function parseRecord(text: string): Result<MatchRecord> {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  const version = new RegExp(`^${title} (\\S+)$`, 'u').exec(lines[0].trim())?.[1];
  if (version === undefined) return refuse({ code: 'record-header', values: {} });
  if (version !== String(recordVersion)) {
    return refuse({ code: 'record-version', values: { version, expected: recordVersion } });
  }
  const headers = new Map<string, string>();
  let line = 1;
  for (; line < lines.length && lines[line].trim() !== ''; line++) {
    const header = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/u.exec(lines[line]);
    if (!header) return refuse({ code: 'record-line', values: { line: line + 1, text: lines[line] } });
    headers.set(header[1].toLowerCase(), header[2]);
  }
  const take = (name: string) => {
    const value = headers.get(name);
    headers.delete(name);
    return value;
  };
  const game = take('game');
  const start = take('start');
  const players: [string, string] = [take('first') ?? '', take('second') ?? ''];
  const result = parseResult(take('result') ?? 'unfinished');
  if (!game) return refuse({ code: 'record-missing', values: { field: 'game' } });
  if (!start) return refuse({ code: 'record-missing', values: { field: 'start' } });
  if (!result.ok) return result;
  const { moves, comments } = parseMoves(lines.slice(line).join(' '));
  const notes = Object.fromEntries(headers);
  return succeed({ game, start, players, result: result.value, notes, moves, comments });
}

/**
 * Plays a record's moves. Those before the first bad one are kept, and the problem says which one failed and why. A
 * result that the moves do not bear out is a problem too; a resignation needs no move.
 */
export function replayRecord<S>(game: Game<S>, record: MatchRecord): { match?: Match<S>; problem?: Problem } {
  const start = Match.fromPosition(game, record.start);
  if (!start.ok) return { problem: { code: 'record-start', values: {}, cause: start.problem } };
  let match = start.value.comment(record.comments[0]);
  for (let index = 0; index < record.moves.length; index++) {
    const next = match.play(record.moves[index]);
    if (!next.ok) {
      const values = { number: index + 1, text: record.moves[index] };
      return { match, problem: { code: 'record-move', values, cause: next.problem } };
    }
    match = next.value.comment(record.comments[index + 1]);
  }
  if (!match.ending && record.result?.reason === 'resignation' && record.result.winner !== null) {
    const resigned = match.resign(record.result.winner === 0 ? 1 : 0);
    if (resigned.ok) match = resigned.value;
  }
  const said = formatResult(record.result);
  const found = formatResult(match.ending);
  // A record that was saved in the middle of its game stays good when its last move happens to end it.
  if (record.result && said !== found) return { match, problem: { code: 'record-disagrees', values: { said, found } } };
  return { match };
}

const winners: Readonly<Record<string, Player | null>> = { 'first wins': 0, 'second wins': 1, draw: null };

function formatResult(result: RecordedResult | undefined): string {
  if (!result) return 'unfinished';
  const words = Object.keys(winners).find((key) => winners[key] === result.winner);
  return `${words} (${result.reason})`;
}

function parseResult(text: string): Result<RecordedResult | undefined> {
  if (text === 'unfinished') return succeed(undefined);
  const [, words, reason] = /^(first wins|second wins|draw) \((\S+)\)$/u.exec(text) ?? [];
  return words ? succeed({ winner: winners[words], reason }) : refuse({ code: 'record-result', values: { text } });
}

/** Moves and comments in order, the move numbers left out. A comment that the file breaks off in ends with it. */
function parseMoves(text: string): { moves: string[]; comments: string[] } {
  const moves: string[] = [];
  const comments = [''];
  for (const [token] of text.matchAll(/\{[^}]*\}?|[^\s{]+/gu)) {
    if (token.startsWith('{')) {
      const comment = `${comments[moves.length]} ${token.replace(/[{}]/gu, '')}`;
      comments[moves.length] = tidyComment(comment);
    } else if (!/^\d+\.+$/u.test(token)) {
      moves.push(token.replace(/^\d+\.+/u, ''));
      comments.push('');
    }
  }
  return { moves, comments };
}

function formatComment(comment: string): string {
  return `{${tidyComment(comment)}}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

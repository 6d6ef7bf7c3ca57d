import { conclusionOf } from './conclusion.ts';
import type { Ending, Game, Player } from './game.ts';
import { Match, oneLine, tidyComment } from './match.ts';
import { type CommonProblems, fail, type Problem, problemOf, type Result, succeed } from './problem.ts';

const makeProblem = problemOf<CommonProblems>();

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
 * Lines before the moves are `name: value`; names beyond these five are kept, in lower case. `first` is the player who
 * moves first at the usual start of the game, and moves are numbered in pairs from the record's own start. A comment
 * before move 1 is about the start.
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
    start: match.game.notation.position(match.steps[0].state),
    players,
    result: ending && { winner: ending.winner, reason: ending.reason },
    notes,
    moves: steps.slice(1).map((step) => step.text),
    comments: steps.map((step) => step.comment),
  };
}

/** The text of a record, which `parseRecord` reads back. */
export function formatRecord(record: MatchRecord): string {
  const own = ['game', 'start', 'first', 'second', 'result'];
  const headers: [string, string][] = [
    ['game', record.game],
    ['start', record.start],
    ['first', record.players[0]],
    ['second', record.players[1]],
    ['result', formatResult(record.result)],
    ...Object.entries(record.notes).filter(([name]) => !own.includes(name)),
  ];
  const lines = [
    `${title} ${recordVersion}`,
    ...headers.map(([name, value]) => `${tidyName(name)}: ${oneLine(value)}`),
    '',
  ];
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

/** A record as far as it can be read, and what is wrong with it if anything is. */
export interface ParsedRecord {
  readonly record?: MatchRecord;
  readonly problem?: Problem;
}

/**
 * Reads the text alone; whether its game exists and its moves are legal is found by `replayRecord`. A damaged line costs
 * no more than itself, as long as the game and the start are there.
 */
export function parseRecord(text: string): ParsedRecord {
  const lines = text.replace(/^\uFEFF?\s*/u, '').split(/\r\n|\r|\n/u);
  const [header = ''] = lines;
  const version = new RegExp(`^${title} (\\S+)$`, 'u').exec(header.trim())?.[1];
  if (version === undefined) return { problem: makeProblem({ code: 'record-header', values: {} }) };
  if (version !== String(recordVersion)) {
    return { problem: makeProblem({ code: 'record-version', values: { version, expected: recordVersion } }) };
  }
  const { headers, end, problem } = parseHeaders(lines);
  const { game, start, first = '', second = '', result = 'unfinished', ...notes } = headers;
  if (!game) return { problem: makeProblem({ code: 'record-missing', values: { field: 'game' } }) };
  if (!start) return { problem: makeProblem({ code: 'record-missing', values: { field: 'start' } }) };
  const said = parseResult(result);
  const known = said.ok ? said.value : undefined;
  const { moves, comments } = parseMoves(lines.slice(end).join(' '));
  const trouble = problem ?? (said.ok ? undefined : said.problem);
  const record = { game, start, players: [first, second], result: known, notes, moves, comments } as const;
  return { record, ...(trouble && { problem: trouble }) };
}

/** The `name: value` lines, up to a blank line or the first move or comment. The first problem is reported. */
function parseHeaders(lines: readonly string[]): {
  readonly headers: Readonly<Record<string, string>>;
  readonly end: number;
  readonly problem: Problem | undefined;
} {
  const headers: Record<string, string> = {};
  let problem: Problem | undefined;
  let end = 1;
  for (const text of lines.slice(1)) {
    if (/^\s*(?:$|\{|\d+\.)/u.test(text)) break;
    end++;
    const [name, value] = headerIn(text);
    const field = name.toLowerCase();
    if (!field) problem ??= makeProblem({ code: 'record-line', values: { line: end, text } });
    else if (Object.hasOwn(headers, field)) problem ??= makeProblem({ code: 'record-twice', values: { field } });
    else headers[field] = value;
  }
  return { headers, end, problem };
}

/**
 * The name and the value of a line; no name where it is none. Found by its first colon: an expression that shares the
 * spaces around out between its parts takes the square of their number.
 */
function headerIn(text: string): readonly [name: string, value: string] {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim();
  return [/\s/u.test(name) ? '' : tidyName(name), oneLine(text.slice(colon + 1))];
}

/** A name without what ends it or what could upset a terminal, such as escapes and marks that turn the writing round. */
function tidyName(name: string): string {
  return name.replace(/[:\s\p{Cc}\p{Cf}]/gu, '');
}

/**
 * Plays a record's moves. Those before the first bad one are kept, and the problem says which one failed and why. A
 * result that the moves do not bear out is a problem too; a resignation or the end of a player's time needs no move.
 */
export function replayRecord<S>(game: Game<S>, record: MatchRecord): { match?: Match<S>; problem?: Problem } {
  const start = Match.fromPosition(game, record.start);
  if (!start.ok) return { problem: { code: 'record-start', values: {}, cause: start.problem } };
  const replayed = Match.replay(game, start.value.state, record.moves, record.comments);
  let { match } = replayed;
  if (replayed.problem) {
    const text = record.moves[match.ply] ?? '';
    return {
      match,
      problem: { code: 'record-move', values: { number: match.ply + 1, text }, cause: replayed.problem },
    };
  }
  const conclusion = record.result && conclusionOf(record.result.reason, record.result.winner);
  const concluded = conclusion && match.conclude(conclusion);
  if (concluded?.ok) match = concluded.value;
  const said = formatResult(record.result);
  const found = formatResult(match.ending);
  // A record that was saved in the middle of its game stays good when its last move happens to end it.
  if (record.result && said !== found) return { match, problem: { code: 'record-disagrees', values: { said, found } } };
  return { match };
}

const winners: ReadonlyMap<string, Player | null> = new Map([
  ['first wins', 0],
  ['second wins', 1],
  ['draw', null],
  ['called off', null],
]);

/** `first wins (line)`, `draw (full)`, `called off (abort)`, `unfinished`. */
export function formatResult(result: RecordedResult | undefined): string {
  if (!result) return 'unfinished';
  if (result.reason === 'abort') return 'called off (abort)';
  const [words] = [...winners].find(([, winner]) => winner === result.winner) ?? [];
  return `${words} (${result.reason})`;
}

function parseResult(text: string): Result<RecordedResult | undefined> {
  if (text === 'unfinished') return succeed(undefined);
  const [, words = '', reason = ''] = /^(.+) \((\S+)\)$/u.exec(text) ?? [];
  const winner = winners.get(words);
  return winner === undefined
    ? fail(makeProblem({ code: 'record-result', values: { text } }))
    : succeed({ winner, reason });
}

/** Moves and comments in order, the move numbers left out. A comment that the file breaks off in ends with it. */
function parseMoves(text: string): { moves: string[]; comments: string[] } {
  const moves: string[] = [];
  let here: string[] = [];
  const comments = [here];
  for (const [token] of text.matchAll(/\{[^}]*\}?|[^\s{]+/gu)) {
    if (token.startsWith('{')) {
      here.push(token.replace(/[{}]/gu, ''));
    } else if (!/^\d+\.+$/u.test(token)) {
      moves.push(token.replace(/^\d+\.+/u, ''));
      here = [];
      comments.push(here);
    }
  }
  return { moves, comments: comments.map((parts) => tidyComment(parts.join(' '))) };
}

function formatComment(comment: string): string {
  return `{${tidyComment(comment)}}`;
}

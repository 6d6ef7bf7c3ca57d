import { existsSync } from 'node:fs';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { formatSeat, isPerson, parseSeat, person, type Seat } from '../../core/seats/seat.ts';
import { startSeries } from '../../core/seats/series.ts';
import { botErrorsTo } from '../bot-errors.ts';
import {
  type Answer,
  type Command,
  type Failure,
  type Invocation,
  loadGame,
  refuseExtra,
  withFairStart,
} from '../command.ts';
import { App, nextSeed } from '../play/app.ts';
import { LineUi } from '../play/line-ui.ts';
import type { Wishes } from '../play/lobby.ts';
import { checkOpponent } from '../play/opponent.ts';
import { Screen } from '../play/screen/screen.ts';
import { ScreenUi } from '../play/screen/screen-ui.ts';
import { Window } from '../play/screen/window.ts';
import { type GivenSeats, inSeries, openTableFile, seatedAt } from '../play/table-file.ts';
import { seatsForTask } from '../play/task.ts';
import { inPlain } from '../print/plain.ts';
import { refuse } from '../problems.ts';
import type { RawTerminal } from '../raw-terminal.ts';
import { usages } from '../terminal-text.ts';

/** The games themselves: a menu and a board in a terminal, the same line by line in a pipe. */
export const playCommand: Command = async (invocation) => {
  const { env, arguments: given } = invocation;
  const extra = given.position === undefined ? refuseExtra(invocation, 1) : undefined;
  if (extra) return { failure: extra };
  if (invocation.words[0] === '-' || given.position === '-') {
    return { failure: refuse({ code: 'input-taken', values: {} }) };
  }
  const wished = await wishesOf(invocation);
  if ('failure' in wished) return wished;
  const isByLine = given.isByLine || env.TERM === 'dumb';
  const openTerminal = isByLine ? undefined : invocation.openTerminal;
  if (openTerminal && given.botErrors === '-' && invocation.progress.isTTY) {
    return { failure: refuse({ code: 'errors-on-screen', values: {} }) };
  }
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const hearing = { ...invocation, hearBotError: hearBotError.value };
  return openTerminal ? playOnScreen(wished.wishes, openTerminal(), hearing) : playByLine(wished.wishes, hearing);
};

type Wished = { readonly wishes: Wishes } | { readonly failure: Failure };

async function playByLine(wishes: Wishes, invocation: Invocation): Promise<Answer> {
  const { language, asksInSteps } = invocation.arguments;
  const { board, width, tempo } = invocation;
  const write = (text: string) => invocation.write(board.isAscii ? inPlain(text) : text);
  const isTyped = invocation.openTerminal !== undefined;
  const lines = invocation.readLines();
  const ui = new LineUi({ lines, write, isTyped, board, width, language, asksInSteps, tick: tempo.tick });
  const app = new App(ui, invocation);
  await Promise.race([app.run(wishes), ui.ended]);
  ui.close(app.leave());
  return {};
}

async function playOnScreen(wishes: Wishes, terminal: RawTerminal, invocation: Invocation): Promise<Answer> {
  const { language, asksInSteps } = invocation.arguments;
  const screen = new Screen(terminal);
  const window = new Window(screen, invocation.board.isAscii);
  const app = new App(
    new ScreenUi({ window, board: invocation.board, language }, asksInSteps, invocation.tempo.frame),
    invocation,
  );
  try {
    await Promise.race([app.run(wishes), window.ended]);
  } finally {
    screen.close();
  }
  const words = app.leave();
  if (words) invocation.write(`${invocation.board.isAscii ? inPlain(words) : words}\n`);
  return {};
}

/** What the command line settles: a game or a file to go on from, and perhaps who plays, how often and from where. */
async function wishesOf(invocation: Invocation): Promise<Wished> {
  const seed = nextSeed(invocation);
  const { series, seats, position, isFair, task } = invocation.arguments;
  const [word] = invocation.words;
  if (word === undefined) {
    // Who plays depends on the game, and so does how many games are fair.
    if (seats.size === 0 && !series && position === undefined && !isFair && !task) return { wishes: { seed } };
    return { failure: refuse({ code: 'argument-missing', values: { name: 'game', usage: usages.play } }) };
  }
  const game = await loadGame(word, invocation.loaded);
  if (game.ok) return newGame(game.value, seed, invocation);
  // No game's id has a dot or a slash; any other word may be a file all the same.
  if (/[./\\]/u.test(word) || existsSync(word)) return goOnFrom(word, seed, invocation);
  return { failure: game };
}

async function newGame(game: Game, seed: number, asked: Invocation): Promise<Wished> {
  const placed = await withFairStart(game, seed, asked);
  if (!placed.ok) return { failure: { ...placed, game } };
  const invocation = placed.value;
  const { series, seats: named } = invocation.arguments;
  const given = await seatsOf(game, named);
  if (!given.ok) return { failure: { ...given, game } };
  const start = startOf(game, invocation);
  if (start && !start.ok) return { failure: { ...start, game } };
  const [first = person, second = person] = given.value;
  const chosen = named.size > 0 ? ([first, second] as const) : undefined;
  const { task } = invocation.arguments;
  if (task && !start) return { failure: refuse({ code: 'task-position', values: { task } }) };
  const seated = task && start ? await seatsForTask(task, start.value, chosen, invocation) : succeed(chosen);
  if (!seated.ok) return { failure: { ...seated, game } };
  const seats = seated.value;
  return {
    wishes: {
      game,
      seed,
      ...(seats && { seats }),
      ...(task && { task }),
      ...(series && { series }),
      ...(start && { start: start.value }),
    },
  };
}

/** The position that was given, in which something must be left to play. */
function startOf(game: Game, { arguments: { position }, words }: Invocation): Result<Match> | undefined {
  if (position === undefined) return undefined;
  // A position that was not put between quotes arrives as two words.
  const start = Match.fromPosition(game, [position, ...words.slice(1)].join(' '));
  return start.ok && start.value.ending ? refuse({ code: 'position-over', values: {} }) : start;
}

/** A game that a file holds. Another series or seed than it says begins with this game. */
async function goOnFrom(file: string, seed: number, invocation: Invocation): Promise<Wished> {
  const { series, seats, position, isFair, isSeedGiven, task } = invocation.arguments;
  if (task) return { failure: refuse({ code: 'options-exclude', values: { one: `--${task}`, other: file } }) };
  if (position !== undefined || isFair) {
    const one = isFair ? '--fair' : '--position';
    return { failure: refuse({ code: 'options-exclude', values: { one, other: file } }) };
  }
  const found = await openTableFile(file, invocation);
  if ('failure' in found) return found;
  const { game, series: before } = found.opened.table;
  const given = await seatsOf(game, seats);
  if (!given.ok) return { failure: { ...given, game } };
  const seated = await seatedAt(found.opened, given.value);
  if (!seated.ok) return { failure: seated };
  const chosen = series ? inSeries(seated.value, startSeries(series, before.seed)) : seated.value;
  const table = isSeedGiven ? { ...chosen, series: { ...chosen.series, seed } } : chosen;
  return { wishes: { seed, opened: { ...found.opened, table } } };
}

/** Which player an option means, by turn or by the name of the side; -1 for none. */
function playerOf(side: string, names: readonly string[]): number {
  return ['first', 'second', ...names].indexOf(side) % 2;
}

/** Who was given each side to play. */
async function seatsOf(game: Game, given: ReadonlyMap<string, string>): Promise<Result<GivenSeats>> {
  const names = game.text.en.players.map(({ name }) => name.toLowerCase());
  const seats: [Seat | undefined, Seat | undefined] = [undefined, undefined];
  for (const [side, text] of given) {
    const player = playerOf(side, names);
    const list = [...names, 'first', 'second'].map((name) => `--${name}`).join(', ');
    if (player < 0) return refuse({ code: 'no-such-side', values: { option: `--${side}`, list } });
    const rival = [...given.keys()].find((other) => other !== side && playerOf(other, names) === player);
    if (rival) return refuse({ code: 'options-exclude', values: { one: `--${side}`, other: `--${rival}` } });
    const seat = parseSeat(text);
    const known = isPerson(seat) ? succeed(formatSeat(seat)) : await checkOpponent(game, formatSeat(seat));
    if (!known.ok) return known;
    seats[player] = parseSeat(known.value);
  }
  return succeed(seats);
}

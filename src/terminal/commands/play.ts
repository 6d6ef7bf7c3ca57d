import type { Game } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { formatSeat, isPerson, parseSeat, person, type Seat } from '../../core/seat.ts';
import { type Answer, type Command, type Invocation, loadGame, refuseExtra } from '../command.ts';
import { App, nextSeed } from '../play/app.ts';
import { LineUi } from '../play/line-ui.ts';
import type { Wishes } from '../play/lobby.ts';
import { checkOpponent } from '../play/opponent.ts';
import { Screen } from '../play/screen/screen.ts';
import { ScreenUi } from '../play/screen/screen-ui.ts';
import { Window } from '../play/screen/window.ts';
import { inPlain } from '../print/plain.ts';
import { refuse } from '../problems.ts';
import type { RawTerminal } from '../raw-terminal.ts';
import { usages } from '../terminal-text.ts';

/** The games themselves: a menu and a board in a terminal, the same line by line in a pipe. */
export const playCommand: Command = async (invocation) => {
  const extra = refuseExtra(invocation, 1);
  if (extra) return { failure: extra };
  const { env, arguments: given } = invocation;
  const wishes = await wishesOf(invocation);
  if (!wishes.ok) return { failure: wishes };
  const isByLine = given.isByLine || env.TERM === 'dumb';
  if (isByLine || !invocation.openTerminal) return playByLine(wishes.value, invocation);
  return playOnScreen(wishes.value, invocation.openTerminal(), invocation);
};

async function playByLine(wishes: Wishes, invocation: Invocation): Promise<Answer> {
  const { language, asksInSteps } = invocation.arguments;
  const { board, width } = invocation;
  const write = (text: string) => invocation.write(board.isAscii ? inPlain(text) : text);
  const isTyped = invocation.openTerminal !== undefined;
  const ui = new LineUi({ lines: invocation.readLines(), write, isTyped, board, width, language, asksInSteps });
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

/** What the command line settles: a game, and perhaps who plays and how often. */
async function wishesOf(invocation: Invocation): Promise<Result<Wishes>> {
  const seed = nextSeed(invocation);
  const { series, seats: given } = invocation.arguments;
  const [word] = invocation.words;
  if (word === undefined) {
    // Who plays depends on the game, and so does how many games are fair.
    if (given.size === 0 && !series) return succeed({ seed });
    return refuse({ code: 'argument-missing', values: { name: 'game', usage: usages.play } });
  }
  const game = await loadGame(word, invocation.loaded);
  if (!game.ok) return game;
  const seats = await seatsOf(game.value, given);
  if (!seats.ok) return seats;
  return succeed({ game: game.value, seed, ...(seats.value && { seats: seats.value }), ...(series && { series }) });
}

/** Which player an option means, by turn or by the name of the side; -1 for none. */
function playerOf(side: string, names: readonly string[]): number {
  return ['first', 'second', ...names].indexOf(side) % 2;
}

/** Who was given each side to play; where only one was, a person plays the other. */
async function seatsOf(
  game: Game,
  given: ReadonlyMap<string, string>,
): Promise<Result<readonly [Seat, Seat] | undefined>> {
  const names = game.text.en.players.map(({ name }) => name.toLowerCase());
  const seats: [Seat, Seat] = [person, person];
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
  return succeed(given.size > 0 ? seats : undefined);
}

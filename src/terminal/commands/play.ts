import type { Game } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { formatSeat, isPerson, parseSeat, person, type Seat } from '../../core/seat.ts';
import { type Answer, type Command, type Context, loadGame, refuseExtra } from '../command.ts';
import { inPlain } from '../plain.ts';
import { App } from '../play/app.ts';
import { LineUi } from '../play/line-ui.ts';
import type { Wishes } from '../play/lobby.ts';
import { checkOpponent } from '../play/opponent.ts';
import { saveFolder } from '../play/saves.ts';
import { Screen } from '../play/screen/screen.ts';
import { ScreenUi } from '../play/screen/screen-ui.ts';
import { Window } from '../play/screen/window.ts';
import type { Ui } from '../play/ui.ts';
import type { RawTerminal } from '../raw-terminal.ts';
import { refuse, usages } from '../text.ts';

/** The games themselves: a menu and a board in a terminal, the same line by line in a pipe. */
export const playCommand: Command = async (context) => {
  const extra = refuseExtra(context, 1);
  if (extra) return { failure: extra };
  const { board, loaded, env, home, program, claimant, tempo, startAnalyst, arguments: given } = context;
  const nextSeed = () => (given.isSeedGiven ? given.seed : context.freshSeed());
  const wishes = await wishesOf(context, nextSeed());
  if (!wishes.ok) return { failure: wishes };
  const folder = saveFolder(env, home);
  const deps = { board, loaded, folder, program, claimant, tempo, startAnalyst, nextSeed };
  const start = (ui: Ui) => new App(ui, deps, given.language);
  const isByLine = given.isByLine || env.TERM === 'dumb';
  if (isByLine || !context.openTerminal) return playByLine(start, wishes.value, context);
  return playOnScreen(start, wishes.value, context.openTerminal(), context);
};

async function playByLine(start: (ui: Ui) => App, wishes: Wishes, context: Context): Promise<Answer> {
  const { language, asksInSteps } = context.arguments;
  const { board, width } = context;
  const write = (text: string) => context.write(board.isAscii ? inPlain(text) : text);
  const isTyped = context.openTerminal !== undefined;
  const ui = new LineUi({ lines: context.readLines(), write, isTyped, board, width, language, asksInSteps });
  const app = start(ui);
  await Promise.race([app.run(wishes), ui.ended]);
  ui.close(app.leave());
  return {};
}

async function playOnScreen(
  start: (ui: Ui) => App,
  wishes: Wishes,
  terminal: RawTerminal,
  context: Context,
): Promise<Answer> {
  const { language, asksInSteps } = context.arguments;
  const screen = new Screen(terminal);
  const window = new Window(screen, context.board.isAscii);
  const app = start(new ScreenUi({ window, board: context.board, language }, asksInSteps, context.tempo.frame));
  try {
    await Promise.race([app.run(wishes), window.ended]);
  } finally {
    screen.close();
  }
  const words = app.leave();
  if (words) context.write(`${context.board.isAscii ? inPlain(words) : words}\n`);
  return {};
}

/** What the command line settles: a game, and perhaps who plays and how often. */
async function wishesOf(context: Context, seed: number): Promise<Result<Wishes>> {
  const { series, seats: given } = context.arguments;
  const [word] = context.words;
  if (word === undefined) {
    // Who plays depends on the game, and so does how many games are fair.
    if (given.size === 0 && !series) return succeed({ seed });
    return refuse({ code: 'argument-missing', values: { name: 'game', usage: usages.play } });
  }
  const game = await loadGame(word, context.loaded);
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

import type { Game } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { type Command, type Context, loadGame, refuseExtra } from '../command.ts';
import { checkPlayer } from '../play/levels.ts';
import { LineUi } from '../play/line-ui.ts';
import type { Wishes } from '../play/lobby.ts';
import { Programme } from '../play/programme.ts';
import { formatSeat, isPerson, parseSeat, person, type Seat } from '../play/seat.ts';
import { refuse } from '../text.ts';

/** The games themselves: a menu and a board in a terminal, the same line by line in a pipe. */
export const playCommand: Command = async (context) => {
  const extra = refuseExtra(context, 1);
  if (extra) return { failure: extra };
  const wishes = await wishesOf(context);
  if (!wishes.ok) return { failure: wishes };
  const { board, loaded, env, home, startAnalyst, arguments: given } = context;
  const ui = new LineUi({
    lines: context.readLines(),
    write: context.write,
    isTerminal: context.isTerminal,
    board,
    width: context.width,
    language: given.language,
    asksInSteps: given.asksInSteps,
  });
  const nextSeed = () => given.seed ?? context.freshSeed();
  const programme = new Programme({ ui, board, loaded, env, home, startAnalyst, nextSeed }, given.language);
  await Promise.race([programme.run(wishes.value), ui.ended]);
  ui.close(programme.leave());
  return {};
};

/** What the command line settles: a game, and perhaps who plays and how often. */
async function wishesOf(context: Context): Promise<Result<Wishes>> {
  const { series, seats: given } = context.arguments;
  const seed = context.arguments.seed ?? context.freshSeed();
  const [word] = context.words;
  if (word === undefined) return succeed({ seed });
  const game = await loadGame(word, context.loaded);
  if (!game.ok) return game;
  const seats = await seatsOf(game.value, given);
  if (!seats.ok) return seats;
  return succeed({ game: game.value, seed, ...(seats.value && { seats: seats.value }), ...(series && { series }) });
}

/** Who was given each side to play; where only one was, a person plays the other. */
async function seatsOf(
  game: Game,
  given: ReadonlyMap<string, string>,
): Promise<Result<readonly [Seat, Seat] | undefined>> {
  const names = game.text.en.players.map(({ name }) => name.toLowerCase());
  const seats: [Seat, Seat] = [person, person];
  for (const [side, text] of given) {
    const player = [...['first', 'second'], ...names].indexOf(side) % 2;
    const list = [...names, 'first', 'second'].map((name) => `--${name}`).join(', ');
    if (player < 0) return refuse({ code: 'no-such-side', values: { option: `--${side}`, list } });
    const seat = parseSeat(text);
    const known = isPerson(seat) ? succeed(text) : await checkPlayer(game, formatSeat(seat));
    if (!known.ok) return known;
    seats[player] = seat;
  }
  return succeed(given.size > 0 ? seats : undefined);
}

import { opponentOf } from '../../core/game.ts';
import type { OnlineClient } from '../../online/client/client.ts';
import { shownMoves } from '../../online/client/state.ts';
import type { Snapshot } from '../../online/wire.ts';
import { type Answer, type Failure, type Invocation, loadGame } from '../command.ts';
import { orAborted } from '../or-aborted.ts';
import { LineUi } from '../play/line-ui.ts';
import { Screen } from '../play/screen/screen.ts';
import { ScreenUi } from '../play/screen/screen-ui.ts';
import { Window } from '../play/screen/window.ts';
import { inPlain } from '../print/plain.ts';
import { wrap } from '../print/wrap.ts';
import type { RawTerminal } from '../raw-terminal.ts';
import { formatLink, formatWord, isOnlyHere } from './address.ts';
import { firstSnapshot, openClient, type Place } from './connection.ts';
import { findSeat, keepSeat, seatFolder } from './kept-seats.ts';
import { newsBetween } from './news.ts';
import { tableOf } from './online-table.ts';
import { refuse } from './problems.ts';
import { OnlineSession, type OnlineSessionDeps, type OpenGame } from './session.ts';
import { onlineText } from './text.ts';

/** A game that is open, and where it is. */
export interface Meeting extends OpenGame {
  readonly place: Place;
}

/** What is done with a game once it is open, until the signal comes; and which game was open last. */
export type Conduct = (
  meeting: Meeting,
  signal: AbortSignal,
) => Promise<{ readonly answer: Answer; readonly last: Meeting }>;

/** Opens a game, waits for a friend where one is still to come, and hands it on. Ctrl-C leaves it as it is. */
export async function meet(place: Place, invocation: Invocation, conduct: Conduct): Promise<Answer> {
  const client = openClient(place, invocation);
  const interruption = new AbortController();
  const { signal } = interruption;
  const release = invocation.onInterrupt(() => interruption.abort());
  try {
    client.start();
    const opened = await orAborted(openMeeting(place, client, invocation), signal);
    if (!opened) return interrupted(place, client, invocation);
    if ('failure' in opened) return opened;
    await orAborted(waitForFriend(opened, invocation), signal);
    if (signal.aborted) return interrupted(place, client, invocation);
    const { answer, last } = await conduct(opened, signal);
    return signal.aborted ? interrupted(last.place, last.client, invocation) : answer;
  } finally {
    release();
    client.stop();
  }
}

function interrupted(place: Place, { state }: OnlineClient, invocation: Invocation): Answer {
  const text = comeBack(place, invocation, state.snapshot);
  const isWanted = text !== '' && !invocation.arguments.isJson;
  return { ...(isWanted && { printout: { text, json: {} } }), isInterrupted: true };
}

async function openMeeting(
  place: Place,
  client: OnlineClient,
  invocation: Invocation,
): Promise<Meeting | { readonly failure: Failure }> {
  const { language } = invocation.arguments;
  const text = onlineText[language];
  const first = await firstSnapshot(client, { language }, () => tell(text.notYet(place.server), invocation));
  if ('failure' in first) return first;
  const { game: id } = first.snapshot;
  const game = await loadGame(id, invocation.loaded);
  if (!game.ok) return { failure: refuse({ code: 'online-unknown-game', values: { game: id } }) };
  return { client, game: game.value, player: place.seat?.player, place };
}

/** Whoever made a game has a link to send, until somebody sits down. */
async function waitForFriend({ client, place, game, player }: Meeting, invocation: Invocation): Promise<void> {
  const { language } = invocation.arguments;
  const text = onlineText[language];
  const viewer = { game, player, language, isLive: false };
  const invite = place.seat?.seat.invitation;
  const isWaiting = () => {
    const { snapshot } = client.state;
    return snapshot?.result === null && snapshot.seats.some(({ isClaimed }) => !isClaimed);
  };
  if (invite === undefined || !isWaiting()) return;
  tell(text.sendLink, invocation);
  write(`\n  ${formatLink(place.server, { id: place.id, invite })}\n\n`, invocation);
  if (isOnlyHere(place.server)) {
    const { host, port } = new URL(place.server);
    tell(text.onlyHere(host, `http://192.168.1.20${port && `:${port}`}`), invocation);
  }
  tell(text.waiting, invocation);
  let seen = client.state;
  await new Promise<void>((resolve) => {
    const look = () => {
      for (const news of newsBetween(seen, client.state, viewer)) tell(news, invocation);
      seen = client.state;
      if (isWaiting() && client.state.connection.kind !== 'closed') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.subscribe(look);
    look();
  });
}

/** A person at the table, or one who watches: on a full screen, or line by line. */
export function inPerson(invocation: Invocation): Conduct {
  const { arguments: given, env } = invocation;
  const openTerminal = given.isByLine || env.TERM === 'dumb' ? undefined : invocation.openTerminal;
  return (meeting, signal) =>
    openTerminal ? onScreen(meeting, openTerminal(), invocation) : byLine(meeting, signal, invocation);
}

async function byLine(meeting: Meeting, signal: AbortSignal, invocation: Invocation): ReturnType<Conduct> {
  const { board, width, tempo, arguments: given } = invocation;
  const { language, asksInSteps } = given;
  const isTyped = invocation.openTerminal !== undefined;
  const lines = invocation.readLines();
  const print = (text: string) => write(text, invocation);
  const ui = new LineUi({ lines, write: print, isTyped, board, width, language, asksInSteps, tick: tempo.tick });
  const started = sessionAt(meeting, { ...invocation, ui, language });
  if ('failure' in started) return { answer: started, last: meeting };
  const failure = await orAborted(Promise.race([started.session.play(), ui.ended]), signal);
  const last = started.leave();
  // Who breaks off is told in another place.
  ui.close(signal.aborted ? undefined : comeBack(last.place, invocation, last.client.state.snapshot));
  return { answer: failure ? { failure } : {}, last };
}

async function onScreen(meeting: Meeting, terminal: RawTerminal, invocation: Invocation): ReturnType<Conduct> {
  const { board, tempo, arguments: given } = invocation;
  const { language, asksInSteps } = given;
  const screen = new Screen(terminal);
  const window = new Window(screen, board.isAscii);
  const ui = new ScreenUi({ window, board, language }, asksInSteps, tempo.frame);
  // One sees the board from one's own side.
  ui.isFlipped = meeting.player === 1;
  const started = sessionAt(meeting, { ...invocation, ui, language });
  let failure: Failure | undefined;
  try {
    if ('failure' in started) failure = started.failure;
    else failure = (await Promise.race([started.session.play(), window.ended])) ?? undefined;
  } finally {
    screen.close();
  }
  const last = 'failure' in started ? meeting : started.leave();
  const words = comeBack(last.place, invocation, last.client.state.snapshot);
  if (words) write(`${words}\n`, invocation);
  return { answer: failure ? { failure } : {}, last };
}

function sessionAt(first: Meeting, deps: Omit<OnlineSessionDeps, 'openRematch'>) {
  const { client, game, player } = first;
  const { snapshot } = client.state;
  let last = first;
  const table = snapshot ? tableOf(game, snapshot, shownMoves(client.state, player)) : undefined;
  if (!table?.ok) return { failure: refuse({ code: 'online-bad-line', values: { id: first.place.id } }) };
  const openRematch = (before: OpenGame, over: Snapshot): OpenGame => {
    before.client.stop();
    last = followRematch(last, over, deps);
    return last;
  };
  const session = new OnlineSession({ ...deps, openRematch }, first, table.value);
  return {
    session,
    leave() {
      session.leave();
      return last;
    },
  };
}

/** The game that follows one: the seats are swapped, and the secret is the same. */
export function followRematch(before: Meeting, { rematch, id }: Snapshot, invocation: Invocation): Meeting {
  const { place, game } = before;
  const next = { server: place.server, id: rematch ?? id };
  const seat = place.seat && rematchSeat(place.seat, next.id, invocation);
  const nextPlace: Place = { ...next, ...(seat && { seat }) };
  const client = openClient(nextPlace, invocation);
  client.start();
  return { client, game, player: seat?.player, place: nextPlace };
}

function rematchSeat(before: NonNullable<Place['seat']>, id: string, { env, home }: Invocation) {
  const folder = seatFolder(env, home);
  const player = opponentOf(before.player);
  const { server, secret } = before.seat;
  const seat = { version: 1, server, id, secret, player } as const;
  const known = findSeat(folder, id, undefined);
  const kept = known?.seat.secret === secret ? known : undefined;
  const found = kept ?? keepSeat(folder, seat);
  // On a full disk the game is played all the same.
  if ('ok' in found) return { ...(found.ok ? found.value : { file: before.file, seat }), player };
  return { ...found, player };
}

/** How to come back to a game that goes on; nothing where it is over. */
export function comeBack({ server, id, seat }: Place, invocation: Invocation, snapshot: Snapshot | undefined): string {
  if (snapshot?.result) return '';
  const { program, env, home } = invocation;
  const text = onlineText[invocation.arguments.language];
  if (!seat) return text.watchAgain(`${program} watch "${formatLink(server, { id })}"`);
  const folder = seatFolder(env, home);
  const isFoundById = findSeat(folder, id, undefined)?.file === seat.file;
  const { invite } = seat.seat;
  const address = { id, ...(invite !== undefined && { invite }) };
  const command = `${program} join ${formatWord(server, address, isFoundById)}`;
  const kept = findSeat(folder, id, invite);
  const isPending = kept?.file === seat.file && kept.seat.pending !== undefined;
  return isPending ? text.comeBackToSend(command) : text.comeBack(command);
}

/** A sentence in lines of the usual width; beside what is for programs. */
export function tell(text: string, invocation: Invocation): void {
  const { arguments: given, writeError } = invocation;
  write(
    `${wrap(text.split(' '), invocation.width)}\n`,
    given.isJson ? { ...invocation, write: writeError } : invocation,
  );
}

function write(text: string, { board, ...invocation }: Invocation): void {
  invocation.write(board.isAscii ? inPlain(text) : text);
}

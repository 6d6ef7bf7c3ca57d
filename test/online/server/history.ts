import type { Game } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import type { NumberedEvent } from '../../../src/online/wire.ts';
import type { GameHistory, History, KeyedAnswer } from './chaos.ts';

/** What in a history breaks a promise, each in a sentence; nothing where all were kept. */
export function brokenPromises({ games, answers }: History, rules: Game): readonly string[] {
  const byId = new Map(games.map((game) => [game.id, game] as const));
  return [
    ...games.flatMap((game) => brokenIn(game, rules).map((sentence) => `${game.id}: ${sentence}`)),
    ...answers.flatMap((answer) => brokenBy(answer, byId.get(answer.id)) ?? []),
  ];
}

/** The promises about one game: a gapless row of events, one move for each place, a legal line, one end. */
function brokenIn({ snapshot, events, watched }: GameHistory, rules: Game): readonly string[] {
  const broken: string[] = [];
  const seqs = events.map(({ seq }) => seq);
  if (seqs.some((seq, index) => seq !== index + 1)) broken.push(`events are numbered ${seqs.join(' ')}`);
  if (events.length !== snapshot.seq) broken.push(`${events.length} events for seq ${snapshot.seq}`);
  for (const [index, event] of watched.entries()) {
    if (JSON.stringify(event) !== JSON.stringify(events[index])) {
      broken.push(`a watcher saw ${JSON.stringify(event)} where there is ${JSON.stringify(events[index])}`);
    }
  }
  if (watched.length !== events.length) broken.push(`a watcher saw ${watched.length} of ${events.length} events`);
  const places = events.flatMap((event) => (event.kind === 'move' ? `${event.data.epoch} ${event.data.ply}` : []));
  if (new Set(places).size !== places.length) broken.push('two moves were made in one place');
  const ends = events.filter(({ kind }) => kind === 'end');
  if (ends.length > 1) broken.push(`it ended ${ends.length} times`);
  const end = events.findIndex(({ kind }) => kind === 'end');
  const after = end < 0 ? [] : events.slice(end + 1).filter(({ kind }) => kind !== 'rematch');
  if (after.length > 0) broken.push(`${after.map(({ kind }) => kind).join(', ')} after the end`);
  broken.push(...illegalIn(snapshot.start, events, snapshot.moves, rules));
  return broken;
}

/** Plays what happened through the rules, takebacks too. */
function illegalIn(
  start: string,
  events: readonly NumberedEvent[],
  moves: readonly string[],
  rules: Game,
): readonly string[] {
  const begun = Match.fromPosition(rules, start);
  if (!begun.ok) return ['its start can’t be read'];
  let match = begun.value;
  for (const event of events) {
    if (event.kind === 'move') {
      const next = match.play(event.data.move);
      if (!next.ok) return [`${event.data.move} is not legal at ${match.position}`];
      match = next.value;
    }
    if (event.kind === 'takeback') {
      match = Match.replay(rules, begun.value.state, match.played.slice(0, event.data.ply)).match;
    }
    if ((event.kind === 'move' || event.kind === 'takeback') && event.data.position !== match.position) {
      return [`an event says ${event.data.position} where the rules say ${match.position}`];
    }
  }
  return String(match.played) === String(moves) ? [] : [`the line is ${moves} and its events make ${match.played}`];
}

/** The promises about an answer: what it says is there, and the same key gets it again. */
function brokenBy({ id, body, seq, again }: KeyedAnswer, game: GameHistory | undefined): string | undefined {
  const event = game?.events[seq - 1];
  if (!event) return `${id}: the answered event ${seq} is gone`;
  if (again?.status !== 200 || again.seq !== seq) return `${id}: ${seq} became ${again?.status} ${again?.seq}`;
  if (!('move' in body)) return undefined;
  // A move that ends the game is answered with the number of the end.
  const moved = event.kind === 'end' ? game?.events[seq - 2] : event;
  const isThis = moved?.kind === 'move' && moved.data.move === body.move && moved.data.ply === Number(body.ply) + 1;
  return isThis && moved.data.epoch === body.epoch ? undefined : `${id}: the answered move ${seq} is another`;
}

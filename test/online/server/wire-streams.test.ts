import { afterAll, describe, expect, test } from 'vitest';
import { present } from '../../../src/core/present.ts';
import { type Answered, ask, codeOf, createGame, newSecret, watch } from './client.ts';
import { startForTests } from './program.ts';

const { at, end } = await startForTests('streams');
afterAll(end);

describe('a stream of the real server', () => {
  test('plays a whole game, and its watcher sees all of it, in order', async () => {
    const game = await createGame(at);
    const watcher = await watch(at, game.id);
    const moves = ['1', '2', '1', '2', '1', '2', '1'];
    let last: Answered | undefined;
    for (const [ply, move] of moves.entries()) {
      last = await game.move(ply % 2 === 0 ? 0 : 1, ply, move);
      if (last.status !== 200 || last.json.snapshot?.result) break;
    }
    const snapshot = present(last?.json.snapshot, 'snapshot');
    expect(snapshot.result).toEqual({ reason: 'line', winner: 0 });
    // The move that ends the game is two events, and the answer has the number of the last.
    expect(last?.json.seq).toBe(snapshot.seq);
    await watcher.until((messages) =>
      messages.some((message) => message.kind === 'event' && message.event.kind === 'end'),
    );
    await watcher.leave();
    expect(watcher.messages.find(({ kind }) => kind !== 'heartbeat')?.kind).toBe('snapshot');
    expect(watcher.seqs()).toEqual(Array.from({ length: snapshot.seq - 1 }, (_, index) => index + 2));
    const resumed = await watch(at, game.id, { after: 3 });
    await resumed.until(() => resumed.seqs().length === snapshot.seq - 3);
    await resumed.leave();
    expect(resumed.seqs()[0]).toBe(4);
    expect(resumed.messages.some(({ kind }) => kind === 'snapshot')).toBe(false);
  });

  test('gives a snapshot to who knows more than there is, and refuses what is no number', async () => {
    const { id } = await createGame(at);
    const watcher = await watch(at, id, { after: 99 });
    await watcher.until((messages) => messages.some(({ kind }) => kind === 'snapshot'));
    await watcher.leave();
    for (const after of ['-1', '1.5', 'x', '99999999999']) {
      const refused = await ask(at, 'GET', `/games/${id}/events?after=${after}`);
      expect([codeOf(refused), refused.json.field]).toEqual(['400 malformed', 'after']);
      const resumed = await ask(at, 'GET', `/games/${id}/events`, { headers: { 'last-event-id': after } });
      expect([codeOf(resumed), resumed.json.field]).toEqual(['400 malformed', 'Last-Event-ID']);
    }
  });

  test('tells who is here, by the secrets with which streams were opened', async () => {
    const game = await createGame(at);
    const here = (wanted: readonly boolean[]) => (messages: Parameters<Parameters<typeof first.until>[0]>[0]) =>
      messages.some((message) => message.kind === 'presence' && String(message.here) === String(wanted));
    const first = await watch(at, game.id, { secret: game.secrets[0] });
    await first.until(here([true, false]));
    const second = await watch(at, game.id, { secret: game.secrets[1] });
    await first.until(here([true, true]));
    await second.leave();
    await first.until((messages) => {
      const last = messages.findLast(({ kind }) => kind === 'presence');
      return last?.kind === 'presence' && String(last.here) === 'true,false';
    });
    await first.leave();
    expect(codeOf(await ask(at, 'GET', `/games/${game.id}/events`, { secret: newSecret() }))).toBe('401 wrong-secret');
  });

  test('ends the streams of a seat whose secret was changed', async () => {
    const game = await createGame(at);
    const [mine, friend] = await Promise.all(game.secrets.map((secret) => watch(at, game.id, { secret })));
    const secret = newSecret();
    const rotated = await ask(at, 'POST', `/games/${game.id}/rotate`, { secret: game.secrets[0], body: { secret } });
    expect(rotated.status).toBe(200);
    await mine?.ended;
    const last = await ask(at, 'POST', `/games/${game.id}/rotate`, { secret: game.secrets[0], body: { secret } });
    expect(last.status).toBe(200);
    expect(codeOf(await game.act(0, 0, 'resign'))).toBe('401 wrong-secret');
    await friend?.leave();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { noLimits } from './limits.ts';
import { type Live, makeLive } from './live.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import type { ServerStore } from './store/server-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

/** Lives on an empty file for as long as something is tried. */
async function living(
  change: (store: ServerStore) => ServerStore,
  attempt: (live: Live, refused: readonly unknown[]) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-live-'));
  const opened = openSqliteStore(folder);
  if (!opened.ok) throw new Error(opened.problem.code);
  const refused: unknown[] = [];
  const live = makeLive({
    store: change(opened.store),
    limits: noLimits,
    metrics: makeMetrics(),
    log: makeLog(
      'none',
      () => undefined,
      () => 0,
    ),
    loadGame,
    startEngine: () => {
      throw new Error('Nobody has to think.');
    },
    refused: (error) => void refused.push(error),
    engines: 1,
  });
  await live.enter();
  await attempt(live, refused);
  await live.drain(() => 0);
  await live.close();
  rmSync(folder, { recursive: true });
}

test('a server that starts on a full disk shows what is there', () => {
  const full = () => Promise.reject(new Error('database or disk is full'));
  return living(
    (store) => ({ ...store, beat: full, commit: full }),
    async (live, refused) => {
      expect([live.condition(), refused]).toEqual(['open', []]);
      expect(await live.service.status()).toEqual({ version: 1, games: 0, store: 'sqlite' });
    },
  );
});

test('who moves is answered before those who watch are told', () =>
  living(
    (store) => store,
    async ({ service, watchers }) => {
      const secret = 'x'.repeat(43);
      const seats = [{ kind: 'person', secret }, { kind: 'person' }];
      const created = await service.create('a-key-of-16-chars', { game: 'tres-em-linha', seats });
      if (!created.ok) throw new Error(created.problem.code);
      const { id, snapshot } = created.value;
      let told = '';
      const sink = {
        write(text: string) {
          told += text;
        },
        behind: () => 0,
        drained: async () => undefined,
        end: () => undefined,
      };
      watchers.join({ id, snapshot, after: 0, seat: undefined }, sink);
      const move = { key: 'another-key-of-19', epoch: 0, ply: 0, move: '3' };
      expect((await service.move(id, secret, move)).ok).toBe(true);
      expect(told).not.toContain('event: move');
      await new Promise((resolve) => setImmediate(resolve));
      expect(told).toContain('event: move');
    },
  ));

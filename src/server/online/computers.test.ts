import { expect, test } from 'vitest';
import type { ComputersTurn, OnlineService } from '../../online/service.ts';
import { makeComputers } from './computers.ts';
import { makeEngines } from './engines.ts';

/** A service in which it may be a computer's turn, and what the computers did there. */
function stage() {
  const turns: boolean[] = [];
  const moved: number[] = [];
  const waiting: string[] = [];
  const match = { game: { id: 'fuse', notation: { position: () => 'start' } }, steps: [{}], played: [] };
  const service = {
    computersTurn: async () => {
      await Promise.resolve();
      const isTurn = turns.shift() ?? false;
      return isTurn
        ? ({ id: 'one', epoch: 0, ply: moved.length, player: 'random', match } as unknown as ComputersTurn)
        : undefined;
    },
    moveComputer: async ({ ply }: Pick<ComputersTurn, 'ply'>) => {
      moved.push(ply);
      return { ok: true, value: {} };
    },
  } as unknown as OnlineService;
  const analyst = { choose: async () => ({ ok: true, value: { move: '1' } }), close: () => undefined };
  const engines = makeEngines(() => analyst as never, 1, 10);
  const failed: unknown[] = [];
  const store = { waitingForComputers: async () => waiting };
  const computers = makeComputers(
    service,
    store,
    engines,
    () => 1,
    (error) => void failed.push(error),
  );
  return { computers, turns, moved, waiting, failed };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a computer moves as long as it is a computer’s turn', async () => {
  const { computers, turns, moved } = stage();
  turns.push(true, true, false);
  computers.consider('one');
  await settle();
  expect(moved).toEqual([0, 1]);
  expect(computers.busy()).toBe(0);
});

test('a turn that comes while the last one is being looked at is not missed', async () => {
  const { computers, turns, moved } = stage();
  turns.push(false, true, false);
  computers.consider('one');
  computers.consider('one');
  await settle();
  expect(moved).toEqual([0]);
});

test('what was left undone is found: at the start at once, later when nobody has done it in between', async () => {
  const { computers, turns, moved, waiting } = stage();
  waiting.push('one');
  turns.push(true, false);
  await computers.look();
  await settle();
  expect(moved).toHaveLength(1);
  waiting.splice(0);
  await computers.look();
  waiting.push('one');
  turns.push(true, false);
  await computers.look();
  await settle();
  expect(moved).toHaveLength(1);
  await computers.look();
  await settle();
  expect(moved).toHaveLength(2);
});

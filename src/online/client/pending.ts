import type { Player } from '../../core/game.ts';
import { parseJson } from '../../core/json.ts';
import { wireVersion } from '../limits.ts';
import { type Infer, matches, type Schema } from '../schema.ts';
import { actionSchema, idSchema, moveSchema } from '../schemas.ts';
import type { Snapshot } from '../wire.ts';

const { move, key, epoch, ply } = moveSchema.properties;
const { action } = actionSchema.properties;

/** A move or an action that was made here and is not answered yet. Its key stays the same however often it is sent. */
const pendingSchema = {
  anyOf: [
    {
      type: 'object',
      properties: { kind: { const: 'move' }, key, epoch, ply, move },
      required: ['kind', 'key', 'epoch', 'ply', 'move'],
    },
    {
      type: 'object',
      properties: { kind: { const: 'action' }, key, epoch, ply, action },
      required: ['kind', 'key', 'epoch', 'ply', 'action'],
    },
  ],
} as const satisfies Schema;
export type Pending = Infer<typeof pendingSchema>;

const keptSchema = {
  type: 'object',
  properties: { version: { const: wireVersion }, id: idSchema, pending: pendingSchema },
  required: ['version', 'id', 'pending'],
} as const satisfies Schema;

/** What is pending in a game as text, so that it survives a reload. It has no secret. */
export function formatPending(id: string, pending: Pending): string {
  return JSON.stringify({ version: wireVersion, id, pending });
}

/** What is pending in this game; undefined for any other text. */
export function parsePending(id: string, text: string): Pending | undefined {
  const kept = parseJson(text);
  return matches(keptSchema, kept) && kept.id === id ? kept.pending : undefined;
}

/** Whether a move or an action was made for the game as it is. */
export function fits(pending: Pending, snapshot: Snapshot, seat: Player): boolean {
  const isHere = pending.epoch === snapshot.epoch && pending.ply === snapshot.ply;
  if (pending.kind === 'move') return isHere && snapshot.result === null && snapshot.turn === seat;
  return isHere && (snapshot.result === null) === (pending.action !== 'rematch');
}

/** Whether a game has this very move where it was made: another window of the same seat has played it too. */
export function isPlayed(pending: Pending, { epoch, moves }: Snapshot): boolean {
  return pending.kind === 'move' && pending.epoch === epoch && moves[pending.ply] === pending.move;
}

/** What is sent of it. */
export function requestOf(pending: Pending): { readonly path: 'moves' | 'actions'; readonly body: string } {
  const { kind: _kind, ...body } = pending;
  return { path: pending.kind === 'move' ? 'moves' : 'actions', body: JSON.stringify(body) };
}

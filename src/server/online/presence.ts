import type { Player } from '../../core/game.ts';
import { parseJson } from '../../core/json.ts';
import { type Infer, matches, type Schema } from '../../online/schema.ts';
import { idSchema, presenceSchema } from '../../online/schemas.ts';

export type Here = readonly [boolean, boolean];

/** What servers on one store tell each other about who is here. Nobody keeps it. */
const messageSchema = {
  anyOf: [
    {
      type: 'object',
      properties: {
        kind: { const: 'here' },
        node: { type: 'string', maxLength: 64 },
        id: idSchema,
        here: presenceSchema.properties.here,
        /** Whether the others shall say who is there. */
        asks: { type: 'boolean' },
      },
      required: ['kind', 'node', 'id', 'here', 'asks'],
    },
    {
      type: 'object',
      properties: {
        kind: { const: 'expel' },
        node: { type: 'string', maxLength: 64 },
        id: idSchema,
        seat: { enum: [0, 1] },
      },
      required: ['kind', 'node', 'id', 'seat'],
    },
  ],
} as const satisfies Schema;
type Message = Infer<typeof messageSchema>;

/** After so many rounds of saying it again, what another server said is no longer believed: it may have died. */
const maxRounds = 3;

export interface PresenceOfAll {
  /** Who has a game open, on any server. */
  of(id: string): Here;
  /** Streams of a game have come or gone here. */
  changed(id: string): void;
  /** Takes in what another server says; the seat whose streams are to end here, if it says so. */
  hear(message: string): { readonly id: string; readonly seat: Player } | undefined;
  expel(id: string, seat: Player): void;
  /** Says again who has these games open here, and forgets who has not been heard of for long. */
  repeat(ids: readonly string[]): void;
}

/** Who has games open: here, by `local`, and on other servers, by what they say. */
export function makePresence(
  node: string,
  say: (message: string) => void,
  local: (id: string) => Here,
  onChange: (id: string, here: Here) => void,
): PresenceOfAll {
  /** What was last shown and said of a game that somebody has open here. */
  const shown = new Map<string, string>();
  const said = new Map<string, string>();
  const elsewhere = new Map<string, Map<string, { readonly here: Here; rounds: number }>>();
  const speak = (message: Message) => say(JSON.stringify(message));

  function of(id: string): Here {
    const all = [local(id), ...[...(elsewhere.get(id)?.values() ?? [])].map(({ here }) => here)];
    return [all.some(([first]) => first), all.some(([, second]) => second)];
  }

  function show(id: string): void {
    const here = of(id);
    const text = String(here);
    if (shown.get(id) === text) return;
    shown.set(id, text);
    onChange(id, here);
  }

  return {
    of,
    changed(id) {
      const here = local(id);
      const text = String(here);
      const isFirst = !said.has(id);
      if (said.get(id) !== text) speak({ kind: 'here', node, id, here, asks: isFirst });
      said.set(id, text);
      show(id);
    },
    hear(text) {
      const message = parseJson(text);
      if (!matches(messageSchema, message) || message.node === node) return undefined;
      if (message.kind === 'expel') return message;
      const { id, here, asks } = message;
      // Of games that nobody has open here nothing has to be known.
      if (!said.has(id)) return undefined;
      const others = elsewhere.get(id) ?? new Map<string, { here: Here; rounds: number }>();
      elsewhere.set(id, others.set(message.node, { here, rounds: 0 }));
      if (asks) speak({ kind: 'here', node, id, here: local(id), asks: false });
      show(id);
      return undefined;
    },
    expel: (id, seat) => speak({ kind: 'expel', node, id, seat }),
    repeat(ids) {
      const watched = new Set(ids);
      for (const id of said.keys()) {
        if (watched.has(id)) continue;
        for (const map of [said, shown, elsewhere]) map.delete(id);
      }
      for (const id of ids) {
        for (const [other, heard] of elsewhere.get(id) ?? []) {
          heard.rounds++;
          if (heard.rounds > maxRounds) elsewhere.get(id)?.delete(other);
        }
        const here = local(id);
        if (here[0] || here[1]) speak({ kind: 'here', node, id, here, asks: false });
        show(id);
      }
    },
  };
}

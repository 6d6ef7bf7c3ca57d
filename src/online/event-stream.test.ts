import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EventStreamParser, formatMessage } from './event-stream.ts';
import type { StreamMessage } from './wire.ts';

const messages: readonly StreamMessage[] = [
  { kind: 'presence', here: [true, false] },
  { kind: 'heartbeat', now: 1_777_636_800_000 },
  { kind: 'event', event: { kind: 'seat', seq: 1, data: { seat: 1, name: 'Zé\n: data: x', isClaimed: true } } },
  { kind: 'event', event: { kind: 'rematch', seq: 2, data: { by: 0, id: null } } },
];
const text = messages.map(formatMessage).join('');

function read(pieces: readonly string[]): readonly StreamMessage[] {
  const parser = new EventStreamParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

describe('a stream of events', () => {
  test('is written as others read it', () => {
    expect(text.split('\n\n').slice(2, 3)).toEqual([
      'id: 1\nevent: seat\ndata: {"seat":1,"name":"Zé\\n: data: x","isClaimed":true}',
    ]);
  });

  test('is read however it is cut, and whatever ends its lines', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(text.length + 20), { maxLength: 20 }),
        (end, cuts) => {
          const written = text.replaceAll('\n', end);
          const places = [0, ...cuts.sort((one, other) => one - other), written.length];
          const pieces = places.slice(1).map((place, index) => written.slice(places[index], place));
          // A last carriage return may be half of a line end, so it waits for more.
          expect(read([...pieces, ':\n'])).toEqual(messages);
        },
      ),
    );
  });

  test.each([
    ['a kind of a later version', 'id: 1\nevent: chat\ndata: {}\n\n'],
    ['no number', 'event: rematch\ndata: {"by":0,"id":null}\n\n'],
    ['data of another kind', 'id: 1\nevent: rematch\ndata: {"by":2,"id":null}\n\n'],
    ['no JSON', 'id: 1\nevent: rematch\ndata: {\n\n'],
    ['a comment', ': hello\n\n'],
    ['nothing', '\n\n\n'],
  ])('leaves out what it can’t read: %s', (_what, frame) => {
    expect(read([frame, formatMessage({ kind: 'presence', here: [true, true] })])).toEqual([
      { kind: 'presence', here: [true, true] },
    ]);
  });

  test('has no frame without end', () => {
    expect(() => read(['data: ', 'x'.repeat(8_000_001)])).toThrow('without end');
  });
});

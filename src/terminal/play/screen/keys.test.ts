import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Key, KeyDecoder } from './keys.ts';

/** Keys as short texts: a character by itself, a named key in brackets. */
const shortly = (key: Key) => {
  if (key.kind === 'char') return key.char;
  if (key.kind === 'paste') return `<paste ${key.text}>`;
  return key.kind === 'mouse' ? `<${key.isDown ? 'down' : 'up'} ${key.row},${key.column}>` : `<${key.kind}>`;
};

function decode(...chunks: readonly (string | Uint8Array)[]): string {
  const decoder = new KeyDecoder();
  const keys = chunks.flatMap((chunk) => decoder.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  return [...keys, ...(decoder.isPending ? decoder.flush() : [])].map(shortly).join('');
}

describe('keys', () => {
  test.each([
    ['a', 'a'],
    ['ção', 'ção'],
    ['\r\n', '<enter><enter>'],
    ['\x1b[A\x1b[B\x1b[C\x1b[D', '<up><down><right><left>'],
    ['\x1bOA\x1bOB', '<up><down>'],
    ['\x1b[1;5A', '<up>'],
    ['\x1b[5~\x1b[6~\x1b[H\x1b[F\x1b[1~\x1b[4~', '<pageUp><pageDown><home><end><home><end>'],
    ['\t\x1b[Z', '<tab><backtab>'],
    ['\x7f\b', '<backspace><backspace>'],
    ['ab\x15c', 'ab<clear>c'],
    ['\x1b', '<escape>'],
    ['\x1bq', '<escape>q'],
    ['\x1b\x1b[A', '<escape><up>'],
    ['\x03\x1a', '<interrupt><suspend>'],
    ['\x1b[<0;10;5M\x1b[<0;11;5m', '<down 4,9><up 4,10>'],
    ['\x1b[<64;1;1M\x1b[<65;1;1Mx', '<wheelUp><wheelDown>x'],
    // Other buttons, keys held down, places that are none.
    ['\x1b[<1;3;3M\x1b[<2;3;3M\x1b[<16;3;3M\x1b[<0;0;3M\x1b[<0;3M\x1b[<;;Mx', 'x'],
    ['\x1b[<0;999999999;1M\x1b[<99999;1;1Mx', 'x'],
    [`\x1b[<${'1;'.repeat(50)}`, ''],
    // Older forms, which are not asked for, and are not typed either.
    ['\x1b[M !!x', 'x'],
    ['\x1b[32;10;10Mx', 'x'],
    ['\x1b[<0;1\x03q', '<interrupt>q'],
    ['\x1b[<0;1\x1b[Aq', '<up>q'],
    ['\x1b[15~x', 'x'],
    ['\x00\x01\x02a\x1f', 'a'],
    ['\x1b[200~one\r\ntwo\x1b[201~x', '<paste one\r\ntwo>x'],
    ['\x1b[200~never ends\x03q', '<interrupt>q'],
  ])('%j is %s', (bytes, keys) => {
    expect(decode(bytes)).toBe(keys);
    // However it is cut into pieces.
    expect(decode(...bytes.split('').map((char) => Buffer.from(char)))).toBe(keys);
  });

  test('a sequence that has begun is told from the Escape key', () => {
    const decoder = new KeyDecoder();
    decoder.push(Buffer.from('\x1b'));
    expect(decoder).toMatchObject({ isPending: true, isMidSequence: false });
    decoder.push(Buffer.from('['));
    expect(decoder).toMatchObject({ isPending: true, isMidSequence: true });
    expect(decoder.push(Buffer.from('A')).map(shortly)).toEqual(['<up>']);
    expect(decoder).toMatchObject({ isPending: false, isMidSequence: false });
  });

  test('a click that comes in pieces, however late, is a click and no text', () => {
    const decoder = new KeyDecoder();
    const keys = ['\x1b[<0;1', '2;3', 'M', 'x'].flatMap((piece) => [
      ...decoder.push(Buffer.from(piece)),
      ...decoder.flush(),
    ]);
    expect(keys.map(shortly).join('')).toBe('<down 2,11>x');
  });

  test('bytes that are no text are no keys', () => {
    expect(decode(Uint8Array.from([0xff, 0xfe, 0x61, 0xc3, 0x28, 0x80]))).toBe('a(');
  });

  test('a character may come in two pieces', () => {
    expect(decode(Uint8Array.from([0xc3]), Uint8Array.from([0xa7]))).toBe('ç');
  });

  test('a paste is bounded', () => {
    const keys = new KeyDecoder().push(Buffer.from(`\x1b[200~${'x'.repeat(100_000)}\x1b[201~`));
    expect(keys).toEqual([{ kind: 'paste', text: 'x'.repeat(10_000) }]);
  });

  test('anything at all can be sent, and the keyboard still works', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 5 }), (chunks) => {
        const decoder = new KeyDecoder();
        for (const chunk of chunks) decoder.push(chunk);
        decoder.flush();
        // Whatever was begun, a paste or half a character, ends here.
        decoder.push(Buffer.from('\x03\x1b[201~'));
        expect(decoder.push(Buffer.from('q')).map(shortly)).toEqual(['q']);
      }),
    );
  });
});

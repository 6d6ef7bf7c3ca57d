import { expect, test } from 'vitest';
import { maxLineLength } from '../ugi/order.ts';
import { inputLines } from './input-lines.ts';

async function linesOf(...chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  async function* stream() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  }
  const lines: string[] = [];
  for await (const line of inputLines(stream())) lines.push(line);
  return lines;
}

test('lines come without their ends, however they are cut', async () => {
  expect(await linesOf('one\ntw', 'o\r\n\nfour')).toEqual(['one', 'two', '', 'four']);
  expect(await linesOf()).toEqual([]);
});

test('bytes that are no text do no harm, and a character may come in two pieces', async () => {
  expect(await linesOf(Uint8Array.from([0x61, 0xc3]), Uint8Array.from([0xa7, 0xff, 0x0a]))).toEqual(['aç\ufffd']);
});

test('of endless lines no more is kept than shows that they are too long', async () => {
  const [line, next] = await linesOf(...Array.from({ length: 100 }, () => 'x'.repeat(1000)), '\nnext\n');
  expect(line).toHaveLength(maxLineLength + 1);
  expect(next).toBe('next');
});

import { maxLineLength } from '../ugi/order.ts';

/** Of a longer line one character more is kept, so that it is seen to be too long; endless input can't fill the memory. */
const maxKept = maxLineLength + 1;

/**
 * The lines of a stream of bytes, without their ends, as they come. Bytes that are no text become U+FFFD, which no command
 * has. Who has heard enough lets go of the stream, so that the program can end before it does.
 */
export async function* inputLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line = '';
  for await (const chunk of chunks) {
    const [first, ...rest] = decoder.decode(chunk, { stream: true }).split('\n');
    line = (line + first).slice(0, maxKept);
    for (const next of rest) {
      yield withoutReturn(line);
      line = next.slice(0, maxKept);
    }
  }
  line += decoder.decode();
  if (line !== '') yield withoutReturn(line);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

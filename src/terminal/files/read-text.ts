import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { type Result, succeed } from '../../core/problem.ts';
import { refuse } from '../problems.ts';
import { reasonOf } from './file-error.ts';

/** No game of ours is longer, with all its variations and comments; what never ends must not fill the memory. */
export const maxTextBytes = 4_000_000;
const chunkBytes = 65_536;

/** The text of a file, or why it can't be read. */
export function readTextFile(file: string, maxBytes = maxTextBytes): Result<string> {
  try {
    // A pipe with a name would be waited for, perhaps for ever; those of a shell, as in <(…), have none of their own.
    const isNamedPipe = !/^\/(?:dev|proc)\//u.test(file) && statSync(file).isFIFO();
    if (isNamedPipe) return refuse({ code: 'not-a-file', values: { file } });
    const bytes = readBytes(file, maxBytes);
    if (bytes) return succeed(bytes.toString('utf8'));
    return refuse({ code: 'file-long', values: { file, megabytes: maxBytes / 1_000_000 } });
  } catch (error) {
    return refuse({ code: 'file-fails', values: { file, reason: reasonOf(error) } });
  }
}

/** All bytes of a file; undefined where there are too many. What it says of its size, a device or a pipe does not know. */
function readBytes(file: string, maxBytes: number): Buffer | undefined {
  const opened = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let total = 0; total <= maxBytes; ) {
      const chunk = Buffer.allocUnsafe(chunkBytes);
      const read = readSync(opened, chunk, 0, chunkBytes, null);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      total += read;
    }
    return undefined;
  } finally {
    closeSync(opened);
  }
}

/** All that a stream brings, as text; of one that brings too much, so much that it is seen to be. */
export async function readStream(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    total += chunk.length;
    // Who has heard enough lets go of the stream, so that the program can end.
    if (total > maxTextBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What came from standard input, if that is not too long. */
export function checkInput(text: string): Result<string> {
  if (Buffer.byteLength(text) <= maxTextBytes) return succeed(text);
  return refuse({ code: 'input-long', values: { megabytes: maxTextBytes / 1_000_000 } });
}

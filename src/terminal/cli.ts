import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { startAnalyst } from './analyst.ts';
import { main } from './main.ts';

/** The program as it is started from a shell. */
export async function run(): Promise<void> {
  const { stdin, stdout, stderr } = process;
  // A reader who has seen enough, as `head` does, is no error.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }
  process.exitCode = await main(process.argv.slice(2), {
    env: process.env,
    isTerminal: stdout.isTTY === true,
    columns: stdout.columns,
    progress: stderr,
    write: (text) => void stdout.write(text),
    writeError: (text) => void stderr.write(text),
    readInput: () => readFileSync(stdin.fd, 'utf8'),
    readLines: () => createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    startAnalyst: (game, load) => startAnalyst({ game, load }),
    now: () => performance.now(),
  });
}

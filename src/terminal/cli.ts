import { randomBytes, randomInt } from 'node:crypto';
import { availableParallelism, homedir } from 'node:os';
import { maxSeed } from '../core/random.ts';
import { makeTransport } from '../online/client/transport.ts';
import { startEngine } from '../worker/node.ts';
import { readStream } from './files/read-text.ts';
import { inputLines } from './input-lines.ts';
import { main } from './main.ts';
import { usualTempo } from './play/tempo.ts';
import { endWithTerminal, isTerminalGone, rawTerminal } from './raw-terminal.ts';
import { startCheck } from './thread/law-check.ts';

/** How many threads help where a position takes long. */
const helpers = Math.min(7, availableParallelism() - 1);

/** The program as it is started from a shell. */
export async function run(): Promise<void> {
  const { stdin, stdout, stderr } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader who has seen enough, as `head` does, is no error; a full disk is.
    if (error.code === 'EPIPE') process.exit();
    if (isTerminalGone(error)) return endWithTerminal();
    stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  // Where even complaints find no reader there is nothing left to say.
  stderr.on('error', (error) => (isTerminalGone(error) ? endWithTerminal() : process.exit()));
  stdin.on('error', (error) => {
    if (stdin.isTTY && isTerminalGone(error)) endWithTerminal();
  });
  process.exitCode = await main(process.argv.slice(2), {
    env: process.env,
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    isTerminal: stdout.isTTY === true,
    columns: stdout.columns,
    progress: stderr,
    write: (text) => void stdout.write(text),
    writeError: (text) => void stderr.write(text),
    readInput: () => readStream(stdin),
    readLines: () => inputLines(stdin),
    startAnalyst: (game, load) => startEngine(game.id, { modules: load, helpers }),
    startCheck,
    onInterrupt: (handler) => onSignals(['SIGINT'], handler),
    onStop: (handler) => onSignals(['SIGINT', 'SIGTERM'], handler),
    now: () => performance.now(),
    home: homedir(),
    claimant: { processId: process.pid, isRunning },
    tempo: usualTempo,
    freshSeed: () => randomInt(maxSeed),
    connect: (server) => makeTransport(fetch, server),
    randomText: (bytes) => randomBytes(bytes).toString('base64url'),
    wallClock: () => Date.now(),
    ...(stdin.isTTY && stdout.isTTY && { openTerminal: () => rawTerminal(stdin, stdout) }),
  });
  // Whoever broke off while an answer was awaited is not held up by input that may never come; a file has no such hold.
  if (typeof stdin.unref === 'function') stdin.unref();
}

function onSignals(signals: readonly NodeJS.Signals[], handler: () => void): () => void {
  for (const signal of signals) process.on(signal, handler);
  return () => {
    for (const signal of signals) process.off(signal, handler);
  };
}

function isRunning(processId: number): boolean {
  try {
    // No signal at all: this only asks.
    return process.kill(processId, 0);
  } catch (error) {
    // One that we may not send signals to runs all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

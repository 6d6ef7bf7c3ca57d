import { readdirSync, readFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** The variable that a bot is started with, and that everything it starts inherits. */
export const markVariable = 'TABULEIRO_BOT';

/** Processes that start others while they are being ended are looked for again, but not for ever. */
const maxRounds = 20;

let marks = 0;

/** A mark that no other bot has; it ends with a character of its own, so that none is the beginning of another. */
export function freshMark(): string {
  marks += 1;
  return `${process.pid}-${threadId}-${marks}-${Date.now().toString(36)}.`;
}

/**
 * Ends whatever was started with a mark, in whatever group or session it is by now. Only Linux tells with what a process
 * was started; elsewhere nothing is found.
 */
export function endMarked(mark: string): void {
  for (let round = 0; round < maxRounds; round++) {
    const found = marked(mark);
    if (found.length === 0) return;
    for (const pid of found) end(pid);
  }
}

function marked(mark: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^[0-9]+$/u.test(name));
  return pids.filter((pid) => environmentOf(pid).includes(`${markVariable}=${mark}`)).map(Number);
}

/** Nothing where a process is gone meanwhile, or another user's. */
function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

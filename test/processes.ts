import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until processes have ended. */
export async function untilGone(...pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await sleep(20);
}

/** Whether a process is still there; one that is dead and only not yet counted is not. */
function isAlive(pid: number): boolean {
  try {
    return /^[^Z]/u.test(stateOf(pid));
  } catch {
    return false;
  }
}

/**
 * The letter of a process's state, and more behind it; throws where there is no such process. Linux tells it in a file: a
 * bare machine may have no `ps`.
 */
function stateOf(pid: number): string {
  process.kill(pid, 0);
  if (process.platform === 'win32') return 'running';
  if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the program's name, which may hold anything.
  return status.slice(status.lastIndexOf(')') + 2);
}

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/core/random.ts';
import { program } from '../../project.ts';

const words = ['tournament', 'tres-em-linha', '--players', 'random,first,greedy', '--games', '40', '--json'];
/** Long enough for it to begin, and for some games more or less. */
const [minDelay, maxDelay] = [100, 600];

/** A tournament that is killed again and again, and goes on each time; what is wrong with what it leaves, if anything. */
export async function killTournaments(kills: number, random: Random): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-kill-'));
  const faults: string[] = [];
  const whole = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' }).stdout;
  let save = '';
  try {
    for (let kill = 0; kill < kills; kill++) {
      save = join(folder, String(Math.floor(kill / 5)));
      await playUntilKilled(save, minDelay + random.below(maxDelay - minDelay));
      const fault = faultIn(save);
      if (fault) faults.push(fault);
      const isLast = kill % 5 === 4 || kill === kills - 1;
      if (!isLast) continue;
      const { stdout } = spawnSync(process.execPath, [program, ...words, '--save', save], { encoding: 'utf8' });
      if (stdout !== whole) faults.push('a tournament that went on came to something else');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

async function playUntilKilled(save: string, delay: number): Promise<void> {
  const child = spawn(process.execPath, [program, ...words, '--save', save], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await Promise.race([sleep(delay), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** All lines of a journal but the last are whole, and each has its record. */
function faultIn(save: string): string | undefined {
  const journal = join(save, 'tournament.jsonl');
  if (!existsSync(journal)) return undefined;
  const [heading = '', ...lines] = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  if (!heading.startsWith('{"tabuleiro":"tournament"')) return 'the heading of a journal was cut';
  for (const line of lines) {
    const { number, record } = JSON.parse(line) as { readonly number: number; readonly record: string };
    const file = join(save, `game-${String(number + 1).padStart(5, '0')}.txt`);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== record) return `the record of game ${number + 1} was lost`;
  }
  return undefined;
}

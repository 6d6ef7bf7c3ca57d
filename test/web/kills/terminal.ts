import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Match } from '../../../src/core/match.ts';
import type { Random } from '../../../src/core/random.ts';
import { matchOf } from '../../../src/play/table.ts';
import { readSaves } from '../../../src/terminal/play/saves.ts';
import { program } from '../../project.ts';

/** How long the program is let go on after its first word, in milliseconds. */
const maxDelay = 150;

/** Plays a game in the terminal and kills the program in the middle of it; what is wrong with what it leaves, if anything. */
export async function killTerminal(line: Match, random: Random): Promise<string | undefined> {
  const home = mkdtempSync(join(tmpdir(), 'tabuleiro-kill-'));
  try {
    const said = await playUntilKilled(line, home, random.below(maxDelay));
    const { saves, setAside, left } = await readSaves(join(home, 'tabuleiro'), [], nobody);
    if (setAside.length + left.length > 0) return 'a save could not be read';
    const seen = said.match(/ slides /gu)?.length ?? 0;
    const kept = saves[0] ? matchOf(saves[0].table).ply : 0;
    return kept >= seen ? undefined : `${seen} moves were seen, and ${kept} were kept`;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const nobody = { processId: 0, isRunning: () => false };

async function playUntilKilled(line: Match, home: string, delay: number): Promise<string> {
  const child = spawn(process.execPath, [program, 'play', 'neutreeko', '--black', 'me', '--white', 'me'], {
    env: { ...process.env, XDG_DATA_HOME: home, LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const hasBegun = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      resolve();
    });
  });
  child.stdin.on('error', () => undefined);
  // Input stays open, so that the program does not end by itself.
  child.stdin.write(line.played.map((move) => `${move}\n`).join(''));
  await Promise.race([hasBegun, ended]);
  await sleep(delay);
  child.kill('SIGKILL');
  await ended;
  return said;
}

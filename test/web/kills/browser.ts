import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { present } from '../../../src/core/present.ts';
import type { Random } from '../../../src/core/random.ts';
import { makeServer } from '../../../src/server/app.ts';
import { byMouse, cellOnBoard, playOnBoard, randomGame, tableAddress } from '../board-player.ts';
import { appFolder, buildApp } from '../built-app.ts';
import { chromiumOptions } from '../chromium.ts';

/** How long after a move is drawn the whole browser is killed at the latest, in milliseconds. */
const maxDelay = 20;
const plies = 4;

/** Plays some moves in a browser and kills it right after the last is drawn; how often that was lost. */
export async function killBrowsers(kills: number, random: Random): Promise<readonly string[]> {
  await buildApp();
  const server = await makeServer(appFolder);
  const address = (await server.listen({ port: 0, host: 'localhost' })).replace('127.0.0.1', 'localhost');
  const faults: string[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const fault = await killOne(address, random.below(maxDelay));
      if (fault) faults.push(fault);
    }
  } finally {
    await server.close();
  }
  return faults;
}

async function killOne(address: string, delay: number): Promise<string | undefined> {
  const profile = mkdtempSync(join(tmpdir(), 'tabuleiro-kill-'));
  const match = await randomGame('neutreeko', 3);
  try {
    await withBrowser(profile, async (page, browser) => {
      await page.goto(`${address}/${tableAddress(match.goTo(0))}`);
      await page.getByRole('grid').waitFor();
      for (let ply = 0; ply < plies; ply++) {
        const move = present(match.steps[ply + 1]?.move, `move ${ply + 1}`);
        const to = present(match.game.view.path(match.goTo(ply).state, move).at(-1), 'cell that is gone to');
        await playOnBoard(page, match.goTo(ply), move, byMouse);
        await page.waitForFunction(
          ([cell, colour]) =>
            document
              .querySelector(`[role="grid"] [data-cell="${cell}"]`)
              ?.getAttribute('aria-label')
              ?.includes(colour ?? ''),
          [String(to), ply % 2 === 0 ? 'black' : 'white'] as const,
        );
      }
      await sleep(delay);
      browser.kill('SIGKILL');
    });
    let kept = 0;
    await withBrowser(profile, async (page) => {
      await page.goto(`${address}/#/play`);
      await page.locator('main > :not([aria-busy])').first().waitFor();
      if ((await page.getByRole('grid').count()) === 0) await page.getByRole('grid').waitFor({ timeout: 5000 });
      kept = await pliesShown(page, match);
    });
    return kept >= plies ? undefined : `after ${delay} ms, ${kept} of ${plies} moves were kept`;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Which position of a match the board shows. */
async function pliesShown(page: Page, match: Awaited<ReturnType<typeof randomGame>>): Promise<number> {
  const labels = await Promise.all(
    match.game.view.cells.map((_, cell) => cellOnBoard(page, cell).getAttribute('aria-label')),
  );
  for (let ply = plies; ply >= 0; ply--) {
    const pieces = match.game.view.pieces(match.goTo(ply).state);
    const colours = ['black', 'white'];
    if (pieces.every(({ cell, owner }) => labels[cell]?.includes(colours[owner] ?? ''))) return ply;
  }
  return 0;
}

/** A browser of its own with a folder that outlasts it; it ends when the work does, if it has not been killed. */
async function withBrowser(profile: string, work: (page: Page, browser: ChildProcess) => Promise<void>): Promise<void> {
  const { executablePath, args = [], env } = await chromiumOptions(process, async () => undefined);
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', '--lang=en'];
  const child = spawn(executablePath ?? 'chromium', [...args, ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: env as NodeJS.ProcessEnv,
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  try {
    const browser = await chromium.connectOverCDP(await endpointOf(child));
    const [context] = browser.contexts();
    const page = await present(context, 'context of the browser').newPage();
    await work(page, child);
    await browser.close().catch(() => undefined);
  } finally {
    child.kill();
    await ended;
  }
}

function endpointOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (chunk) => {
      said += chunk;
      const found = /DevTools listening on (ws:\S+)/u.exec(said)?.[1];
      if (found) resolve(found);
    });
    stderr?.on('close', () => reject(new Error(`The browser ended: ${said.slice(-500)}`)));
  });
}

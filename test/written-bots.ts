import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, vi } from 'vitest';
import { type BotLimits, botContestant, usualBotLimits } from '../src/bots/bot.ts';
import { parseBotName } from '../src/bots/bot-name.ts';
import type { Game, Language } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import type { Result } from '../src/core/problem.ts';
import { seededRandom } from '../src/core/random.ts';
import type { Contestant, ContestedMove } from '../src/engine/tournament/contestant.ts';
import { findGame } from '../src/games/index.ts';
import { terminal } from '../src/terminal/text.ts';
import { sayProblem } from '../src/text/say-problem.ts';

export const folder = mkdtempSync(join(tmpdir(), 'tabuleiro bots-'));
afterAll(() => rmSync(folder, { recursive: true }));
export const started: Contestant<unknown>[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const contestant of started.splice(0)) contestant.close?.();
});

export const random = seededRandom(1);
export const drop = (await findGame('tres-em-linha')?.load()) as Game;
export const startOf = (game: Game) => Match.start(game, random);

/** What a bot does at each order; what is not given it does well, playing in the first column. */
type Order = 'ugi' | 'uginewgame' | 'isready' | 'position' | 'go' | 'stop' | 'quit';
export type Behaviour = Partial<Record<'start' | Order, string>>;

let written = 0;
/** A small program for Node that is a bot of such behaviour, as a player's name. */
export function botWith(behaviour: Behaviour, time = '20ms'): string {
  const file = join(folder, `Bot ${++written}.mjs`);
  const good = { start: '', ugi: 'say("ugiok")', isready: 'say("readyok")', go: 'say("bestmove 1")', quit: 'exit(0)' };
  const { start, ...orders } = { ...good, ...behaviour };
  const cases = Object.entries(orders).map(([order, code]) => `if (word === '${order}') { ${code} }`);
  writeFileSync(
    file,
    `import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const say = (line) => console.log(line);
const exit = (code) => process.exit(code);
const mark = () => writeFileSync(process.argv[1] + '.mark', '');
const sayAndMark = (line) => process.stdout.write(line + '\\n', mark);
const hang = () => { mark(); for (;;); };
const flood = (text) => process.stdout.write(text.repeat(1000), () => flood(text));
${start}
for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(' ');
  ${cases.join('\n  ')}
}
`,
  );
  return `ugi:${time}:"${process.execPath}" "${file}"`;
}

const realTimeout = setTimeout;
export const pause = () => new Promise((resolve) => realTimeout(resolve, 10));

/** Waits until the bot that was written last has made its mark, and all is heard that it said before. */
export async function untilMarked(): Promise<void> {
  const mark = join(folder, `Bot ${written}.mjs.mark`);
  do await pause();
  while (!existsSync(mark));
  await pause();
}

/** A bot that does what it should is waited for, however slow the machine is. */
export const patientLimits: BotLimits = { ...usualBotLimits, start: 50_000, grace: 50_000 };

/** The bot at the board. */
export function seat(text: string, limits: Partial<BotLimits> = {}, name = text): Contestant<unknown> {
  const bot = parseBotName(text);
  if (!bot.ok) throw new Error(bot.problem.code);
  const contestant = botContestant(name, bot.value, { ...patientLimits, ...limits });
  started.push(contestant);
  return contestant;
}

/** What a bot comes to in one game against itself: its last move, or the refusal. */
export async function playOut(contestant: Contestant<unknown>): Promise<Result<ContestedMove | undefined>> {
  const begun = await contestant.begin?.();
  if (begun && !begun.ok) return begun;
  let match = startOf(drop);
  let last: Result<ContestedMove | undefined> = { ok: true, value: undefined };
  while (!match.ending) {
    last = await contestant.move(match, random);
    if (!last.ok) return last;
    const next = match.playMove(last.value?.move ?? -1);
    if (!next.ok) throw new Error('A bot’s move is checked before it is handed on.');
    match = next.value;
  }
  return last;
}

export function reasonOf(result: Result<unknown>): { en: string; pt: string } {
  if (result.ok) throw new Error('The bot should be refused.');
  const say = (language: Language) => sayProblem(result.problem, language, drop, terminal);
  return { en: say('en'), pt: say('pt') };
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { checkLaws } from '../src/laws/check.ts';
import type { Transport } from '../src/online/client/transport.ts';
import { loadAll } from '../src/outside/load.ts';
import { loadGame } from '../src/terminal/command.ts';
import type { Deps } from '../src/terminal/deps.ts';
import { inputLines } from '../src/terminal/input-lines.ts';
import { main } from '../src/terminal/main.ts';
import type { Claimant } from '../src/terminal/play/claims.ts';
import type { CheckOrder, LawCheck } from '../src/terminal/thread/law-check.ts';
import type { FakeTerminal } from './fake-terminal.ts';
import { connectLocally } from './local-analyst.ts';

/** What a command line printed, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A home for the games that the program keeps, gone with the tests. */
const home = mkdtempSync(join(tmpdir(), 'tabuleiro-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What may be other than usual: a signal breaks the program off, as Ctrl-C does. */
type Unusual = Partial<Pick<Deps, 'now' | 'progress' | 'wallClock'>> & { readonly signal?: AbortSignal };

/** A command line: words, or a text with spaces between them, except between quotes. */
export async function run(
  line: string | readonly string[],
  input = '',
  env: Record<string, string> = {},
  { signal, ...changes }: Unusual = {},
): Promise<Ran> {
  let out = '';
  let error = '';
  const code = await asProcess((claimant) =>
    main(wordsOf(line), {
      ...depsOf(input, env),
      ...changes,
      claimant,
      write: (text) => {
        out += text;
      },
      writeError: (text) => {
        error += text;
      },
      onInterrupt: (handler) => {
        if (signal?.aborted) handler();
        signal?.addEventListener('abort', handler);
        return () => signal?.removeEventListener('abort', handler);
      },
    }),
  );
  return { code, out, error };
}

/** The same on a terminal of its own. */
export async function runOnTerminal(
  line: string | readonly string[],
  terminal: FakeTerminal,
  env: Record<string, string> = {},
  changes: Partial<Deps> = {},
) {
  return asProcess((claimant) =>
    main(wordsOf(line), {
      ...depsOf('', env),
      ...changes,
      claimant,
      isTerminal: true,
      write: (text) => terminal.write(text),
      writeError: (text) => terminal.write(text),
      openTerminal: () => terminal,
    }),
  );
}

/** A program that is spoken to as it runs, line by line. */
export interface LiveProgram {
  readonly code: Promise<number>;
  readonly out: string;
  readonly error: string;
  /** Resolves once it has written a text, after what was awaited before. */
  says(wanted: string | RegExp): Promise<void>;
  type(line: string): void;
  /** There is no more to come. */
  endInput(): void;
  interrupt(): void;
}

const patience = 20_000;

/** Starts the program in this same process. */
export function startProgram(
  line: string | readonly string[],
  env: Record<string, string>,
  changes: Partial<Deps> = {},
): LiveProgram {
  let out = '';
  let error = '';
  let heard = 0;
  let onOutput: () => void = () => undefined;
  let onInterrupt: () => void = () => undefined;
  const typed: (string | undefined)[] = [];
  let onTyped: () => void = () => undefined;
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      while (typed.length === 0) {
        await new Promise<void>((resolve) => {
          onTyped = resolve;
        });
      }
      const next = typed.shift();
      if (next === undefined) return;
      yield next;
    }
  }
  const put = (next: string | undefined) => {
    typed.push(next);
    onTyped();
  };
  const code = asProcess((claimant) =>
    main(wordsOf(line), {
      ...depsOf('', env),
      ...changes,
      claimant,
      readLines: lines,
      write: (text) => {
        out += text;
        onOutput();
      },
      writeError: (text) => {
        error += text;
        onOutput();
      },
      onInterrupt: (handler) => {
        onInterrupt = handler;
        return () => undefined;
      },
    }),
  );
  return {
    code,
    get out() {
      return out;
    },
    get error() {
      return error;
    },
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`It never said ${wanted}, but:\n${out}\n${error}`)), patience);
        onOutput = () => {
          const rest = out.slice(heard);
          const [found] =
            typeof wanted === 'string' ? (rest.includes(wanted) ? [wanted] : []) : (wanted.exec(rest) ?? []);
          if (found === undefined) return;
          heard += rest.indexOf(found) + found.length;
          clearTimeout(timer);
          onOutput = () => undefined;
          resolve();
        };
        onOutput();
      }),
    type: put,
    endInput: () => put(undefined),
    interrupt: () => onInterrupt(),
  };
}

const running = new Set<number>();
let processes = 0;

/** Runs the program as if in a process of its own. */
async function asProcess<T>(work: (claimant: Claimant) => Promise<T>): Promise<T> {
  const processId = ++processes;
  running.add(processId);
  try {
    return await work({ processId, isRunning: (other) => running.has(other) });
  } finally {
    running.delete(processId);
  }
}

function wordsOf(line: string | readonly string[]): readonly string[] {
  if (typeof line !== 'string') return line;
  return [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain = '']) => quoted ?? plain);
}

/** Time enough to know all that can be known, however slow the machine is. */
const patient = { hint: 60_000, review: 60_000, glance: 60_000, frame: 0, tick: 20 };

function depsOf(input: string, env: Record<string, string>) {
  return {
    env,
    locale: 'en',
    isTerminal: false,
    columns: 80,
    progress: { write: () => true },
    readInput: async () => input,
    readLines: () => inputLines(bytesOf(input)),
    startAnalyst: (game: Game, load: readonly string[]) => connectLocally(loadHere(game.id, load)),
    startCheck: checkHere,
    now: () => performance.now(),
    onInterrupt: () => () => undefined,
    onStop: () => () => undefined,
    home,
    tempo: patient,
    freshSeed: () => 1,
    connect: noServer,
    randomText: (bytes: number) => randomBytes(bytes).toString('base64url'),
    wallClock: () => Date.now(),
  };
}

/** Nobody is there, unless a test says otherwise. */
function noServer(): Transport {
  return { send: () => Promise.reject(new Error('There is no network.')) };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** What a thread does first. */
async function loadHere(id: string, load: readonly string[]): Promise<Game> {
  const loaded = await loadAll(load);
  const game = loaded.ok ? await loadGame(id, loaded.value) : loaded;
  if (!game.ok) throw new Error(game.problem.code);
  return game.value;
}

/** Holds a game to the laws in this same thread, a little at a time. */
function checkHere({ game, load, seed }: CheckOrder): LawCheck {
  let isStopped = false;
  return {
    listen: (onMessage, onEnd) =>
      void loadHere(game, load)
        .then(async (loaded) => {
          const work = checkLaws(loaded, seed);
          for (let next = work.next(); !isStopped; next = work.next()) {
            onMessage(structuredClone(next.done ? { kind: 'done' as const, found: next.value } : next.value));
            if (next.done) return;
            await new Promise((resolve) => setImmediate(resolve));
          }
        })
        .catch((error: unknown) => onEnd(String(error))),
    stop: () => {
      isStopped = true;
    },
  };
}

/** What a command line prints for programs. */
export const json = async (line: string | readonly string[], input?: string) =>
  JSON.parse((await run([...wordsOf(line), '--json'], input)).out);

/** A short game of Três em Linha. */
export const record = `tabuleiro record 1
game: tres-em-linha
start: ...../...../...../..... x
first: Ana
second: Rui
result: first wins (line)

1. 1 1
2. 2 2
3. 3
`;

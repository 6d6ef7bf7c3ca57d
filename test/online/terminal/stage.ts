import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '../../../src/core/present.ts';
import { makeTransport } from '../../../src/online/client/transport.ts';
import { makeServer } from '../../../src/server/app.ts';
import { startOnline } from '../../../src/server/online/online.ts';
import { readSettings } from '../../../src/server/online/settings.ts';
import { type LiveProgram, startProgram } from '../../run-program.ts';

/** A server of games online in this process, over a real socket, with its file in a folder that is gone afterwards. */
export interface Stage {
  readonly address: string;
  readonly folder: string;
  /** A program of somebody, who has a device of their own. */
  start(who: string, line: string | readonly string[]): LiveProgram;
  /** The data folder of somebody's device. */
  env(who: string): Record<string, string>;
  close(): Promise<void>;
}

/** How terminals reach servers. */
export const network = { connect: (server: string) => makeTransport(fetch, server) };

export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-terminals-'));
  const web = join(folder, 'web');
  mkdirSync(join(web, 'board'), { recursive: true });
  writeFileSync(
    join(web, 'index.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">the page`,
  );
  const settings = readSettings({ DATA: join(folder, 'server'), LIMITS: 'none', LOG: 'none' });
  if (!settings.ok) throw new Error(`The setting ${settings.bad.name} is wrong.`);
  const online = startOnline({
    settings: settings.value,
    games: [],
    modules: [],
    refused: (problem) => {
      throw new Error(JSON.stringify(problem));
    },
    writeLog: () => undefined,
  });
  const server = await makeServer(web, undefined, online);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const env = (who: string) => ({ XDG_DATA_HOME: join(folder, who) });
  return {
    address,
    folder,
    env,
    start: (who, line) => startProgram(line, env(who), network),
    async close() {
      await online.drain();
      await server.close();
      await online.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The link that a host has printed. */
export async function linkOf(host: LiveProgram): Promise<string> {
  await host.says(/invite=\S+\n/u);
  return present(/http:\S+/u.exec(host.out)?.[0], 'link in what the host says');
}

/** The id of the game that a link leads to. */
export const idOf = (link: string) => present(/online\/([^?]+)/u.exec(link)?.[1], 'id');

/** A way to a server that can be cut and mended. */
export async function openWay(address: string) {
  const { port } = new URL(address);
  const open = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${own}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      proxy.close();
    },
  };
}

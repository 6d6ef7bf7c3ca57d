import { connect, createServer, type Socket } from 'node:net';

/** What stands between servers and a database, and can be shut: nothing comes through then, and nobody is told. */
export interface Gate {
  /** The address of the database, through the gate. */
  readonly url: string;
  shut(): void;
  /** What was held back goes on its way. */
  open(): void;
  close(): void;
}

export async function makeGate(database: string): Promise<Gate> {
  const address = new URL(database);
  const sockets = new Set<Socket>();
  let isShut = false;
  const server = createServer((near) => {
    const far = connect(Number(address.port), address.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (piece) => to.write(piece));
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        to.end();
      });
      if (isShut) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const listening = server.address();
  const url = new URL(database);
  url.port = String(typeof listening === 'object' && listening ? listening.port : 0);
  return {
    url: url.href,
    shut() {
      isShut = true;
      for (const socket of sockets) socket.pause();
    },
    open() {
      isShut = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

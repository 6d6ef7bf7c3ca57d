import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-requests-'));
let server: FastifyInstance;

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">the page`,
  );
  server = await makeServer(folder);
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function open(): Socket {
  const { port } = server.server.address() as AddressInfo;
  // Whoever is hung up on while still speaking may be told so by the system.
  return connect(port, '127.0.0.1').on('error', () => undefined);
}

/** All that is answered to some bytes until the connection is closed. */
function answerTo(request: string, socket = open()): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(request);
  return new Promise((resolve) => socket.once('close', () => resolve(answer)));
}

const protection = ["content-security-policy: default-src 'none'; frame-ancestors 'none'", 'x-frame-options: DENY'];

test.each([
  ['what is no request', 'nonsense\r\n\r\n', 400],
  ['a bad header', 'GET / HTTP/1.1\r\nHost: a\r\nb ad: x\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: a\r\nb: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a bad address', 'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n', 417],
])('%s is refused with all headers', async (_what, request, status) => {
  const answer = await answerTo(request);
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  for (const header of protection) expect(answer.toLowerCase()).toContain(header.toLowerCase());
});

test('what is not asked for by GET is refused before its body has come', async () => {
  const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\nthe beginning';
  expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nallow: GET, HEAD\r\n/u);
});

test('who asks before sending a body is not told to go on', async () => {
  const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n';
  expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 405 /u);
});

test('a body that never ends is hung up on once the page is sent', async () => {
  const socket = open();
  const chunk = `ff\r\n${'x'.repeat(255)}\r\n`;
  const timer = setInterval(() => socket.writable && socket.write(chunk), 5);
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', socket);
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*the page$/u);
});

test('a request that does not end is given up', () => {
  expect(server.server.requestTimeout).toBeGreaterThan(0);
  expect(server.server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.server.headersTimeout).toBeLessThanOrEqual(server.server.requestTimeout);
});

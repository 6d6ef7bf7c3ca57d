import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeServer, policyOf } from './app.ts';

const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">`;
const securityHeaders = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-server-'));
let server: FastifyInstance;

beforeAll(async () => {
  for (const path of ['web/assets', 'web/board/assets']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'web/board/tabuleiro-board.js'), 'let board');
  writeFileSync(join(folder, 'web/board/assets/core-abc.js'), 'let core');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'web/index.html'), page);
  writeFileSync(join(folder, 'web/sw.js'), '// worker');
  writeFileSync(join(folder, 'web/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'web/assets/index-abc.js'), 'let a');
  writeFileSync(join(folder, 'web/assets/index-abc.js.gz'), gzipSync('let a'));
  server = await makeServer(join(folder, 'web'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the server', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/assets/index-abc.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/board/tabuleiro-board.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/board/assets/core-abc.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('sends %s as %s with %s', async (url, type, caching) => {
    const { statusCode, headers } = await server.inject(url);
    expect({ statusCode, type: headers['content-type'], caching: headers['cache-control'] }).toEqual({
      statusCode: 200,
      type,
      caching,
    });
  });

  test.each([
    ['/board/tabuleiro-board.js', '*', 'cross-origin'],
    ['/board/assets/core-abc.js', '*', 'cross-origin'],
    ['/', undefined, 'same-origin'],
    ['/assets/index-abc.js', undefined, 'same-origin'],
    ['/board', undefined, 'same-origin'],
    ['/boards.js', undefined, 'same-origin'],
    ['/board/../index.html', undefined, 'same-origin'],
    ['/board/%2e%2e/index.html', undefined, 'same-origin'],
    ['/%2e/board/../sw.js', undefined, 'same-origin'],
  ])('lets pages from elsewhere use the board and nothing else: %s', async (url, allowed, policy) => {
    const { headers } = await server.inject({ url, headers: { origin: 'https://example.com' } });
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  });

  test('sends what was compressed to who can read it', async () => {
    const url = '/assets/index-abc.js';
    const { headers } = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect((await server.inject(url)).body).toBe('let a');
  });

  test.each(['/', '/sw.js', '/assets/index-abc.js', '/manifest.webmanifest'])(
    'says of %s that it depends on what can be read, also where the browser has it',
    async (url) => {
      for (const encoding of ['gzip', 'identity']) {
        const { headers } = await server.inject({ url, headers: { 'accept-encoding': encoding } });
        expect(headers.vary).toBe('accept-encoding');
        const known = { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) };
        const again = await server.inject({ url, headers: known });
        expect([again.statusCode, again.headers.vary]).toEqual([304, 'accept-encoding']);
      }
    },
  );

  test('knows what the browser has already', async () => {
    const { etag } = (await server.inject('/')).headers;
    expect((await server.inject({ url: '/', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
  });

  test.each(['/', '/assets/none.js', '/assets/../../secret.txt', '/%zz', '/%00'])(
    'protects the answer to %s',
    async (url) => {
      expect((await server.inject(url)).headers).toMatchObject(securityHeaders);
    },
  );

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/secret.txt', '/.npmrc', '/%00'])(
    'gives nothing away at %s',
    async (url) => {
      const { statusCode, body } = await server.inject(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toContain('secret');
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('takes nothing by %s', async (method) => {
    const { statusCode, headers, body } = await server.inject({ method, url: '/anywhere' });
    expect({ statusCode, allow: headers.allow, body }).toEqual({
      statusCode: 405,
      allow: 'GET, HEAD',
      body: 'Only GET and HEAD are answered here.\n',
    });
    expect(headers).toMatchObject(securityHeaders);
  });

  test('will not serve a page without a policy', () => {
    expect(() => policyOf('<html>')).toThrow('Content-Security-Policy');
  });
});

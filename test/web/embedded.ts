import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { blocksOf } from '../docs-blocks.ts';

/** A page that is served somewhere: its files by their paths. */
export interface Site {
  readonly files: Readonly<Record<string, string>>;
  readonly policy?: string;
}

/** A page of docs/embedding.md, by the word that marks its block, with the board where the tests have it. */
export function documentedPage(mark = 'page'): string {
  const [page] = blocksOf('embedding.md', 'html').filter(({ note }) => note === mark);
  if (!page) throw new Error(`docs/embedding.md has no such page; mark its block as “html ${mark}”.`);
  return page.code.replaceAll('https://tabuleiro.example', inject('address'));
}

/** A page with nothing but boards, and a script that remembers what they tell. */
export function pageWith(boards: string, address = inject('address')): Site['files'] {
  return {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boards</title>
      <script type="module" src="${address}/board/tabuleiro-board.js"></script>
      <script src="/record.js"></script></head><body><main><h1>Boards</h1>${boards}</main></body></html>`,
    '/record.js': `globalThis.told = [];
      for (const type of ['ready', 'move', 'change', 'report', 'problem', 'puzzle-solved', 'puzzle-failed'])
        addEventListener(type, (event) => event.detail && told.push({ type, detail: event.detail }));`,
  };
}

/** Serves a page from an origin of its own; ends with the process that asked for it. */
export async function serveElsewhere({ files, policy }: Site): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = files[url];
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(file ?? '');
  });
  server.unref();
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

import { apiPath } from '../limits.ts';

/** How requests reach a server. A browser and Node bring one thing that does it: `makeTransport(fetch, address)`. */
export interface Transport {
  /** The answer, once its head is there; rejects where none comes. */
  send(request: WireRequest, signal: AbortSignal): Promise<WireResponse>;
}

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Behind `/api/v1`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WireResponse {
  readonly status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  /** Its body in pieces, as they come. */
  pieces(): AsyncIterable<string>;
}

/** The part of `fetch` that is needed here. */
export type Load = (
  address: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly signal: AbortSignal;
    readonly body?: string;
    readonly cache: 'no-store';
  },
) => Promise<{
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): PieceReader } | null;
  text(): Promise<string>;
}>;

interface PieceReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** A transport to a server by its address, `https://example.org/play`; nothing or `.` for the one that the page is from. */
export function makeTransport(load: Load, server: string): Transport {
  // A relative address lets the app live in any folder of its host.
  const base = server === '' ? `.${apiPath}` : `${server.replace(/\/+$/u, '')}${apiPath}`;
  return {
    async send({ method, path, headers, body }, signal) {
      const init = { method, headers: { ...headers }, signal, cache: 'no-store' as const };
      const response = await load(base + path, body === undefined ? init : { ...init, body });
      return {
        status: response.status,
        header: (name) => response.headers.get(name),
        text: () => response.text(),
        pieces: () => piecesOf(response.body?.getReader()),
      };
    },
  };
}

async function* piecesOf(reader: PieceReader | undefined): AsyncGenerator<string> {
  if (!reader) return;
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // It may be broken already, which is then why nobody reads on.
    await reader.cancel().catch(() => undefined);
  }
}

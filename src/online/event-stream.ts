import { parseJson } from '../core/json.ts';
import { formatInstant, parseInstant } from './instant.ts';
import { type Presence, readMessage, type StreamMessage } from './wire.ts';

/** One event of `text/event-stream`. JSON has no line ends of its own, so its data is one line. */
export function formatMessage(message: StreamMessage): string {
  switch (message.kind) {
    case 'snapshot':
      return formatFrame('snapshot', message.snapshot, message.snapshot.seq);
    case 'presence':
      return formatFrame('presence', { here: message.here } satisfies Presence);
    case 'heartbeat':
      return formatHeartbeat(message.now);
    case 'event':
      return formatFrame(message.event.kind, message.event.data, message.event.seq);
  }
}

function formatFrame(kind: string, data: unknown, seq?: number): string {
  return `${seq === undefined ? '' : `id: ${seq}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Tells a reader, and whatever lies between, that the stream lives: a comment, which says what time it is where the clocks
 * of games are kept.
 */
export function formatHeartbeat(now: number): string {
  return `: ${formatInstant(now)}\n\n`;
}

/** How often one is sent, and after how long without a sign a stream is taken for dead; in milliseconds. */
export const heartbeatInterval = 10_000;
export const maxSilence = 25_000;

/** A frame that is longer was not made by this server. */
const maxFrameLength = 8_000_000;

/**
 * Reads `text/event-stream` as it comes in, cut anywhere. A class, for it owns what is not whole yet. What it can't read
 * is left out: the number of the next event then shows the gap.
 */
export class EventStreamParser {
  private rest = '';

  /** The messages that this piece completes. */
  push(piece: string): readonly StreamMessage[] {
    const text = this.rest + piece;
    // A carriage return at the end may be half of a line end.
    const lines = text.split(/\r\n|\n|\r(?!$)/u);
    const messages: StreamMessage[] = [];
    let frame: string[] = [];
    let kept: string[] = [];
    for (const [index, line] of lines.entries()) {
      const isLast = index === lines.length - 1;
      if (isLast) kept = [...frame, line];
      else if (line !== '') frame.push(line);
      else {
        const message = readFrame(frame);
        if (message) messages.push(message);
        frame = [];
      }
    }
    this.rest = kept.join('\n');
    if (this.rest.length > maxFrameLength) throw new Error('The stream has a frame without end.');
    return messages;
  }
}

function readFrame(lines: readonly string[]): StreamMessage | undefined {
  const comment = lines.length === 1 ? lines[0] : undefined;
  if (comment?.startsWith(':')) return readHeartbeat(comment);
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+)(?:: ?(.*))?$/su.exec(line) ?? [];
    const before = name === 'data' ? fields.get(name) : undefined;
    if (name !== '') fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  const [kind, data] = [fields.get('event'), fields.get('data')];
  return kind === undefined || data === undefined ? undefined : readMessage(kind, fields.get('id'), parseJson(data));
}

function readHeartbeat(comment: string): StreamMessage | undefined {
  const now = parseInstant(comment.slice(1).trim());
  return now === undefined ? undefined : { kind: 'heartbeat', now };
}

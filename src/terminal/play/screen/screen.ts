import type { RawTerminal } from '../../raw-terminal.ts';
import { type Key, KeyDecoder } from './keys.ts';

/** Whether presses of a mouse's buttons are reported, and in a form that has no limit of columns (SGR). */
const mouseOn = '\x1b[?1000h\x1b[?1006h';
const mouseOff = '\x1b[?1006l\x1b[?1000l';
const enter = '\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[2J';
/** The mouse is given back whatever became of it: a terminal that still reports it would type into the shell. */
const leave = `${mouseOff}\x1b[?2004l\x1b[?25h\x1b[0m\x1b[?1049l`;

/** How long to wait for the rest of a sequence before an escape is taken for the key, in milliseconds. */
const escapeDelay = 60;
/** The same where the rest must be on its way, as that of an arrow key over a slow line: it is no Escape then. */
const sequenceDelay = 1000;
/** Keys beyond this many waiting ones are dropped: nobody types so fast. */
const maxQueueLength = 1000;

/** Owns the terminal as long as it is open: keys come in, whole screens go out. */
export class Screen {
  private readonly terminal: RawTerminal;
  private readonly decoder = new KeyDecoder();
  private readonly waiting: Key[] = [];
  private wake: (() => void) | undefined;
  private shown: readonly string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private hasMouse = true;

  constructor(terminal: RawTerminal) {
    this.terminal = terminal;
    this.open();
  }

  get columns(): number {
    return Math.max(1, this.terminal.columns);
  }

  get rows(): number {
    return Math.max(1, this.terminal.rows);
  }

  /** The next key; undefined when the signal comes first. */
  async nextKey(signal?: AbortSignal): Promise<Key | undefined> {
    while (this.waiting.length === 0) {
      if (signal?.aborted) return undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    return this.waiting.shift();
  }

  /** Forgets the keys that were pressed too early; not those that concern the whole app. */
  dropKeys(): void {
    const kept = this.waiting.filter(({ kind }) => kind === 'interrupt' || kind === 'suspend' || kind === 'resize');
    this.waiting.splice(0, this.waiting.length, ...kept);
  }

  /** Puts lines on the screen, writing only those that differ from what is there. */
  show(lines: readonly string[]): void {
    let text = '';
    for (const [row, line] of lines.entries()) {
      if (line !== this.shown[row]) text += `\x1b[${row + 1};1H${line}\x1b[0m\x1b[K`;
    }
    this.shown = lines;
    if (text) this.terminal.write(text);
  }

  /** Draws everything anew the next time. */
  forget(): void {
    this.shown = [];
    this.terminal.write('\x1b[2J');
  }

  /** Whether the mouse points at things here; otherwise it is the terminal's, to select text with. */
  get isMouseOn(): boolean {
    return this.hasMouse;
  }

  set isMouseOn(isOn: boolean) {
    this.hasMouse = isOn;
    this.terminal.write(isOn ? mouseOn : mouseOff);
  }

  async suspend(): Promise<void> {
    this.close();
    await this.terminal.suspend();
    this.open();
    this.add([{ kind: 'resize' }]);
  }

  close(): void {
    clearTimeout(this.timer);
    this.terminal.write(leave);
    this.terminal.stop();
  }

  private open(): void {
    this.shown = [];
    this.terminal.write(this.hasMouse ? enter + mouseOn : enter);
    this.terminal.start({
      onBytes: (chunk) => this.receive(chunk),
      onResize: () => this.add([{ kind: 'resize' }]),
      onForcedEnd: () => this.terminal.write(leave),
    });
  }

  private receive(chunk: Uint8Array): void {
    clearTimeout(this.timer);
    this.add(this.decoder.push(chunk));
    const delay = this.decoder.isMidSequence ? sequenceDelay : escapeDelay;
    if (this.decoder.isPending) this.timer = setTimeout(() => this.add(this.decoder.flush()), delay);
  }

  private add(keys: readonly Key[]): void {
    this.waiting.push(...keys.slice(0, maxQueueLength - this.waiting.length));
    if (this.waiting.length > 0) this.wake?.();
  }
}

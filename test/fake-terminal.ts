import type { RawTerminal } from '../src/terminal/raw-terminal.ts';
import { TerminalPicture } from './terminal-picture.ts';

type Handlers = Parameters<RawTerminal['start']>[0];

/** A terminal in this same process: what is written is a picture, and keys are pressed by the test. */
export class FakeTerminal implements RawTerminal {
  readonly picture: TerminalPicture;
  /** Everything written, looks included. */
  written = '';
  isRaw = false;
  private handlers: Handlers | undefined;
  private waiting: { readonly wanted: string | RegExp; readonly resolve: () => void }[] = [];

  constructor(columns = 80, rows = 24) {
    this.picture = new TerminalPicture(columns, rows);
  }

  get columns(): number {
    return this.picture.columns;
  }

  get rows(): number {
    return this.picture.rows;
  }

  write(text: string): void {
    this.written += text;
    this.picture.feed(text);
    const shown = this.picture.text;
    for (const { resolve } of this.waiting.filter(({ wanted }) => isIn(shown, wanted))) resolve();
    this.waiting = this.waiting.filter(({ wanted }) => !isIn(shown, wanted));
  }

  start(handlers: Handlers): void {
    this.isRaw = true;
    this.handlers = handlers;
  }

  stop(): void {
    this.isRaw = false;
    this.handlers = undefined;
  }

  async suspend(): Promise<void> {
    this.written += '<suspended>';
  }

  /** Presses keys, given as a terminal sends them. */
  press(keys: string | Uint8Array): void {
    this.handlers?.onBytes(typeof keys === 'string' ? Buffer.from(keys) : keys);
  }

  resize(columns: number, rows: number): void {
    this.picture.columns = columns;
    this.picture.rows = rows;
    this.handlers?.onResize();
  }

  /** Resolves once the screen shows a text. */
  shows(wanted: string | RegExp): Promise<void> {
    if (isIn(this.picture.text, wanted)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The screen never showed ${wanted}, but:\n${this.picture.text}`));
      }, patience);
      const settle = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push({ wanted, resolve: settle });
    });
  }
}

const patience = 20_000;

function isIn(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
}

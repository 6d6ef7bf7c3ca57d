import { type IPty, spawn } from '@lydell/node-pty';
import { TerminalPicture } from './terminal-picture.ts';

const patience = 20_000;

/** A program in a real pseudo-terminal, seen as a person sees it. */
export class PseudoTerminal {
  readonly picture: TerminalPicture;
  /** The exit code and the signal that ended it. */
  readonly ended: Promise<{ readonly exitCode: number; readonly signal?: number | undefined }>;
  written = '';
  private readonly pty: IPty;
  private onChange: () => void = () => undefined;

  constructor(command: string, folder: string, env: Record<string, string>, columns = 80, rows = 24) {
    this.picture = new TerminalPicture(columns, rows);
    this.pty = spawn('sh', ['-c', command], {
      cwd: folder,
      cols: columns,
      rows,
      env: { ...process.env, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8', ...env },
    });
    this.pty.onData((text) => {
      this.written += text;
      this.picture.feed(text);
      this.onChange();
    });
    this.ended = new Promise((resolve) => this.pty.onExit(resolve));
  }

  get pid(): number {
    return this.pty.pid;
  }

  press(keys: string): void {
    this.pty.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.picture.columns = columns;
    this.picture.rows = rows;
    this.pty.resize(columns, rows);
  }

  /** Closes the window: the terminal goes away, and whoever runs in it is told. */
  close(): void {
    const { pty } = this;
    // It can, though its types do not say so.
    if (!('destroy' in pty) || typeof pty.destroy !== 'function') throw new Error('A terminal here can’t be closed.');
    pty.destroy();
  }

  kill(signal: NodeJS.Signals): void {
    this.pty.kill(signal);
  }

  shows(wanted: string | RegExp): Promise<void> {
    const isShown = () =>
      typeof wanted === 'string' ? this.picture.text.includes(wanted) : wanted.test(this.picture.text);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The screen never showed ${wanted}, but:\n${this.picture.text}`));
      }, patience);
      this.onChange = () => {
        if (!isShown()) return;
        clearTimeout(timer);
        resolve();
      };
      this.onChange();
    });
  }
}

/** A terminal whose every key press and every character is ours. */
export interface RawTerminal {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Takes over the keyboard. Where the program is ended from outside or fails, there is just time to tidy up. */
  start(handlers: { onBytes(chunk: Uint8Array): void; onResize(): void; onForcedEnd(): void }): void;
  /** Gives the keyboard back. */
  stop(): void;
  /** Lets the user do something else for a while, where a system knows how, and resolves when they come back. */
  suspend(): Promise<void>;
}

/** Signals that end the program; the terminal is given back first. The numbers make the exit code. */
const endings = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

const maxDelay = 2 ** 31 - 1;

/**
 * Ends the program as the system ends one whose terminal has gone away, because its window was closed: by that signal. To
 * exit would not be quiet: Node sets the terminal back then, and aborts where there is none any more.
 */
export function endWithTerminal(): void {
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
}

/** Whether a stream has failed because its terminal has gone away. */
export function isTerminalGone({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EIO';
}

/** The terminal that the program was started in. */
export function rawTerminal(stdin: NodeJS.ReadStream, stdout: NodeJS.WriteStream): RawTerminal {
  let stop: () => void = () => undefined;
  return {
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    write: (text) => void stdout.write(text),

    start({ onBytes, onResize, onForcedEnd }) {
      const onExit = () => {
        stop();
        onForcedEnd();
      };
      const onSignal = (signal: keyof typeof endings) => {
        onExit();
        process.exit(128 + endings[signal]);
      };
      stdin.setRawMode(true);
      stdin.resume();
      stdin.on('data', onBytes);
      stdin.on('end', endWithTerminal);
      stdout.on('resize', onResize);
      for (const signal of Object.keys(endings)) process.on(signal, onSignal);
      process.on('uncaughtExceptionMonitor', onExit);
      stop = () => {
        stdin.off('data', onBytes);
        stdin.off('end', endWithTerminal);
        stdout.off('resize', onResize);
        for (const signal of Object.keys(endings)) process.off(signal, onSignal);
        process.off('uncaughtExceptionMonitor', onExit);
        stdin.setRawMode(false);
        stdin.pause();
        stop = () => undefined;
      };
    },

    stop: () => stop(),

    suspend() {
      if (process.platform === 'win32') return Promise.resolve();
      return new Promise((resolve) => {
        // A process that waits for nothing but a signal would end.
        const awake = setInterval(() => undefined, maxDelay);
        process.once('SIGCONT', () => {
          clearInterval(awake);
          resolve();
        });
        process.kill(process.pid, 'SIGTSTP');
      });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { program, root } from './project.ts';

/** The program in a process of its own, in a pipe, spoken to as it runs. */
export interface LiveProcess {
  readonly ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  readonly out: string;
  readonly error: string;
  type(line: string): void;
  /** There is no more to come. */
  end(): void;
  kill(signal: NodeJS.Signals): void;
  /** Resolves once it has written a text, after what was awaited before. */
  says(wanted: string): Promise<void>;
}

const patience = 30_000;

export function startProcess(words: readonly string[], env: Readonly<Record<string, string>>): LiveProcess {
  const child = spawn(process.execPath, [program, ...words], { cwd: root, env: { ...process.env, ...env } });
  let out = '';
  let error = '';
  let onOutput: () => void = () => undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    onOutput();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text;
  });
  let heard = 0;
  return {
    ended: once(child, 'exit') as LiveProcess['ended'],
    get out() {
      return out;
    },
    get error() {
      return error;
    },
    type: (line) => child.stdin.write(`${line}\n`),
    end: () => child.stdin.end(),
    kill: (signal) => child.kill(signal),
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`It never said ${wanted}, but:\n${out}\n${error}`)), patience);
        onOutput = () => {
          const at = out.indexOf(wanted, heard);
          if (at < 0) return;
          heard = at + wanted.length;
          clearTimeout(timer);
          onOutput = () => undefined;
          resolve();
        };
        onOutput();
      }),
  };
}

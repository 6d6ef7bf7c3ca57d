import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a script of this folder in a process of its own, so that nothing it measures is warm, and reads its JSON. */
export function runChild<T>(script: string, ...words: readonly string[]): T {
  process.stderr.write(`\r\u001b[K${words.join(' ')}…`);
  const file = fileURLToPath(new URL(script, import.meta.url));
  const printed = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', file, ...words], {
    encoding: 'utf8',
  });
  process.stderr.write('\r\u001b[K');
  return JSON.parse(printed) as T;
}

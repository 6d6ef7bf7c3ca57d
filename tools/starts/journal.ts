import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../test/project.ts';

/** What was found out, a line for each, kept in tools/.starts: what was interrupted goes on where it was. */
export class Journal<T> {
  private readonly file: string;
  private readonly known: Map<string, T>;

  constructor(name: string) {
    this.file = join(root, 'tools', '.starts', name);
    mkdirSync(dirname(this.file), { recursive: true });
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    // What was being written when a run was killed has no end, and is found out again.
    const lines = text.split('\n').filter((line) => line.endsWith(']'));
    this.known = new Map(lines.map((line) => JSON.parse(line) as [string, T]));
  }

  /** What is known under a name; found out now if it is not. */
  recall(name: string, findOut: () => T): T {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const found = findOut();
    this.known.set(name, found);
    appendFileSync(this.file, `\n${JSON.stringify([name, found])}`);
    return found;
  }
}

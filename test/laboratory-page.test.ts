import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownOptions } from '../src/terminal/options.ts';
import { run } from './run-program.ts';

const page = readFileSync(new URL('../docs/laboratory.md', import.meta.url), 'utf8');
/** Each command of the page, and what it prints there, if anything. */
const shown = [...page.matchAll(/^ {4}\$ tabuleiro (.+)\n((?:(?: {4}.*)?\n)*)/gmu)].map(
  ([, line = '', printed = '']) => [line, printed.replace(/^ {4}/gmu, '').trimEnd()] as const,
);

test.each(shown)('docs/laboratory.md shows %s as it is', async (line, printed) => {
  if (printed === '') {
    const [command] = line.split(' ');
    expect(command).toBe('tournament');
    for (const [option] of line.matchAll(/(?<=--)[a-z-]+/gu)) expect(ownOptions('tournament')).toContain(option);
    return;
  }
  const { out, code } = await run(line);
  expect({ code, out: out.trimEnd() }).toEqual({ code: 0, out: printed });
});

test('docs/laboratory.md has an example of every command', () => {
  expect(shown.map(([line]) => line.split(' ')[0])).toEqual(['trace', 'trace', 'judge', 'tournament']);
});

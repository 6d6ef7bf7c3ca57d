import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { puzzleThemes } from '../src/study/puzzles/puzzle.ts';
import { run } from './run-program.ts';

const page = readFileSync(new URL('../docs/puzzles.md', import.meta.url), 'utf8');
/** Each command of the page, and what it prints there. */
const shown = [...page.matchAll(/^ {4}\$ tabuleiro (.+)\n((?:(?: {4}.*)?\n)*)/gmu)].map(
  ([, line = '', printed = '']) => [line, printed.replace(/^ {4}/gmu, '').trimEnd()] as const,
);

test.each(shown)('docs/puzzles.md shows %s as it is', async (line, printed) => {
  const { out, code } = await run(line);
  expect({ code, out: out.trimEnd() }).toEqual({ code: 0, out: printed });
});

test('docs/puzzles.md has both forms of the list, and every theme', () => {
  expect(shown).toHaveLength(2);
  for (const theme of puzzleThemes) expect(page).toContain(`| \`${theme}\``);
});

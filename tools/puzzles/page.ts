import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../test/project.ts';

const page = join(root, 'docs', 'puzzles.md');

/** Puts the figures of a game where docs/puzzles.md has those of an earlier making. */
export function writeFigures(game: string, lines: readonly string[]): void {
  const text = readFileSync(page, 'utf8');
  const begin = `<!-- figures of ${game} -->\n`;
  const end = '<!-- end of figures -->';
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end, from);
  if (from < begin.length || to < 0) throw new Error(`docs/puzzles.md has no place for the figures of ${game}.`);
  writeFileSync(page, `${text.slice(0, from)}\n${lines.join('\n')}\n\n${text.slice(to)}`);
}

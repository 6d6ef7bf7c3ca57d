import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

test('a table is written as spreadsheets read it', () => {
  const rows = [
    ['player', 'number', 'note'],
    ['uct:500ms', 3, ''],
    ['a, b', -0.5, 'say "no"'],
    ['', 0, 'two\nlines'],
  ];
  expect(formatCsv(rows)).toBe('player,number,note\nuct:500ms,3,\n"a, b",-0.5,"say ""no"""\n,0,"two\nlines"');
});

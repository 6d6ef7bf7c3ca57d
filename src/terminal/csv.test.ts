import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

test('a table is written as spreadsheets read it', () => {
  const rows = [
    ['uct:500ms', 3, true],
    ['a, b', null, 'say "no"'],
    [undefined, -0.5, 'two\nlines'],
  ];
  expect(formatCsv(['player', 'number', 'note'], rows)).toBe(
    'player,number,note\nuct:500ms,3,true\n"a, b",,"say ""no"""\n,-0.5,"two\nlines"',
  );
});

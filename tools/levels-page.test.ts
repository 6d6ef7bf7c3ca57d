import { expect, test } from 'vitest';
import { writePage } from './levels-page.ts';

const page = `# Levels

How it was measured.

## One

A table.

### More of one

Another.

## Two

Old.
`;

test('only what was measured is replaced; the rest stays as it stands', () => {
  const sections = [
    { title: 'One', text: undefined },
    { title: 'Two', text: 'New.\n' },
  ];
  const beginning = '# Levels\n\nHow it was measured.';
  expect(writePage(page, beginning, sections)).toBe(page.replace('Old.', 'New.'));
  expect(writePage(page, beginning, [{ title: 'One', text: undefined }])).toBe(page.slice(0, page.indexOf('\n## Two')));
});

test('a new section comes in its place, and one that was never measured is left out', () => {
  const sections = [
    { title: 'Two', text: undefined },
    { title: 'Three', text: undefined },
    { title: 'Zero', text: 'Nothing.' },
  ];
  expect(writePage(page, '# Levels', sections)).toBe('# Levels\n\n## Two\n\nOld.\n\n## Zero\n\nNothing.\n');
  expect(writePage('', '# Levels', [{ title: 'One', text: 'First.' }])).toBe('# Levels\n\n## One\n\nFirst.\n');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paper } from '../src/board/paper.ts';
import { root } from './project.ts';

const sheet = join('src', 'web', 'style', 'tokens.css');

test('the style sheets have the paper that the rest of the app has', () => {
  const tokens = readFileSync(join(root, sheet), 'utf8');
  const colours = [...tokens.matchAll(/--(?:dark-)?paper: (#[0-9a-f]{6});/gu)].map(([, colour]) => colour);
  expect(colours).toEqual([paper.light, paper.dark]);
});

test('nothing else has colours of paper of its own', () => {
  const files = ['board', 'web'].flatMap((room) =>
    readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js|css|html|svg)$/u.test(file))
      .map((file) => join('src', room, file)),
  );
  const colour = new RegExp(Object.values(paper).join('|'), 'iu');
  const coloured = [...files, 'vite.config.ts'].filter((file) => colour.test(readFileSync(join(root, file), 'utf8')));
  expect(coloured.toSorted()).toEqual([join('src', 'board', 'paper.ts'), sheet]);
});

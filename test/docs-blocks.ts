import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

/** The code blocks of a page in one language, with what follows the language on its first line. */
export function blocksOf(page: string, language: string): { readonly note: string; readonly code: string }[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const blocks = text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gmu);
  return [...blocks].flatMap(([, found, note = '', code = '']) => (found === language ? [{ note, code }] : []));
}

import { parseDropId } from '../../src/games/drop/size.ts';
import { naiveDrop } from './drop.ts';
import { naiveFuse } from './fuse.ts';
import type { NaiveRules } from './naive.ts';
import { neutreeko } from './neutreeko.ts';
import { naiveQuantik } from './quantik.ts';

const named: Readonly<Record<string, NaiveRules>> = {
  neutreeko,
  fuse: naiveFuse('all'),
  'fuse-inner': naiveFuse('inner'),
  'fuse-kings': naiveFuse('kings'),
  'fuse-omega': naiveFuse('omega'),
  quantik: naiveQuantik('loss'),
  'quantik-blocked-draw': naiveQuantik('draw'),
};

/** The naive rules of a game, by its id. */
export function naiveRules(id: string): NaiveRules {
  const size = parseDropId(id);
  const rules = size ? naiveDrop(size.line) : named[id];
  if (!rules) throw new Error(`No naive rules of ${id}; write them beside the others.`);
  return rules;
}

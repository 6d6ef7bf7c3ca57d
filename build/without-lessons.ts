import { type Plugin, parseAst } from 'vite';

const textOfGame = /[\\/]games[\\/][a-z-]+[\\/]text\.ts$/u;

interface Node {
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  /** What is spread has none. */
  readonly key?: { readonly name?: string };
  readonly value: Node;
}

/** What of a game's text is told to learners and in lists, and what stands there instead. */
const nothing = { rules: '[]', summary: "''", credit: "''", howToMove: 'undefined' } as const;
const names = Object.keys(nothing) as readonly (keyof typeof nothing)[];

/**
 * Leaves out how games are told of and taught: half of what a game is to a page that shows no more than its board. What only
 * that needs is then left out by the bundler.
 */
export function withoutLessons(): Plugin {
  return {
    name: 'without-lessons',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: textOfGame },
      handler(code, id) {
        const told = toldIn(parseAst(code));
        if (!told.some(([name]) => name === 'rules'))
          this.error(`No rules were found in ${id} as build/without-lessons.ts knows them.`);
        let rest = code;
        for (const [name, { start, end }] of told.toSorted(([, one], [, other]) => other.start - one.start)) {
          rest = `${rest.slice(0, start)}${nothing[name]}${rest.slice(end)}`;
        }
        return { code: rest, map: null };
      },
    },
  };
}

/** What is told in the objects that are a game's text, by its name. */
function toldIn(node: unknown): (readonly [name: keyof typeof nothing, value: Node])[] {
  if (Array.isArray(node)) return node.flatMap(toldIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties } = node as { readonly type?: string; readonly properties?: readonly Property[] };
  const named = (name: string) => properties?.find(({ key }) => key?.name === name)?.value;
  if (type === 'ObjectExpression' && named('rules') && named('credit')) {
    return names.flatMap((name) => {
      const value = named(name);
      return value ? [[name, value] as const] : [];
    });
  }
  return Object.values(node).flatMap(toldIn);
}

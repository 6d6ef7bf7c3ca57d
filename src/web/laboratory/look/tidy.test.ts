import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layIcicle } from './icicle.ts';
import { layTidy, type TidyNode } from './tidy.ts';

/** A tree as the children of each node; node 0 is the root. */
type Tree = readonly (readonly number[])[];

/** Each node after the first hangs under one before it. */
const trees = fc.array(fc.nat(), { maxLength: 60 }).map((picks): Tree => {
  const children: number[][] = [[]];
  for (const [index, pick] of picks.entries()) {
    children.push([]);
    children[pick % (index + 1)]?.push(index + 1);
  }
  return children;
});

const lay = (tree: Tree) => layTidy(0, (node) => tree[node] ?? []);

/** The form of what lies below a node: where each stands, seen from it. */
function form(node: TidyNode, from = node.x): unknown {
  return [Math.round((node.x - from) * 1e6), node.children.map((child) => form(child, from))];
}

/** What lies below a node, without places. */
function shape(node: TidyNode): string {
  return `(${node.children.map(shape).join('')})`;
}

describe('a tidy tree', () => {
  test('has every node once, in order, none in the way of another on its level', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { nodes, least, most } = lay(tree);
        expect(nodes.map(({ id }) => id).sort((a, b) => a - b)).toEqual(tree.map((_, node) => node));
        for (let depth = 0; depth <= tree.length; depth++) {
          const level = nodes.filter((node) => node.depth === depth);
          for (const [index, node] of level.entries()) {
            const before = level[index - 1];
            if (before)
              expect(node.x - before.x).toBeGreaterThanOrEqual((before.parent === node.parent ? 1 : 1.3) - 1e-9);
          }
        }
        expect(Math.min(...nodes.map(({ x }) => x), 0)).toBe(least);
        expect(Math.max(...nodes.map(({ x }) => x), 0)).toBe(most);
      }),
      { seed: 1 },
    );
  });

  test('has each node above the middle of those below it, and the same subtree in the same form', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const forms = new Map<string, unknown>();
        for (const node of lay(tree).nodes) {
          const [first, last] = [node.children[0], node.children.at(-1)];
          if (first && last) expect(node.x).toBeCloseTo((first.x + last.x) / 2, 9);
          const key = shape(node);
          if (forms.has(key)) expect(form(node)).toEqual(forms.get(key));
          forms.set(key, form(node));
        }
      }),
      { seed: 2 },
    );
  });

  test('is the mirror image of its mirror image', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const mirrored = tree.map((children) => children.toReversed());
        const [one, other] = [lay(tree), lay(mirrored)];
        expect(other.most - other.least).toBeCloseTo(one.most - one.least, 6);
        const root = one.nodes[0]?.x ?? 0;
        const otherRoot = other.nodes[0]?.x ?? 0;
        for (const { id, x } of one.nodes) {
          const twin = other.nodes.find((node) => node.id === id);
          expect((twin?.x ?? 0) - otherRoot).toBeCloseTo(root - x, 6);
        }
      }),
      { seed: 3, numRuns: 50 },
    );
  });

  test('is as narrow as its widest level where nothing stands in the way', () => {
    expect(lay([[1, 2, 3], [], [], []]).most).toBe(2);
    expect(lay([[1, 2], [3, 4], [5, 6], [], [], [], []]).nodes.map(({ x }) => x)).toEqual([
      1.65, 0.5, 0, 1, 2.8, 2.3, 3.3,
    ]);
  });
});

describe('an icicle', () => {
  const sizeOf = (tree: Tree, node: number): number =>
    1 + (tree[node] ?? []).reduce((sum, child) => sum + sizeOf(tree, child), 0);
  const source = (tree: Tree) => ({
    childrenOf: (node: number) => tree[node] ?? [],
    sizeOf: (node: number) => sizeOf(tree, node),
  });

  test('has bars as wide as what lies below, under their parents', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const bars = layIcicle(0, source(tree), { from: 0, to: 1, least: 0 });
        expect(bars.flatMap(({ id }) => id ?? []).sort((a, b) => a - b)).toEqual(tree.map((_, node) => node));
        for (const { id = 0, depth, from, to } of bars) {
          expect(to - from).toBeCloseTo(sizeOf(tree, id) / tree.length, 9);
          for (const child of tree[id] ?? []) {
            const bar = bars.find((each) => each.id === child);
            expect(bar?.depth).toBe(depth + 1);
            expect(bar?.from).toBeGreaterThanOrEqual(from - 1e-9);
            expect(bar?.to).toBeLessThanOrEqual(to + 1e-9);
          }
        }
      }),
      { seed: 4 },
    );
  });

  test('looks only into what is in view and wide enough; the rest is a haze', () => {
    const wide: Tree = [
      Array.from({ length: 1000 }, (_, index) => index + 1),
      ...Array.from({ length: 1000 }, () => []),
    ];
    const asked: number[] = [];
    const counting = {
      childrenOf: (node: number) => {
        asked.push(node);
        return wide[node] ?? [];
      },
      sizeOf: (node: number) => sizeOf(wide, node),
    };
    const bars = layIcicle(0, counting, { from: 0, to: 1, least: 0.01 });
    expect(asked).toEqual([0]);
    expect(bars).toHaveLength(2);
    expect(bars[1]).toMatchObject({ id: undefined, depth: 1, from: 0 });
    const near = layIcicle(0, source(wide), { from: 0.5, to: 0.51, least: 0.0005 });
    expect(near.length).toBeGreaterThan(8);
    expect(near.length).toBeLessThan(14);
  });
});

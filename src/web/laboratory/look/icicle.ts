/** A node as a bar of an icicle: from and to are shares of the whole width. Without an id: several too narrow to tell apart. */
export interface Bar {
  readonly id: number | undefined;
  readonly depth: number;
  readonly from: number;
  readonly to: number;
}

export interface IcicleSource {
  childrenOf(id: number): readonly number[];
  /** How much lies at and below a node: at least the sum of what lies below. */
  sizeOf(id: number): number;
}

/** What of an icicle is wanted: between which shares of its width, and how wide a bar must be to stand by itself. */
export interface IcicleView {
  readonly from: number;
  readonly to: number;
  readonly least: number;
}

/**
 * Lays a tree out as an icicle: each node is as wide as what lies below it, and stands under its parent. It looks only
 * into what is in view and wide enough, so a large tree takes no longer than a small one.
 */
export function layIcicle(root: number, { childrenOf, sizeOf }: IcicleSource, view: IcicleView): readonly Bar[] {
  const bars: Bar[] = [];
  const whole = Math.max(1, sizeOf(root));
  const lay = (id: number, from: number, depth: number): void => {
    const to = from + sizeOf(id) / whole;
    bars.push({ id, depth, from, to });
    let next = from;
    let hazeFrom = from;
    const endHaze = () => {
      if (next > hazeFrom && next - hazeFrom >= view.least)
        bars.push({ id: undefined, depth: depth + 1, from: hazeFrom, to: next });
    };
    for (const child of childrenOf(id)) {
      const width = sizeOf(child) / whole;
      const isSeen = next + width > view.from && next < view.to;
      if (isSeen && width >= view.least) {
        endHaze();
        lay(child, next, depth + 1);
        next += width;
        hazeFrom = next;
      } else {
        if (!isSeen) hazeFrom = next + width;
        next += width;
      }
    }
    endHaze();
  };
  lay(root, 0, 0);
  return bars;
}

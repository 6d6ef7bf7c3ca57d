/** Texts in columns as wide as they need to be, each flush left or right. */
export function inTextColumns(
  rows: readonly (readonly string[])[],
  isFlushLeft: (column: number) => boolean,
): string[] {
  const widths = new Map<number, number>();
  for (const [column, text] of rows.flatMap((row) => [...row.entries()])) {
    widths.set(column, Math.max(widths.get(column) ?? 0, text.length));
  }
  const fitted = (text: string, column: number) => {
    const width = widths.get(column) ?? 0;
    return isFlushLeft(column) ? text.padEnd(width) : text.padStart(width);
  };
  return rows.map((row) => row.map(fitted).join('  ').trimEnd());
}

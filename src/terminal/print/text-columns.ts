/** Texts in columns as wide as they need to be, each flush left or right. */
export function inTextColumns(
  rows: readonly (readonly string[])[],
  isFlushLeft: (column: number) => boolean,
): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((text, column) => (isFlushLeft(column) ? text.padEnd(widths[column]) : text.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

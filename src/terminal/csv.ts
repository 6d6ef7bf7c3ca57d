/** What a cell of a table can hold; nothing is left empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** A table as spreadsheets read it (RFC 4180, but with the line ends of this system): the headings, then the rows. */
export function formatCsv(headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [headings, ...rows].map((row) => row.map(formatCell).join(',')).join('\n');
}

function formatCell(cell: CsvCell): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

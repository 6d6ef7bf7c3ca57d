/** A table as comma-separated values (RFC 4180), its headings first. */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(formatField).join(',')).join('\n');
}

function formatField(field: string | number): string {
  const text = String(field);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

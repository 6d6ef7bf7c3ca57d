/** A position without what addresses can't hold: runs of empty cells are counted, as in chess. */
export function packPosition(position: string): string {
  return position
    .replace(/\.+/gu, (run) => String(run.length))
    .replaceAll('/', '-')
    .replaceAll(' ', '_')
    .replaceAll('#', '~');
}

/** The position that was packed. */
export function unpackPosition(packed: string): string {
  return packed
    .replace(/\d{1,2}/gu, (count) => '.'.repeat(Number(count)))
    .replaceAll('-', '/')
    .replaceAll('_', ' ')
    .replaceAll('~', '#');
}

/** A number below 2³² that any slip in a text changes, all but once in as many times (FNV-1a, its bits mixed once more). */
export function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}

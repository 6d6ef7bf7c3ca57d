/** What progress is written to: a stream that says whether someone is looking. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressStyle {
  readonly isAscii: boolean;
  /** Says how much time is left, given as `2:05`. */
  readonly left: (time: string) => string;
}

const patience = 1000;
const width = 30;

/**
 * A bar that appears only when a job lasts more than a second and someone is looking, and goes when it is done. It may end
 * with a note.
 */
export function makeProgress(
  stream: ProgressStream,
  now: () => number,
  { isAscii, left }: ProgressStyle,
): (done: number, note?: string) => void {
  const [full, empty] = isAscii ? ['#', '.'] : ['█', '░'];
  const started = now();
  let shown = '';
  return (done, note) => {
    const passed = now() - started;
    if (!stream.isTTY || (shown === '' && passed < patience)) return;
    const filled = Math.round(done * width);
    const bar = `${full.repeat(filled)}${empty.repeat(width - filled)} ${Math.floor(done * 100)} %`;
    // Before anything is done, nobody can say how long the rest will take.
    const rest = done > 0 ? `, ${left(formatTime((passed / done) * (1 - done)))}` : '';
    const line = done < 1 ? bar + rest + (note ? `, ${note}` : '') : '';
    stream.write(`\r${line.padEnd(shown.length)}${line === '' ? '\r' : ''}`);
    shown = line;
  };
}

/** Minutes and seconds, as `2:05`; with hours where there are any, as `1:02:05`. */
function formatTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** What progress is written to: a stream that says whether someone is looking. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const patience = 1000;
const width = 30;

/** A bar that appears only when a job lasts more than a second and someone is looking, and goes when it is done. */
export function makeProgress(stream: ProgressStream, now: () => number, isAscii: boolean): (done: number) => void {
  const [full, empty] = isAscii ? ['#', '.'] : ['█', '░'];
  const started = now();
  let isShown = false;
  return (done) => {
    if (!stream.isTTY || (!isShown && now() - started < patience)) return;
    isShown = done < 1;
    const filled = Math.round(done * width);
    const bar = `${full.repeat(filled)}${empty.repeat(width - filled)} ${Math.floor(done * 100)} %`;
    stream.write(isShown ? `\r${bar}` : `\r${' '.repeat(bar.length)}\r`);
  };
}

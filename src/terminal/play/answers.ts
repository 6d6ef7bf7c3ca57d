/** The lines that a person or a script gives, one after another; some can be looked at before they are asked for. */
export class Answers {
  private readonly lines: AsyncIterator<string>;
  private readonly ahead: Promise<IteratorResult<string, unknown>>[] = [];

  constructor(lines: AsyncIterable<string>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  next(): Promise<IteratorResult<string, unknown>> {
    return this.ahead.shift() ?? this.lines.next();
  }

  /** The line after so many others, which stays where it is. */
  peek(index: number): Promise<IteratorResult<string, unknown>> {
    const known = this.ahead[index];
    if (known) return known;
    const next = this.lines.next();
    this.ahead.push(next);
    return next;
  }

  /** Takes out a line that was looked at. */
  remove(index: number): void {
    this.ahead.splice(index, 1);
  }

  /** No more are wanted. */
  close(): void {
    void this.lines.return?.();
  }
}

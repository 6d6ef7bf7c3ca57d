/**
 * What a terminal shows, as far as the program uses one: places, erasing, the alternate screen. Looks are left out. It is
 * strict: a sequence that it does not know is a fault of the program.
 */
export class TerminalPicture {
  columns: number;
  rows: number;
  isAlternate = false;
  isCursorHidden = false;
  /** Whether presses of the mouse are reported, and in the form that has no limits. */
  isMouseOn = false;
  isMouseWide = false;
  private cells: string[][] = [];
  private row = 0;
  private column = 0;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
  }

  get lines(): string[] {
    return Array.from({ length: this.rows }, (_, row) => (this.cells[row] ?? []).join('').trimEnd());
  }

  get text(): string {
    return this.lines.join('\n').trimEnd();
  }

  feed(text: string): void {
    for (const [part, sequence] of text.matchAll(/\p{Cc}\[([0-9;?]*[A-Za-z])|./gsu)) {
      if (sequence !== undefined) this.obey(sequence);
      else this.put(part);
    }
  }

  private obey(sequence: string): void {
    const place = /^(\d+);(\d+)H$/u.exec(sequence);
    if (place) [this.row, this.column] = [Number(place[1]) - 1, Number(place[2]) - 1];
    else if (sequence === 'H') [this.row, this.column] = [0, 0];
    else if (sequence === 'K') this.cells[this.row]?.splice(this.column);
    else if (sequence === '2J') this.cells = [];
    else if (sequence === '?1049h' || sequence === '?1049l') {
      this.isAlternate = sequence.endsWith('h');
      this.cells = [];
      [this.row, this.column] = [0, 0];
    } else if (sequence === '?25l' || sequence === '?25h') this.isCursorHidden = sequence.endsWith('l');
    else if (sequence === '?1000h' || sequence === '?1000l') this.isMouseOn = sequence.endsWith('h');
    else if (sequence === '?1006h' || sequence === '?1006l') this.isMouseWide = sequence.endsWith('h');
    else if (!/^(?:[0-9;]*m|\?2004[hl])$/u.test(sequence)) throw new Error(`An unknown sequence: ${sequence}.`);
  }

  private put(char: string): void {
    if (char === '\n') this.row++;
    if (char === '\r' || char === '\n') {
      this.column = 0;
      return;
    }
    const line = this.cells[this.row] ?? [];
    this.cells[this.row] = line;
    while (line.length < this.column) line.push(' ');
    line[this.column++] = char;
  }
}

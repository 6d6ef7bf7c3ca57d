/** A key that was pressed, or something else that happens at a keyboard or with a mouse. */
export type Key =
  | { readonly kind: 'char'; readonly char: string }
  | { readonly kind: 'paste'; readonly text: string }
  | MouseKey
  | { readonly kind: NamedKey };

/** The first button of a mouse goes down or up somewhere; the top left is row 0 and column 0. */
export interface MouseKey {
  readonly kind: 'mouse';
  readonly isDown: boolean;
  readonly row: number;
  readonly column: number;
}

export type NamedKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backtab'
  | 'backspace'
  | 'clear'
  | 'pageUp'
  | 'pageDown'
  | 'wheelUp'
  | 'wheelDown'
  | 'home'
  | 'end'
  | 'interrupt'
  | 'suspend'
  | 'resize';

export function isChar(key: { readonly kind: string; readonly char?: string }, char: string): boolean {
  return key.kind === 'char' && key.char === char;
}

/** What follows `ESC [` or `ESC O`. Others, and there are many, mean nothing here. */
const sequences: Readonly<Record<string, NamedKey>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'backtab',
  '1~': 'home',
  '4~': 'end',
  '5~': 'pageUp',
  '6~': 'pageDown',
};

const controls: Readonly<Record<string, NamedKey>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\x7f': 'backspace',
  '\x15': 'clear',
  '\x03': 'interrupt',
  '\x04': 'interrupt',
  '\x1a': 'suspend',
  '\x0c': 'resize',
};

/** What a mouse sends (SGR): the button with its modifiers, the column and the row from 1, down or up. */
const mouseReport = /^<(\d{1,3});(\d{1,5});(\d{1,5})([Mm])$/u;
/** What may become one, or may become the older form: three characters that mean no text. */
const mouseBegins = /^\p{Cc}\[(?:<[0-9;]*|M.{0,2})$/su;
const olderMouseReport = /^\p{Cc}\[M.{3}/su;
const wheel: Readonly<Record<string, NamedKey>> = { '64': 'wheelUp', '65': 'wheelDown' };

const pasteBegins = '\x1b[200~';
const pasteEnds = '\x1b[201~';
/** Of a longer paste the rest is dropped: it is refused as it is. */
const maxPasteLength = 10_000;
/** No sequence is longer; what goes on for longer is no sequence. */
const maxSequenceLength = 32;

/** Turns what a terminal sends into keys. It may come in pieces, and may be anything. */
export class KeyDecoder {
  private readonly bytes = new TextDecoder();
  /** What may be the beginning of a sequence. */
  private rest = '';
  private pasted: string | undefined;

  /** Whether something has come that may go on, or may be the Escape key alone. */
  get isPending(): boolean {
    return this.rest !== '' && this.pasted === undefined;
  }

  /** Whether what has come can hardly be the Escape key: a sequence that is on its way in pieces. */
  get isMidSequence(): boolean {
    return this.isPending && this.rest.length > 1;
  }

  push(chunk: Uint8Array): Key[] {
    this.rest += this.bytes.decode(chunk, { stream: true });
    const keys: Key[] = [];
    for (let key = this.take(); key !== 'incomplete'; key = this.take()) if (key) keys.push(key);
    return keys;
  }

  /** Nothing has followed for a while: an escape was the key of that name. */
  flush(): Key[] {
    // What a mouse has begun to say is no key; nor is the rest of it text, if it still comes.
    if (mouseBegins.test(this.rest)) return [];
    const keys: Key[] = this.rest.startsWith('\x1b') ? [{ kind: 'escape' }] : [];
    this.rest = '';
    return keys;
  }

  /** The next key; undefined for what means nothing. */
  private take(): Key | undefined | 'incomplete' {
    if (this.pasted !== undefined) return this.takePaste(this.pasted);
    const [char] = this.rest;
    if (char === undefined) return 'incomplete';
    if (char === '\x1b') return this.takeSequence();
    this.rest = this.rest.slice(char.length);
    const named = controls[char];
    if (named) return { kind: named };
    // Control characters, and what was no text at all.
    return /[\p{Cc}\p{Cf}\ufffd]/u.test(char) ? undefined : { kind: 'char', char };
  }

  private takeSequence(): Key | undefined | 'incomplete' {
    if (this.rest.startsWith(pasteBegins)) {
      this.rest = this.rest.slice(pasteBegins.length);
      this.pasted = '';
      return undefined;
    }
    const older = olderMouseReport.exec(this.rest);
    if (older) {
      this.rest = this.rest.slice(older[0].length);
      return undefined;
    }
    if (mouseBegins.test(this.rest)) {
      // One that goes on for ever is no click in the end, but never text.
      if (this.rest.length > maxSequenceLength) this.rest = this.rest.slice(0, maxSequenceLength);
      return 'incomplete';
    }
    // A report that something else breaks off is dropped as far as it came.
    const broken = /^\p{Cc}\[<[0-9;]*(?![0-9;Mm])/u.exec(this.rest);
    if (broken) {
      this.rest = this.rest.slice(broken[0].length);
      return undefined;
    }
    const found = /^\p{Cc}(?:[[O]([0-?]*[ -/]*[@-~])|([^[O]))/u.exec(this.rest);
    if (found) {
      const [whole, sequence = '', other] = found;
      // An escape before anything else is the key; what follows is read by itself.
      if (other !== undefined) {
        this.rest = this.rest.slice(1);
        return { kind: 'escape' };
      }
      this.rest = this.rest.slice(whole.length);
      if (sequence.startsWith('<')) return mouseKeyOf(sequence);
      const named = sequences[sequence.replace(/^1;[0-9]+/u, '')];
      return named && { kind: named };
    }
    if (/^\p{Cc}[[O]?[0-?]*[ -/]*$/u.test(this.rest) && this.rest.length <= maxSequenceLength) return 'incomplete';
    this.rest = this.rest.slice(1);
    return { kind: 'escape' };
  }

  private takePaste(before: string): Key | undefined | 'incomplete' {
    const end = this.rest.indexOf(pasteEnds);
    if (end >= 0) {
      const text = (before + this.rest.slice(0, end)).slice(0, maxPasteLength);
      this.rest = this.rest.slice(end + pasteEnds.length);
      this.pasted = undefined;
      return { kind: 'paste', text };
    }
    // A paste that never ends must not lock the keyboard.
    const interrupt = this.rest.indexOf('\x03');
    if (interrupt >= 0) {
      this.rest = this.rest.slice(interrupt + 1);
      this.pasted = undefined;
      return { kind: 'interrupt' };
    }
    const whole = Math.max(0, this.rest.length - pasteEnds.length);
    this.pasted = (before + this.rest.slice(0, whole)).slice(0, maxPasteLength);
    this.rest = this.rest.slice(whole);
    return 'incomplete';
  }
}

/** What a report of a mouse means; undefined for other buttons, and where a key was held down. */
function mouseKeyOf(report: string): Key | undefined {
  const [, button = '', column = '', row = '', end] = mouseReport.exec(report) ?? [];
  const turned = wheel[button];
  if (turned) return { kind: turned };
  const isPlace = Number(column) > 0 && Number(row) > 0;
  if (button !== '0' || !isPlace) return undefined;
  return { kind: 'mouse', isDown: end === 'M', row: Number(row) - 1, column: Number(column) - 1 };
}

/** A key that was pressed, or something else that happens at a keyboard. */
export type Key =
  | { readonly kind: 'char'; readonly char: string }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: NamedKey };

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
  | 'home'
  | 'end'
  | 'interrupt'
  | 'suspend'
  | 'resize';

export function isChar(key: Key, char: string): boolean {
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
    const found = /^\p{Cc}(?:[[O]([0-?]*[ -/]*[@-~])|([^[O]))/u.exec(this.rest);
    if (found) {
      const [whole, sequence = '', other] = found;
      // An escape before anything else is the key; what follows is read by itself.
      if (other !== undefined) {
        this.rest = this.rest.slice(1);
        return { kind: 'escape' };
      }
      this.rest = this.rest.slice(whole.length);
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

import { readChoice } from '../typed-choice.ts';
import type { Menu } from '../ui.ts';
import { nameKeys } from './key-names.ts';
import { isChar } from './keys.ts';
import { drawMenu, drawText, type Look, textHeight } from './page.ts';
import { drawMenuBeside } from './table-page.ts';
import type { PageKey, Window } from './window.ts';

/** What pages are drawn on, and how. */
export interface Drawing extends Look {
  readonly window: Window;
}

/** One of some options, pointed at or typed; undefined to go back. */
export async function chooseOption<T>(menu: Menu<T>, { window, board, language }: Drawing, notice: string) {
  const last = menu.options.length - 1;
  const keys = nameKeys([['↑↓', 'choose'], ['Enter', 'enter'], menu.hasWayBack && ['Esc', 'back']], language, board);
  let selected = menu.initial ?? 0;
  let pressed: number | undefined;
  let typed = '';
  let message = notice;
  /** A key that pointed at the last option, and is a letter of a word if more letters follow. */
  let begun = '';
  // What was typed to a board that is not played on any more must not choose anything.
  if (menu.scene) window.dropKeys();
  for (;;) {
    window.draw(() => {
      const foot = { message, typed: typed && `> ${typed}`, keys };
      return menu.scene
        ? drawMenuBeside(menu, menu.scene, selected, board, foot, window.room)
        : drawMenu(menu, selected, { board, language }, foot, window.room);
    });
    const key = await window.nextKeyUnless(menu.signal);
    if (!key) {
      if (menu.signal?.aborted) return undefined;
      continue;
    }
    message = '';
    if (key.kind === 'pointed') {
      if (key.target.kind !== 'option') continue;
      // The button chooses as it comes up where it went down; until then nothing moves under it.
      if (!key.isDown && key.target.index === pressed) return menu.options[pressed]?.value;
      pressed = key.isDown ? key.target.index : undefined;
      continue;
    }
    if (key.kind === 'char') typed ||= begun;
    begun = '';
    const isQuit = isChar(key, 'q') && typed === '' && !menu.readTyped;
    if ((isQuit || (key.kind === 'escape' && typed === '')) && menu.hasWayBack) return undefined;
    if (key.kind === 'enter' && typed === '') return menu.options[selected]?.value;
    if (key.kind === 'enter') {
      const choice = await readChoice(menu, typed, language);
      if ('value' in choice) return choice.value;
      [typed, message] = ['', choice.refusal];
    } else if (isQuit) [selected, begun] = [last, 'q'];
    else if (typed === '' && key.kind !== 'char' && key.kind !== 'paste') selected = movedTo(selected, last, key);
    else typed = edit(typed, key);
  }
}

/** Where a key leads among the options, around from the last to the first. */
function movedTo(selected: number, last: number, key: PageKey): number {
  if (key.kind === 'wheelUp') return Math.max(0, selected - 1);
  if (key.kind === 'wheelDown') return Math.min(last, selected + 1);
  if (key.kind === 'up' || key.kind === 'backtab') return selected === 0 ? last : selected - 1;
  if (key.kind === 'down' || key.kind === 'tab') return selected === last ? 0 : selected + 1;
  if (key.kind === 'home' || key.kind === 'pageUp') return 0;
  return key.kind === 'end' || key.kind === 'pageDown' ? last : selected;
}

/** A line of text, to begin with the one that is suggested; undefined to go back. */
export async function askText(question: string, suggestion: string, { window, board, language }: Drawing) {
  const keys = nameKeys(
    [
      ['Enter', 'enter'],
      ['Esc', 'back'],
    ],
    language,
    board,
  );
  const menu = { title: question, options: [], hasWayBack: true };
  let typed = suggestion;
  for (;;) {
    window.draw(() => drawMenu(menu, 0, { board, language }, { message: '', typed: `> ${typed}_`, keys }, window.room));
    const key = await window.nextKey();
    if (key.kind === 'escape') return undefined;
    if (key.kind === 'enter' && typed.trim() !== '') return typed.trim();
    typed = edit(typed, key);
  }
}

/** How far a notch of the wheel scrolls. */
export const wheelLines = 3;

/** Lines are easy to read up to so many characters. */
const maxTextWidth = 100;

/** A long text, through which one can move. */
export async function readText(
  page: (width: number) => readonly string[],
  { window, board, language }: Drawing,
): Promise<void> {
  const foot = {
    message: '',
    typed: '',
    keys: nameKeys(
      [
        ['↑↓', 'scroll'],
        ['Esc', 'back'],
      ],
      language,
      board,
    ),
  };
  let from = 0;
  let height = 1;
  for (;;) {
    window.draw(() => {
      const lines = page(Math.max(18, Math.min(window.room.columns - 2, maxTextWidth)));
      height = textHeight(board, foot, window.room);
      from = Math.max(0, Math.min(from, lines.length - height));
      return drawText(lines, from, { board, language }, foot, window.room);
    });
    const key = await window.nextKey();
    if (key.kind === 'escape' || key.kind === 'enter' || isChar(key, 'q')) return;
    if (key.kind === 'up') from--;
    else if (key.kind === 'down') from++;
    else if (key.kind === 'wheelUp') from -= wheelLines;
    else if (key.kind === 'wheelDown') from += wheelLines;
    else if (key.kind === 'pageUp') from -= height;
    else if (key.kind === 'pageDown' || isChar(key, ' ')) from += height;
  }
}

const maxTextLength = 200;

/** A line of text after a key. Of a paste, the first line counts. */
function edit(text: string, key: PageKey): string {
  if (key.kind === 'backspace') return Array.from(text).slice(0, -1).join('');
  if (key.kind === 'escape' || key.kind === 'clear') return '';
  const added = key.kind === 'char' ? key.char : key.kind === 'paste' ? key.text.trim().replace(/[\r\n].*/su, '') : '';
  return (text + added.replace(/[\p{Cc}\p{Cf}]/gu, '')).slice(0, maxTextLength);
}

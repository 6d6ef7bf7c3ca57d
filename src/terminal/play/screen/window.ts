import { inPlain } from '../../print/plain.ts';
import type { Scene } from '../ui.ts';
import { type Drawn, type Room, type Target, targetAt } from './drawn.ts';
import { isChar, type Key, type MouseKey } from './keys.ts';
import type { Screen } from './screen.ts';
import { toWidth } from './width.ts';

/** A page as it is now, perhaps with a new scene. */
export type Page = (scene?: Scene) => Drawn;

/** A key that is meant for a page, or something on it that the mouse's button goes down or up on. */
export type PageKey = Exclude<Key, MouseKey> | PointedKey;

export interface PointedKey {
  readonly kind: 'pointed';
  readonly target: Target;
  readonly isDown: boolean;
}

/** One page after another on a screen. What concerns the window and not the page is dealt with here. */
export class Window {
  /** When the person leaves by force. */
  readonly ended: Promise<void>;
  private end: () => void = () => undefined;
  private readonly screen: Screen;
  private readonly isAscii: boolean;
  private page: Page = () => ({ lines: [], spots: [] });
  private drawn: Drawn = { lines: [], spots: [] };

  constructor(screen: Screen, isAscii: boolean) {
    this.screen = screen;
    this.isAscii = isAscii;
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  get room(): Room {
    return { columns: this.screen.columns, rows: this.screen.rows };
  }

  get isMouseOn(): boolean {
    return this.screen.isMouseOn;
  }

  switchMouse(): void {
    this.screen.isMouseOn = !this.screen.isMouseOn;
  }

  /** Draws a page now, and again whenever the window changes. */
  draw(page: Page): void {
    this.page = page;
    this.redraw();
  }

  /** Draws the same page again, with a new scene where there is one. */
  redraw(scene?: Scene): void {
    this.drawn = this.page(scene);
    const { lines } = this.drawn;
    this.screen.show(this.isAscii ? lines.map((line) => toWidth(inPlain(line), this.room.columns)) : lines);
  }

  /** What was typed ahead is not meant for the page that comes now. */
  dropKeys(): void {
    this.screen.dropKeys();
  }

  /** The next key that is meant for the page. */
  async nextKey(): Promise<PageKey> {
    for (;;) {
      const key = await this.nextKeyUnless(undefined);
      if (key) return key;
    }
  }

  /** The same; undefined when the signal comes first. What nobody sees is not chosen and not played. */
  async nextKeyUnless(signal: AbortSignal | undefined): Promise<PageKey | undefined> {
    for (;;) {
      const key = await this.screen.nextKey(signal);
      if (!key) return undefined;
      if (key.kind === 'mouse') {
        const target = targetAt(this.drawn.spots, key.row, key.column);
        if (target) return { kind: 'pointed', target, isDown: key.isDown };
        continue;
      }
      if (key.kind === 'suspend') await this.screen.suspend();
      else if (key.kind === 'resize') this.screen.forget();
      else if (key.kind === 'interrupt') return this.leave();
      else if (this.drawn.isTooSmall && (key.kind === 'enter' || isChar(key, ' '))) continue;
      else return key;
      this.redraw();
    }
  }

  /** What was waited for stays open: nobody is there any more. */
  private leave(): Promise<undefined> {
    this.end();
    return new Promise(() => undefined);
  }
}

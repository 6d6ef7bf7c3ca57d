import type { CellId, View } from '../../core/game.ts';
import { type Box, cellOf, type Layout, placeOf } from '../layout.ts';
import { marks } from '../palette.ts';
import { escapeText } from '../svg.ts';
import { type Badge, numberOf } from './badge.ts';

/** What a badge is drawn on. */
export interface BadgePlace<S> {
  readonly view: View<S>;
  readonly layout: Layout;
  readonly cell: CellId;
  /** In the middle of an empty cell, at the foot of a piece. */
  readonly isOnPiece: boolean;
}

const height = 42;
const outline = 2.5;
const padding = 11;
const signWidth = 20;
const signGap = 5;
/** A minus beside the wave of an estimate would be taken for a part of it. */
const minusGap = 14;
/** What is left free on each side of a cell, so that badges of neighbours do not meet. */
const clearance = 3;
const handClearance = 9;

/** What a move is worth, in a shape, a number and a colour. */
export function badgeMarkup<S>(badge: Badge, place: BadgePlace<S>): string {
  const number = numberOf(badge);
  const { content, text, width } = measured(number);
  const { x, y, width: drawn } = badgeBox(badge, place);
  const scale = drawn / (width + outline);
  const middle = `${x + drawn / 2} ${y + ((height + outline) * scale) / 2}`;
  const isEstimate = badge.tone === 'estimate';
  const sign = number === '' ? 0 : (signWidth - content) / 2;
  return (
    `<g class="board-badge" transform="translate(${middle}) scale(${scale})" stroke="${marks.onTone}" fill="${marks.onTone}">` +
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="13" fill="${marks[badge.tone]}" ` +
    `stroke-width="${outline}"${isEstimate ? ' stroke-dasharray="5 4"' : ''}/>` +
    `<path d="${signs[badge.tone]}" transform="translate(${sign} 0)" stroke-width="4" ` +
    `stroke-linecap="round" stroke-linejoin="round" fill-opacity="${isEstimate ? 0 : 1}"/>` +
    (number === ''
      ? ''
      : `<text x="${content / 2 - text}" y="12" font-size="34" font-weight="700" textLength="${text}" ` +
        `lengthAdjust="spacingAndGlyphs" stroke="none" font-family="system-ui,sans-serif">${escapeText(number)}</text>`) +
    '</g>'
  );
}

/** Where a badge lies, with its outline. A long one is drawn smaller, so that it keeps to its cell. */
export function badgeBox<S>(badge: Badge, { view, layout, cell, isOnPiece }: BadgePlace<S>): Box {
  const { x, y, box } = placeOf(layout, cell);
  const isInHand = cellOf(view, cell).kind === 'hand';
  const { width } = measured(numberOf(badge));
  const room = box.width - 2 * (isInHand ? handClearance : clearance);
  const scale = Math.min(isInHand ? 0.82 : isOnPiece ? 0.94 : 1, room / (width + outline));
  const [drawn, high] = [(width + outline) * scale, (height + outline) * scale];
  // In a hand it lies above the number of the pieces that are left.
  if (isInHand)
    return { x: box.x + box.width - handClearance - drawn, y: y - 20 - high / 2, width: drawn, height: high };
  return { x: x - drawn / 2, y: y - high / 2 + (isOnPiece ? 26 : 0), width: drawn, height: high };
}

/** How wide a badge is with this number, before it is made to fit; whatever the font, its text takes this much. */
function measured(number: string) {
  const text = [...number].reduce((sum, character) => sum + (/[.,]/u.test(character) ? 9 : 20), 0);
  const content = number === '' ? signWidth : signWidth + (number.startsWith('−') ? minusGap : signGap) + text;
  return { text, content, width: content + 2 * padding + (number === '' ? 4 : 0) };
}

/** The signs are drawn, since not every font has them. */
const signs: Readonly<Record<Badge['tone'], string>> = {
  win: 'M-9 7L0-8L9 7Z',
  loss: 'M-9-7L0 8L9-7Z',
  draw: 'M-9-5H9M-9 5H9',
  estimate: 'M-10 2C-6-7-2-4 1 0S8 5 11-3',
};

import { pageSvg } from '../../../study/cards/sheet.ts';

/** Hands pages to the printer in place of the screen; the style sheet shows them on paper alone. */
export function printPages(pages: readonly string[]): void {
  const sheet = document.createElement('div');
  sheet.className = 'card-sheet';
  sheet.setAttribute('aria-hidden', 'true');
  sheet.innerHTML = pages.map(pageSvg).join('');
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

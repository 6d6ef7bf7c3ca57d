import type { Game, Language } from '../../core/game.ts';
import type { Interval } from '../../study/interval.ts';
import { laboratoryText } from '../laboratory/text.ts';
import { sayStanding } from '../print/standing.ts';
import { locales } from '../terminal-text.ts';
import { boardSvg } from './board-svg.ts';
import { escapeText } from './escape.ts';

type Cells = readonly string[];

/** A table whose first column has names; texts are escaped here. */
export function table(headings: Cells, rows: readonly Cells[]): string {
  const row = (cells: Cells, tag: 'th' | 'td') =>
    `<tr>${cells.map((cell, column) => `<${tag}${column === 0 ? ' class="name"' : ''}>${escapeText(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${row(headings, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

export function heading(title: string, note?: string): readonly string[] {
  return [`<h2>${escapeText(title)}</h2>`, ...(note === undefined ? [] : [`<p class="quiet">${escapeText(note)}</p>`])];
}

/** A board, who is to move on it, and what is said of it, which is markup already. */
export function figure<S>(game: Game<S>, state: S, language: Language, caption: string): string {
  const standing = escapeText(sayStanding(game, state, language));
  return `<figure>${boardSvg(game, state)}<figcaption>${standing} ${caption}</figcaption></figure>`;
}

export function percent(share: number | null, language: Language): string {
  if (share === null || Number.isNaN(share)) return '–';
  return `${(100 * share).toLocaleString(locales[language], { maximumFractionDigits: 0 })} %`;
}

export function range({ low, high }: Interval, language: Language): string {
  return laboratoryText[language].judge.range(percent(low, language), percent(high, language));
}

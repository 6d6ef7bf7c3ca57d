import type { StrategyCard } from '../../core/card.ts';
import type { Game } from '../../core/game.ts';
import type { Language } from '../../core/language.ts';
import { nameMove } from '../../text/say.ts';
import { type DiagramColours, drawDiagram, escapeMarkup } from './diagram.ts';
import { groupEntries, type NumberedEntry } from './groups.ts';
import { cardText } from './text.ts';

/** A4, in millimetres. */
const [pageWidth, pageHeight, margin] = [210, 297, 14];
const colours: DiagramColours = { ink: '#24211c', paper: '#fff', accent: '#136f6b' };
/** What fits a line of text of the usual size. */
const lineLength = 100;
const [titleSize, headingSize, textSize, lineHeight] = [7.5, 4.2, 3.7, 5.2];
/** Few positions are drawn large, many small; and only many have headings. */
const [fewEntries, fewColumns, manyColumns] = [8, 3, 6];
const gap = 5;
const captionHeight = 6.5;

/** A card as pages for a printer, each the markup of what is on it. */
export function sheetPages<S>(game: Game<S>, card: StrategyCard<S>, language: Language): readonly string[] {
  const words = card.words[language];
  const isLong = card.entries.length > fewEntries;
  const columns = isLong ? manyColumns : fewColumns;
  const width = (pageWidth - 2 * margin - (columns - 1) * gap) / columns;
  const pages: string[] = [];
  let page = '';
  let y = margin;

  /** Goes down by a height, or to a new page where there is not so much left. */
  const take = (height: number): number => {
    if (y + height > pageHeight - margin) {
      pages.push(page);
      page = '';
      y = margin;
    }
    const top = y;
    y += height;
    return top;
  };
  const write = (text: string, size: number, height: number, isStrong: boolean) => {
    page += textMarkup(text, margin, take(height) + size, size, isStrong);
  };
  const say = (text: string) => {
    for (const line of wrapText(text)) write(line, textSize, lineHeight, false);
  };

  write(`${game.text[language].name}: ${cardText[language].title.toLowerCase()}`, titleSize, 12, true);
  say(words.summary);
  y += 2;
  for (const [index, text] of [...card.rules.map((rule) => rule.words[language]), words.lookUp].entries()) {
    say(`${index + 1}. ${text}`);
  }
  y += gap;
  const drawRow = (row: readonly NumberedEntry<S>[]) => {
    const drawn = row.map((entry) => {
      const { markup, ...size } = drawDiagram(game, entry.state, entry.move, colours);
      const scale = width / size.width;
      const caption = `${entry.number}. ${nameMove(game, entry.entry.move, language)}`;
      return { markup, scale, height: size.height * scale + captionHeight, caption };
    });
    const height = Math.max(...drawn.map((each) => each.height));
    const top = take(height);
    for (const [place, { markup, scale, caption }] of drawn.entries()) {
      const left = margin + place * (width + gap);
      page += `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">${markup}</g>`;
      page += textMarkup(caption, left + width / 2, top + height - 1.5, textSize, true, 'middle');
    }
    y += gap / 2;
  };
  const drawRows = (entries: readonly NumberedEntry<S>[]) => {
    for (let first = 0; first < entries.length; first += columns) drawRow(entries.slice(first, first + columns));
  };
  const groups = groupEntries(game, card);
  if (!isLong) drawRows(groups.flatMap(({ entries }) => entries));
  for (const { pieces, entries } of isLong ? groups : []) {
    // A heading is never left alone at the end of a page: the boards below it are about as high as wide.
    if (y + 2 * headingSize + width + captionHeight > pageHeight - margin) y = pageHeight;
    write(cardText[language].pieces(pieces), headingSize, 2 * headingSize, true);
    drawRows(entries);
  }
  return [...pages, page];
}

/** One page as a file of its own. */
export function pageSvg(markup: string): string {
  return svg(markup, 1);
}

/** A card as one picture, its pages below each other. */
export function sheetSvg<S>(game: Game<S>, card: StrategyCard<S>, language: Language): string {
  const pages = sheetPages(game, card, language);
  const placed = pages.map((page, number) => `<g transform="translate(0 ${number * pageHeight})">${page}</g>`);
  return svg(placed.join(''), pages.length);
}

function svg(markup: string, pages: number): string {
  const height = pageHeight * pages;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${height}" width="${pageWidth}mm" ` +
    `height="${height}mm"><rect width="${pageWidth}" height="${height}" fill="${colours.paper}"/>${markup}</svg>`
  );
}

function textMarkup(text: string, x: number, y: number, size: number, isStrong: boolean, anchor = 'start'): string {
  const weight = isStrong ? ' font-weight="600"' : '';
  return (
    `<text x="${round(x)}" y="${round(y)}" font-size="${size}"${weight} text-anchor="${anchor}" fill="${colours.ink}" ` +
    `font-family="system-ui,sans-serif">${escapeMarkup(text)}</text>`
  );
}

function wrapText(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > lineLength) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

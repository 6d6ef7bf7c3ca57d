import type { StrategyCard } from '../../core/card.ts';

/** The entries for programs that ask flash cards: a position on the front, its move on the back (RFC 4180). */
export function cardCsv<S>({ entries }: StrategyCard<S>): string {
  const rows = [['front', 'back'], ...entries.map(({ position, move }) => [position, move])];
  return rows.map((row) => `${row.map(formatField).join(',')}\r\n`).join('');
}

function formatField(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Signs of ours that a plain terminal may not have, and what stands for them there. */
const plainSigns: Readonly<Record<string, string>> = {
  '·': '|',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '±': '+-',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
  '→': '->',
  // Spaces within numbers and dates.
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** A text in plain characters. Letters stay as they are, with their accents: without them, words are not spelled right. */
export function inPlain(text: string): string {
  return text.replace(/[^\p{ASCII}\p{L}]/gu, (sign) => plainSigns[sign] ?? sign);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML has it: names of bots are command lines, and what bots say may be anything. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => entities[character] ?? character);
}

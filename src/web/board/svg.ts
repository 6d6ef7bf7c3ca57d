/** Text as it may stand in markup. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * docs/levels.md: a beginning, and sections that each begin with their title. Sections are replaced by their titles; those
 * that are not given stay as they stand.
 */
export interface PageSection {
  readonly title: string;
  /** Everything below the title; nothing where it stays as it stands. */
  readonly text: string | undefined;
}

/** The page with these sections, in their order; one that was neither written before nor is now is left out. */
export function writePage(old: string, beginning: string, sections: readonly PageSection[]): string {
  const before = sectionsOf(old);
  const written = sections.flatMap(({ title, text = before.get(title) }) =>
    text === undefined ? [] : [`## ${title}\n\n${text.trim()}\n`],
  );
  return [`${beginning.trim()}\n`, ...written].join('\n');
}

function sectionsOf(page: string): ReadonlyMap<string, string> {
  const [, ...sections] = page.split(/^## /mu);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}

import { type CellId, type Dialogue, languages, type MovePart } from './game.ts';
import { present } from './present.ts';
import { type CommonProblems, failWith, type Result, succeed } from './problem.ts';

const refuse = failWith<CommonProblems>();

/** The number of the choice that an answer means, from 0: by one of its names or by its place. */
export function readPart(part: MovePart, answer: string): Result<number> {
  const word = answer.trim().toLowerCase();
  const named = part.choices.findIndex(
    (choice) => choice.letter === word || languages.some((language) => choice[language].toLowerCase() === word),
  );
  const place = named < 0 && /^[0-9]{1,2}$/u.test(word) ? Number(word) - 1 : named;
  if (place >= 0 && place < part.choices.length) return succeed(place);
  const { name, choices } = part;
  const first = present(choices[0], `choice of a ${name}`).en;
  const last = present(choices.at(-1), `choice of a ${name}`).en;
  return refuse({ code: 'no-such-choice', values: { part: name, text: answer, first, last, count: choices.length } });
}

/** The path that one word for each part means. */
export function readParts<S>(
  { parts, path }: Dialogue<S>,
  state: S,
  words: readonly string[],
): Result<readonly CellId[]> {
  const chosen: number[] = [];
  for (const [index, part] of parts.entries()) {
    const choice = readPart(part, words[index] ?? '');
    if (!choice.ok) return choice;
    chosen.push(choice.value);
  }
  return path(state, chosen);
}

/** The words of a typed move; arrows and dashes that stand alone are none. */
export function splitWords(text: string): string[] {
  return text.split(/[\s,]+/u).filter((word) => !/^(?:->|[-→–—])?$/u.test(word));
}

/** Choices that are called the same in every language: `1` to `5`, `a` to `h`. */
export function plainChoices(names: Iterable<string>): { readonly en: string; readonly pt: string }[] {
  return Array.from(names, (name) => ({ en: name, pt: name }));
}

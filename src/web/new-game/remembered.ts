import { isOneOf, isPair, isShape, parseJson } from '../../core/json.ts';
import { formatTimeControl, usualTimeControls } from '../../core/seats/clock.ts';
import { seriesLengths } from '../../core/seats/series.ts';
import { type Choices, usualChoices } from './choices.ts';

const storageKey = 'tabuleiro.new-game';
const version = 1;

/** What was chosen last; what a game's own levels of the reports were is not remembered, since others lack them. */
export function rememberedChoices(): Choices {
  try {
    return parseChoices(localStorage.getItem(storageKey) ?? '') ?? usualChoices;
  } catch {
    // A browser that forbids storage.
    return usualChoices;
  }
}

export function rememberChoices(choices: Choices): void {
  try {
    localStorage.setItem(storageKey, formatChoices(choices));
  } catch {
    // Then the usual ones are offered next time.
  }
}

export function formatChoices({ opponent, levels, side, series, clock }: Choices): string {
  return JSON.stringify({ version, opponent, levels, side, series, clock });
}

const isStored = isShape(
  {
    version: isOneOf([version]),
    opponent: isOneOf(['computer', 'friend', 'elsewhere', 'messages', 'watch']),
    levels: isPair(isOneOf([1, 2, 3, 4, 5, 6, 7, 8])),
    side: isOneOf([0, 1, 'chance']),
    series: isOneOf(seriesLengths),
  },
  { clock: isOneOf(usualTimeControls.map(formatTimeControl)) },
);

/** The choices in a stored text; undefined where it is damaged or of another version: they cost nobody much. */
export function parseChoices(text: string): Choices | undefined {
  const stored = parseJson(text);
  if (!isStored(stored)) return undefined;
  const { opponent, levels, side, series, clock } = stored;
  return { opponent, levels, style: undefined, side, series, clock };
}

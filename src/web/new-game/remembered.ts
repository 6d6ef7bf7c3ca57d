import { seriesLengths } from '../../core/series.ts';
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

export function formatChoices({ opponent, levels, side, series }: Choices): string {
  return JSON.stringify({ version, opponent, levels, side, series });
}

/** The choices in a stored text; undefined where it is damaged or of another version: they cost nobody much. */
export function parseChoices(text: string): Choices | undefined {
  const found = parseJson(text);
  if (typeof found !== 'object' || found === null) return undefined;
  const { version: said, opponent, levels, side, series } = found as Partial<Record<string, unknown>>;
  const chosen = {
    opponent: (['computer', 'friend', 'watch'] as const).find((each) => each === opponent),
    side: ([0, 1, 'chance'] as const).find((each) => each === side),
    series: seriesLengths.find((each) => each === series),
  };
  const isWhole = said === version && Array.isArray(levels) && levels.length === 2 && levels.every(isLevel);
  if (!isWhole || !chosen.opponent || chosen.side === undefined || !chosen.series) return undefined;
  return {
    opponent: chosen.opponent,
    levels: [levels[0], levels[1]],
    manner: undefined,
    side: chosen.side,
    series: chosen.series,
  };
}

function isLevel(level: unknown): level is number {
  return typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 8;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

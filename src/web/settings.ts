import { createEffect, createSignal } from 'solid-js';
import type { BoardLook } from '../board/look.ts';
import { mediaSignal } from '../board/media-signal.ts';
import type { BoardTheme } from '../board/palette.ts';
import { boardText } from '../board/words/text.ts';
import { isOneOf, isRecord, isShape, parseJson } from '../core/json.ts';
import type { Language } from '../core/language.ts';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly sound: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
  /** The names of rows and columns beside the board. */
  readonly coordinates: boolean;
  /** What boards are made of: each game's own material, or one for all. */
  readonly board: BoardTheme;
  /** Stone, ice and wood, or flat shapes of the strongest contrast. */
  readonly pieceStyle: 'natural' | 'plain';
  /** Whether a new game begins with the value of every move shown. */
  readonly values: boolean;
  /** Whether the board flips to whoever is to move when two people share it; stored under the name it had at first. */
  readonly turnBoard: boolean;
}

/** What each setting can be; whatever else is stored is damage. */
export const settingChoices: { readonly [Key in keyof Settings]: readonly Settings[Key][] } = {
  language: ['en', 'pt'],
  theme: ['system', 'light', 'dark'],
  sound: [false, true],
  motion: ['system', 'full', 'reduced'],
  coordinates: [true, false],
  board: ['own', 'stone', 'walnut', 'graphite', 'plain'],
  pieceStyle: ['natural', 'plain'],
  values: [false, true],
  turnBoard: [false, true],
};

const settingNames = Object.keys(settingChoices) as readonly (keyof Settings)[];
const storageKey = 'tabuleiro.settings';
const version = 1;

/** The settings before anything was chosen. */
export function firstSettings(languages: readonly string[]): Settings {
  const spoken = languages.find((language) => /^(?:en|pt)\b/iu.test(language));
  return {
    language: spoken && /^pt/iu.test(spoken) ? 'pt' : 'en',
    theme: 'system',
    sound: false,
    motion: 'system',
    coordinates: true,
    board: 'own',
    pieceStyle: 'natural',
    values: false,
    turnBoard: false,
  };
}

/** Settings as they are stored: one that was added later may be missing. */
const isStored = isShape(
  { version: isOneOf([version]) },
  Object.fromEntries(settingNames.map((name) => [name, isOneOf<unknown>(settingChoices[name])])),
);

/** The settings in a stored text; undefined where it is damaged or of a version that is not known. */
export function parseSettings(text: string, first: Settings): Settings | undefined {
  const stored = parseJson(text);
  if (!isStored(stored)) return undefined;
  const found = settingNames.filter((name) => stored[name] !== undefined).map((name) => [name, stored[name]]);
  // Each was found to be one of its choices.
  return { ...first, ...(Object.fromEntries(found) as Partial<Settings>) };
}

/** Whether a stored text is not damaged but of a later version. */
export function isOfLaterVersion(text: string): boolean {
  const stored = parseJson(text);
  return isRecord(stored) && stored.version !== undefined && stored.version !== version;
}

export function formatSettings(settings: Settings): string {
  return JSON.stringify({ version, ...settings });
}

/** A browser may forbid storage, and then even looking at it throws. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function loadSettings(): { settings: Settings; wasDamaged: boolean } {
  const first = firstSettings(globalThis.navigator?.languages ?? []);
  const text = storage()?.getItem(storageKey) ?? null;
  if (text === null) return { settings: first, wasDamaged: false };
  const stored = parseSettings(text, first);
  if (stored || isOfLaterVersion(text)) return { settings: stored ?? first, wasDamaged: false };
  try {
    storage()?.setItem(`${storageKey}.damaged`, text);
    storage()?.removeItem(storageKey);
  } catch {
    // A full storage: the damage stays where it is, and the app opens all the same.
  }
  return { settings: first, wasDamaged: true };
}

const loaded = loadSettings();
const [chosen, setChosen] = createSignal(loaded.settings);

/** What the person chose; whatever reads it follows its changes. */
export const settings = Object.defineProperties(
  {},
  Object.fromEntries(settingNames.map((name) => [name, { enumerable: true, get: () => chosen()[name] }])),
) as Settings;

/** The text in the language in use; asked again when that changes. */
export function inLanguage<T>(texts: Readonly<Record<Language, T>>): T {
  return texts[settings.language];
}

/** Whether stored settings could not be read and were set aside. */
export const wereSettingsDamaged = loaded.wasDamaged;

/** Changes a setting and keeps it at once. What a later version had stored there stays beside it. */
export function changeSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  change({ ...chosen(), [key]: value });
}

function change(wanted: Settings): void {
  setChosen(wanted);
  try {
    const before = storage()?.getItem(storageKey);
    if (before && isOfLaterVersion(before)) storage()?.setItem(`${storageKey}.later`, before);
    storage()?.setItem(storageKey, formatSettings(chosen()));
  } catch {
    // A full or forbidden storage: the choice holds until the page is closed.
  }
}

/** Takes the settings of a stored text, if it has any that are known, and keeps them. */
export function takeSettings(text: string): boolean {
  const taken = parseSettings(text, chosen());
  if (taken) change(taken);
  return taken !== undefined;
}

/** Whether anything was ever chosen here; a browser that keeps nothing knows of this visit only. */
export function areSettingsChosen(): boolean {
  return chosen() !== loaded.settings || (storage()?.getItem(storageKey) ?? null) !== null;
}

/** The settings as they are stored. */
export function storedSettings(): string {
  return formatSettings(chosen());
}

const prefersStill = mediaSignal('(prefers-reduced-motion: reduce)');
const prefersDark = mediaSignal('(prefers-color-scheme: dark)');

/** Whether nothing is to move. */
export function isStill(): boolean {
  return settings.motion === 'system' ? prefersStill() : settings.motion === 'reduced';
}

export function isDark(): boolean {
  return settings.theme === 'system' ? prefersDark() : settings.theme === 'dark';
}

/** How boards look, as it was chosen. */
export const chosenLook: BoardLook = {
  theme: () => (isDark() ? 'dark' : 'light'),
  material: () => settings.board,
  isStill,
  language: () => settings.language,
  text: () => inLanguage(boardText),
};

/** Keeps the document in the chosen language and looks, and takes over what another tab chooses. */
export function applySettings(): void {
  createEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = settings.language === 'pt' ? 'pt-PT' : 'en';
    dataset.theme = isDark() ? 'dark' : 'light';
    dataset.motion = isStill() ? 'reduced' : 'full';
    dataset.pieces = settings.pieceStyle;
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
  });
  addEventListener('storage', ({ key, newValue }) => {
    const changed = key === storageKey && newValue !== null && parseSettings(newValue, chosen());
    if (changed) setChosen(changed);
  });
}

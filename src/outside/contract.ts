import { type Game, languages } from '../core/game.ts';
import { type Result, succeed } from '../core/problem.ts';
import { inEveryLanguage, type OutsideGame } from './languages.ts';
import { refuseOutside } from './problems.ts';

/** The games that a loaded module brings: its default export, one game or several, with all that a game must have. */
export function readGames(loaded: unknown, module: string): Result<readonly Game[]> {
  const exported = defaultOf(loaded);
  const found: readonly unknown[] = Array.isArray(exported) ? exported : [exported];
  if (found.length === 0) return refuseOutside({ code: 'module-empty-list', values: { module } });
  for (const game of found) {
    if (!isObject(game)) return refuseOutside({ code: 'module-no-default', values: { module } });
    const outdated = outdatedName(game);
    if (outdated) return refuseOutside({ code: 'module-outdated', values: { module, ...outdated } });
    if (!hasGoodId(game)) return refuseOutside({ code: 'module-bad-id', values: { module } });
    const missing = missingPart(game);
    if (missing) return refuseOutside({ code: 'module-no-game', values: { module, missing } });
  }
  return succeed((found as readonly OutsideGame[]).map(inEveryLanguage));
}

/** What a module exports by default. A TypeScript file outside any package is CommonJS, which wraps it once more. */
function defaultOf(loaded: unknown): unknown {
  const { default: exported } = loaded as { readonly default?: unknown };
  const isWrapped = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  return isWrapped ? defaultOf(exported) : exported;
}

/** What a game must have, by kind; see the contract in core/game.ts. */
const required: Readonly<Record<string, readonly string[]>> = {
  number: ['rules.maxMoves'],
  array: ['notation.sides', 'view.cells', 'view.columns', 'view.rows', 'view.pieceKinds'],
  function: [
    ...['start', 'turn', 'moves', 'apply', 'outcome', 'ending'].map((name) => `rules.${name}`),
    ...['move', 'position', 'parsePosition', 'read'].map((name) => `notation.${name}`),
    ...['pieces', 'path', 'target', 'motion', 'refuse'].map((name) => `view.${name}`),
    'symmetries',
  ],
};

/** What its text must have in each language that it is in. */
const requiredText: Readonly<Record<string, readonly string[]>> = {
  array: ['players', 'rules'],
  string: ['name', 'summary', 'credit', 'players.0.name', 'players.1.name'],
  object: ['problems'],
};

/** What parts of a game were called in earlier versions, so that whoever wrote one then is told the new name. */
const renamed: Readonly<Record<string, string>> = { 'rules.mostMoves': 'rules.maxMoves' };

/** The first part of a game that has only its old name. */
function outdatedName(value: unknown): { readonly old: string; readonly current: string } | undefined {
  const isThere = (path: string) => valueAt(value, path) !== undefined;
  const found = Object.entries(renamed).find(([old, current]) => isThere(old) && !isThere(current));
  return found && { old: found[0], current: found[1] };
}

/** Whether a value has an id that can be typed and stand in an address. */
function hasGoodId({ id }: Readonly<Record<string, unknown>>): boolean {
  return typeof id === 'string' && /^[a-z0-9-]+$/u.test(id);
}

/** The part that a value lacks to be a game, so that its author is told at once and not by a failure later. */
function missingPart(value: unknown): string | undefined {
  const missing = missingOf(value, required);
  if (missing) return missing;
  const spoken = languages.filter((language) => valueAt(value, `text.${language}`) !== undefined);
  if (spoken.length === 0) return languages.map((language) => `text.${language}`).join(' / ');
  for (const language of spoken) {
    const lacking = missingOf(valueAt(value, `text.${language}`), requiredText);
    if (lacking) return `text.${language}.${lacking}`;
  }
  return undefined;
}

function missingOf(value: unknown, wanted: Readonly<Record<string, readonly string[]>>): string | undefined {
  for (const [kind, paths] of Object.entries(wanted)) {
    const missing = paths.find((path) => kindOf(valueAt(value, path)) !== kind);
    if (missing) return missing;
  }
  return undefined;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((at: unknown, name) => (isObject(at) ? at[name] : undefined), value);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

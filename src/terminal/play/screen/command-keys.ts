import { hasVariations, modeOf, redo, type Table, undo } from '../../../play/table.ts';
import type { Command, Scene } from '../ui.ts';
import type { NamedUse } from './key-names.ts';
import type { PageKey } from './window.ts';

/** The keys of each command: letters that begin no move of ours. */
const commandKeys: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  y: 'variations',
  t: 'hint',
  v: 'values',
  i: 'nodes',
  m: 'now',
  l: 'rules',
  w: 'save',
  x: 'resign',
  q: 'menu',
};

/** Where someone plays elsewhere, taking back is asked for, and there are offers, with signs that begin no move either. */
const onlineKeys: Readonly<Record<string, Command>> = {
  '+': 'accept',
  '-': 'decline',
  '=': 'draw',
  u: 'takeback',
  t: 'hint',
  v: 'values',
  l: 'rules',
  w: 'save',
  q: 'menu',
};

/** The command that a key gives at a table, if any. Until both have moved, whoever wants no more calls the game off. */
export function commandOf(key: PageKey, { online }: Scene): Command | undefined {
  if (key.kind !== 'char') return undefined;
  if (online && key.char === 'x') return online.commands.find((each) => each === 'abort' || each === 'resign');
  const keys = online ? onlineKeys : commandKeys;
  return Object.hasOwn(keys, key.char) ? keys[key.char] : undefined;
}

function keyOf(command: Command, keys: Readonly<Record<string, Command>>): string {
  return Object.keys(keys).find((key) => keys[key] === command) ?? '';
}

/** Some commands with their keys. Where abort is possible it has the key of resigning, and nobody wants both. */
export function usesOf(commands: readonly Command[], { online }: Scene): NamedUse[] {
  if (!online) return commands.map((command) => [keyOf(command, commandKeys), command]);
  const named = commands.includes('abort') ? commands.filter((command) => command !== 'resign') : commands;
  return named.map((command) => {
    if (command === 'menu') return [keyOf(command, onlineKeys), 'leave'];
    // Nobody declines an offer of their own.
    if (command === 'decline' && !commands.includes('accept')) return [keyOf(command, onlineKeys), 'withdraw'];
    return [command === 'resign' || command === 'abort' ? 'x' : keyOf(command, onlineKeys), command];
  });
}

/** What can be done at a turn beside moving and looking; what there may be no room for comes last. */
export function usesAtTurn(scene: Scene, looks: readonly NamedUse[], flip: NamedUse, mouse: NamedUse): NamedUse[] {
  const { table, online } = scene;
  if (online) {
    const uses = usesOf(online.commands, scene);
    return [...uses.slice(0, -1), ...looks, flip, mouse, ...uses.slice(-1)];
  }
  return [
    undo(table) !== undefined && ['u', 'undo'],
    redo(table) !== undefined && ['r', 'redo'],
    hasVariations(table) && ['y', 'variations'],
    ['t', 'hint'],
    ['v', 'values'],
    ...looks,
    flip,
    ['l', 'rules'],
    ['w', 'save'],
    ['x', 'resign'],
    hasComputer(table) && ['i', 'nodes'],
    mouse,
    ['q', 'menu'],
  ];
}

/** Whether somebody plays here who may count what a search costs. */
function hasComputer(table: Table): boolean {
  return modeOf(table) !== 'people';
}

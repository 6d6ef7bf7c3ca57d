import type { BoardText } from './board-words.ts';

const kinds: Readonly<Record<string, string>> = {
  stone: 'stone',
  disc: 'disc',
  cross: 'disc',
  ring: 'disc',
  'red-cross': 'disc',
  'yellow-ring': 'disc',
  cone: 'cone',
  cube: 'cube',
  cylinder: 'cylinder',
  sphere: 'sphere',
};

export const boardEnglish: BoardText = {
  cell: ({ kind, name }) => (kind === 'entry' ? `column ${name}` : kind === 'hand' ? `stock ${name}` : name),
  empty: 'empty',
  piece: ({ kind, isMarked }, { name }) => `${name.toLowerCase()} ${kinds[kind] ?? 'piece'}${isMarked ? ', king' : ''}`,
  left: (count) => `${count} left`,
  noneLeft: 'none left',
  picked: 'picked up',
  movable: 'can be played',
  target: 'can go here',
  compared: { played: 'played here', better: 'better here' },
  fallsTo: (cell) => `falls to ${cell}`,
};

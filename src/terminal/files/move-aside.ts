import { constants, copyFileSync, lstatSync, renameSync } from 'node:fs';

const damagedEnding = '.damaged';
const maxNames = 1000;

/** Gives a file a name under which it is not read again, and returns that name; its own where that is not allowed. */
export function moveAside(file: string, ending: string): string {
  return aside(file, ending, renameSync) ?? file;
}

/** Keeps a copy of a file under such a name, if that is allowed. */
export function copyAside(file: string, ending: string): string | undefined {
  return aside(file, ending, (from, to) => copyFileSync(from, to, constants.COPYFILE_EXCL));
}

function aside(file: string, ending: string, put: (from: string, to: string) => void): string | undefined {
  const name = file.slice(0, -ending.length);
  for (let number = 0; number < maxNames; number++) {
    const other = `${name}${number === 0 ? '' : `-${number}`}${damagedEnding}`;
    try {
      if (lstatSync(other, { throwIfNoEntry: false })) continue;
      put(file, other);
      return other;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendText, makeFolder, replaceText, writeNewText } from './write-text.ts';

/** What the system was asked for, in order, and what it does with the next write: how many bytes of it, or why not. */
const system = vi.hoisted(() => ({
  log: [] as string[],
  names: new Map<number, string>(),
  portion: (wanted: number) => wanted,
}));

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>();
  return {
    ...real,
    openSync: (path: string, flags: string, mode?: number) => {
      const opened = real.openSync(path, flags, mode);
      system.names.set(opened, basename(path));
      return opened;
    },
    writeSync: (opened: number, bytes: Buffer, offset: number, length: number) => {
      const written = system.portion(length);
      real.writeSync(opened, bytes, offset, written);
      system.log.push(`write ${system.names.get(opened)}`);
      return written;
    },
    fsyncSync: (opened: number) => {
      real.fsyncSync(opened);
      system.log.push(`sync ${system.names.get(opened)}`);
    },
    renameSync: (from: string, to: string) => {
      real.renameSync(from, to);
      system.log.push(`rename ${basename(from)} ${basename(to)}`);
    },
  };
});

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-write-'));
  file = join(folder, 'kept');
  system.log.length = 0;
  system.portion = (wanted) => wanted;
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = 'Três em Linha, '.repeat(100);
const read = () => readFileSync(file, 'utf8');

describe('a system that writes less than it is given', () => {
  test.each([
    ['replaceText', replaceText],
    ['writeNewText', writeNewText],
    ['appendText', appendText],
  ])('is given the rest again: %s', (_name, write) => {
    system.portion = (wanted) => Math.min(wanted, 7);
    write(file, text);
    expect(read()).toBe(text);
  });

  test('and then nothing more leaves the old text as it was, and no draft', () => {
    replaceText(file, 'the old text');
    let portions = 3;
    system.portion = (wanted) => {
      if (portions-- === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      return Math.min(wanted, 7);
    };
    expect(() => replaceText(file, text)).toThrow('full');
    expect(read()).toBe('the old text');
    expect(readdirSync(folder)).toEqual(['kept']);
    portions = 3;
    expect(() => writeNewText(join(folder, 'new'), text)).toThrow('full');
    expect(existsSync(join(folder, 'new'))).toBe(false);
    system.portion = () => 0;
    expect(() => replaceText(file, text)).toThrow('nothing beyond 0 bytes');
    expect(read()).toBe('the old text');
  });
});

describe('what is kept is on the disk before it is said to be', () => {
  const folderName = () => basename(folder);

  test('the text, then its name, then the folder', () => {
    replaceText(file, 'text');
    expect(system.log).toEqual([
      'write kept.draft',
      'sync kept.draft',
      'rename kept.draft kept',
      ...(process.platform === 'win32' ? [] : [`sync ${folderName()}`]),
    ]);
  });

  test('a new file and an added line', () => {
    writeNewText(file, 'one\n');
    appendText(file, 'two\n');
    const synced = process.platform === 'win32' ? [] : [`sync ${folderName()}`];
    expect(system.log).toEqual(['write kept', 'sync kept', ...synced, 'write kept', 'sync kept']);
    expect(read()).toBe('one\ntwo\n');
    expect(() => writeNewText(file, 'three')).toThrow('EEXIST');
    expect(read()).toBe('one\ntwo\n');
  });

  test.runIf(process.platform !== 'win32')('a new folder, by the one that it lies in', () => {
    makeFolder(join(folder, 'one', 'two'));
    expect(system.log).toEqual([`sync ${folderName()}`]);
    makeFolder(join(folder, 'one', 'two'));
    expect(system.log).toHaveLength(1);
  });
});

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from './file-error.ts';

/**
 * Everything that people keep is written here, so that whatever happens in between, a kill or a power cut, the old text
 * or the new one is there, and whole. Each function throws what the system says where it can't be done.
 */

/** Puts a text in place of what a file holds, if anything. */
export function replaceText(file: string, text: string): void {
  const draft = `${file}.draft`;
  writeWhole(draft, text, 'w');
  try {
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** Writes a file that is not there yet; never over another. */
export function writeNewText(file: string, text: string): void {
  writeWhole(file, text, 'wx');
  syncFolder(dirname(file));
}

/** Adds a text to the end of a file. What a kill leaves of it is a beginning, which the reader has to know. */
export function appendText(file: string, text: string): void {
  const opened = openSync(file, 'a', 0o600);
  try {
    writeAll(opened, text);
  } finally {
    closeSync(opened);
  }
}

/** Makes a folder, with those that it lies in. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first !== undefined) syncFolder(dirname(first));
}

/** A file that can't be written whole is not left behind. */
function writeWhole(file: string, text: string, flag: 'w' | 'wx'): void {
  const opened = openSync(file, flag, 0o600);
  try {
    writeAll(opened, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}

/** The system may write less than it is given, as on a disk that is all but full, and says how much. */
function writeAll(opened: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    const written = writeSync(opened, bytes, done, bytes.length - done);
    if (written <= 0) throw new Error(`nothing beyond ${done} bytes is written`);
    done += written;
  }
  fsyncSync(opened);
}

/** What systems say that do not sync folders, or where a folder may be written to and not read. */
const unsynced = ['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOSYS', 'ENOTSUP', 'EPERM'];

/** The name of a file is kept by its folder, which is synced by itself; Windows does that unasked. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (!unsynced.includes(reasonOf(error))) throw error;
  }
}

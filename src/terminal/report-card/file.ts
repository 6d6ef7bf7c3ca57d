import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Failure } from '../command.ts';
import { reasonOf } from '../files/file-error.ts';
import { readTextFile } from '../files/read-text.ts';
import { replaceText } from '../files/write-text.ts';
import { refuse } from '../problems.ts';
import { reportMark } from './page.ts';

/** Why a report card can't be written to a file, said before anybody has played: only another one is replaced. */
export function refuseFile(file: string): Failure | undefined {
  if (existsSync(file)) {
    const found = readTextFile(file);
    return found.ok && found.value.startsWith(reportMark)
      ? undefined
      : refuse({ code: 'file-exists', values: { file } });
  }
  if (existsSync(dirname(file))) return undefined;
  return refuse({ code: 'file-unwritable', values: { file, reason: 'ENOENT' } });
}

export function writeReport(file: string, page: string): Failure | undefined {
  try {
    replaceText(file, page);
    return undefined;
  } catch (error) {
    return refuse({ code: 'file-unwritable', values: { file, reason: reasonOf(error) } });
  }
}

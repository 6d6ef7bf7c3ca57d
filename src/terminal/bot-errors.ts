import type { HearBotError } from '../bots/hear-bot-error.ts';
import { type Result, succeed } from '../core/problem.ts';
import type { Invocation } from './command.ts';
import { reasonOf } from './files/file-error.ts';
import { appendText } from './files/write-text.ts';
import { refuse } from './problems.ts';

/** Goes to the beginning of a line and clears it: a bar of progress may be there. */
const clearLine = '\r\x1b[K';

/** Where the lines go that bots write to standard error: nowhere unless that was asked for. */
export function botErrorsTo(invocation: Invocation): Result<HearBotError | undefined> {
  const { botErrors: file } = invocation.arguments;
  if (file === undefined) return succeed(undefined);
  const clear = invocation.progress.isTTY ? clearLine : '';
  if (file === '-') return succeed((bot, line) => invocation.writeError(`${clear}${bot}: ${line}\n`));
  try {
    appendText(file, '');
  } catch (error) {
    return refuse({ code: 'file-unwritable', values: { file, reason: reasonOf(error) } });
  }
  return succeed((bot, line) => append(file, `${bot}: ${line}\n`));
}

/** What can't be written later, on a full disk, is lost: no game ends for it. */
function append(file: string, text: string): void {
  try {
    appendText(file, text);
  } catch {
    // The game is what counts.
  }
}

import type { Language } from '../../../core/game.ts';
import { taskStanding } from '../../../play/task.ts';
import { sayTask } from '../../../play/task-text.ts';
import type { Session } from '../session/session.ts';
import type { Message } from './message-line.tsx';

/** What is said beside the board, with the task: before whose turn it is, and after how the game came out. */
export function withTask({ shown }: Pick<Session, 'shown'>, message: Message, language: Language): Message {
  const standing = shown.isAtHead() ? taskStanding(shown.table()) : undefined;
  if (!standing) return message;
  const said = sayTask(standing, language);
  if (message.kind === 'result') return { ...message, sentence: `${message.sentence} ${said}` };
  return message.kind === 'plain' ? { ...message, sentence: `${said} ${message.sentence}` } : message;
}

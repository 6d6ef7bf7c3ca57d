import { lateModule } from '../../../board/late-module.ts';
import type { Language } from '../../../core/game.ts';
import { catalogues, moveInSentence } from '../../../text/say.ts';
import type { ComparedMove } from '../session/comparing.ts';
import type { Session } from '../session/session.ts';
import { afterGameText } from './after-game-text.ts';
import type { Message } from './message-line.tsx';
import { stageText } from './text.ts';

/** What is said of a task. Asked for from here, since the names of its files would else be in everybody's first load. */
const aboutTask = lateModule(() => import('./task-message.ts'));

/** A message with the task of the table, where there is one. */
export function withTask(session: Pick<Session, 'shown'>, message: Message, language: Language): Message {
  return aboutTask()?.withTask(session, message, language) ?? message;
}

/** What is said where a move is tried again, or shown beside a better one. */
export function afterGameMessage(
  session: Pick<Session, 'game' | 'shown' | 'lines' | 'attempts' | 'comparing'>,
  language: Language,
): Message | undefined {
  return attemptMessage(session, language) ?? comparisonMessage(session, language);
}

/** The move that was played here and the better one, which the board marks. */
function comparisonMessage(
  session: Pick<Session, 'game' | 'comparing' | 'lines'>,
  language: Language,
): Message | undefined {
  const comparison = session.comparing.current();
  if (!comparison) return undefined;
  const say = ({ reported }: ComparedMove) =>
    `${moveInSentence(session.game, reported.move, language)} ${catalogues[language].verdicts.move(reported)}`;
  const { played, better } = comparison;
  return {
    kind: 'hint',
    sentence: afterGameText[language].compared(say(played), better && say(better)),
    action: { label: stageText[language].backToGame, run: session.lines.backToGame },
  };
}

/** How an attempt to do better stands. */
function attemptMessage(
  session: Pick<Session, 'game' | 'shown' | 'lines' | 'attempts'>,
  language: Language,
): Message | undefined {
  const attempt = session.attempts.current();
  if (!attempt) return undefined;
  const { tried, outcome, mistake, node } = attempt;
  const text = afterGameText[language].attempt;
  if (!tried) {
    const isJudged = session.shown.node().id !== node;
    if (isJudged) return { kind: 'hint', sentence: text.judging };
    const action = { label: text.done, run: () => leaveAttempt(session) };
    return { kind: 'hint', sentence: text.open(moveInSentence(session.game, mistake.move, language)), action };
  }
  const verdict = catalogues[language].verdicts.move(tried.after);
  const move = moveInSentence(session.game, tried.move, language);
  return outcome === 'solved'
    ? {
        kind: 'hint',
        sentence: text.solved(move, verdict),
        action: { label: text.playOn, run: session.attempts.end },
      }
    : {
        kind: 'hint',
        sentence: text.failed(move, verdict),
        action: { label: text.again, run: session.attempts.again },
      };
}

function leaveAttempt({ attempts, lines }: Pick<Session, 'attempts' | 'lines'>): void {
  attempts.end();
  lines.backToGame();
}

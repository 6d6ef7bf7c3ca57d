import type { Language, Problem } from '../../core/game.ts';
import { catalogues, sayEnding } from '../../text/say.ts';
import { sayFailure } from '../problem-text.ts';
import type { Message } from './message-line.tsx';
import { playerLabel } from './names.ts';
import type { Session } from './session.ts';
import { type TableText, tableText } from './text.ts';

/** What is to be said beside the board now, the most pressing first. */
export function messageOf(session: Session, refusal: Problem | undefined, language: Language): Message {
  const text = tableText[language];
  const { game } = session;
  const trouble = session.trouble();
  if (trouble) {
    const sentence = sayFailure({ problem: trouble.problem, game }, language);
    return { kind: 'refusal', sentence, action: { label: text.tryAgain, run: session.tryAgain } };
  }
  if (refusal) return { kind: 'refusal', sentence: sayFailure({ problem: refusal, game }, language) };
  return attemptMessage(session, text) ?? presentMessage(session, text, language);
}

/** How an attempt to do better stands. */
function attemptMessage(session: Session, text: TableText): Message | undefined {
  const attempt = session.attempt();
  if (!attempt) return undefined;
  const { tried, outcome, mistake, node } = attempt;
  if (!tried) {
    const isJudged = session.node().id !== node;
    if (isJudged) return { kind: 'hint', sentence: text.attempt.judging };
    const action = { label: text.attempt.done, run: () => leaveAttempt(session) };
    return { kind: 'hint', sentence: text.attempt.open(mistake.move), action };
  }
  const verdict = text.verdict(tried.after);
  return outcome === 'solved'
    ? {
        kind: 'hint',
        sentence: text.attempt.solved(tried.move, verdict),
        action: { label: text.attempt.playOn, run: session.endAttempt },
      }
    : {
        kind: 'hint',
        sentence: text.attempt.failed(tried.move, verdict),
        action: { label: text.attempt.again, run: session.retryAgain },
      };
}

function leaveAttempt(session: Session): void {
  session.endAttempt();
  session.backToGame();
}

/** Whether a better move is being looked for: then no value must give it away. */
export function isPuzzling(session: Session): boolean {
  return session.attempt()?.outcome === 'open';
}

/** How the position that is looked at stands. */
function presentMessage(session: Session, text: TableText, language: Language): Message {
  const { game } = session;
  const ending = session.ending();
  if (ending) return { kind: 'result', sentence: sayEnding(ending, language, game) };
  const hinted = hintMessage(session, text);
  if (hinted) return hinted;
  const thinking = session.thinking();
  if (thinking?.node === session.node().id) {
    return { kind: 'thinking', sentence: text.thinking(playerLabel(thinking.player, language)) };
  }
  if (!session.isAtHead()) {
    const action = { label: text.menu.mainLine, run: session.backToGame };
    return { kind: 'plain', sentence: text.reviewing, action };
  }
  if (session.mode() === 'watch' && session.isPaused()) return { kind: 'plain', sentence: text.paused };
  if (passOf(session) !== undefined) return { kind: 'plain', sentence: text.mustPass };
  const turn = session.match().turn;
  const isYours = session.mode() === 'computer' && session.seat(turn).kind === 'person';
  return {
    kind: 'plain',
    sentence: isYours ? text.yourTurn : catalogues[language].toMove(game.text[language].players[turn]),
  };
}

function hintMessage(session: Session, text: TableText): Message | undefined {
  if (session.isSeekingHint()) return { kind: 'thinking', sentence: text.seekingHint };
  const hinted = session.hinted();
  return hinted && { kind: 'hint', sentence: text.hint(hinted.move, hinted) };
}

/** The pass, where it is all that can be done. */
export function passOf(session: Session): number | undefined {
  const moves = session.moves();
  const { view } = session.game;
  const isPass = view.hasPass && moves.length === 1 && view.path(session.match().state, moves[0]).length === 0;
  return isPass ? moves[0] : undefined;
}

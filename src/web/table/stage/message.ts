import { lateModule } from '../../../board/late-module.ts';
import type { Language, Move, Problem } from '../../../core/game.ts';
import { sayPlayerInSentence } from '../../../play/names.ts';
import { playText } from '../../../play/text.ts';
import { onlyPass } from '../../../play/view.ts';
import { isLongWait, withTime } from '../../../play/waiting.ts';
import { catalogues, moveInSentence, sayEnding } from '../../../text/say.ts';
import { failureSentence } from '../../failure-words.ts';
import type { Session } from '../session/session.ts';
import type { Message } from './message-line.tsx';
import { type StageText, stageText } from './text.ts';

/** What is said of moves that are looked at again, which nobody does before having played, and of a task. */
const afterGame = lateModule(() => import('./after-game-message.ts'));

/** What of a session there may be something to say about. */
export type MessageSession = Pick<
  Session,
  | 'game'
  | 'shown'
  | 'seats'
  | 'playing'
  | 'lines'
  | 'computers'
  | 'clocks'
  | 'analysis'
  | 'attempts'
  | 'comparing'
  | 'failing'
  | 'away'
>;

/**
 * What is to be said beside the board now, the most pressing first. How a move is made is added to whose turn it is, for
 * who does not know yet; to who is thinking, for how long already.
 */
export function messageOf(
  session: MessageSession,
  refusal: Problem | undefined,
  language: Language,
  { howToMove, thinkingTime = 0 }: MessageExtras = {},
): Message {
  const text = stageText[language];
  const { game } = session;
  const trouble = session.failing.trouble();
  const problem = trouble?.problem ?? refusal;
  const sentence = problem && failureSentence({ problem, game }, language);
  if (sentence && trouble) {
    return { kind: 'refusal', sentence, action: { label: text.tryAgain, run: session.failing.tryAgain } };
  }
  if (sentence) return { kind: 'refusal', sentence };
  const said = session.away?.saying();
  if (said) return said;
  const isAfterwards = session.attempts.current() !== undefined || session.comparing.current() !== undefined;
  const afterwards = isAfterwards ? afterGame()?.afterGameMessage(session, language) : undefined;
  if (afterwards) return afterwards;
  const now = presentMessage(session, text, language, { howToMove, thinkingTime });
  return session.shown.table().task ? (afterGame()?.withTask(session, now, language) ?? now) : now;
}

/** What a message may have in addition. */
export interface MessageExtras {
  readonly howToMove?: string | undefined;
  /** In milliseconds. */
  readonly thinkingTime?: number;
}

/** A position is seen that is so many moves ahead. */
export function previewMessage(moves: number, onEnd: () => void, language: Language): Message {
  const text = stageText[language];
  return { kind: 'plain', sentence: text.lookingAhead(moves), action: { label: text.backToGame, run: onEnd } };
}

/** How the position that is looked at stands. */
function presentMessage(
  session: MessageSession,
  text: StageText,
  language: Language,
  { howToMove, thinkingTime = 0 }: MessageExtras,
): Message {
  const { game } = session;
  const ending = session.shown.ending();
  if (ending) return { kind: 'result', sentence: sayEnding(ending, language, game) };
  const hinted = hintMessage(session, text, language);
  if (hinted) return hinted;
  const thinking = session.computers.thinking();
  if (thinking?.node === session.shown.node().id) {
    const sentence = playText[language].thinking(sayPlayerInSentence(thinking.player, language, 'start'));
    const action = isLongWait(thinkingTime) && { label: text.moveNow, run: session.computers.moveNow };
    return { kind: 'thinking', sentence: withTime(sentence, thinkingTime), ...(action && { action }) };
  }
  if (!session.shown.isAtHead()) {
    const action = { label: text.backToGame, run: session.lines.backToGame };
    return { kind: 'plain', sentence: text.lookingBack, action };
  }
  if (session.seats.mode() === 'watch' && session.computers.isPaused())
    return { kind: 'plain', sentence: playText[language].paused };
  if (session.clocks.isPaused()) {
    const action = { label: text.goOn, run: session.clocks.resume };
    return { kind: 'plain', sentence: playText[language].paused, action };
  }
  if (passOf(session) !== undefined) return { kind: 'plain', sentence: playText[language].mustPass };
  const turn = session.shown.match().turn;
  const isYours = session.seats.mode() === 'computer' && session.seats.seat(turn).kind === 'person';
  const whose = isYours ? text.yourTurn : catalogues[language].toMove(game.text[language].players[turn]);
  const guessed = session.computers.guessed();
  const isGuess = guessed?.node === session.shown.node().id;
  const before = isGuess
    ? playText[language].guessed(sayPlayerInSentence(guessed.player, language, 'start'))
    : undefined;
  return { kind: 'plain', sentence: [before, whose, howToMove].filter((part) => part !== undefined).join(' ') };
}

function hintMessage(
  session: Pick<Session, 'game' | 'analysis'>,
  text: StageText,
  language: Language,
): Message | undefined {
  if (session.analysis.isSeekingHint()) return { kind: 'thinking', sentence: text.seekingHint };
  const hinted = session.analysis.hinted();
  return (
    hinted && {
      kind: 'hint',
      sentence: playText[language].hint(moveInSentence(session.game, hinted.move, language), hinted),
    }
  );
}

/** The pass, where it is all that can be done. */
export function passOf({ game, shown, playing }: Pick<Session, 'game' | 'shown' | 'playing'>): Move | undefined {
  return onlyPass(game, shown.match().state, playing.moves());
}

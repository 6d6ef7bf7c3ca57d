import { createSignal } from 'solid-js';
import type { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import {
  addresseeOf,
  compareLines,
  isSent,
  isToBeSent,
  ownSide,
  resignHere,
  type Standing,
  stepsOf,
  takeBackUnsent,
  takeNext,
  withName,
  withSent,
} from '../../play/correspondence.ts';
import { formatMessageLink } from '../../play/link/message.ts';
import type { SavedTable } from '../../play/saved/saved-table.ts';
import { goTo, matchOf, playAt, redo, type Table } from '../../play/table.ts';
import { rememberedName } from '../online/begin/own-name.ts';
import { inLanguage, settings } from '../settings.ts';
import { painted } from '../shell/painted.ts';
import { awayPlaying, gatedState } from '../table/session/away-playing.ts';
import { createEngineParts } from '../table/session/engine-parts.ts';
import type { OnlineSaying } from '../table/session/online-table.ts';
import type { Playing } from '../table/session/playing.ts';
import { assembleSession, type Session } from '../table/session/session.ts';
import { createSessionState, type SessionDeps } from '../table/session/session-state.ts';
import type { MessageTable } from './message-table.ts';
// The bars of players at different screens have two lines; the board must not jump when the panel comes.
import '../online/online.css';
import { type MessagesText, messagesText } from './text.ts';

/** What is said in passing stays this long beside the board, or until the table changes. */
const noticeMilliseconds = 8000;

/** What is said in passing. */
interface Notice {
  readonly kind: OnlineSaying['kind'];
  readonly say: (text: MessagesText) => string;
}

/** A session at a table whose players send each other links. The game is kept here, like any other. */
export function createMessageSession(saved: SavedTable, deps: SessionDeps): Session {
  const base = createSessionState(saved, deps.autosave);
  const { table } = base;
  const own = ownSide(saved.table);
  const [notice, setNotice] = createSignal<Notice>();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  const text = () => inLanguage(messagesText);
  const canShare = () => globalThis.navigator !== undefined && 'share' in navigator;
  const isOver = () => matchOf(table()).ending !== undefined;
  const isAtHead = () => table().current === table().head;
  const parts = createEngineParts(gatedState(base, isOver), deps);
  const session = assembleSession(gatedState(base, isOver), deps.autosave, parts);

  function change(wanted: Table | undefined): void {
    if (!wanted || !base.isOurs()) return;
    setNotice(undefined);
    base.change(wanted);
  }

  function say(said: Notice): void {
    clearTimeout(noticeTimer);
    setNotice(said);
    noticeTimer = setTimeout(() => setNotice(undefined), noticeMilliseconds);
  }

  function sayAdviceOff(): void {
    say({ kind: 'refusal', say: ({ panel }) => panel.adviceOff });
  }

  function play(move: number): boolean {
    const next = playAt(table(), table().head, move);
    if (next.ok) change(next.value);
    return next.ok;
  }

  function link(): string | undefined {
    const { correspondence } = table();
    const match = matchOf(table());
    if (!correspondence || !isToBeSent(table())) return undefined;
    const name = rememberedName();
    return formatMessageLink(match, { id: correspondence.id, ...(name && { name }) });
  }

  function markSent(): void {
    change(withSent(table()));
  }

  async function send(): Promise<void> {
    const hash = link();
    const { handOver } = await import('./hand-over.ts');
    const covering = text().covering(base.game.text[settings.language].name);
    if (hash !== undefined && (await handOver(hash, covering))) markSent();
  }

  function receive(come: Match, name: string | undefined): Result<Standing> {
    const standing = compareLines(come, matchOf(table()));
    if (standing === 'other') return succeed(standing);
    // Only the other's own links say what the other is called.
    const called = withName(table(), addresseeOf(come) === own ? name : undefined);
    const next =
      standing === 'next' ? takeNext(called, come) : succeed(goTo(withSent(called, stepsOf(come)), called.head));
    if (!next.ok) return next;
    change(next.value);
    if (standing === 'next') {
      // The board is seen before the move, and then the move.
      void painted().then(() => base.change(goTo(table(), table().head)));
    } else say({ kind: 'plain', say: ({ known }) => known[standing] });
    return succeed(standing);
  }

  function undo(): void {
    const back = takeBackUnsent(table());
    if (back) change(back);
    else if (isToBeSent(table()) && matchOf(table()).ply > 0) say({ kind: 'refusal', say: ({ sent }) => sent });
  }

  function saying(): OnlineSaying | undefined {
    const said = notice();
    if (said) return { kind: said.kind, sentence: said.say(text()), isNews: true };
    const { turn } = text();
    if (isOver()) return undefined;
    if (!isAtHead()) {
      const action = { label: turn.backToGame, run: session.lines.backToGame };
      return { kind: 'plain', sentence: turn.lookingBack, action };
    }
    if (!isToBeSent(table())) return { kind: 'plain', sentence: turn.yours };
    if (isSent(table())) return { kind: 'plain', sentence: turn.waiting };
    const action = { label: canShare() ? text().actions.send : text().actions.copy, run: () => void send() };
    return { kind: 'plain', sentence: matchOf(table()).ply === 0 ? turn.sendFirst : turn.send, action };
  }

  const messages: MessageTable = {
    own,
    note: (player) => (player === own ? '' : text().note),
    saying,
    isAdviceOff: () => !isOver(),
    link,
    isSent: () => isSent(table()),
    markSent,
    receive,
    sayBeside: () => say({ kind: 'plain', say: ({ beside }) => beside }),
    hasOwnStep: () => isToBeSent(table()) && stepsOf(matchOf(table())) > 0,
  };
  const away = awayPlaying(session.playing, base, {
    mayTry: isOver,
    mayMove: () => base.isOurs() && !isOver() && matchOf(table()).turn === own,
    play,
    mayResign: () => base.isOurs() && !isOver() && matchOf(table()).ply > 0,
    resign: () => change(resignHere(table())),
  });
  return {
    ...session,
    playing: withUndo(away, messages, () =>
      isOver() || !isAtHead() || isToBeSent(table()) ? undefined : redo(table()),
    ),
    analysis: {
      ...session.analysis,
      showValues: (isShowing) => (isOver() ? session.analysis.showValues(isShowing) : sayAdviceOff()),
      askHint: () => (isOver() ? session.analysis.askHint() : sayAdviceOff()),
    },
    away: messages,
    messages,
    close() {
      clearTimeout(noticeTimer);
      session.close();
    },
  };

  /** At the head of the game, undoing takes back what nobody else has. */
  function withUndo(playing: Playing, { hasOwnStep }: MessageTable, redone: () => Table | undefined): Playing {
    return {
      ...playing,
      canUndo: () => (isAtHead() ? hasOwnStep() : playing.canUndo()),
      undo: () => (isAtHead() ? undo() : playing.undo()),
      canRedo: () => (isAtHead() ? redone() !== undefined : playing.canRedo()),
      redo: () => (isAtHead() ? change(redone()) : playing.redo()),
      canTakeBack: () => isOver() && takeBackUnsent(table()) !== undefined,
      takeBack: undo,
    };
  }
}

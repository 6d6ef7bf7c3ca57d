import { onCleanup } from 'solid-js';
import { canFlip } from '../../play/view.ts';
import { go } from '../routes.ts';
import type { Session } from './session/session.ts';
import type { SheetName } from './sheets/lazy-sheets.ts';
import { useAnnouncing } from './stage/announcing.ts';
import { useShortcuts } from './stage/shortcuts.ts';

export interface AttendanceProps {
  readonly session: Session;
  onSheet(name: SheetName): void;
  /** Shows or hides the values. */
  onValues(): void;
}

/** Attends to a table without being seen: listens to keys, reads aloud, lets moves be heard, stops unseen clocks. */
export function Attendance(props: AttendanceProps) {
  const session = () => props.session;
  useAnnouncing(session);
  useClockPause(session);
  useShortcuts(() => shortcutsOf(session(), props.onSheet, props.onValues));
  return undefined;
}

/** Clocks stand while nobody sees the table, and while its page is put away. */
function useClockPause(session: () => Pick<Session, 'clocks'>): void {
  const pause = () => session().clocks.pause();
  const pauseIfHidden = () => document.hidden && pause();
  document.addEventListener('visibilitychange', pauseIfHidden);
  addEventListener('pagehide', pause);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', pauseIfHidden);
    removeEventListener('pagehide', pause);
  });
}

function shortcutsOf(session: Session, setSheet: (name: SheetName) => void, toggleValues: () => void) {
  const isWatched = session.seats.mode() === 'watch';
  return {
    u: () => session.playing.undo(),
    r: () => session.playing.redo(),
    h: () => session.analysis.askHint(),
    v: toggleValues,
    f: canFlip(session.game.view) ? () => session.flipping.flip() : undefined,
    n: () => go({ screen: 'new', game: session.game.id }),
    g: () => session.computers.moveNow(),
    m: () => setSheet('menu'),
    '?': () => setSheet('keys'),
    ' ': isWatched
      ? () => (session.computers.isPaused() ? session.computers.resume() : session.computers.pause())
      : session.clocks.areOn()
        ? () => (session.clocks.isPaused() ? session.clocks.resume() : session.clocks.pause())
        : undefined,
    ArrowLeft: () => session.lines.look('back'),
    ArrowRight: () => session.lines.look('forward'),
    Home: () => session.lines.look('start'),
    End: () => session.lines.look('end'),
  };
}

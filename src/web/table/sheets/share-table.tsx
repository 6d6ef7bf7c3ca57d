import { boardSvg, toPng } from '../../../board/picture.ts';
import { formatLine } from '../../../play/review/best-line.ts';
import { isDark, settings } from '../../settings.ts';
import { ShareSheet } from '../../share/share-sheet.tsx';
import type { Session } from '../session/session.ts';
import { type ExportedSession, linkOfSession, recordOfSession } from './exports.ts';

export interface ShareTableProps {
  readonly session: ExportedSession & Pick<Session, 'game'>;
  readonly isFlipped: boolean;
  onClose(): void;
}

/** The longer edge of a picture, in dots: sharp on a page and on a slide. */
const pictureDots = 1600;

/** What is looked at, to take along. */
export function ShareTable(props: ShareTableProps) {
  const { session } = props;
  const match = session.shown.match();
  const line = session.analysis.bestLine();
  const svg = () => {
    const [last, ending] = [session.shown.lastMove(), session.shown.ending()];
    return boardSvg(session.game, match.state, {
      theme: isDark() ? 'dark' : 'light',
      board: settings.board,
      coordinates: settings.coordinates,
      isFlipped: props.isFlipped,
      ...(last && { last }),
      ...(ending && { ending }),
      title: `${session.game.text[settings.language].name}: ${match.position}`,
    });
  };
  return (
    <ShareSheet
      name={`${session.game.id}-${match.ply}`}
      link={new URL(linkOfSession(session), location.href).href}
      position={match.position}
      record={recordOfSession(session)}
      line={line && formatLine(line)}
      svg={svg}
      png={(picture) => toPng(picture, pictureDots)}
      onClose={props.onClose}
    />
  );
}

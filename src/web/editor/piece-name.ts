import { boardText } from '../../board/words/text.ts';
import type { Game, PieceKind } from '../../core/game.ts';
import { inLanguage } from '../settings.ts';

/** What a piece is called, such as “white stone”. */
export function pieceName(kind: PieceKind, { text }: Pick<Game, 'text'>): string {
  return inLanguage(boardText).piece({ ...kind, cell: 0 }, inLanguage(text).players[kind.owner]);
}

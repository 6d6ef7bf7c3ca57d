import type { BoardText } from '../board/words/board-words.ts';
import type { Catalogue } from '../text/catalogue.ts';

/** All that a board says in one language, but for problems. */
export interface Words {
  readonly catalogue: Catalogue;
  readonly cells: BoardText;
  readonly board: (game: string) => string;
  readonly pass: string;
  readonly mustPass: string;
}

import type { BoardText } from '../board/words/board-words.ts';
import type { Language } from '../core/language.ts';
import type { Catalogue } from '../text/catalogue.ts';

/** All that a board says in one language, but for problems. */
export interface Words {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly cells: BoardText;
  readonly board: (game: string) => string;
  readonly pass: string;
  readonly mustPass: string;
  /** A move was taken back; what it was follows. */
  readonly tookBack: string;
  /** Something was refused, and the sentence that says why did not come. */
  readonly noReason: string;
}

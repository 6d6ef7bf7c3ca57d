import { createContext, useContext } from 'solid-js';
import type { Language } from '../core/language.ts';
import type { BoardTheme, Theme } from './palette.ts';
import type { BoardText } from './words/board-words.ts';

/** How boards look and speak, as whoever shows them wants it; what is asked within Solid's computations is followed. */
export interface BoardLook {
  theme(): Theme;
  /** What boards are made of: each game's own material, or one for all. */
  material(): BoardTheme;
  /** Whether nothing is to move. */
  isStill(): boolean;
  language(): Language;
  /** What cells say in that language. */
  text(): BoardText;
}

/** A shell provides it once, around all of its boards. */
export const BoardLookContext = createContext<BoardLook>();

export function useBoardLook(): BoardLook {
  const look = useContext(BoardLookContext);
  if (!look) throw new Error('A board was drawn outside of a BoardLookContext; provide one at the root.');
  return look;
}

import type { JSX } from 'solid-js';
import { Board as DrawnBoard } from '../../board/board.tsx';
import type { BoardProps } from '../../board/board-props.ts';
import '../../board/board.css';
import './plain-pieces.css';

/** The drawn board, with its style sheets in the page. */
export function Board(props: BoardProps): JSX.Element {
  return <DrawnBoard {...props} />;
}

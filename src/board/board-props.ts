import type { CellId, Ending, Game, Move, Problem } from '../core/game.ts';
import type { LastMove } from '../play/last-move.ts';
import type { Badge, Tone } from './marks/badge.ts';

/** A move that is shown beside another: the one that was played, or a better one. */
export interface ComparedMark {
  readonly move: Move;
  readonly kind: 'played' | 'better';
  readonly tone: Tone;
}

export interface BoardProps {
  readonly game: Game<unknown>;
  readonly state: unknown;
  /** The move that led here: it leaves a trail, and its motion is shown when the state changes to this one. */
  readonly last?: LastMove | undefined;
  /** Its cells brighten, the rest dims. */
  readonly ending?: Ending | undefined;
  readonly isFlipped?: boolean | undefined;
  readonly coordinates?: boolean | undefined;
  /** What may be played now by the person; without any, the board only shows. */
  readonly moves?: readonly Move[] | undefined;
  /** Whether these moves are only shown, with what they are worth. */
  readonly isReadonly?: boolean | undefined;
  /** What moves are worth. Before one is picked up, a piece shows the best of its moves. */
  readonly badges?: ReadonlyMap<Move, Badge> | undefined;
  /** A move that is suggested, or cells to look at. */
  readonly hint?: Move | readonly CellId[] | undefined;
  /** Whether what may be picked up is marked, for who does not know yet. */
  readonly isGuided?: boolean | undefined;
  readonly compared?: readonly ComparedMark[] | undefined;
  onMove?(move: Move): void;
  /** Something was picked up: what was said of a try before is answered. */
  onPick?(): void;
  /** An illegal try, and why it is one. */
  onRefuse?(problem: Problem): void;
  /** Takes every press in place of moving, as an editor of positions needs it. */
  onPress?(cell: CellId): void;
  readonly isStill?: boolean | undefined;
  /** For screen readers. */
  readonly label: string;
  readonly size?: 'full' | 'miniature' | undefined;
}

/** What a person does to a board, by whatever means. */
export interface BoardActions {
  press(cell: CellId): void;
  /** Coordinates are those of the drawing. */
  drag(from: CellId, x: number, y: number): void;
  drop(cell: CellId | undefined): void;
  letGo(): void;
  point(cell: CellId | undefined): void;
}

import type { Move } from '../../src/core/game.ts';
import { canComplete, keyOf, movesOf, type Position, play, safeMoves } from './position.ts';

/** A position for which the card needs an entry, with every move that wins. All images of a position are one question. */
export interface Question {
  readonly position: Position;
  /** Found when they are first asked for. */
  answers?: readonly Answer[];
  /** The fewest entries that are wanted from here on where no two questions lead to the same third; and the answer then. */
  fewest?: { readonly entries: number; readonly answer: number };
}

export interface Answer {
  /** The key of the position that it leads to: images of a move are one answer. */
  readonly key: number;
  /** What the opponent may then ask. */
  readonly next: readonly Question[];
}

/** The questions of one set of rules. A blocked player never helps: so what is found holds where that is a draw too. */
export class Questions {
  private readonly isLookingAhead: boolean;
  private readonly known = new Map<number, Question>();
  private readonly decided = new Map<number, boolean>();
  private readonly won = new Map<number, boolean>();

  /** The rules: complete an area; and, if it is looked ahead, leave the opponent nothing but moves that let you. */
  constructor(isLookingAhead: boolean) {
    this.isLookingAhead = isLookingAhead;
  }

  ask(position: Position, key = keyOf(position)): Question {
    const found = this.known.get(key) ?? { position };
    this.known.set(key, found);
    return found;
  }

  answersTo(question: Question): readonly Answer[] {
    question.answers ??= distinct(question.position, safeMoves(question.position))
      .filter(({ after }) => this.isLost(after))
      .map(({ key, after }) => ({ key, next: this.after(after) }));
    return question.answers;
  }

  /** The fewest entries from a question on, and which answer takes them, nothing being shared. */
  fewestFrom(question: Question): { readonly entries: number; readonly answer: number } {
    if (question.fewest) return question.fewest;
    let fewest = { entries: Number.POSITIVE_INFINITY, answer: 0 };
    for (const [answer, { next }] of this.answersTo(question).entries()) {
      let entries = 1;
      for (const each of next) {
        entries += this.fewestFrom(each).entries;
        if (entries >= fewest.entries) break;
      }
      if (entries < fewest.entries) fewest = { entries, answer };
    }
    question.fewest = fewest;
    return fewest;
  }

  /** What the opponent can ask in a position, the rules not saying what to play. */
  private after(position: Position): readonly Question[] {
    return distinct(position, movesOf(position)).flatMap(({ key, after }) =>
      this.isDecided(after, key) ? [] : [this.ask(after, key)],
    );
  }

  private isDecided(position: Position, key: number): boolean {
    let found = this.decided.get(key);
    if (found === undefined) {
      found = canComplete(position) || (this.isLookingAhead && canTrap(position));
      this.decided.set(key, found);
    }
    return found;
  }

  /** Whether the player to move can complete an area in the end, whatever the opponent does. */
  private isWon(position: Position): boolean {
    if (canComplete(position)) return true;
    const key = keyOf(position);
    let found = this.won.get(key);
    if (found === undefined) {
      const next = safeMoves(position).map((move) => play(position, move));
      // Those with the fewest replies are proved the soonest.
      const replies = new Map(next.map((after) => [after, movesOf(after).length]));
      next.sort((one, other) => (replies.get(one) ?? 0) - (replies.get(other) ?? 0));
      found = next.some((after) => this.isLost(after));
      this.won.set(key, found);
    }
    return found;
  }

  private isLost(position: Position): boolean {
    const moves = movesOf(position);
    return moves.length > 0 && !canComplete(position) && moves.every((move) => this.isWon(play(position, move)));
  }
}

/** Whether a move leaves the opponent moves, but none that is safe. */
function canTrap(position: Position): boolean {
  return safeMoves(position).some((move) => {
    const after = play(position, move);
    return movesOf(after).length > 0 && safeMoves(after).length === 0;
  });
}

/** What moves lead to, images counted once. */
function distinct(position: Position, moves: readonly Move[]): { readonly key: number; readonly after: Position }[] {
  const found = new Map<number, Position>();
  for (const move of moves) {
    const after = play(position, move);
    const key = keyOf(after);
    if (!found.has(key)) found.set(key, after);
  }
  return [...found].map(([key, after]) => ({ key, after }));
}

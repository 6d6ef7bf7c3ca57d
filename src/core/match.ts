import type { Conclusion } from './conclusion.ts';
import type { CellId, Ending, Game, Move, Player } from './game.ts';
import { opponentOf } from './game.ts';
import type { TaskGoal } from './lesson.ts';
import { present } from './present.ts';
import { fail, type Problem, type Refusal, type Result, succeed } from './problem.ts';
import { type Random, seededRandom } from './random.ts';

/** An arrangement that occurs this often is a draw, in games that count repetitions. */
export const drawingOccurrence = 3;

/** A position in a match, and the move that led to it. The first one has none. */
export interface Step<S> {
  readonly state: S;
  readonly move: Move | undefined;
  /** The move as text. */
  readonly text: string;
  readonly comment: string;
  /** How often this arrangement has occurred in the line up to here, this time included; 1 where it is not counted. */
  readonly occurrence: number;
}

/** A line of positions, the start first. */
type Line<S> = readonly [Step<S>, ...Step<S>[]];

/**
 * A game being played: every position so far, and those ahead that were taken back. A match never changes; each
 * action gives a new one, so a refused move or a wrong key can lose nothing.
 */
export class Match<S = unknown> {
  /** The game that is played, with all its rules and texts. */
  readonly game: Game<S>;
  /** The whole line, the start first. */
  readonly steps: Line<S>;
  /** How many moves are played; steps beyond it were taken back. */
  readonly ply: number;
  /** How the game was ended at the end of the line by who plays it, and not by a move. */
  readonly conclusion: Conclusion | undefined;

  private constructor(game: Game<S>, steps: Line<S>, ply: number, conclusion?: Conclusion) {
    this.game = game;
    this.steps = steps;
    this.ply = ply;
    this.conclusion = conclusion;
  }

  /** A new game, its start drawn from `random` where chance decides it. */
  static start<S>(game: Game<S>, random: Random): Match<S> {
    return Match.from(game, game.rules.start(random));
  }

  /** A match that begins with this state, whoever is to move in it. The state is trusted. */
  static from<S>(game: Game<S>, state: S): Match<S> {
    return new Match(game, [{ state, move: undefined, text: '', comment: '', occurrence: 1 }], 0);
  }

  /**
   * A line from its start on, the moves given as text and a comment for each position, as far as it can be played: where
   * it can't, the problem is of the next move. Each move by itself would copy the line and count its repetitions, which
   * takes the square of a long one's length.
   */
  static replay<S>(
    game: Game<S>,
    start: S,
    moves: readonly string[],
    comments: readonly string[] = [],
  ): { readonly match: Match<S>; readonly problem?: Problem } {
    const { rules } = game;
    const first = { ...Match.from(game, start).step, comment: tidyComment(comments[0] ?? '') };
    const line: [Step<S>, ...Step<S>[]] = [first];
    const counts = new Map<number | undefined, number>([[rules.arrangement?.(start), 1]]);
    let last: Step<S> = first;
    for (const [index, text] of moves.entries()) {
      const move = endingOf(game, last) ? gameOver : readMove(game, last.state, text);
      if (!move.ok) return { match: new Match(game, line, index), problem: move.problem };
      const state = rules.apply(last.state, move.value);
      const arrangement = rules.arrangement?.(state);
      const occurrence = arrangement === undefined ? 1 : (counts.get(arrangement) ?? 0) + 1;
      counts.set(arrangement, occurrence);
      const comment = tidyComment(comments[index + 1] ?? '');
      last = { state, move: move.value, text: game.notation.move(last.state, move.value), comment, occurrence };
      line.push(last);
    }
    return { match: new Match(game, line, moves.length) };
  }

  /** A match that begins with a position given as text, or why it is none. */
  static fromPosition<S>(game: Game<S>, position: string): Result<Match<S>> {
    const state = game.notation.parsePosition(position);
    return state.ok ? succeed(Match.from(game, state.value)) : state;
  }

  /** The present position, and the move that led to it. */
  get step(): Step<S> {
    return present(this.steps[this.ply], 'position at this ply');
  }

  /** The present position, in the form that the game's rules take. */
  get state(): S {
    return this.step.state;
  }

  /** Who is to move in the present position; after the end, who would be. */
  get turn(): Player {
    return this.game.rules.turn(this.state);
  }

  /** The present position as text, which `fromPosition` reads back. */
  get position(): string {
    return this.game.notation.position(this.state);
  }

  /** The moves played, as texts. */
  get played(): readonly string[] {
    return this.steps.slice(1, this.ply + 1).map((step) => step.text);
  }

  /** The legal moves; none when the game is over, for whatever reason. */
  get moves(): readonly Move[] {
    return this.ending ? [] : legalMoves(this.game, this.state);
  }

  /** How the game ended. A win is seen before a draw by repetition; undefined while the game goes on. */
  get ending(): Ending | undefined {
    if (this.conclusion && this.ply === this.steps.length - 1) return { ...this.conclusion, cells: [] };
    return endingOf(this.game, this.step);
  }

  /** How often the present arrangement has occurred, this time included; 1 where the game does not count. */
  get occurrences(): number {
    return this.step.occurrence;
  }

  /** How often an arrangement has occurred so far; 0 where the game does not count. */
  occurrencesOf(state: S): number {
    const { rules } = this.game;
    if (!rules.arrangement) return 0;
    const wanted = rules.arrangement(state);
    // The latest that is equal knows of those before it.
    for (let ply = this.ply; ply >= 0; ply--) {
      const { state: earlier, occurrence } = present(this.steps[ply], 'position at this ply');
      if (rules.arrangement(earlier) === wanted) return occurrence;
    }
    return 0;
  }

  /** Plays a move given as text. */
  play(text: string): Result<Match<S>> {
    if (this.ending) return gameOver;
    const move = readMove(this.game, this.state, text);
    return move.ok ? succeed(this.append(move.value)) : move;
  }

  /** Plays the move with this path of cells, as clicks give it. */
  playPath(path: readonly CellId[]): Result<Match<S>> {
    if (this.ending) return gameOver;
    const move = moveWithPath(this.game, this.state, path);
    return move.ok ? succeed(this.append(move.value)) : move;
  }

  /** Plays a move of the game's own form, if it is among the legal ones. */
  playMove(move: Move): Result<Match<S>> {
    if (this.ending) return gameOver;
    if (!legalMoves(this.game, this.state).includes(move)) {
      return fail({ code: 'no-such-move', values: { text: String(move) } });
    }
    return succeed(this.append(move));
  }

  /** Takes back the last move, or the conclusion if that came last. */
  undo(): Match<S> {
    const isConcluded = this.conclusion && this.ply === this.steps.length - 1;
    return isConcluded ? new Match(this.game, this.steps, this.ply) : this.goTo(this.ply - 1);
  }

  /** Plays again the move that was taken back last; at the end of the line, nothing changes. */
  redo(): Match<S> {
    return this.goTo(this.ply + 1);
  }

  /** The same line at another point; before the start means the start, past the end means the end. */
  goTo(ply: number): Match<S> {
    return new Match(this.game, this.steps, Math.max(0, Math.min(ply, this.steps.length - 1)), this.conclusion);
  }

  /** Gives the game to the opponent of this player, whoever's turn it is; refused where it is over. */
  resign(player: Player): Result<Match<S>> {
    return this.conclude({ reason: 'resignation', winner: opponentOf(player) });
  }

  /** Ends the game as no move does, and drops what was taken back; refused where it is over. */
  conclude(conclusion: Conclusion): Result<Match<S>> {
    if (this.ending) return gameOver;
    return succeed(new Match(this.game, lineWith(this.steps, this.ply, this.step), this.ply, conclusion));
  }

  /** Puts a comment on the present position; an empty one takes it away. */
  comment(text: string): Match<S> {
    const step = { ...this.step, comment: tidyComment(text) };
    const steps = lineWith(this.steps, this.ply, step, this.steps.slice(this.ply + 1));
    return new Match(this.game, steps, this.ply, this.conclusion);
  }

  private append(move: Move): Match<S> {
    // Playing the move that was taken back is a redo: what followed it and its comments stay.
    if (this.steps[this.ply + 1]?.move === move) return this.redo();
    const { rules, notation } = this.game;
    const text = notation.move(this.state, move);
    const state = rules.apply(this.state, move);
    const step = { state, move, text, comment: '', occurrence: this.occurrencesOf(state) + 1 };
    return new Match(this.game, lineWith(this.steps, this.ply + 1, step), this.ply + 1);
  }
}

/** How a game has ended at a position of a line, but for a resignation. */
function endingOf<S>({ rules }: Game<S>, { state, occurrence }: Step<S>): Ending | undefined {
  const ending = rules.ending(state);
  if (ending) return ending;
  return occurrence >= drawingOccurrence ? { reason: 'repetition', winner: null, cells: [] } : undefined;
}

/** A line as far as a ply, with this step there, and then the rest. */
function lineWith<S>(steps: Line<S>, ply: number, step: Step<S>, rest: readonly Step<S>[] = []): Line<S> {
  return ply === 0 ? [step, ...rest] : [steps[0], ...steps.slice(1, ply), step, ...rest];
}

/**
 * The legal moves of a state, in the game's fixed order; none where the game is over by its rules. A draw by repetition is
 * for a match to see.
 */
export function legalMoves<S>(game: Game<S>, state: S): readonly Move[] {
  const buffer = new Int32Array(game.rules.maxMoves);
  return Array.from(buffer.subarray(0, game.rules.moves(state, buffer)));
}

/** Clicking, for every game: the legal moves whose path begins with these cells. */
export function movesAlong<S>(game: Game<S>, state: S, cells: readonly CellId[]): readonly Move[] {
  return legalMoves(game, state).filter((move) => {
    const path = game.view.path(state, move);
    return cells.every((cell, index) => path[index] === cell);
  });
}

/** The legal move with exactly this path, or why there is none. */
export function moveWithPath<S>(game: Game<S>, state: S, path: readonly CellId[]): Result<Move> {
  const unknown = path.find((cell) => game.view.cells[cell] === undefined);
  if (unknown !== undefined) return fail({ code: 'no-such-cell', values: { cell: String(unknown) } });
  if (path.length === 0 && !game.view.hasPass) return fail({ code: 'no-pass', values: {} });
  const moves = movesAlong(game, state, path);
  const move = moves.find((found) => game.view.path(state, found).length === path.length);
  if (move !== undefined) return succeed(move);
  const isBegun = path.length > 0 && moves.length > 0;
  return fail(isBegun ? { code: 'unfinished-move', values: {} } : game.view.refuse(state, path));
}

/** The legal move that a text means, or why there is none. */
export function readMove<S>(game: Game<S>, state: S, text: string): Result<Move> {
  const path = game.notation.read(state, text);
  return path.ok ? moveWithPath(game, state, path.value) : path;
}

/** Whether a legal move does what was asked. */
export function meetsGoal<S>(game: Game<S>, state: S, move: Move, goal: TaskGoal): boolean {
  if (goal === 'any') return true;
  if (goal !== 'win') return goal.includes(game.notation.move(state, move));
  return game.rules.ending(game.rules.apply(state, move))?.winner === game.rules.turn(state);
}

/** A comment stands between braces on one line of a record, so it holds neither. */
export function tidyComment(text: string): string {
  return oneLine(text).replace(/\{/gu, '(').replace(/\}/gu, ')');
}

/** A text without line ends, and without what could upset a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

const gameOver: Refusal = fail({ code: 'game-over', values: {} });

/** A game from what people write down: a position, or the row of its moves, which are then played. */
export function matchFromText<S>(game: Game<S>, text: string): Result<Match<S>> {
  const moves = game.notation.splitMoves?.(text);
  const position = Match.fromPosition(game, text);
  if (!moves || !position.ok) return position;
  let match = Match.start(game, seededRandom(0));
  for (const move of moves) {
    const next = match.play(move);
    if (!next.ok) return next;
    match = next.value;
  }
  return succeed(match);
}

import type { Game, Move } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import type { ComputerPlayer } from '../../src/core/player.ts';
import { present } from '../../src/core/present.ts';
import { type Random, seededRandom } from '../../src/core/random.ts';
import { finish } from '../../src/engine/service/finish.ts';
import { triesOf } from '../../src/study/judge.ts';
import { idOf } from '../../src/study/puzzles/identity.ts';
import type { Puzzle, PuzzleTurn } from '../../src/study/puzzles/puzzle.ts';

/** How often a level solved a puzzle, in the first half of its tries and in the second. */
export type Solved = readonly [first: number, second: number];

/** Lets a player try a puzzle so often; what it meets is drawn from the puzzle's name and the number of the try. */
export function tryPuzzle<S>(
  game: Game<S>,
  player: ComputerPlayer<S>,
  puzzle: Puzzle,
  tries: number,
  forget?: () => void,
): Solved {
  const solved: [number, number] = [0, 0];
  const seed = Number.parseInt(idOf(puzzle.position).slice(-6), 36);
  const choose = chooserOf(game, player);
  for (let attempt = 0; attempt < tries; attempt++) {
    forget?.();
    if (isSolved(game, choose, puzzle, seededRandom(seed, attempt))) solved[attempt % 2 === 0 ? 0 : 1]++;
  }
  return solved;
}

type Choose<S> = (state: S, random: Random) => Move;

/** What a player chooses. One that always chooses the same is asked once for each position. */
function chooserOf<S>({ notation }: Game<S>, player: ComputerPlayer<S>): Choose<S> {
  const choose: Choose<S> = (state, random) => finish(player.choose(state, random)).move;
  if (triesOf(player.meaning) > 1) return choose;
  const chosen = new Map<string, Move>();
  return (state, random) => {
    const position = notation.position(state);
    const move = chosen.get(position) ?? choose(state, random);
    chosen.set(position, move);
    return move;
  };
}

/** One try: the player stays in the tree until it ends, against replies that are drawn from those asked. */
function isSolved<S>(game: Game<S>, choose: Choose<S>, puzzle: Puzzle, random: Random): boolean {
  const start = game.notation.parsePosition(puzzle.position);
  if (!start.ok) throw new Error(`${puzzle.position}: ${start.problem.code}`);
  let state = start.value;
  for (let turn: PuzzleTurn = puzzle.solution; ; ) {
    const move = choose(state, random);
    if (!turn.moves.includes(game.notation.move(state, move))) return false;
    if (!turn.replies) return true;
    state = game.rules.apply(state, move);
    const replies = Object.entries(turn.replies);
    const [reply, next] = present(replies[random.below(replies.length)], 'reply in a tree');
    const named = legalMoves(game, state).find((each) => game.notation.move(state, each) === reply);
    state = game.rules.apply(state, present(named, `move ${reply}`));
    turn = next;
  }
}

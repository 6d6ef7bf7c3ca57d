import { batch, createSignal } from 'solid-js';
import type { Game, Move, Problem } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { findGame } from '../games/index.ts';
import { makeBoardProblem } from './problems.ts';
import type { ChangeDetail, MoveDetail } from './public.ts';
import type { OnPuzzle, PuzzlePlay } from './puzzle-play.ts';

/** What a page asks a board to show. */
export interface Wanted {
  readonly game: string;
  /** Where the line of moves begins; empty for the start of the game. */
  readonly position: string;
  readonly moves: readonly string[];
  /** The id of a puzzle, which has a position of its own. */
  readonly puzzle: string;
}

/** What a session tells the element. */
export interface SessionDeps {
  /** A person is about to move; false where the page does not let it be. */
  mayMove(detail: MoveDetail): boolean;
  /** A move was made or taken back. */
  onChange(): void;
  /** A puzzle was solved, or failed. */
  readonly onPuzzle: OnPuzzle;
}

/** What one board shows now, and what can be done there. Whatever asks within Solid's computations is asked again. */
export interface Session {
  match(): Match | undefined;
  /** What is to be solved, where a puzzle is on the board. */
  puzzle(): PuzzlePlay | undefined;
  /** Whether another game is on its way. */
  isLoading(): boolean;
  /** Why what the page wants can't be shown or played. */
  problem(): Problem | undefined;
  /** Whether the position that the page wants is none, so that the moves begin elsewhere. */
  hasBadPosition(): boolean;
  /** Why a try was refused, until the next one. */
  refusal(): Problem | undefined;
  refuse(problem: Problem): void;
  /** Something was picked up: what was said before is answered. */
  pick(): void;
  show(wanted: Wanted): void;
  /** A person's move, which the page may forbid. */
  move(move: Move): void;
  /** A move of the page's own. */
  play(text: string): boolean;
  undo(): boolean;
}

/** Where chance decides the start, every board begins alike; a page that wants another gives the position. */
const startSeed = 1;

export function createSession(deps: SessionDeps): Session {
  const [match, setMatch] = createSignal<Match>();
  const [isLoading, setLoading] = createSignal(false);
  const [problem, setProblem] = createSignal<Problem>();
  const [refusal, refuse] = createSignal<Problem>();
  let wanted: Wanted | undefined;
  let loaded: Game | undefined;
  let isPositionBad = false;
  let puzzle: PuzzlePlay | undefined;

  function put(shown: Match | undefined, why?: Problem, isComing = false): void {
    batch(() => {
      setMatch(() => shown);
      setLoading(isComing);
      setProblem(why);
      refuse(undefined);
    });
  }

  async function putLine(game: Game, asked: Wanted): Promise<void> {
    loaded = game;
    puzzle = undefined;
    if (!asked.puzzle) {
      const line = lineOf(game, asked);
      isPositionBad = line.isElsewhere === true;
      put(line.match, line.problem);
      return;
    }
    put(undefined, undefined, true);
    const board = { take, refuse, isShown: () => wanted === asked, ...deps };
    const found = await import('./puzzle.ts')
      .then(({ beginPuzzle }) => beginPuzzle(game, asked.puzzle, board))
      .catch((error: unknown) => void console.error(error));
    if (wanted !== asked) return;
    puzzle = found;
    put(found?.start, found ? found.problem : lost(asked.game));
  }

  function show(next: Wanted): void {
    wanted = next;
    const entry = findGame(next.game.trim().toLowerCase());
    if (loaded && loaded.id === entry?.id) {
      void putLine(loaded, next);
      return;
    }
    loaded = undefined;
    put(undefined, entry ? undefined : unknownGame(next.game), entry !== undefined);
    if (entry) void load(entry, next);
  }

  async function load(entry: { load(): Promise<Game> }, asked: Wanted): Promise<void> {
    const game = await entry.load().catch((error: unknown) => void console.error(error));
    // Another game may have been asked for meanwhile, or another position of this one.
    if (wanted?.game !== asked.game || loaded) return;
    if (game) void putLine(game, wanted);
    else put(undefined, lost(asked.game));
  }

  function take(next: Match): true {
    put(next);
    deps.onChange();
    return true;
  }

  /** A move on the board, which a puzzle judges first. */
  function make(next: Match): boolean {
    return puzzle?.answer(next.step.text) ?? take(next);
  }

  return {
    match,
    puzzle: () => puzzle,
    isLoading,
    problem,
    hasBadPosition: () => isPositionBad,
    refusal,
    refuse,
    pick: () => put(match()),
    show,
    move(move) {
      const [before, asked] = [match(), wanted];
      const next = before?.playMove(move);
      if (!before || !next?.ok || !deps.mayMove(moveDetail(before, next.value))) return;
      // Who was asked may have put something else on the board.
      if (match() === before && wanted === asked) make(next.value);
    },
    play(text) {
      const next = match()?.play(text);
      if (next && !next.ok) put(match(), next.problem);
      return next?.ok === true && make(next.value);
    },
    undo() {
      const before = match();
      return before !== undefined && before.ply > 0 && !puzzle && take(before.undo());
    },
  };
}

interface Line {
  readonly match: Match;
  readonly problem?: Problem;
  /** The position is none, and the line is at the start of the game. */
  readonly isElsewhere?: true;
}

/** As much of what is wanted as can be shown, and what is wrong with the rest. */
function lineOf(game: Game, { position, moves }: Wanted): Line {
  const start = Match.start(game, seededRandom(startSeed));
  const begun = position.trim() === '' ? ({ ok: true, value: start } as const) : Match.fromPosition(game, position);
  if (!begun.ok) return { match: start, problem: begun.problem, isElsewhere: true };
  const { match, problem: cause } = Match.replay(game, begun.value.state, moves);
  if (!cause) return { match };
  const values = { number: match.ply + 1, text: moves[match.ply] ?? '' };
  return { match, problem: makeBoardProblem({ code: 'board-move', values, cause }) };
}

function lost(game: string): Problem {
  return makeBoardProblem({ code: 'board-game-lost', values: { game } });
}

function unknownGame(game: string): Problem {
  return makeBoardProblem({ code: game.trim() ? 'board-game-unknown' : 'board-game-missing', values: { game } });
}

function moveDetail(before: Match, after: Match): MoveDetail {
  return {
    move: after.step.text,
    from: before.position,
    to: after.position,
    moves: after.played,
    ending: after.ending ?? null,
  };
}

export function changeDetail(match: Match): ChangeDetail {
  const { step, position, played, turn, ending } = match;
  return { move: step.move === undefined ? null : step.text, position, moves: played, turn, ending: ending ?? null };
}

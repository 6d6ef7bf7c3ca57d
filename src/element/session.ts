import { batch, createSignal } from 'solid-js';
import type { Game, Move, Problem } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { findGame, games } from '../games/index.ts';
import { makeBoardProblem } from './problems.ts';
import type { ChangeDetail, MoveDetail } from './public.ts';

/** What a page asks a board to show. */
export interface Wanted {
  readonly game: string;
  /** Where the line of moves begins; empty for the start of the game. */
  readonly position: string;
  readonly moves: readonly string[];
}

/** What a session tells the element. */
export interface SessionDeps {
  /** A person is about to move; false where the page does not let it be. */
  mayMove(detail: MoveDetail): boolean;
  /** A move was made or taken back. */
  onChange(): void;
}

/** What one board shows now, and what can be done there. Whatever asks within Solid's computations is asked again. */
export interface Session {
  match(): Match | undefined;
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
  let wanted: Wanted = { game: '', position: '', moves: [] };
  let loaded: Game | undefined;
  let isPositionBad = false;

  function put(shown: Match | undefined, why?: Problem, isComing = false): void {
    batch(() => {
      setMatch(() => shown);
      setLoading(isComing);
      setProblem(why);
      refuse(undefined);
    });
  }

  function putLine(game: Game): void {
    loaded = game;
    const line = lineOf(game, wanted);
    isPositionBad = line.isElsewhere === true;
    put(line.match, line.problem);
  }

  function show(next: Wanted): void {
    wanted = next;
    const entry = findGame(next.game.trim().toLowerCase());
    if (loaded && loaded.id === entry?.id) {
      putLine(loaded);
      return;
    }
    loaded = undefined;
    put(undefined, entry ? undefined : unknownGame(next.game), entry !== undefined);
    if (entry) void load(entry, next.game);
  }

  async function load(entry: { load(): Promise<Game> }, name: string): Promise<void> {
    const game = await entry.load().catch((error: unknown) => void console.error(error));
    // Another game may have been asked for meanwhile.
    if (wanted.game !== name || loaded) return;
    if (game) putLine(game);
    else put(undefined, makeBoardProblem({ code: 'board-game-lost', values: { game: name } }));
  }

  function take(next: Match): true {
    put(next);
    deps.onChange();
    return true;
  }

  return {
    match,
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
      if (match() === before && wanted === asked) take(next.value);
    },
    play(text) {
      const next = match()?.play(text);
      if (next && !next.ok) put(match(), next.problem);
      return next?.ok === true && take(next.value);
    },
    undo() {
      const before = match();
      return before !== undefined && before.ply > 0 && take(before.undo());
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

function unknownGame(game: string): Problem {
  const list = games.flatMap(({ id, variantOf }) => (variantOf ? [] : [id])).join(', ');
  const family = games.find(({ sizes }) => sizes)?.sizes?.pattern ?? '';
  return game.trim() === ''
    ? makeBoardProblem({ code: 'board-game-missing', values: { list, family } })
    : makeBoardProblem({ code: 'board-game-unknown', values: { game, list, family } });
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

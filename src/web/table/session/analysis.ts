import { createSignal } from 'solid-js';
import type { Move } from '../../../core/game.ts';
import { legalMoves, type Match } from '../../../core/match.ts';
import type { Report, ReportedMove } from '../../../core/report.ts';
import { compareVerdicts } from '../../../engine/analysis/verdict.ts';
import { lookTimes } from '../../../play/look-times.ts';
import { reportedMoves } from '../../../play/reported-moves.ts';
import { type BestLine, bestLine } from '../../../play/review/best-line.ts';
import { type GraphPoint, graphOf, type LineReview, reviewLine } from '../../../play/review/review.ts';
import { hasPerson, isPersonsMove, matchAt, matchOf } from '../../../play/table.ts';
import { type NodeId, pathTo } from '../../../play/tree.ts';
import type { Engines } from './engines.ts';
import type { SessionDeps, SessionState } from './session-state.ts';
import { createValues, type Values, type Wish } from './values.ts';

/** What is known of the position that is looked at. */
export interface Analysis {
  isShowingValues(): boolean;
  showValues(isShowing: boolean): void;
  /** What is known of the position that is looked at, sharpening as it is thought about; only while values are shown. */
  values(): Report | undefined;
  /** The same by move, to put on the board. */
  badges(): ReadonlyMap<Move, ReportedMove>;
  /** The move whose best line is told: the one that was chosen for it, or the best of all. Only while values are shown. */
  chosen(): ReportedMove | undefined;
  choose(move: string): void;
  /** The play to be expected after that move, as far as it is known. */
  bestLine(): BestLine | undefined;
  /** Whether more is being found out about the position that is looked at. */
  isLooking(): boolean;
  /** The move that was hinted at, for the position that is looked at. */
  hint(): Move | undefined;
  /** The same move, with what it comes to. */
  hinted(): ReportedMove | undefined;
  /** Whether a hint was asked for and is not there yet. */
  isSeekingHint(): boolean;
  askHint(): void;
}

/** How the moves of the line did. */
export interface Reviewing {
  /** How each move of the line did. It is worked out once the game is over, or while values are shown. */
  line(): LineReview;
  /** The same of the game to where it stands, whatever is looked at. */
  game(): LineReview;
  /** The value of each position of the line, from the start on. */
  graph(): readonly (GraphPoint | undefined)[];
  /** Whether the review is being worked out, or complete: in a game that goes on without values, it would be a help. */
  isOn(): boolean;
}

/** Both, and what other parts of a session need beside them. */
export interface AnalysisWithin {
  readonly analysis: Analysis;
  readonly reviewing: Reviewing;
  readonly known: Values;
}

/** How long to look at the position that is looked at, in all, while its values are shown. */
const longLook = 30_000;

/** A move at a node. */
interface Choice {
  readonly node: NodeId;
  readonly move: string;
}

export function createAnalysis(
  state: SessionState,
  engines: Engines,
  now: SessionDeps['now'],
  /** Whether the engine may be at work now. */
  mayFindOut: () => boolean,
): AnalysisWithin {
  const { table, preferences, match, line } = state;
  const [hintFor, setHintFor] = createSignal<NodeId | undefined>(undefined);
  const [choice, setChoice] = createSignal<Choice | undefined>(undefined);
  /** The best move when a look was over: while estimates sharpen it changes too often for its line to be followed. */
  const [favourite, setFavourite] = createSignal<Choice | undefined>(undefined);
  const isShowingValues = () => preferences().isShowingValues;
  const isReviewing = () => isShowingValues() || matchAt(table(), table().head).ending !== undefined;

  const known = createValues({
    engine: () => engines.get('analysis'),
    now,
    wish,
    onFailure(problem) {
      engines.close('analysis');
      state.setTrouble({ problem, purpose: 'analysis' });
    },
  });
  engines.onIdle(known.pursue);
  state.follow((isNewGame) => {
    if (isNewGame || hintFor() !== table().current) setHintFor(undefined);
    if (isNewGame || choice()?.node !== table().current) setChoice(undefined);
    known.pursue();
  });

  /** First what is looked at, for a moment; then the best line there, the game from its last move, and the first again. */
  function wish(): Wish | undefined {
    if (state.trouble()?.purpose === 'analysis' || !mayFindOut()) return undefined;
    const here = match();
    if (known.isKnown({ match: here, milliseconds: lookTimes.hint })) {
      const [best] = [...(known.report(here)?.moves ?? [])].sort(compareVerdicts);
      setFavourite(best && { node: table().current, move: best.move });
    }
    const isWanted = !here.ending && (isShowingValues() || hintFor() === table().current);
    const ahead = isWanted ? bestLineHere()?.next : undefined;
    const wishes = [
      ...(isWanted ? [{ match: here, milliseconds: lookTimes.hint }] : []),
      ...(ahead ? [{ match: ahead, milliseconds: lookTimes.line }] : []),
      ...(isReviewing() ? positionsToReview() : []),
      ...(isWanted && isShowingValues() ? [{ match: here, milliseconds: longLook }] : []),
    ];
    return wishes.find((each) => !known.isKnown(each));
  }

  function positionsToReview(): readonly Wish[] {
    const nodes = [...[...line()].reverse(), ...[...gameLine()].reverse()];
    const matches = nodes.map((id) => matchAt(table(), id));
    return matches.filter(({ ending }) => !ending).map((each) => ({ match: each, milliseconds: lookTimes.review }));
  }

  const values = () => (isShowingValues() ? known.report(match()) : undefined);

  function badges(): ReadonlyMap<Move, ReportedMove> {
    const report = values();
    return report ? reportedMoves(match(), report) : new Map();
  }

  function chosen(): ReportedMove | undefined {
    const moves = values()?.moves ?? [];
    const [best] = [...moves].sort(compareVerdicts);
    const wanted = [choice(), favourite()].find((each) => each?.node === table().current)?.move;
    return moves.find(({ move }) => move === wanted) ?? best;
  }

  /** Goes on only from what was looked at for long enough: a line that changes with every glance tells nothing. */
  function bestLineHere(): BestLine | undefined {
    const move = chosen()?.move;
    const wellKnown = (at: Match) =>
      known.isKnown({ match: at, milliseconds: lookTimes.line }) ? known.report(at) : undefined;
    return move === undefined ? undefined : bestLine(match(), move, wellKnown);
  }

  function choose(move: string): void {
    setChoice({ node: table().current, move });
    known.pursue();
  }

  function isSeekingHint(): boolean {
    return hintFor() === table().current && !known.isKnown({ match: match(), milliseconds: lookTimes.hint });
  }

  function hinted(): ReportedMove | undefined {
    // Who asks and then resigns needs none.
    if (match().ending || hintFor() !== table().current || isSeekingHint()) return undefined;
    return [...(known.report(match())?.moves ?? [])].sort(compareVerdicts)[0];
  }

  function hint(): Move | undefined {
    const best = hinted();
    const { game, state: here } = match();
    return best && legalMoves(game, here).find((move) => game.notation.move(here, move) === best.move);
  }

  function askHint(): void {
    if (match().ending) return;
    setHintFor(table().current);
    known.pursue();
  }

  const gameLine = () => pathTo(table().tree, table().head);
  function reportsOf(nodes: readonly NodeId[]): (ply: number) => Report | undefined {
    return (ply) => {
      const id = nodes[ply];
      return id === undefined ? undefined : known.report(matchAt(table(), id));
    };
  }
  function reviewOf(nodes: readonly NodeId[], end: Match): LineReview {
    const isJudged = (ply: number) => !hasPerson(table()) || isPersonsMove(table(), nodes[ply]);
    return reviewLine(end, reportsOf(nodes), isJudged);
  }

  return {
    known,
    analysis: {
      isShowingValues,
      showValues: (isShowing) => state.prefer({ isShowingValues: isShowing }),
      values,
      badges,
      chosen,
      choose,
      bestLine: bestLineHere,
      // By the position, since a note makes another match of it.
      isLooking: () => known.sought()?.ply === match().ply && known.sought()?.state === match().state,
      hint,
      hinted,
      isSeekingHint,
      askHint,
    },
    reviewing: {
      line: () => reviewOf(line(), state.lineMatch()),
      game: () => reviewOf(gameLine(), matchOf(table())),
      graph: () => graphOf(state.lineMatch(), reportsOf(line())),
      isOn: isReviewing,
    },
  };
}

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Tone } from '../../../board/marks/badge.ts';
import { toneOf } from '../../../board/marks/verdict-badge.ts';
import type { Game, Player, PlayerText } from '../../../core/game.ts';
import { opponentOf } from '../../../core/game.ts';
import type { Problem } from '../../../core/problem.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import { unbounded } from '../../../engine/search/score.ts';
import {
  childrenAt,
  entry,
  iterationAt,
  type NodeId,
  never,
  nodeAt,
  type SearchTree,
  sizeAt,
} from '../../../study/search-tree.ts';
import { signed } from '../../../text/wording.ts';
import type { Lab } from '../worker/lab.ts';
import type { FoundSearch } from '../worker/look-task.ts';
import type { NodeFace } from './draw-tree.ts';
import { type Positions, positionsOf } from './positions.ts';
import { type HorizonError, horizonError, markOfScore, type ScoreMark } from './score.ts';
import type { Truths } from './truths.ts';

/** No more steps of a search are kept: some 20 MB. */
export const maxSteps = 200_000;
/** For players who play at chance; the same as the commands have. */
const seed = 1;

export interface SearchRequest {
  readonly game: Game;
  readonly position: string;
  readonly player: string;
}

/** A search that can be looked into. */
export interface ShownSearch extends FoundSearch {
  readonly game: Game;
  readonly positions: Positions;
  /** Whether it takes a window of alpha and beta along. */
  readonly hasWindow: boolean;
}

export type SearchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly player: string; readonly done: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly search: ShownSearch };

export interface Searching {
  readonly state: Accessor<SearchState>;
  stop(): void;
  again(): void;
}

/** Has a search made whenever another one is asked for. */
export function createSearching(lab: Lab, request: Accessor<SearchRequest | undefined>): Searching {
  const [state, setState] = createSignal<SearchState>({ kind: 'none' });
  const [again, setAgain] = createSignal(0);
  let stopping = new AbortController();
  onCleanup(() => stopping.abort());
  createEffect(
    on([request, again], ([wanted]) => {
      stopping.abort();
      stopping = new AbortController();
      if (wanted) void find(wanted, stopping.signal);
      else setState({ kind: 'none' });
    }),
  );

  async function find({ game, position, player }: SearchRequest, signal: AbortSignal): Promise<void> {
    setState({ kind: 'working', player, done: 0 });
    const onProgress = (done: number) => {
      if (!signal.aborted) setState({ kind: 'working', player, done });
    };
    const asked = { game: game.id, position, player, seed, maxEvents: maxSteps };
    const found = await lab.run('look', asked, { signal, onProgress });
    if (!found || signal.aborted) return;
    const root = game.notation.parsePosition(position);
    if (!found.ok) setState({ kind: 'problem', problem: found.problem });
    else if (root.ok) {
      const positions = positionsOf(game, root.value, found.value.tree);
      const hasWindow = found.value.tree.nodes.alphas.some((alpha) => alpha > -unbounded);
      setState({ kind: 'ready', search: { ...found.value, game, positions, hasWindow } });
    }
  }

  return {
    state,
    stop() {
      stopping.abort();
      setState({ kind: 'stopped' });
    },
    again: () => setAgain((before) => before + 1),
  };
}

/** Who is to move at a node, and who moved there. */
export function playerToMove({ game, positions }: ShownSearch, node: NodeId): Player {
  return game.rules.turn(positions.stateOf(node));
}

/** Who moved to a node; at the root, where nobody did, who is to move. */
export function whoMoved(search: ShownSearch, node: NodeId): Player {
  const turn = playerToMove(search, node);
  return isRoot(search, node) ? turn : opponentOf(turn);
}

export function isRoot({ tree }: ShownSearch, node: NodeId): boolean {
  return entry(tree.nodes.parents, node) < 0;
}

export function inSentence({ name, inSentence: said = name }: PlayerText): string {
  return said;
}

/** How many plies a search looks ahead at a moment: as deep as its iteration, or as its name says. */
export function depthOfSearch(search: ShownSearch, step: number): number {
  const { tree, meaning } = search;
  const named = iterationAt(tree, step).depth ?? search.depth ?? Number.POSITIVE_INFINITY;
  // In a moment of inattention it looks less far than its name says.
  return meaning.includes('lapse') ? Math.min(named, depthOfLeaves(search)) : named;
}

/** The ply of the first leaf at which the game goes on. */
function depthOfLeaves({ tree, game, positions }: ShownSearch): number {
  const { leaves, hit, plies } = tree.nodes;
  for (let node = 1; node < leaves.length; node++) {
    const isEvaluated = entry(leaves, node) === 1 && entry(hit, node) === never;
    if (isEvaluated && game.rules.outcome(positions.stateOf(node)) === 'ongoing') return entry(plies, node);
  }
  return Number.POSITIVE_INFINITY;
}

/** What is truly known of a node, for whoever moved there; at a root for who is to move. */
export function truthOf(search: ShownSearch, truths: Truths, node: NodeId): ReportedVerdict | null | undefined {
  const position = search.positions.textOf(node);
  return isRoot(search, node) ? truths.of(position) : truths.ofMoveTo(position);
}

/** A value as a mark; what is only a bound has its sign before it. */
export function markOfNode(search: ShownSearch, node: NodeId, step: number): ScoreMark | undefined {
  const { tree } = search;
  const { value, visits, best } = nodeAt(tree, node, step);
  const ply = entry(tree.nodes.plies, node);
  if (tree.isByWalks) return { text: compact(visits) };
  if (isRoot(search, node)) return best === undefined ? undefined : markOfScore(best, 1);
  if (!value) return undefined;
  const mark = markOfScore(value.score, ply);
  const sign = value.bound === 'at-most' ? '≤' : value.bound === 'at-least' ? '≥' : '';
  return { ...mark, text: `${sign}${mark.text}` };
}

function compact(count: number): string {
  return count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;
}

/** How a node's value contradicts the truth about who wins, if it does. */
export function errorOf(search: ShownSearch, truths: Truths, node: NodeId, step: number): HorizonError | undefined {
  const { value } = nodeAt(search.tree, node, step);
  const truth = value && truthOf(search, truths, node);
  return truth ? horizonError(value, truth) : undefined;
}

/** What is drawn of a node at a moment. */
export function faceOf(search: ShownSearch, truths: Truths, node: NodeId, step: number, isDetailed: boolean): NodeFace {
  const { tree, positions } = search;
  const { valued, cut, left, hit } = tree.nodes;
  const isOpen = tree.isByWalks ? false : !isRoot(search, node) && entry(valued, node) >= step;
  const rest = { isOpen, isHit: entry(hit, node) < step, cut: entry(cut, node) < step ? entry(left, node) : 0 };
  if (!isDetailed) return { ...rest, move: '', below: '' };
  const mark = markOfNode(search, node, step);
  const truth = truthOf(search, truths, node);
  const error = errorOf(search, truths, node, step);
  const tone: Tone | undefined = truth ? toneOf(truth) : undefined;
  return {
    ...rest,
    move: positions.moveOf(node) || '•',
    ...(mark && { mark }),
    ...(tone && { truth: tone }),
    ...(error && { error }),
    below: belowOf(tree, node, step),
  };
}

/** What is said in the place of what lies below a node. */
function belowOf(tree: SearchTree, node: NodeId, step: number): string {
  if (entry(tree.nodes.firstChildren, node) < 0 || childrenAt(tree, node, step).length === 0) return '';
  return tree.isByWalks ? '…' : `+${compact(sizeAt(tree, node, step) - 1)}`;
}

/** The mean result of visits, from −1 to 1. */
export function meanOf({ visits, total }: { readonly visits: number; readonly total: number }, language: 'en' | 'pt') {
  return visits === 0 ? undefined : signed(total / visits, 2, language);
}

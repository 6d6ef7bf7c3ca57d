import type { Move, Random } from '../../../core/game.ts';
import type { Verdict } from '../../../core/oracle.ts';
import type { OwnThinking, Thought } from '../../../core/player.ts';
import type { OnSearchEvent } from '../../../core/search-event.ts';
import { discsLeft, makeEndgame } from '../endgame/endgame.ts';
import { type Finding, findBestMove } from '../endgame/endgame-proof.ts';
import type { Scoring } from '../groups.ts';
import type { FuseKernel } from '../kernel/kernel.ts';
import { valueWith } from '../margin.ts';
import type { FuseState } from '../rules.ts';
import { familyOf, parseWeights } from './network.ts';
import { provenDraw, provenWin, SearchTree, unknown, type WalkSettings } from './search-tree.ts';
import { weights } from './weights.ts';

/** Walks in a slice, and visits to positions of an endgame; either takes about a millisecond. */
const walksInSlice = 512;
const visitsInSlice = 1 << 10;
/** A walk takes as long as so many visits. */
const visitsOfWalk = 8;

/** So few discs are solved whatever the limit: 8 take a few milliseconds. */
const discsSolvedAtOnce = 8;

/**
 * After how many walks a search to the end begins, by the discs that are left. From then on it takes about two thirds of
 * the time: whoever has waited for so many walks will probably see it finished.
 */
const walksBeforeProof: Readonly<Record<number, number>> = {
  9: 256,
  10: 256,
  11: 2000,
  12: 20_000,
  13: 100_000,
};

export interface MasterOptions {
  /** Whether it searches endgames to their end; it does unless told otherwise. */
  readonly endgame?: boolean;
  /** Other settings of its walks than the usual ones. */
  readonly walks?: Partial<WalkSettings>;
}

/** How it walks. */
export function usualWalks(scoring: Scoring): WalkSettings {
  return {
    scoring,
    weights: parseWeights(weights, familyOf(scoring)),
    trust: 0.5,
    // Products are large.
    worthOfPoint: scoring === 'omega' ? 0.004 : 0.02,
    curiosity: 1.5,
    caution: 0.2,
    visitsToExpand: 2,
    lastDiscs: 3,
  };
}

/**
 * The strongest player of Fuse there is here: a tree search by walks, in the kernel, that a network guides (PUCT), and in
 * the endgame a proof of the best move.
 */
export function makeMaster(scoring: Scoring, kernel: FuseKernel, options: MasterOptions = {}): OwnThinking<FuseState> {
  const settings = { ...usualWalks(scoring), ...options.walks };
  const hasEndgame = options.endgame ?? true;

  return {
    *choose(state: FuseState, random: Random, playouts: number, onEvent?: OnSearchEvent): Generator<Thought, Thought> {
      const discs = discsLeft(state);
      const tree = new SearchTree(kernel, settings, state, random);
      const work: Work = { tree, walks: 0, visits: 0, finding: undefined };
      try {
        work.walks += tree.walk(1, onEvent);
        if (tree.children().length === 1) return thoughtOf(work, state, scoring);

        const isSolvedAtOnce = hasEndgame && discs <= discsSolvedAtOnce;
        const walksFirst = hasEndgame ? (walksBeforeProof[discs] ?? Infinity) : Infinity;
        let proof: Generator<Finding, Finding> | undefined;
        while (isSolvedAtOnce || work.walks + work.visits / visitsOfWalk < playouts) {
          if (proof === undefined) {
            work.walks += tree.walk(Math.min(walksInSlice, playouts - work.walks), onEvent);
            if (tree.root.proof !== unknown && !isSolvedAtOnce) break;
            if (work.walks >= walksFirst || isSolvedAtOnce) {
              proof = findBestMove(makeEndgame(kernel, scoring), scoring, state, movesByVisits(tree), visitsInSlice);
            }
          } else {
            const step = proof.next();
            work.finding = step.value;
            work.visits += visitsInSlice;
            onEvent?.({ kind: 'solve', nodes: visitsInSlice });
            if (step.done) break;
            if (!isSolvedAtOnce) work.walks += tree.walk(walksInSlice / 2, onEvent);
          }
          yield thoughtOf(work, state, scoring);
        }
        return thoughtOf(work, state, scoring);
      } finally {
        tree.release();
      }
    },
  };
}

/** What has been done about a position so far. */
interface Work {
  readonly tree: SearchTree;
  walks: number;
  visits: number;
  finding: Finding | undefined;
}

function thoughtOf(work: Work, state: FuseState, scoring: Scoring): Thought {
  const { tree, walks, visits, finding } = work;
  const line = finding?.move === undefined ? tree.mainLine() : [finding.move];
  return {
    move: line[0],
    verdict: (finding && verdictOfFinding(finding, state, scoring)) ?? verdictOfTree(tree),
    line,
    effort: { nodes: tree.size - 1 + visits, leaves: walks, cutoffs: 0, tableHits: 0, depth: line.length },
  };
}

function verdictOfFinding({ least, most }: Finding, state: FuseState, scoring: Scoring): Verdict | undefined {
  const value = valueWith(least, state, scoring);
  if (value !== valueWith(most, state, scoring)) return undefined;
  // A search that negates its bounds may end with −0.
  return { exact: true, value, plies: null, ...(least === most ? { margin: least + 0 } : {}) };
}

function verdictOfTree(tree: SearchTree): Verdict {
  const { proof } = tree.root;
  if (proof !== unknown) {
    // A proof is for the player who moved there, so a win of the root is a loss for the player to move.
    return { exact: true, value: proof === provenWin ? 'loss' : proof === provenDraw ? 'draw' : 'win', plies: null };
  }
  const best = tree.best();
  return { exact: false, score: best.visits === 0 ? 0 : Math.max(-1, Math.min(1, best.mean)) };
}

function movesByVisits(tree: SearchTree): Move[] {
  return tree
    .children()
    .sort((one, other) => other.visits - one.visits)
    .map(({ move }) => move);
}

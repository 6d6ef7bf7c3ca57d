import type { Game, Move, Random } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import { bestAdjusted, drawAdjustments } from '../../src/engine/players/searching.ts';
import { pick } from '../../src/engine/players/simple.ts';
import { evaluationOf } from '../../src/engine/players/weighting.ts';
import { meaningOf, playersOf } from '../../src/engine/players.ts';
import { type RatedMove, type SearchSettings, TreeSearch } from '../../src/engine/search/search.ts';

/** How a position is told from others, and, where it pays, an image that stands for many. */
export interface Remembered<S> {
  key(state: S): number | string;
  /** The same position in the form in which it is looked at, and how a move there is made here. */
  image?(state: S): { readonly state: S; readonly key: number; moveHere(move: Move): Move };
}

/** How many positions are kept before all are forgotten, so that memory stays within bounds. */
const maxKnown = 1 << 20;

export type ChooseMove<S> = (state: S, random: Random) => Move;

/**
 * A level that looks ahead by a search alone, and looks at each position once: its move is the one that the level itself
 * would choose with the same chances, a thousand times as quick where it has been before. Thousands of games from one
 * start are mostly the same positions.
 */
export async function rememberLevel<S>(
  game: Game<S>,
  level: string,
  remembered: Remembered<S>,
): Promise<ChooseMove<S>> {
  const players = await playersOf(game);
  const found = meaningOf({ game, players }, level);
  if (!found.ok) throw new Error(`There is no player ${level} in ${game.id}.`);
  const { kind, amounts, flags, word } = found.value.meaning;
  const depth = amounts.get('count');
  if (kind !== 'alphabeta' || depth === undefined || amounts.has('nodes') || amounts.has('time')) {
    throw new Error(`${level} of ${game.id} does not search to a fixed depth; take one that does.`);
  }
  const evaluation = evaluationOf(players, word);
  const noise = amounts.get('noise') ?? 0;
  const settings: Omit<SearchSettings<S>, 'depth'> = {
    isPruned: true,
    ...(evaluation && { evaluate: evaluation.evaluate }),
    ...(flags.has('ordered') && players.order && { order: players.order }),
  };
  const isVaried = flags.has('varied') || noise > 0;
  const attentive = chooseVaried(game, { ...settings, depth, isEveryMoveRated: isVaried }, noise, remembered);
  const lapse = amounts.get('lapse');
  if (lapse === undefined) return attentive;
  const shallow = Math.min(2, depth - 1);
  const inattentive =
    shallow === 0
      ? (state: S, random: Random) => pick(legalMoves(game, state), random)
      : chooseVaried(game, { ...settings, depth: shallow, isEveryMoveRated: true }, noise, remembered);
  return (state, random) => (random.below(100) < lapse ? inattentive : attentive)(state, random);
}

function chooseVaried<S>(
  game: Game<S>,
  settings: SearchSettings<S>,
  noise: number,
  { key, image }: Remembered<S>,
): ChooseMove<S> {
  const known = new Map<number | string, readonly RatedMove[]>();
  const ofImages = new Map<number, readonly RatedMove[]>();

  /** The moves that may be chosen: where nothing is misjudged, the best. */
  function lookAt(state: S): readonly RatedMove[] {
    const search = new TreeSearch(game.rules, state, settings);
    search.advance(Number.POSITIVE_INFINITY);
    if (!settings.isEveryMoveRated) return [{ move: search.line[0] as Move, score: search.score, line: [] }];
    const isChosen = ({ score }: RatedMove) => noise > 0 || score === search.score;
    return search.ratedMoves.filter(isChosen).map(({ move, score }) => ({ move, score, line: [] }));
  }

  function lookAtImage(state: S): readonly RatedMove[] {
    const seen = image?.(state);
    if (!seen) return lookAt(state);
    const rated = ofImages.get(seen.key) ?? lookAt(seen.state);
    ofImages.set(seen.key, rated);
    return rated.map((each) => ({ ...each, move: seen.moveHere(each.move) }));
  }

  return (state, random) => {
    const own = key(state);
    const rated = known.get(own) ?? lookAtImage(state);
    if (known.size >= maxKnown) known.clear();
    known.set(own, rated);
    if (!settings.isEveryMoveRated) return (rated[0] as RatedMove).move;
    return bestAdjusted(rated, drawAdjustments(legalMoves(game, state), noise, random)).move;
  };
}

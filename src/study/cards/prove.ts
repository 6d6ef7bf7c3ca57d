import type { StrategyCard } from '../../core/card.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { askCard } from './choose.ts';
import { type CardIndex, indexCard } from './look-up.ts';

/** What exhaustive play says of a card. */
export type CardProof = ProvenCard | RefutedCard;

export interface ProvenCard {
  readonly isProven: true;
  /** The games that can come about when, of the moves that the card allows, the seat plays the one that leaves fewest. */
  readonly lines: number;
  /** The most plies that one of them takes. */
  readonly plies: number;
  /** The positions of the seat's that were looked at, images of an entry counted once. */
  readonly positions: number;
  /** How many of those were decided by each rule, and which entries came up, in the order of the card. */
  readonly ruled: readonly number[];
  readonly used: readonly number[];
}

export interface RefutedCard {
  readonly isProven: false;
  /** The moves of a game that the card does not win. */
  readonly line: readonly string[];
  /** Whether the card had nothing to say there; otherwise it ended without a win. */
  readonly isSilent: boolean;
}

/** What lies behind a position: the number of games, and the plies of the longest. */
interface Behind {
  readonly lines: number;
  readonly plies: number;
}

class Refutation extends Error {
  readonly refuted: RefutedCard;

  constructor(refuted: RefutedCard) {
    super(refuted.line.join(' '));
    this.refuted = refuted;
  }
}

/**
 * Plays a card against everything that the opponent can do, and where it allows several moves, each of them. What lies
 * behind an entry is the same for all images of its position, so it is played once.
 */
export function proveCard<S>(game: Game<S>, card: StrategyCard<S>): CardProof {
  const index = indexCard(game, card);
  const walk = new Walk(game, card, index);
  try {
    const { lines, plies } = walk.follow(game.rules.start(seededRandom(1)), []);
    const used = [...walk.used].sort((one, other) => one - other);
    return { isProven: true, lines, plies, positions: walk.positions, ruled: walk.ruled, used };
  } catch (thrown) {
    if (thrown instanceof Refutation) return thrown.refuted;
    throw thrown;
  }
}

class Walk<S> {
  positions = 0;
  readonly ruled: number[];
  readonly used = new Set<number>();
  private readonly game: Game<S>;
  private readonly card: StrategyCard<S>;
  private readonly index: CardIndex<S>;
  /** What lies behind the entries, and behind other positions by their texts. */
  private readonly known = new Map<number | string, Behind>();

  constructor(game: Game<S>, card: StrategyCard<S>, index: CardIndex<S>) {
    this.game = game;
    this.card = card;
    this.index = index;
    this.ruled = card.rules.map(() => 0);
  }

  /** What lies behind a position to which a line has led. */
  follow(state: S, line: readonly string[]): Behind {
    const { rules } = this.game;
    if (rules.outcome(state) !== 'ongoing') {
      if (rules.ending(state)?.winner !== this.card.seat)
        throw new Refutation({ isProven: false, line, isSilent: false });
      return { lines: 1, plies: 0 };
    }
    return rules.turn(state) === this.card.seat ? this.goByCard(state, line) : this.tryAll(state, line);
  }

  private goByCard(state: S, line: readonly string[]): Behind {
    const text = this.game.notation.position(state);
    const before = this.known.get(text);
    if (before) return before;
    const choice = askCard(this.card, this.index, state);
    if (!choice || choice.moves.length === 0) throw new Refutation({ isProven: false, line, isSilent: true });
    const { by, moves } = choice;
    const key = 'entry' in by ? by.entry : text;
    const behind = this.known.get(key) ?? this.playAllowed(state, moves, line);
    if (!this.known.has(key)) this.count(by);
    this.known.set(key, behind).set(text, behind);
    return behind;
  }

  /** Every move that the card allows must win; the one that leaves the fewest games counts. */
  private playAllowed(state: S, moves: readonly number[], line: readonly string[]): Behind {
    const { rules, notation } = this.game;
    const all = moves.map((move) => this.follow(rules.apply(state, move), [...line, notation.move(state, move)]));
    return longer([all.reduce((fewest, each) => (each.lines < fewest.lines ? each : fewest))]);
  }

  private tryAll(state: S, line: readonly string[]): Behind {
    const { rules, notation } = this.game;
    const moves = legalMoves(this.game, state);
    return longer(moves.map((move) => this.follow(rules.apply(state, move), [...line, notation.move(state, move)])));
  }

  private count(by: { readonly rule: number } | { readonly entry: number }): void {
    this.positions++;
    if ('entry' in by) this.used.add(by.entry);
    else this.ruled[by.rule] = (this.ruled[by.rule] ?? 0) + 1;
  }
}

/** One ply before these. */
function longer(all: readonly Behind[]): Behind {
  return {
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
    plies: 1 + Math.max(...all.map(({ plies }) => plies)),
  };
}

import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict, Oracle, Value } from '../../core/oracle.ts';
import { marginOf, opposite } from '../../engine/analysis/verdict.ts';
import { finish } from '../../engine/service/finish.ts';

/** A game whose positions are known. */
export interface KnownGame<S> {
  readonly game: Game<S>;
  /** The truth about a position, for the player to move. */
  truth(state: S): ExactVerdict;
}

/** The positions of a game as its oracle knows them. Whoever asks keeps to those within its reach. */
export function knownBy<S>(game: Game<S>, oracle: Oracle<S>): KnownGame<S> {
  return {
    game,
    truth(state) {
      const outcome = game.rules.outcome(state);
      if (outcome !== 'ongoing') {
        return { exact: true, value: outcome, plies: outcome === 'draw' ? null : 0, ...marginOf(game.rules, state) };
      }
      const verdict = finish(oracle.solve(state));
      if (verdict) return verdict;
      throw new Error(`${game.notation.position(state)} is out of reach; make puzzles of positions nearer to the end.`);
    },
  };
}

/** The moves that keep a value for the player to move. */
export function keepingMoves<S>({ game, truth }: KnownGame<S>, state: S, value: Value): readonly Move[] {
  return legalMoves(game, state).filter((move) => truth(game.rules.apply(state, move)).value === opposite[value]);
}

import {
  type CellId,
  cellAt,
  type Ending,
  type EndingFacts,
  type Game,
  type Language,
  type Move,
  opponentOf,
} from '../core/game.ts';
import type { Catalogue } from './catalogue.ts';

/*
 * Sentences of a game, in a language and with its catalogue. Whoever has the catalogues of all languages finds them shorter
 * in say.ts; here one is enough, so that a page loads no other.
 */

/** Who won and why. */
export function endingSentence(ending: Ending, game: Game, language: Language, words: Catalogue): string {
  const { players, endings } = game.text[language];
  const named = (cells: readonly CellId[]) => cells.map((cell) => cellAt(game.view, cell).name);
  const facts: EndingFacts = {
    winner: ending.winner === null ? null : players[ending.winner],
    loser: ending.winner === null ? null : players[opponentOf(ending.winner)],
    cells: named(ending.cells),
    ...(ending.lines && { lines: ending.lines.map(named) }),
    ...(ending.scores && { scores: ending.scores }),
  };
  const sentences: Readonly<Record<string, (facts: EndingFacts) => string>> = { ...words.endings, ...endings };
  return (sentences[ending.reason] ?? words.plainEnding)(facts);
}

/** Who does what by a move. */
export function moveSentence<S>(game: Game<S>, state: S, move: Move, language: Language, words: Catalogue): string {
  const { players, moveInWords } = game.text[language];
  const player = players[game.rules.turn(state)];
  const text = game.notation.move(state, move);
  const path = game.view.path(state, move);
  if (path.length === 0) return words.passes(player);
  if (!moveInWords) return words.plays(player, text);
  const next = game.view.pieces(game.rules.apply(state, move));
  return moveInWords({
    player,
    move: text,
    cells: path.map((cell) => cellAt(game.view, cell).name),
    kind: next.find((piece) => piece.cell === path.at(-1))?.kind ?? '',
    moved: game.view.motion(state, move).length,
  });
}

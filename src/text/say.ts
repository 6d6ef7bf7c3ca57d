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
import { english } from './en.ts';
import { portuguese } from './pt.ts';

export const catalogues: Readonly<Record<Language, Catalogue>> = { en: english, pt: portuguese };

/** Who won and why, in one sentence. */
export function sayEnding(ending: Ending, language: Language, game: Game): string {
  const { players, endings } = game.text[language];
  const named = (cells: readonly CellId[]) => cells.map((cell) => cellAt(game.view, cell).name);
  const facts: EndingFacts = {
    winner: ending.winner === null ? null : players[ending.winner],
    loser: ending.winner === null ? null : players[opponentOf(ending.winner)],
    cells: named(ending.cells),
    ...(ending.lines && { lines: ending.lines.map(named) }),
    ...(ending.scores && { scores: ending.scores }),
  };
  const { endings: usual, plainEnding } = catalogues[language];
  const sentences: Readonly<Record<string, (facts: EndingFacts) => string>> = { ...usual, ...endings };
  return (sentences[ending.reason] ?? plainEnding)(facts);
}

/** What a move is called, and what within a sentence. */
export function nameMove(game: Game, move: string, language: Language): string {
  return game.text[language].moveName?.(move).name ?? move;
}

export function moveInSentence(game: Game, move: string, language: Language): string {
  const { name, inSentence = name } = game.text[language].moveName?.(move) ?? { name: move };
  return inSentence;
}

/** A move in one sentence: who does what. */
export function sayMove<S>(game: Game<S>, state: S, move: Move, language: Language): string {
  const { players, moveInWords } = game.text[language];
  const player = players[game.rules.turn(state)];
  const text = game.notation.move(state, move);
  const path = game.view.path(state, move);
  if (path.length === 0) return catalogues[language].passes(player);
  if (!moveInWords) return catalogues[language].plays(player, text);
  const next = game.view.pieces(game.rules.apply(state, move));
  return moveInWords({
    player,
    move: text,
    cells: path.map((cell) => cellAt(game.view, cell).name),
    kind: next.find((piece) => piece.cell === path.at(-1))?.kind ?? '',
    moved: game.view.motion(state, move).length,
  });
}

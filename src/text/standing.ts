import { type Game, type Language, opponentOf, type Player } from '../core/game.ts';
import type { ReportedVerdict } from '../core/report.ts';
import type { Catalogue } from './catalogue.ts';

/** What a position comes to, or came to where the game is over, naming the winner: the verdict is that of `owner`. */
export function standingSentence(
  game: Game,
  verdict: ReportedVerdict,
  owner: Player,
  isOver: boolean,
  language: Language,
  words: Catalogue,
): string {
  const { players } = game.text[language];
  return words.verdicts.standing(verdict, players[owner], players[opponentOf(owner)], isOver);
}

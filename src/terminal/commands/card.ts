import { games } from '../../games/index.ts';
import { cardCsv } from '../../study/cards/csv.ts';
import { sheetSvg } from '../../study/cards/sheet.ts';
import { type Command, gameOf, refuseExtra } from '../command.ts';
import { cardLines } from '../print/card-page.ts';
import { refuse } from '../problems.ts';

/** A game's strategy card: for people, for flash cards, for a printer, for programs. */
export const cardCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const { language, isCsv, isSvg } = invocation.arguments;
  const game = found.value;
  const card = await game.card?.();
  if (!card) {
    const values = { game: game.text[language].name, list: (await gamesWithCard()).join(', ') };
    return { failure: refuse({ code: 'no-card', values }) };
  }
  const { summary, lookUp } = card.words[language];
  const rules = [...card.rules.map(({ words }) => words[language]), lookUp];
  // The last end of line is the program's.
  const text = isSvg
    ? sheetSvg(game, card, language)
    : isCsv
      ? cardCsv(card).replace(/\r\n$/u, '\r')
      : cardLines(game, card, language, invocation.board, invocation.width).join('\n');
  const side = game.notation.sides[card.seat];
  return { printout: { text, json: { game: game.id, side, summary, rules, entries: card.entries } } };
};

async function gamesWithCard(): Promise<readonly string[]> {
  const loaded = await Promise.all(games.map((entry) => entry.load()));
  return loaded.filter(({ card }) => card).map(({ id }) => id);
}

import { type Game, languages, type Player } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { refuse } from './problems.ts';

const byTurn = ['first', 'second'];
const atRandom = 'random';

/** The seat that a text asks for: by turn, by the name that the game has for the side in any language, or by chance. */
export function parseSeat(game: Game, text: string | undefined, freshSeed: () => number): Result<Player> {
  const typed = (text ?? atRandom).trim().toLowerCase();
  if (typed === atRandom) return succeed(playerOf(freshSeed() % 2));
  const names = languages.map((language) => game.text[language].players.map(({ name }) => name.toLowerCase()));
  for (const pair of [byTurn, ...names]) {
    const at = pair.indexOf(typed);
    if (at >= 0) return succeed(playerOf(at));
  }
  const list = [...byTurn, ...new Set(names.flat()), atRandom].join(', ');
  return refuse({ code: 'online-seat', values: { text: text ?? '', list } });
}

function playerOf(index: number): Player {
  return index === 0 ? 0 : 1;
}

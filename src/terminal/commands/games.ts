import { games } from '../../games/index.ts';
import { type Command, refuseExtra } from '../command.ts';
import { wrap } from '../print/wrap.ts';
import { terminal } from '../text.ts';

/** The list of games, each followed by its variants. */
export const gamesCommand: Command = async (invocation) => {
  const failure = refuseExtra(invocation, 0);
  if (failure) return { failure };
  const { loaded, width, program } = invocation;
  const { language } = invocation.arguments;
  const listed = await Promise.all(
    games.map(async (entry) => ({ game: await entry.load(), variantOf: entry.variantOf ?? null })),
  );
  const rows = [...listed, ...loaded.map((game) => ({ game, variantOf: null }))];
  const words = terminal.text[language];
  const column = Math.max(...rows.map(({ game }) => game.id.length)) + 4;
  const row = (id: string, text: string) => {
    const [first = '', ...rest] = wrap(text.split(' '), width, ' '.repeat(column)).split('\n');
    return [id.padEnd(column) + first.trimStart(), ...rest].join('\n');
  };
  const lines = rows.map(({ game, variantOf }) => {
    const { name, summary } = game.text[language];
    return row(`${variantOf ? '  ' : ''}${game.id}`, `${name}. ${summary}`);
  });
  const families = games.flatMap((first, index) => {
    const { id, sizes } = first;
    const sized = games.filter((entry) => entry.sizes === sizes);
    if (!sizes || sized[0] !== first) return [];
    const afterVariants = index + 1 + games.filter(({ variantOf }) => variantOf === id).length;
    return [{ sizes, variantOf: id, examples: sized.slice(1).map((entry) => entry.id), afterVariants }];
  });
  for (const { sizes, afterVariants } of families.toReversed()) {
    lines.splice(afterVariants, 0, row(`  ${sizes.pattern}`, words.anySize(sizes.least, sizes.most)));
  }
  return {
    printout: {
      text: [...lines, '', wrap(words.lookFurther(program).split(' '), width)].join('\n'),
      json: {
        games: rows.map(({ game, variantOf }) => {
          const { name, summary, players, credit } = game.text[language];
          return { id: game.id, variantOf, name, summary, players: players.map((player) => player.name), credit };
        }),
        families: families.map(({ sizes, variantOf, examples }) => ({ id: sizes.pattern, variantOf, examples })),
      },
    },
  };
};

import { type ListedMove, listMoves } from '../../play/listed-moves.ts';
import type { NodeId } from '../../play/tree.ts';
import { sayLine } from './describe.ts';
import { appText } from './text.ts';
import type { Scene, Ui } from './ui.ts';

/** One of the lines that were played, by its last position, to go on with in place of the present one. */
export function chooseVariation({ table, language }: Scene, ui: Ui, isAscii: boolean): Promise<NodeId | undefined> {
  const { tree, head, current } = table;
  const { title, from, game } = appText[language].variations;
  const moves = listMoves({ tree, head, current, reviewOf: () => undefined });
  const played = moves.filter(({ isAhead }) => !isAhead);
  const ahead = moves.slice(played.length);
  const others = [...(ahead.length > 0 ? [ahead] : []), ...branchesOf(moves)];
  return ui.choose({
    title,
    lines: [from],
    options: [
      { value: head, label: game(sayShortly(played, isAscii)) },
      ...others.map((line) => ({ value: line.at(-1)?.id ?? head, label: sayShortly(line, isAscii) })),
    ],
    hasWayBack: true,
  });
}

/** Every line that leaves another one, in the order of the list. */
function branchesOf(line: readonly ListedMove[]): readonly (readonly ListedMove[])[] {
  return line.flatMap(({ variations }) => variations.flatMap((branch) => [branch, ...branchesOf(branch)]));
}

/** So many moves of a line tell it from others, at its beginning and at its end, where it would be gone on with. */
const [movesAtBeginning, movesAtEnd] = [2, 4];

function sayShortly(line: readonly ListedMove[], isAscii: boolean): string {
  const moves = line.map((move) => ({ ...move, variations: [] }));
  if (moves.length <= movesAtBeginning + movesAtEnd) return sayLine(moves, isAscii);
  const [beginning, end] = [moves.slice(0, movesAtBeginning), moves.slice(-movesAtEnd)];
  return `${sayLine(beginning, isAscii)} ${isAscii ? '...' : '…'} ${sayLine(end, isAscii)}`;
}

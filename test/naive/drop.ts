import { changed, gridOf, hasLine, type NaiveRules, textOf } from './naive.ts';

export function naiveDrop(line: number): NaiveRules {
  return {
    moves(position) {
      const { grid, side } = gridOf(position);
      const other = side === 'x' ? 'o' : 'x';
      if (hasLine(grid, other, line)) return [];
      const [topRow = []] = grid;
      return topRow.flatMap((top, column) => {
        if (top !== '.') return [];
        const landing = grid.findLastIndex((row) => row[column] === '.');
        const after = changed(grid, [landing, column, side]);
        return [{ move: String(column + 1), position: textOf(after, other) }];
      });
    },

    outcome(position) {
      const { grid, side } = gridOf(position);
      if (hasLine(grid, side === 'x' ? 'o' : 'x', line)) return 'loss';
      return grid.flat().includes('.') ? 'ongoing' : 'draw';
    },
  };
}

/** The eight turns and reflections of a square grid: for each, where every cell goes, in reading order. */
export function squareSymmetries(size: number): readonly (readonly number[])[] {
  const last = size - 1;
  const images: readonly ((row: number, column: number) => [number, number])[] = [
    (row, column) => [row, column],
    (row, column) => [column, last - row],
    (row, column) => [last - row, last - column],
    (row, column) => [last - column, row],
    (row, column) => [row, last - column],
    (row, column) => [last - row, column],
    (row, column) => [column, row],
    (row, column) => [last - column, last - row],
  ];
  return images.map((image) =>
    Array.from({ length: size * size }, (_, cell) => {
      const [row, column] = image(Math.floor(cell / size), cell % size);
      return row * size + column;
    }),
  );
}

import { describe, expect, test } from 'vitest';
import { run } from '../../test/run-program.ts';
import { neutreeko } from '../games/neutreeko/index.ts';
import { loadPuzzles } from '../study/puzzles/load.ts';

/** The objects that a command prints, a line each. */
async function linesOf(line: string) {
  const { out, code } = await run(line);
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each));
}

describe('puzzles', () => {
  test('gives programs all of them, an object a line', async () => {
    const puzzles = await loadPuzzles(neutreeko);
    const lines = await linesOf('puzzles neutreeko --json');
    expect(lines).toEqual(puzzles.map(({ grade: _, ...rest }) => rest));
    expect(Object.keys(lines[0])).toEqual([
      ...['id', 'game', 'position', 'goal', 'plies', 'solution', 'rating', 'themes'],
    ]);
  });

  test('draws as many as are wanted by the seed, of the grades and the theme', async () => {
    const puzzles = new Map((await loadPuzzles(neutreeko)).map((puzzle) => [puzzle.id, puzzle]));
    const some = await linesOf('puzzles neutreeko --json --count 7 --grade 3-5 --theme ZUGZWANG --seed 4');
    expect(some).toHaveLength(7);
    for (const { id } of some) {
      expect(puzzles.get(id)?.themes).toContain('zugzwang');
      expect([3, 4, 5]).toContain(puzzles.get(id)?.grade);
    }
    expect(await linesOf('puzzles neutreeko --json --count 7 --grade 3-5 --theme zugzwang --seed 4')).toEqual(some);
    expect(await linesOf('puzzles neutreeko --json --count 7 --grade 3-5 --theme zugzwang --seed 5')).not.toEqual(some);
    const one = await linesOf('puzzles neutreeko --json --count 1 --grade 4');
    expect(puzzles.get(one[0].id)?.grade).toBe(4);
  });

  test('shows people five boards, and the solutions after them', async () => {
    const { out, code } = await run('puzzles tres-em-linha');
    expect(code).toBe(0);
    expect(out).toMatch(/^Três em Linha: 5 of \d+ puzzles\n\n1\. [0-9a-z]{8}, grade \d, rating -?\d+/u);
    expect(out.match(/to move\. (?:Win in \d+|Hold the draw)\.$/gmu)).toHaveLength(5);
    expect(
      out
        .slice(out.indexOf('Solutions:'))
        .trimEnd()
        .split('\n')
        .filter((line) => /^ {2}\d\. \d/u.test(line)),
    ).toHaveLength(5);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const portuguese = await run('puzzles tres-em-linha --count 1 --lang pt');
    expect(portuguese.out).toMatch(/^Três em Linha: 1 de \d+ problemas\n\n1\. [0-9a-z]{8}, grau \d, classificação/u);
    expect(portuguese.out).toMatch(/(?:Ganha em \d+|Segura o empate)\.$/mu);
  });

  test.each([
    [
      'puzzles drop-3x3x3',
      'Three in a Row, 3 × 3 has no puzzles; those that have some are neutreeko, fuse, quantik, tres-em-linha, drop-7x6x4.',
    ],
    [
      'puzzles quantik --theme fork',
      'There is no theme “fork”; there are only-draw, quiet, double-threat, block, zugzwang, slower-win.',
    ],
    [
      'puzzles quantik --theme fork --lang pt',
      'Não existe o tema “fork”; existem only-draw, quiet, double-threat, block, zugzwang, slower-win.',
    ],
    ...['0', '9', '5-3', '1-9', 'hard', '3-'].map((grade) => [
      `puzzles quantik --grade ${grade}`,
      `--grade is “${grade}”; a grade from 1 to 8 was expected, or the first and the last of several, as in 3-5.`,
    ]),
    [
      'puzzles quantik --grade 9 --lang pt',
      '--grade é “9”; esperava-se um grau de 1 a 8, ou o primeiro e o último de vários, como em 3-5.',
    ],
    ['puzzles quantik --count 0', '--count is “0”; a whole number from 1 to 10000 was expected.'],
    [
      'puzzles quantik --theme only-draw',
      'No puzzle of Quantik is of this grade and theme; without --grade or --theme there are more.',
    ],
    [
      'puzzles quantik --theme only-draw --lang pt',
      'Nenhum problema de Quantik é deste grau e tema; sem --grade ou --theme há mais.',
    ],
    ['puzzles', 'The game is missing: tabuleiro puzzles <game>.'],
    ['puzzles neutreeko 3', '“3” is one word too many: tabuleiro puzzles <game>.'],
  ])('%s: refuses in one sentence', async (line, sentence) => {
    const { error, out, code } = await run(line);
    expect({ error, out, code }).toEqual({ error: `${sentence}\n`, out: '', code: 2 });
  });
});

import { describe, expect, test } from 'vitest';
import { naiveRules } from '../../test/naive/index.ts';
import type { NaiveRules } from '../../test/naive/naive.ts';
import { ticTacToe } from '../../test/project.ts';
import { json, record, run } from '../../test/run-program.ts';
import type { Value } from '../core/oracle.ts';

const start = '.w.w./..b../...../..w../.b.b. b';

describe('analyse', () => {
  test('gives the value of every move', async () => {
    const report = await json('analyse neutreeko');
    expect(report).toMatchObject({
      game: 'neutreeko',
      position: start,
      turn: 'b',
      exact: true,
      value: 'draw',
      plies: null,
    });
    expect(Object.keys(report)).toEqual(['game', 'position', 'turn', 'exact', 'value', 'plies', 'moves']);
    expect(report.moves).toHaveLength(14);
    expect(report.moves[0]).toEqual({ move: '2C-1C', exact: true, value: 'loss', plies: 4 });
    expect(report.moves[8]).toEqual({ move: '5B-5C', exact: true, value: 'draw', plies: null });
  });

  test('says it to people as shapes and numbers, the best first', async () => {
    const { out } = await run('analyse tres-em-linha "...../..oox/.oxxo/xxoxo"');
    expect(out).toContain('x to move.\nWith best play: a win in 1.\n\n2 ▲1  1 ▼2  3 ▼2  4 ▼2  5 ▼2\n');
    expect(out).toContain('▲n wins in n moves');
    expect((await run('analyse tres-em-linha "...../..oox/.oxxo/xxoxo" --ascii --lang pt')).out).toContain(
      '2 W1  1 L2',
    );
  });

  test('of a finished game says how it ended', async () => {
    expect(await json('analyse quantik "BCAB/ACdd/DDbc/.abc"')).toMatchObject({
      value: 'loss',
      plies: 0,
      ended: 'blocked',
      moves: [],
    });
    const drawn = await json('analyse quantik-blocked-draw "BCAB/ACdd/DDbc/.abc"');
    expect(drawn).toMatchObject({ value: 'draw', plies: 0, ended: 'blocked', moves: [] });
    expect((await run('analyse neutreeko "bbb../...../...../...../ww..w w"')).out).toContain('Black wins');
  });

  test('of Fuse counts points where it is exact, and not plies', async () => {
    const late = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';
    const report = await json(`analyse fuse "${late}"`);
    expect(report).toMatchObject({ exact: true, plies: null, margin: expect.any(Number) });
    expect(report.moves).toEqual([
      { move: 'pass', exact: true, value: report.value, plies: null, margin: report.margin },
    ]);
    expect((await run(`analyse fuse "${late}"`)).out).toContain('▲(+n) wins by n points');
    const over = '#....w.#/...bbb../..w.wwb./.bbbbbw./....wbw./.bw.www./....bw../#......# w';
    expect(await json(`analyse fuse "${over}"`)).toMatchObject({ value: 'win', plies: 0, margin: 1, ended: 'groups' });
    expect(await json(`analyse fuse-omega "${over}"`)).toMatchObject({ value: 'loss', margin: -4, ended: 'groups' });
  });

  test('says what it does not know, as an estimate', async () => {
    const report = await json('analyse fuse --time 30');
    expect(report).toMatchObject({ exact: false, value: null, plies: null });
    expect(Math.abs(report.score)).toBeLessThanOrEqual(1);
    const { stage, games, won } = report.estimateRecord;
    expect(stage).toBe(24);
    const { out } = await run('analyse fuse --time 30');
    expect(out).toContain('~ is an estimate');
    // In lines of the terminal's width.
    const said = `with 24 discs on the border, the side they favoured won ${won} of ${games} games`;
    expect(out.replaceAll('\n', ' ')).toContain(said);
    const inPortuguese = `com 24 discos na borda, o lado que favoreciam ganhou ${won} de ${games} partidas`;
    expect((await run('analyse fuse --time 30 --lang pt')).out.replaceAll('\n', ' ')).toContain(inPortuguese);
  });

  test('takes one position a line, and puts an error in the place of a bad one', async () => {
    const lines = `${start}\nnonsense\n\n...w./b..../...../bw.../.wb.. w\n`;
    const { out, error, code } = await run('analyse neutreeko --stdin', lines);
    expect({ error, code }).toEqual({ error: '', code: 2 });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.position ?? answer.error)).toEqual([
      start,
      'The position has 1 row; 5 were expected, with a slash between them.',
      'The position has 1 row; 5 were expected, with a slash between them.',
      '...w./b..../...../bw.../.wb.. w',
    ]);
    expect((await run('analyse neutreeko --stdin', `${start}\n`)).code).toBe(0);
    expect(await run('analyse neutreeko --stdin', '')).toEqual({ out: '', error: '', code: 0 });
  });

  test('knows a game from outside, in its thread too', async () => {
    const report = await json(`analyse tic-tac-toe "x.o/.../..x o" --load "${ticTacToe}"`);
    expect(report).toMatchObject({ exact: true, value: 'loss', plies: 4 });
  });
});

describe('review', () => {
  test('judges every move and says where the game was decided', async () => {
    const thrown = record.replace('result: first wins (line)', 'result: unfinished').replace('3. 3', '');
    const { moves, decidedAt, turnedAt } = await json('review -', thrown);
    const judged = moves.map(({ move, judgement }: { move: string; judgement: string }) => `${move} ${judgement}`);
    expect(judged).toEqual(['1 throws-win', '1 throws-win', '2 slower-win', '2 keeps']);
    expect(decidedAt).toBe(2);
    expect(turnedAt).toBeNull();
  });

  test('says so in words, in both languages', async () => {
    const { out, code } = await run('review -', record);
    expect(code).toBe(0);
    expect(out).toContain('throws a win; better: ');
    expect(out).toContain('Decided at move 2, when column 1 was played.');
    expect((await run('review - --lang pt', record)).out).toContain('desperdiça a vitória; melhor: ');
  });

  test('shows what was noted on a move', async () => {
    const { out } = await run('review -', record.replace('3. 3', '3. 3 {At last!}'));
    expect(out).toMatch(/^5\. .* \{At last!\}$/mu);
  });

  test('says where repetitions are left out, and shows the third as a draw', async () => {
    const again = '1. 2C-4E 1D-4D\n2. 4E-2C 4D-1D\n';
    const circling = `tabuleiro record 1\ngame: neutreeko\nstart: ${start}\n\n${again}${again}`;
    const { out } = await run('review -', circling);
    expect(out).toContain('values from there on take no account of repetitions');
    const { moves } = await json('review -', circling);
    expect(moves.map((move: { ignoresRepetition?: true }) => move.ignoresRepetition ?? false)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true, true],
    ]);
    expect(moves.at(-1).after).toEqual({ exact: true, value: 'draw', plies: null, repeats: true });
  });

  test('of a resigned game looks at how it ended', async () => {
    const resigned = `tabuleiro record 1\ngame: neutreeko\nstart: ${start}\nresult: second wins (resignation)\n\n1. 2C-4E 1D-4D\n`;
    const { out } = await run('review -', resigned);
    expect(out).toContain('White wins: Black resigned.');
    expect(out).toContain('Decided by the resignation: the position was not lost.');
    const late = await run('review - --lang pt', resigned.replace('resignation', 'time'));
    expect(late.out).toContain('Ganham as brancas: as pretas ficaram sem tempo.');
    expect(late.out).toContain('Decidiu-se no relógio: a posição não estava perdida.');
    expect(await json('review -', resigned)).toMatchObject({ ended: 'resignation', winner: 'w' });
  });

  test('of a game without moves says so', async () => {
    expect(
      (await run('review -', record.replace(/1\. 1[\s\S]*/u, '').replace('first wins (line)', 'unfinished'))).out,
    ).toContain('The record has no moves.');
  });

  test('judges what is good of a damaged record', async () => {
    const { out, error, code } = await run('review -', record.replace('2. 2 2', '2. 2 9'));
    expect(code).toBe(2);
    expect(out).toContain('3.  x  2');
    expect(error).toContain('Move 4 of the record, “9”, failed');
  });
});

/** The value of every position that play can reach and in which it goes on, by the naive rules alone. */
function naiveValues({ moves, outcome }: NaiveRules, start: string): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  const worth = (position: string): Value => {
    const ended = outcome(position);
    if (ended !== 'ongoing') return ended;
    const known = values.get(position);
    if (known) return known;
    const replies = moves(position).map((move) => worth(move.position));
    const value = replies.includes('loss') ? 'win' : replies.includes('draw') ? 'draw' : 'loss';
    values.set(position, value);
    return value;
  };
  worth(start);
  return values;
}

describe('solve', () => {
  test('counts a whole game', async () => {
    const { totals, report } = await json('solve neutreeko');
    expect(totals).toMatchObject({ won: 2473028, lost: 817956, drawn: 104660, longest: { plies: 51, count: 8 } });
    expect(report).toMatchObject({ exact: true, value: 'draw' });
    const { out } = await run('solve neutreeko');
    expect(out).toContain('3,395,644  in all');
    expect(out).toContain('The longest win takes 51 moves of both sides, in 8 positions, one of them:');
  });

  test('counts a small game from outside', async () => {
    const { totals } = await json(`solve tic-tac-toe --load "${ticTacToe}"`);
    // The 5478 positions of tic-tac-toe, 958 of them finished.
    expect(totals.won + totals.lost + totals.drawn + totals.finished).toBe(5478);
    expect(totals.finished).toBe(958);
  });

  test('counts a small drop game with lines of four, as plain minimax does', async () => {
    const { totals, report, position } = await json('solve drop-4x4x4');
    expect(totals).toMatchObject({ won: 38_675, lost: 10_830, drawn: 84_784, finished: 26_740 });
    const naive = naiveValues(naiveRules('drop-4x4x4'), position);
    const counts = { win: 0, loss: 0, draw: 0 };
    for (const value of naive.values()) counts[value]++;
    expect(totals).toMatchObject({ won: counts.win, lost: counts.loss, drawn: counts.draw });
    expect(report).toMatchObject({ exact: true, value: naive.get(position) });
  });

  test('shows what it has when it is broken off', async () => {
    for (const line of ['solve tres-em-linha', 'solve drop-7x6x4 --time 3600000']) {
      const breaking = new AbortController();
      // A clock that a slice takes a second on; the user breaks off once something was under way.
      let looks = 0;
      const now = () => {
        if (++looks === 40) breaking.abort();
        return looks * 1000;
      };
      const { code, out, error } = await run(line, '', {}, { now, signal: breaking.signal });
      expect({ code, error }).toEqual({ code: 130, error: '' });
      expect(out).toContain('The start, for the player to move.');
      expect(out).toContain('It was interrupted before all positions were counted.');
    }
  });

  test('prints the positions by plies, and the draws by how many moves hold them', async () => {
    const { table, totals } = await json('solve neutreeko --table');
    const sumOf = (column: string) =>
      table.plies.reduce((sum: number, row: Record<string, number>) => sum + (row[column] ?? 0), 0);
    expect([sumOf('won'), sumOf('lost'), sumOf('drawn')]).toEqual([totals.won, totals.lost, totals.drawn]);
    expect(table.plies.find((row: { plies: number }) => row.plies === 51)).toMatchObject({ won: 8, lost: 0 });
    expect(table.drawLevels[0]).toEqual({ level: 1, positions: 82_236 });
    const { out } = await run('solve tres-em-linha --table --lang pt');
    expect(out).toMatch(/^ +15 +6 +6$/mu);
    expect(out).toMatch(/^ao todo +260\s064 +48\s139 +252 +308\s455$/mu);
  });

  test('says in a sentence why there is no table', async () => {
    for (const game of ['quantik', 'fuse']) {
      expect((await run(`solve ${game} --table --time 30`)).out).toContain(
        'There is no table: for that every position',
      );
    }
  });

  test('says when a game is too large', async () => {
    expect((await run('solve fuse --time 30')).out).toContain('too many to count');
  });
});

test('plain characters are all that --ascii writes', async () => {
  for (const line of ['show quantik', 'show fuse-kings', 'analyse neutreeko', 'analyse fuse --time 20', 'review -']) {
    const { out } = await run(`${line} --ascii`, record);
    expect(out.replace('Três', 'Tres').replaceAll('−', '-')).toMatch(/^[\n -~]*$/u);
  }
});

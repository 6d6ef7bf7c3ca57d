import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game, Language } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import { present } from '../src/core/present.ts';
import { loadGame } from '../src/games/index.ts';
import { loadPuzzles } from '../src/study/puzzles/load.ts';
import { type Attempt, answer, beginAttempt, hint, isSolved, solutionLine } from '../src/study/training/attempt.ts';
import { puzzleOfDay } from '../src/study/training/daily.ts';
import { noProgress, noteTry, progressIn } from '../src/study/training/progress.ts';
import { formatProgress, parseProgress } from '../src/study/training/progress-text.ts';
import { sayHint, sayRight, sayTask } from '../src/study/training/say.ts';
import { training } from '../src/study/training/text.ts';
import { type LiveProgram, run, startProgram } from './run-program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-train-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Noon, so that it is the same date wherever the tests run but on a few islands.
const now = Date.UTC(2026, 10, 18, 12);
const day = 86_400_000;
const env = () => ({ XDG_DATA_HOME: folder });
const file = () => join(folder, 'tabuleiro', 'training.json');

const train = (line: string, answers: readonly string[] = []) =>
  run(`train ${line}`, answers.map((each) => `${each}\n`).join(''), env(), { wallClock: () => now });
const start = (line: string, time = now) => startProgram(`train ${line}`, env(), { wallClock: () => time });

function kept(game: string) {
  const read = parseProgress(readFileSync(file(), 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  expect(read.value.damaged).toEqual([]);
  return { ...progressIn(read.value.progress, game), days: read.value.progress.days };
}

/** What is kept of the last puzzle, and nothing of any other. */
const keptResults = (game: string) => Object.values(kept(game).results);

const load = async (id: string) => (await loadGame(id)) as Game;

/** The puzzle that was asked last, from its beginning. */
async function askedIn(out: string, id: string): Promise<Attempt> {
  const game = await load(id);
  const asked = [...out.matchAll(/(?:puzzle|problema) ([^ ,]+),/gu)].at(-1)?.[1];
  const puzzle = (await loadPuzzles(game)).find((each) => each.id === asked);
  return beginAttempt(game, present(puzzle, 'puzzle that was asked'));
}

function wrongMove({ match, turn }: Attempt): string {
  const texts = legalMoves(match.game, match.state).map((move) => match.game.notation.move(match.state, move));
  return present(
    texts.find((text) => !turn?.moves.includes(text)),
    'wrong move',
  );
}

/** Solves what is asked, whichever of the replies the opponent makes. */
async function solve(program: LiveProgram, attempt: Attempt, language: Language = 'en'): Promise<void> {
  const words = training.text[language];
  for (let here = attempt; !isSolved(here); ) {
    const move = present(here.turn?.moves[0], 'right move');
    const before = program.out.length;
    const replies = Object.keys(here.turn?.replies ?? {}).sort();
    program.type(move);
    await program.says(
      replies.length > 0 ? words.right({ name: '' }, '').slice(0, 5) : /Solved|it\. This|Resolvido|Era/u,
    );
    if (replies.length > 0) await program.says(':\n');
    const after = replies.map((_, place) => answer(here, move, { below: () => place }));
    const possible = after.length > 0 ? after : [answer(here, move)];
    const seen = possible.flatMap((each) => (each.ok ? [each.value] : []));
    const said = program.out.slice(before).replace(/\s+/gu, ' ');
    const found = seen.find((each) => each.kind === 'solved' || said.includes(sayRight(each, language, words) ?? '?'));
    here = present(found, 'reply').attempt;
    const task = sayTask(here, language, words);
    if (task) expect(said).toContain(task);
  }
}

describe('a puzzle', () => {
  test.each(['neutreeko', 'fuse', 'quantik', 'tres-em-linha', 'drop-7x6x4'])('of %s is solved', async (game) => {
    const program = start(`${game} --seed 5`);
    await program.says('move:');
    const attempt = await askedIn(program.out, game);
    expect(program.out).toMatch(/^help lists what else you can say\.\n/u);
    expect(program.out).toContain(sayTask(attempt, 'en', training.text.en));
    await solve(program, attempt);
    await program.says('next puzzle, or quit:');
    expect(program.out).toContain('Solved!');
    expect(program.out).toMatch(/Your rating is −?\d+, give or take \d+/u);
    program.type('quit');
    expect(await program.code).toBe(0);
    expect([program.error, program.out.slice(-9)]).toEqual(['', 'Goodbye.\n']);
    expect(keptResults(game)).toEqual([{ first: 'solved', last: 'solved', tries: 1, at: now }]);
    expect(kept(game).cards).toEqual({});
  });

  test('is solved in Portuguese, after a mistake', async () => {
    const program = start('neutreeko --seed 6 --lang pt');
    await program.says('jogada:');
    const attempt = await askedIn(program.out, 'neutreeko');
    program.type('disparate');
    await program.says('não é uma jogada');
    program.type(wrongMove(attempt));
    await program.says('? Então ');
    await program.says('jogada:');
    await solve(program, attempt, 'pt');
    await program.says('Este problema há de voltar.');
    await program.says('A tua classificação é');
    program.type('sair');
    expect(await program.code).toBe(0);
    expect(program.out).toMatch(/Até à próxima\.\n$/u);
    expect(keptResults('neutreeko')).toEqual([{ first: 'failed', last: 'failed', tries: 1, at: now }]);
  });

  test('is failed by a wrong move, which is answered by what refutes it, and comes again', async () => {
    const first = await train('tres-em-linha --seed 2');
    const attempt = await askedIn(first.out, 'tres-em-linha');
    expect(() => readFileSync(file())).toThrow();
    const wrong = wrongMove(attempt);
    const { out, code } = await train('tres-em-linha --seed 2', [wrong, 'quit']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Column ${wrong}\\? Then (?:it is a draw|[xo] wins in \\d+): \\d`, 'u'));
    const id = attempt.puzzle.id;
    expect(kept('tres-em-linha').results[id]).toEqual({ first: 'failed', last: 'failed', tries: 1, at: now });
    expect(kept('tres-em-linha').cards[id]?.due).toBe(now + day);
    const later = start('tres-em-linha --seed 99', now + day);
    await later.says('You failed this one before.');
    await later.says('move:');
    expect((await askedIn(later.out, 'tres-em-linha')).puzzle.id).toBe(id);
    await solve(later, attempt);
    await later.says('or quit:');
    later.endInput();
    await later.code;
    expect(later.out).not.toContain('Your rating is');
    expect(kept('tres-em-linha').cards[id]?.tries).toBe(2);
  });

  test('is hinted at twice, and then it is failed', async () => {
    const { out } = await train('neutreeko --seed 4', ['hint', 'dica', 'tip', 'board']);
    const attempt = await askedIn(out, 'neutreeko');
    const first = present(hint(attempt), 'hint');
    const second = present(hint(first.attempt), 'hint');
    const [look, tell] = [first, second].map((each) => sayHint(each, 'en', training.text.en));
    const said = out.split('\n');
    expect(said.filter((line) => line === look)).toHaveLength(1);
    expect(said.filter((line) => line === tell)).toHaveLength(2);
    expect(keptResults('neutreeko').map(({ last }) => last)).toEqual(['failed']);
    expect(out.match(/ 5 │/gu)).toHaveLength(2);
  });

  test('that is solved with a look at the right piece is kept as such', async () => {
    const program = start('neutreeko --seed 4');
    await program.says('move:');
    program.type('hint');
    await program.says('move:');
    await solve(program, await askedIn(program.out, 'neutreeko'));
    await program.says('with a hint.');
    program.endInput();
    await program.code;
    expect(keptResults('neutreeko').map(({ first }) => first)).toEqual(['hinted']);
  });

  test('is skipped for another, and told in full', async () => {
    const { out, code } = await train('quantik --seed 4', ['skip', 'saltar', 'solution', 'no', '', 'quit']);
    const ids = [...out.matchAll(/puzzle ([^ ,]+),/gu)].map(([, id]) => id);
    expect([code, ids.length, new Set(ids).size]).toEqual([0, 4, 4]);
    const third = out.slice(0, out.lastIndexOf('puzzle '));
    const attempt = await askedIn(third, 'quantik');
    expect(out.replace(/\s+/gu, ' ')).toContain(`The solution: ${solutionLine(attempt).join(' ')}`);
    expect(out).toContain('“no” is no answer here.');
    expect(Object.keys(kept('quantik').results)).toEqual([ids[2]]);
  });

  test('takes words and numbers as a table does, and refuses all else in a sentence', async () => {
    const answers = ['', 'moves', 'help', 'rules', '#999', '\u0000\u001b[2J', '9'.repeat(5000), 'zz-zz'];
    const { out, code, error } = await train('fuse --seed 1', answers);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/#1 /u);
    expect(out).toContain('Besides a move you can say:');
    expect(out).toContain('There is no move number “999”');
    expect(out.match(/is not a move;|There is no/gu)?.length).toBeGreaterThanOrEqual(4);
    expect(out).not.toContain('\u001b');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(() => readFileSync(file())).toThrow();
  });
});

describe('which puzzle', () => {
  test('is chosen by grade and theme, and the same for the same seed', async () => {
    const line = 'tres-em-linha --grade 2-3 --theme block --seed 8';
    const { out } = await train(line, ['skip', 'skip', 'skip']);
    const grades = [...out.matchAll(/· Grade (\d) ·/gu)].map(([, grade]) => Number(grade));
    expect(grades.length).toBe(4);
    expect(grades.every((grade) => grade === 2 || grade === 3)).toBe(true);
    expect((await train(line, ['skip', 'skip', 'skip'])).out).toBe(out);
    const { puzzle } = await askedIn(out, 'tres-em-linha');
    expect(puzzle.themes).toContain('block');
  });

  test('is of the game that is chosen, by its number, its name or its id', async () => {
    const { out } = await train('--seed 1', ['7', 'chess', 'Quantik']);
    expect(out).toContain('“7” is none of these');
    expect(out).toContain('“chess” is none of these');
    expect(out).toMatch(/Quantik · Grade/u);
    expect((await train('--seed 1', ['1', 'quit'])).out).toMatch(/Neutreeko · Grade/u);
    expect((await train('--seed 1', ['quit'])).out).toMatch(/Goodbye\.\n$/u);
  });

  test('is that of the day, once a day, and the next day again', async () => {
    const game = await load('neutreeko');
    const local = new Date(now);
    const date = `${local.getFullYear()}-${local.getMonth() + 1}-${local.getDate()}`;
    const puzzle = present(puzzleOfDay(await loadPuzzles(game), date), 'puzzle of the day');
    const today = start('neutreeko --daily');
    await today.says(`The puzzle of the day, ${date}`);
    await today.says('move:');
    const attempt = await askedIn(today.out, 'neutreeko');
    expect(attempt.puzzle.id).toBe(puzzle.id);
    await solve(today, attempt);
    expect(await today.code).toBe(0);
    expect(kept('neutreeko').days[date]).toEqual({ game: 'neutreeko', id: puzzle.id, outcome: 'solved', at: now });
    const again = await train('neutreeko --daily');
    expect(again.out).toContain('You have tried it already today');
    const tomorrow = start('neutreeko --daily', now + day);
    await tomorrow.says('move:');
    await solve(tomorrow, await askedIn(tomorrow.out, 'neutreeko'));
    await tomorrow.says('2 days running.');
    await tomorrow.code;
    expect((await train('--daily')).out).toMatch(/ · Grade \d · puzzle /u);
  });

  test('is harder and harder in a streak, until the first mistake', async () => {
    const program = start('tres-em-linha --streak --seed 3');
    const grades: number[] = [];
    for (let solved = 0; solved < 4; solved++) {
      await program.says(solved === 0 ? 'A streak begins.' : `${solved} puzzle`);
      await program.says('move:');
      const attempt = await askedIn(program.out, 'tres-em-linha');
      grades.push(attempt.puzzle.grade);
      if (solved < 3) await solve(program, attempt);
      else {
        program.type('hint');
        await program.says('no hints in a streak');
        program.type('skip');
        await program.says('no way around');
        program.type(wrongMove(attempt));
      }
    }
    await program.says('The solution: ');
    await program.says('The streak ends with 3 puzzles solved. Your longest: 3.');
    expect(await program.code).toBe(0);
    expect(grades).toEqual([...grades].sort());
    expect(kept('tres-em-linha').streak).toEqual({ solved: 3, at: now });
    expect((await train('tres-em-linha --streak', ['quit'])).out).toContain(
      'The streak ends with 0 puzzles solved. Your longest: 3.',
    );
  });
});

describe('what can’t be done is said in a sentence', () => {
  test.each([
    ['chess', 'There is no game “chess”'],
    ['neutreeko fuse', '“fuse” is one word too many: tabuleiro train [game].'],
    ['neutreeko --grade 0', '--grade is “0”; a grade from 1 to 8 was expected'],
    ['neutreeko --grade 5-3', '--grade is “5-3”'],
    ['neutreeko --grade hard', '--grade is “hard”'],
    ['neutreeko --theme blok', 'There is no theme “blok”; there are only-draw, quiet'],
    ['neutreeko --theme xyzzyx', 'There is no theme “xyzzyx”; there are only-draw, quiet'],
    ['quantik --theme only-draw', 'No puzzle of Quantik is of this grade and theme'],
    ['fuse-kings', 'has no puzzles; those that have some are neutreeko'],
    ['neutreeko --daily --streak', '--daily and --streak can’t both be given'],
    ['neutreeko --daily --grade 3', '--daily and --grade can’t both be given'],
    ['neutreeko --daily --theme quiet', '--daily and --theme can’t both be given'],
    ['neutreeko --lines', 'The command train has no option --lines'],
    ['neutreeko --grade 9 --lang pt', '--grade é “9”; esperava-se um grau de 1 a 8'],
    ['neutreeko --theme blok --lang pt', 'Não existe o tema “blok”; existem only-draw'],
  ])('train %s', async (line, sentence) => {
    const { out, error, code } = await train(line);
    expect([out, code]).toEqual(['', 2]);
    expect(error).toContain(sentence);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('what is kept', () => {
  const write = (text: string) => {
    mkdirSync(join(folder, 'tabuleiro'), { recursive: true });
    writeFileSync(file(), text);
  };
  const files = () => readdirSync(join(folder, 'tabuleiro')).sort();

  test('and can’t be read is set aside, and never lost', async () => {
    write('{"tabuleiro":"training","ver');
    const { out } = await train('neutreeko --seed 1', ['solution', 'quit']);
    expect(out).toContain('could not be read and was set aside');
    expect(readFileSync(join(folder, 'tabuleiro', 'training.damaged'), 'utf8')).toBe('{"tabuleiro":"training","ver');
    expect(keptResults('neutreeko')).toHaveLength(1);
  });

  test('and is damaged in part is used as far as it is good', async () => {
    const puzzle = { id: 'x', game: 'neutreeko', rating: 300 };
    const good = noteTry(noProgress, { puzzle, outcome: 'failed', now, levels: [] });
    write(formatProgress(good).replace('"cards":{', '"cards":{"y":7,'));
    const { out } = await train('neutreeko --seed 1', ['solution', 'quit']);
    expect(out).toContain('A part of your training could not be read; the rest is there');
    expect(files()).toEqual(['training.damaged', 'training.json']);
    expect(Object.keys(kept('neutreeko').results)).toContain('x');
  });

  test('by a later version is left as it is', async () => {
    write('{"tabuleiro":"training","version":7}');
    const { out, code } = await train('neutreeko --seed 1 --lang pt', ['solução', 'sair']);
    expect(code).toBe(0);
    expect(out.replace(/\s+/gu, ' ')).toContain('versão mais recente');
    expect(readFileSync(file(), 'utf8')).toBe('{"tabuleiro":"training","version":7}');
  });

  test('in a folder that is none is not kept, which is said once', async () => {
    writeFileSync(join(folder, 'tabuleiro'), 'a file');
    const { out, code } = await train('neutreeko --seed 1', ['solution', '', 'solution', 'quit']);
    expect(code).toBe(0);
    expect(out.replace(/\s+/gu, ' ').match(/can’t be (?:kept|read)/gu)).toHaveLength(1);
  });

  test('by two windows at once is there from both', async () => {
    const one = start('neutreeko --seed 1');
    await one.says('move:');
    await train('neutreeko --seed 9', ['solution', 'quit']);
    one.type('solution');
    await one.says('or quit:');
    one.endInput();
    await one.code;
    expect(keptResults('neutreeko')).toHaveLength(2);
  });
});

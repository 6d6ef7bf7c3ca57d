import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { program } from '../project.ts';
import { wrongBot } from './wrong-bots.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'report.html');

function hold(players: readonly string[], ...options: readonly string[]) {
  const line = ['tournament', 'tres-em-linha', '--players', players.join(','), '--games', '2', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...line], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** What a reader sees, without the marks of the page. */
function textOf(page: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
  };
  return page
    .replace(/<style>[\s\S]*?<\/style>/u, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&(?:quot|#39|amp|lt|gt);/gu, (entity) => entities[entity] ?? entity);
}

/** What is said of one bot in the checks of the searches. */
function checkOf(text: string, mistake: string): string {
  const [, section = ''] = text.split('The searches, checked');
  const [, from = ''] = section.split(`wrong-bot.mjs" ${mistake} `);
  return from.split('ugi:')[0] ?? '';
}

describe('a report card', () => {
  /** The mistakes that a report tells by what a bot says of its searches. */
  const told = [
    ['none', 'Every score and every count is the reference’s.'],
    ['end', 'your test for the end of the game does not fire'],
    ['counter', 'Your counter of nodes is never set back'],
    ['bounds', 'it passes no bounds down'],
    ['horizon', 'Off-by-one horizon'],
    ['sign', 'Sign error'],
    ['window', 'Your alpha-beta returns another value than minimax here.'],
    ['table', 'does the table check the depth?'],
  ] as const;

  test.each([[told.slice(0, 4)], [told.slice(4)]])(
    'finds and names the mistakes of bots that search: %s',
    (some) => {
      const bots = some.map(([mistake]) => wrongBot(mistake));
      const { status, stderr, stdout } = hold(bots, '--html', file, '--positions', '40');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain(`The report card is in ${file}.`);
      const page = readFileSync(file, 'utf8');
      for (const [mistake, sentence] of some) expect(checkOf(textOf(page), mistake), mistake).toContain(sentence);
      // One that works offline, and is not large.
      expect(page).not.toMatch(/\b(?:src|href|url|import)\s*[=(]|https?:/u);
      expect(statSync(file).size).toBeLessThan(2_000_000);
    },
    120_000,
  );

  test.each([
    ['illegal', /illegal\s+Illegal move, twice: The bot .* played “7”, which can’t be played/u],
    ['slow', /slow\s+Time-out, twice: The bot .* did not say bestmove within/u],
    ['crash', /crash\s+Crash, twice: The bot .* ended by itself \(exit 1, “Error: the stack is empty”\)/u],
  ])(
    'quotes what a bot did that is %s, in the games, in the exam and in the puzzles',
    (mistake, sentence) => {
      expect(hold([wrongBot(mistake), 'first'], '--html', file, '--positions', '5').status).toBe(0);
      const text = textOf(readFileSync(file, 'utf8'));
      expect(text).toMatch(sentence);
      const oftener = new RegExp(sentence.source.replace('twice', '3 times'), 'u');
      const [, exam = '', puzzles = ''] = text.split(/In the exam|In the puzzles/u);
      expect(exam).toMatch(oftener);
      expect(puzzles).toMatch(oftener);
    },
    120_000,
  );

  test('shows ratings, who met whom, what was kept, fatal moves with their boards, the exam and the puzzles', () => {
    const own = join(folder, 'own.html');
    hold(['random', 'level:3', 'perfect'], '--html', own, '--lang', 'pt', '--games', '6', '--positions', '30');
    const page = readFileSync(own, 'utf8');
    const text = textOf(page);
    for (const title of [
      'Classificações',
      'Cada um contra cada um',
      'Exame',
      'Problemas resolvidos, por grau',
      'Valor mantido',
      'jogada fatal',
      'Tempo gasto',
    ]) {
      expect(text).toContain(title);
    }
    expect(page).toContain('<html lang="pt-PT">');
    // Whoever plays perfectly keeps everything, and has no fatal move unless the start was lost.
    expect(page.match(/<td class="name">perfect<\/td><td>100 %<\/td>/gu)).toHaveLength(3);
    expect(text).toMatch(/Para (?:ganhar|segurar o empate), grau \d: jogou [1-5]; certo [1-5]/u);
    expect(page.match(/<figure><svg/gu)?.length).toBeGreaterThan(3);
    expect(text).toMatch(/Partida \d+, jogada \d+: [1-5]; melhor [1-5]/u);
    const [, fatal = ''] = page.split('jogada fatal');
    expect(fatal).not.toContain('<h3>perfect</h3>');
  }, 60_000);

  test('takes the place of another one, and of nothing else', () => {
    const other = join(folder, 'thesis.html');
    writeFileSync(other, 'years of work');
    const { status, stderr, stdout } = hold(['random', 'first'], '--html', other);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('There is a file');
    expect(readFileSync(other, 'utf8')).toBe('years of work');
    const own = join(folder, 'again.html');
    expect(hold(['random', 'first'], '--html', own, '--positions', '5').status).toBe(0);
    expect(hold(['random', 'first'], '--html', own, '--positions', '5').status).toBe(0);
    const lost = join(folder, 'nowhere', 'report.html');
    expect(hold(['random', 'first'], '--html', lost).stderr).toContain('can’t be written (ENOENT)');
    expect(existsSync(lost)).toBe(false);
  }, 60_000);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardText } from '../src/board/words/text.ts';
import { seededRandom } from '../src/core/random.ts';
import { makeDrop } from '../src/games/drop/index.ts';
import { sayPlayerInSentence } from '../src/play/names.ts';
import { playText } from '../src/play/text.ts';
import { catalogues, sayEnding, sayMove } from '../src/text/say.ts';
import { savedText } from '../src/web/saved/text.ts';
import { root } from './project.ts';

/** What the reader is never called, and words for which another was chosen; in comments and in English there are none. */
const foreignWords = /(?<!\p{L})(?:você|seus?|suas?|lhes?|carateres|Sugestão|de novo|Novo jogo)(?!\p{L})|«(?=\p{L})/gu;

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|html)$/u.test(file) && !/\.test\.tsx?$/u.test(file),
);

test('the reader is tu, and one thing has one word', () => {
  const found = files.flatMap((file) =>
    (readFileSync(join(root, 'src', file), 'utf8').match(foreignWords) ?? []).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('a player whose letter is a word is told from the word', () => {
  const game = makeDrop({ columns: 5, rows: 4, line: 3 });
  const [, second] = game.text.pt.players;
  expect(sayMove(game, game.rules.start(seededRandom(1)), 2, 'pt')).toBe('“x” deixa cair um disco na coluna 3.');
  expect(sayEnding({ winner: 1, reason: 'line', cells: [] }, 'pt', game)).toMatch(/^Ganha “o”: /u);
  expect(catalogues.pt.toMove(second)).toBe('Joga “o”.');
  expect(savedText.pt.won(second)).toBe('vitória de “o”');
  expect(boardText.pt.piece({ cell: 0, owner: 1, kind: 'ring', letter: 'o' }, second)).toBe('disco de “o”');
});

test('a level has its article, a player by name has none', () => {
  const { thinking } = playText.pt;
  const named = (player: string) => thinking(sayPlayerInSentence(player, 'pt', 'start'));
  expect(named('level:3')).toBe('O nível 3 está a pensar…');
  expect(named('minimax:3')).toBe('minimax:3 está a pensar…');
});

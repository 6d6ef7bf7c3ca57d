import { describe, expect, test } from 'vitest';
import { quote, quotePath } from './phrase.ts';

describe('a quotation', () => {
  test('is one line without control characters', () => {
    expect(quote(' two\n\twords\u001b[31m ')).toBe('“two words [31m”');
    expect(quote('\u200b')).toBe('“U+200B”');
    expect(quote('')).toBe('“”');
  });

  test('of much keeps the beginning and the end', () => {
    expect(quote('x'.repeat(40))).toBe(`“${'x'.repeat(40)}”`);
    expect(quote('ugi:python3 /home/ana/a-long-way/to/the/bot.py')).toBe('“ugi:python3 /home/an…ng-way/to/the/bot.py”');
    expect(quote('👑'.repeat(41))).toBe(`“${'👑'.repeat(20)}…${'👑'.repeat(20)}”`);
  });
});

describe('a quoted path', () => {
  const deep = `/home/ana/${'folder/'.repeat(20)}`;

  test('is whole where it is short', () => {
    expect(quotePath('/home/ana/mine.txt')).toBe('“/home/ana/mine.txt”');
    expect(quotePath('mine\u001b.txt')).toBe('“mine .txt”');
  });

  test('keeps the name and the last folders where it is long', () => {
    const shown = quotePath(`${deep}mine.txt`);
    expect(shown).toBe(`“…/${'folder/'.repeat(13)}mine.txt”`);
    expect(quotePath(deep)).toBe(`“…/${'folder/'.repeat(14)}”`);
    expect(quotePath(`C:\\Users\\Ana\\${'folder\\'.repeat(20)}mine.txt`)).toBe(shown.replaceAll('/', '\\'));
  });

  test('keeps a long name whole, and an absurd one not', () => {
    const name = `${'n'.repeat(100)}.txt`;
    expect(quotePath(deep + name)).toBe(`“…/${name}”`);
    expect(quotePath(name)).toBe(`“${name}”`);
    expect(quotePath('x'.repeat(5000)).length).toBeLessThan(300);
  });
});

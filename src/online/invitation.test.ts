import { describe, expect, test } from 'vitest';
import { cleanName, formatOnlineAddress, parseOnlineAddress, serverOfLink } from './invitation.ts';

const id = 'abcDEF-_12345678';
const invite = 'x'.repeat(22);

describe('the address of a game online', () => {
  test.each([{ id }, { id, invite }])('is read back: %j', (address) => {
    const text = formatOnlineAddress(address);
    expect(parseOnlineAddress(text)).toEqual({ ok: true, value: address });
    expect(parseOnlineAddress(` https://example.org/play/${text}\n`)).toEqual({ ok: true, value: address });
  });

  test('carries the invitation behind #', () => {
    expect(formatOnlineAddress({ id, invite })).toBe(`#/online/${id}?invite=${invite}`);
  });

  test.each([
    '',
    '#/',
    '#/play',
    '#/online/',
    '#/online/short',
    `#/online/${id}?invite=`,
    `#/online/${id}/x`,
    `#/online/${id}?invite=a b`,
  ])('%j is none', (text) => {
    expect(parseOnlineAddress(text)).toMatchObject({ problem: { code: 'not-an-invitation' } });
  });

  test('names its server', () => {
    expect(serverOfLink(`https://example.org/play/#/online/${id}`)).toBe('https://example.org/play');
    expect(serverOfLink(`http://localhost:8080/?x=1#/online/${id}`)).toBe('http://localhost:8080');
    expect(serverOfLink(`#/online/${id}`)).toBeUndefined();
  });
});

describe('a name', () => {
  test.each([
    ['Ana', 'Ana'],
    ['  Ana  Sá ', 'Ana Sá'],
    ['A\u0000n\u202ea', 'A n a'],
    ['😀'.repeat(24), '😀'.repeat(24)],
    ['A\ud83dna', 'A na'],
    ['\udc00', undefined],
    ['', undefined],
    [' \u200b\n', undefined],
    ['\u3164', undefined],
    ['\u2800 \u0301', undefined],
    ['❤️', '❤️'],
    ['x'.repeat(25), undefined],
  ])('is cleaned: %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});

import { describe, expect, test } from 'vitest';
import frozen from '../../test/formats/1/settings.txt?raw';
import {
  areSettingsChosen,
  changeSetting,
  firstSettings,
  formatSettings,
  isOfLaterVersion,
  parseSettings,
} from './settings.ts';

const first = firstSettings(['en-GB']);

describe('settings', () => {
  test.each([
    [['pt-PT', 'en'], 'pt'],
    [['pt-BR'], 'pt'],
    [['fr', 'pt'], 'pt'],
    [['en-US', 'pt'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('begin, for %j, in %s', (languages, language) => {
    expect(firstSettings(languages).language).toBe(language);
  });

  test('of version 1 are still read', () => {
    expect(parseSettings(frozen, first)).toEqual({
      language: 'pt',
      theme: 'dark',
      sound: true,
      motion: 'reduced',
      coordinates: false,
      board: 'own',
      pieceStyle: 'plain',
      values: true,
      turnBoard: true,
    });
  });

  test('come back as they were stored', () => {
    const chosen = { ...first, theme: 'dark', board: 'walnut', sound: true, language: 'pt' } as const;
    expect(parseSettings(formatSettings(chosen), first)).toEqual(chosen);
  });

  test('that are new since have their first value', () => {
    expect(parseSettings('{"version":1,"sound":true}', first)).toEqual({ ...first, sound: true });
  });

  test('that are no longer known are left out', () => {
    expect(parseSettings('{"version":1,"music":true}', first)).toEqual(first);
  });

  test('of a later version are told from damaged ones', () => {
    expect(['{"version":2}', '{"version":"2a"}'].map(isOfLaterVersion)).toEqual([true, true]);
    expect(['', 'null', '{}', '{"version":1,"theme":"pink"}'].map(isOfLaterVersion)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test.each([
    '',
    'null',
    '[]',
    '7',
    '{',
    '{"version":2}',
    '{"version":1,"theme":"pink"}',
    '{"version":1,"sound":1}',
    '{"version":1,"board":"marzipan"}',
  ])('are damaged as %j', (text) => {
    expect(parseSettings(text, first)).toBeUndefined();
  });
});

test('settings count as chosen once one of them was', () => {
  expect(areSettingsChosen()).toBe(false);
  changeSetting('sound', true);
  expect(areSettingsChosen()).toBe(true);
});

import { describe, test } from 'vitest';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { parseChoices } from './new-game/remembered.ts';
import { parseRoute } from './routes.ts';
import { firstSettings, parseSettings } from './settings.ts';
import { readPasted } from './share/pasted.ts';

/** What the app reads from outside, beside what all shells read. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  settings: (text) => parseSettings(text, firstSettings(['en'])),
  'choices for a new game': parseChoices,
  address: (text) => [parseRoute(text), parseRoute(`#/edit/neutreeko/${text}`)],
  'pasted text': (text) => Promise.all([readPasted(text), readPasted(text.slice(0, 100_000))]),
};

describe.each(Object.entries(parsers))('%s', (_name, parse) => {
  test.each(Object.entries(hostileTexts))('of half a million characters, %s', async (_kind, text) => {
    await parse(text);
  });
});

import { expect, test } from 'vitest';
import { systemLanguage } from './language.ts';

test.each([
  [{ LANG: 'pt_PT.UTF-8' }, 'en-GB', 'pt'],
  [{ LC_ALL: 'en_GB.UTF-8', LANG: 'pt_PT.UTF-8' }, 'pt-PT', 'en'],
  [{ LC_MESSAGES: 'PT', LANG: 'en' }, '', 'pt'],
  [{ LANG: 'C' }, 'pt-PT', 'en'],
  [{ LANG: 'fr_FR' }, '', 'en'],
  [{}, 'pt-PT', 'pt'],
  [{ LANG: '' }, 'pt-PT', 'pt'],
  [{}, '', 'en'],
])('with %j, where the system says “%s”, it is %s', (env, told, language) => {
  expect(systemLanguage(env, told)).toBe(language);
});

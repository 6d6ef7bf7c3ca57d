import { expect, test } from 'vitest';
import { sayProblem } from './say-problem.ts';

test('a problem that nobody here can say names who could', () => {
  expect(() => sayProblem({ code: 'ugi-busy', values: { command: 'position' } }, 'en')).toThrow(
    'No sentence for the problem ugi-busy; pass who raised it (the game, ugiSpeaker, botSpeaker or lawSpeaker), and see that its text has one.',
  );
});

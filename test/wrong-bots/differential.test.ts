import { expect, test } from 'vitest';
import { botContestant } from '../../src/bots/bot.ts';
import { parseBotName } from '../../src/bots/bot-name.ts';
import { loadGame } from '../../src/games/index.ts';
import { compareSearches } from '../../src/study/differential.ts';
import { drawExamFor, sitExam } from '../../src/terminal/laboratory/sit-exam.ts';
import { patientLimits } from '../written-bots.ts';
import { wrongBot } from './wrong-bots.ts';

const game = await loadGame('tres-em-linha');
const interest = { signal: new AbortController().signal, onProgress: () => undefined };
const exam = (await drawExamFor(game, 40, 1, interest)) ?? [];

async function differentialOf(mistake: string) {
  const bot = parseBotName(wrongBot(mistake));
  if (!bot.ok) throw new Error(bot.problem.code);
  const sat = await sitExam(game, botContestant(mistake, bot.value, patientLimits), exam, 1, interest);
  const work = compareSearches(game, sat?.reports ?? []);
  for (;;) {
    const step = await work.next();
    if (step.done) return step.value;
  }
}

test.each([
  ['none', []],
  ['sign', ['sign']],
  ['horizon', ['horizon']],
  ['table', ['table']],
  ['counter', ['counter']],
  ['bounds', ['bounds']],
  ['window', ['value', 'nodes']],
  ['end', ['end']],
])('a bot with the mistake %s is found out', async (mistake, expected) => {
  const found = await differentialOf(mistake);
  expect(found?.compared).toBe(30);
  expect(found?.findings.map((finding) => finding.mistake)).toEqual(expected);
});

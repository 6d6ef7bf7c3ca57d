import { describe, expect, test } from 'vitest';
import { botWith, patientLimits, playOut, reasonOf, started } from '../../test/written-bots.ts';
import { botContestant } from './bot.ts';
import { parseBotName } from './bot-name.ts';

describe('what a bot complains of', () => {
  test('is passed on line by line, to the last one, however it is cut up', async () => {
    const lines: string[] = [];
    const complaint =
      'process.stderr.write("one\\ntw"); setTimeout(() => process.stderr.write("o\\r\\n\\nlast", () => exit(3)), 50)';
    const bot = parseBotName(botWith({ go: complaint }));
    if (!bot.ok) throw new Error(bot.problem.code);
    const contestant = botContestant('grumbler', bot.value, patientLimits, (name, line) =>
      lines.push(`${name}: ${line}`),
    );
    started.push(contestant);
    expect(reasonOf(await playOut(contestant)).en).toContain('exit 3, “last”');
    expect(lines).toEqual(['grumbler: one', 'grumbler: two', 'grumbler: ', 'grumbler: last']);
  });

  test('without end is passed on in pieces that memory holds', async () => {
    const lines: string[] = [];
    const complaint = 'process.stderr.write("x".repeat(100000), () => exit(3))';
    const bot = parseBotName(botWith({ go: complaint }));
    if (!bot.ok) throw new Error(bot.problem.code);
    const contestant = botContestant('grumbler', bot.value, patientLimits, (_name, line) => lines.push(line));
    started.push(contestant);
    await playOut(contestant);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThanOrEqual(4096);
  });
});

import { describe, expect, test } from 'vitest';
import { makeDrop } from '../games/drop/index.ts';
import { sayProblem } from '../text/say-problem.ts';
import { parseBotName } from './bot-name.ts';
import { contestantOf } from './contestant.ts';
import { botSpeaker } from './text.ts';

const drop = makeDrop({ columns: 5, rows: 4, line: 3 });

describe('the name of a bot', () => {
  const parsed = (text: string) => {
    const bot = parseBotName(text);
    return bot.ok ? bot.value : sayProblem(bot.problem, 'en', botSpeaker);
  };

  test('is a command, with its time and arguments', () => {
    expect(parsed('ugi:./MyBot')).toEqual({ command: ['./MyBot'], milliseconds: 1000 });
    expect(parsed('ugi:python3 bot.py -v')).toEqual({ command: ['python3', 'bot.py', '-v'], milliseconds: 1000 });
    expect(parsed('UGI:250ms:./bot')).toEqual({ command: ['./bot'], milliseconds: 250 });
    expect(parsed('ugi:2s:"./my bot" \'a "b"\'')).toEqual({ command: ['./my bot', 'a "b"'], milliseconds: 2000 });
    expect(parsed('ugi:C:\\bot.exe')).toMatchObject({ command: ['C:\\bot.exe'] });
  });

  test('is refused in one sentence where it says nothing', async () => {
    const missing = (text: string) =>
      `In “${text}” the command is missing that starts the bot, as in ugi:./mybot or ugi:500ms:python3 bot.py.`;
    expect(parsed('ugi:')).toBe(missing('ugi:'));
    expect(parsed('ugi:5s: ')).toBe(missing('ugi:5s:'));
    expect(parsed('ugi:""')).toBe(missing('ugi:""'));
    expect(parsed('ugi:0ms:./bot')).toContain('a number from 1 to 3600000 was expected');
    expect(await contestantOf(drop, 'ugi:')).toMatchObject({ ok: false, problem: { code: 'bot-unnamed' } });
    expect(await contestantOf(drop, 'genius')).toMatchObject({ ok: false, problem: { code: 'unknown-player' } });
    expect(await contestantOf(drop, 'LEVEL:3')).toMatchObject({ ok: true, value: { name: 'level:3' } });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { untilGone } from '../../test/processes.ts';
import { isUnix } from '../../test/project.ts';
import {
  type Behaviour,
  botWith,
  drop,
  folder,
  pause,
  playOut,
  random,
  reasonOf,
  seat,
  started,
  startOf,
  untilMarked,
} from '../../test/written-bots.ts';
import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { findGame } from '../games/index.ts';
import { usualBotLimits } from './bot.ts';
import { contestantOf } from './contestant.ts';

const columns = 'say("bestmove " + (1 + (moves % 5)))';
/** Plays the columns in turn, for which it has to listen. */
const listening: Behaviour = {
  start: 'let moves = 0;',
  position: 'moves = line.includes("moves") ? line.split("moves ")[1].split(" ").length : 0',
  go: columns,
};

describe('a bot', () => {
  test('plays a game to its end, and then another', async () => {
    const contestant = seat(botWith(listening));
    expect(contestant.isRepeatable).toBe(false);
    for (let game = 0; game < 2; game++) expect(await playOut(contestant)).toMatchObject({ ok: true });
  });

  test('is told the start, or where a game began, and the moves since', async () => {
    const log = join(folder, 'log');
    const noting = { position: `appendFileSync(${JSON.stringify(log)}, line + '\\n')` };
    const contestant = seat(botWith(noting));
    await contestant.begin?.();
    const start = startOf(drop);
    await contestant.move(start, random);
    const later = start.play('3');
    if (later.ok) await contestant.move(later.value, random);
    const other = Match.fromPosition(drop, '...../...../...../x.... o');
    if (other.ok) await contestant.move(other.value, random);
    const fuse = (await findGame('fuse')?.load()) as Game;
    const setup = startOf(fuse);
    await contestant.move(setup, random);
    expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toEqual([
      'position startpos',
      'position startpos moves 3',
      'position fen ...../...../...../x.... o',
      // A line that begins with `#` would be a comment in a file of openings, so bots are told `~` by everyone.
      `position fen ${setup.position.replaceAll('#', '~')}`,
    ]);
    expect(setup.position).toMatch(/^#/u);
  });

  test('may say more than is needed, and answer twice', async () => {
    const chatty = {
      ...listening,
      start: `${listening.start} say('Bot 3000, all rights reserved');`,
      ugi: 'say("id name Bot"); say("option name Hash type spin default 1 min 1 max 2"); say("ugiok")',
      go: `say('info depth 1 pv 1'); say('what a game!'); ${columns}; ${columns};`,
    };
    expect(await playOut(seat(botWith(chatty)))).toMatchObject({ ok: true });
  });

  test('is started without being told to begin', async () => {
    expect(await seat(botWith({})).move(startOf(drop), random)).toMatchObject({ ok: true });
  });

  test('is given its time', async () => {
    const impatient = botWith({ go: 'say(line === "go movetime 70" ? "bestmove 2" : "bestmove 9")' }, '70ms');
    expect(await seat(impatient).move(startOf(drop), random)).toMatchObject({ ok: true });
  });

  test('is told to stop when its move is wanted now, however early that is', async () => {
    const thoughtful = { go: 'mark()', stop: 'say("bestmove 4")' };
    const late = seat(botWith(thoughtful, '1000s'));
    const move = late.move(startOf(drop), random);
    await untilMarked();
    late.hurry?.();
    expect(await move).toMatchObject({ ok: true, value: { move: 3 } });
    const early = seat(botWith(thoughtful, '1000s'));
    const next = early.move(startOf(drop), random);
    early.hurry?.();
    expect(await next).toMatchObject({ ok: true, value: { move: 3 } });
  });

  test('keeps the case of its name, and quotes', async () => {
    const contestant = await contestantOf(drop, botWith({}));
    if (!contestant.ok) throw new Error(contestant.problem.code);
    started.push(contestant.value);
    expect(contestant.value.name).toContain('Bot ');
    expect(await contestant.value.begin?.()).toMatchObject({ ok: true });
  });
});

describe('a bot that misbehaves loses its game, with the reason', () => {
  test.each<[string, Behaviour, string, string]>([
    [
      'crashes at the start',
      { start: 'throw new TypeError("no board");' },
      'The bot “bot” ended by itself (exit 1, “TypeError: no board”).',
      'O bot “bot” terminou por si (exit 1, “TypeError: no board”).',
    ],
    ['leaves', { go: 'exit(0)' }, 'The bot “bot” ended by itself (exit 0).', 'O bot “bot” terminou por si (exit 0).'],
    [
      'crashes in the middle of a game',
      { go: 'say("bestmove 1"); exit(3);' },
      'The bot “bot” ended by itself (exit 3).',
      'O bot “bot” terminou por si (exit 3).',
    ],
    [
      'names no move',
      { go: 'say("bestmove")' },
      'The bot “bot” said “bestmove” and not bestmove ….',
      'O bot “bot” disse “bestmove” e não bestmove ….',
    ],
    [
      'plays an illegal move',
      { go: 'say("bestmove 9")' },
      'The bot “bot” played “9”, which can’t be played: there is no column 9; columns go from 1 to 5.',
      'O bot “bot” jogou “9”, que não se pode jogar: não existe a coluna 9; as colunas vão de 1 a 5.',
    ],
    [
      'plays into a full column',
      {},
      'The bot “bot” played “1”, which can’t be played: column 1 is full.',
      'O bot “bot” jogou “1”, que não se pode jogar: a coluna 1 está cheia.',
    ],
    [
      'floods us with lines',
      { go: 'flood("info string what a game\\n")' },
      'The bot “bot” says too much: over 1000000 characters and no answer.',
      'O bot “bot” fala demasiado: mais de 1000000 caracteres e nenhuma resposta.',
    ],
    [
      'floods us with a line that has no end',
      { go: 'flood("what a game ")' },
      'The bot “bot” says too much: over 1000000 characters and no answer.',
      'O bot “bot” fala demasiado: mais de 1000000 caracteres e nenhuma resposta.',
    ],
  ])('%s', async (_, behaviour, en, pt) => {
    const contestant = seat(botWith(behaviour), {}, 'bot');
    expect(reasonOf(await playOut(contestant))).toEqual({ en, pt });
  });

  test.each<[string, Behaviour, number, string, string]>([
    [
      'hangs at the start',
      { start: 'hang();' },
      10_000,
      'The bot “bot” did not say ugiok within 10 seconds.',
      'O bot “bot” não disse ugiok em 10 segundos.',
    ],
    [
      'hangs before a game',
      { uginewgame: 'hang()' },
      10_000,
      'The bot “bot” did not say readyok within 10 seconds.',
      'O bot “bot” não disse readyok em 10 segundos.',
    ],
    [
      'hangs in a game',
      { go: 'hang()' },
      2020,
      'The bot “bot” did not say bestmove within 2.02 seconds.',
      'O bot “bot” não disse bestmove em 2,02 segundos.',
    ],
    [
      'speaks another language',
      { ugi: 'sayAndMark("uciok")' },
      10_000,
      'The bot “bot” said “uciok” and not ugiok.',
      'O bot “bot” disse “uciok” e não ugiok.',
    ],
    [
      'talks nonsense',
      { go: 'sayAndMark("I take the middle")' },
      2020,
      'The bot “bot” said “I take the middle” and not bestmove.',
      'O bot “bot” disse “I take the middle” e não bestmove.',
    ],
  ])('%s, when its time is up', async (_, behaviour, milliseconds, en, pt) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    const playing = playOut(seat(botWith(behaviour), usualBotLimits, 'bot')).finally(ended);
    await untilMarked();
    vi.advanceTimersByTime(milliseconds - 1);
    await pause();
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reasonOf(await playing)).toEqual({ en, pt });
  });

  // Elsewhere a process that is killed just ends.
  test.runIf(isUnix)('is killed', async () => {
    const contestant = seat(botWith({ go: 'process.kill(process.pid, "SIGKILL")' }), {}, 'bot');
    expect(reasonOf(await playOut(contestant))).toEqual({
      en: 'The bot “bot” ended by itself (SIGKILL).',
      pt: 'O bot “bot” terminou por si (SIGKILL).',
    });
  });

  // Each system has its own words for the reason.
  test.each(['./nowhere', `"${folder}"`])('because %s can’t be run', async (command) => {
    const said = reasonOf(await playOut(seat(`ugi:${command}`, {}, 'bot')));
    expect(said.en).toMatch(/^The bot “bot” can’t be started \(“.+”\)\.$/u);
    expect(said.pt).toMatch(/^Não foi possível iniciar o bot “bot” \(“.+”\)\.$/u);
  });

  test('and that game only: it is started anew for the next', async () => {
    const flag = JSON.stringify(join(folder, 'has-crashed'));
    const once = `const { existsSync } = await import('node:fs');
      if (!existsSync(${flag})) { writeFileSync(${flag}, ''); exit(3); }`;
    const contestant = seat(botWith({ ...listening, go: `${once} ${columns}` }));
    expect(await playOut(contestant)).toMatchObject({ ok: false, problem: { code: 'bot-ended' } });
    expect(await playOut(contestant)).toMatchObject({ ok: true });
  });

  test('unless it has left between two games, which is its own affair', async () => {
    const file = join(folder, 'pid');
    const noting = `writeFileSync(${JSON.stringify(file)}, String(process.pid));`;
    const contestant = seat(botWith({ start: noting, isready: 'say("readyok"); setTimeout(() => exit(0), 50);' }));
    expect(await contestant.begin?.()).toMatchObject({ ok: true });
    await untilGone(Number(readFileSync(file, 'utf8')));
    expect(await contestant.begin?.()).toMatchObject({ ok: true });
  });
});

describe.runIf(isUnix)('nothing of a bot stays', () => {
  /** Writes down its own number and that of a child that would outlive it. */
  const parentOf = (file: string) => `
    const child = spawn('sleep', ['1000'], { stdio: 'ignore' });
    writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid);`;
  const pidsIn = (file: string) => readFileSync(file, 'utf8').split(' ').map(Number);

  test('when it hangs', async () => {
    const file = join(folder, 'pids-hanging');
    const contestant = seat(botWith({ start: parentOf(file), go: 'hang()' }), { grace: 1500 });
    expect(await playOut(contestant)).toMatchObject({ ok: false });
    await untilGone(...pidsIn(file));
  });

  test('when it ends and leaves a child behind', async () => {
    const file = join(folder, 'pids-leaving');
    const contestant = seat(botWith({ start: parentOf(file), go: 'exit(0)' }));
    expect(await playOut(contestant)).toMatchObject({ ok: false });
    await untilGone(...pidsIn(file));
  });

  test('when it is closed and will not go', async () => {
    const file = join(folder, 'pids-staying');
    const contestant = seat(botWith({ start: parentOf(file), quit: 'hang()' }));
    expect(await contestant.begin?.()).toMatchObject({ ok: true });
    contestant.close?.();
    await untilGone(...pidsIn(file));
  });

  test('when it is closed while a move is awaited, which then does not come', async () => {
    const file = join(folder, 'pids-thinking');
    const contestant = seat(botWith({ start: parentOf(file), go: 'hang()' }, '3600s'));
    expect(await contestant.begin?.()).toMatchObject({ ok: true });
    const move = contestant.move(startOf(drop), random);
    await untilMarked();
    contestant.close?.();
    expect(await move).toMatchObject({ ok: false, problem: { code: 'bot-ended' } });
    await untilGone(...pidsIn(file));
  });

  /** Writes down its own number, and that of a child which leaves its group and session and loses its parent. */
  const deserterOf = (file: string) => `
    const { stdout } = spawnSync('sh', ['-c', 'setsid sleep 1000 >/dev/null 2>&1 & echo $!'], { encoding: 'utf8' });
    writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + stdout.trim());`;

  test.runIf(process.platform === 'linux').each([
    ['hangs', { go: 'hang()' }],
    ['ends', { go: 'exit(0)' }],
  ])('when it %s, even of a child in a session of its own', async (how, behaviour) => {
    const file = join(folder, `pids-deserting-${how}`);
    const contestant = seat(botWith({ start: deserterOf(file), ...behaviour }), { grace: 1500 });
    expect(await playOut(contestant)).toMatchObject({ ok: false });
    await untilGone(...pidsIn(file));
  });

  test.runIf(process.platform === 'linux')('when it is closed, of such a child neither', async () => {
    const file = join(folder, 'pids-deserting-closed');
    const contestant = seat(botWith({ start: deserterOf(file), quit: 'hang()' }));
    expect(await contestant.begin?.()).toMatchObject({ ok: true });
    contestant.close?.();
    await untilGone(...pidsIn(file));
  });

  test('but it is asked to go first, and has time to', async () => {
    const contestant = seat(botWith({ quit: 'mark(); exit(0);' }), { farewell: 30 });
    expect(await contestant.begin?.()).toMatchObject({ ok: true });
    contestant.close?.();
    await untilMarked();
  });
});

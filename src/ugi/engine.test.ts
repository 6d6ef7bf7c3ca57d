import { describe, expect, test } from 'vitest';
import { run } from '../../test/run-program.ts';
import type { Language } from '../core/game.ts';
import type { Clock } from '../engine/service/run-sliced.ts';
import { findGame } from '../games/index.ts';
import { systemClock as realClock } from '../system-clock.ts';
import { UgiEngine } from './engine.ts';

/** A clock on which every slice takes a millisecond, on any machine. */
function tickingClock(): Clock {
  let time = 0;
  return { now: () => time++, pause: realClock.pause };
}

/** An engine, and what it has said since it was last asked. */
async function start(id: string, player = 'first', language: Language = 'en', clock: Clock = realClock) {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There should be a game ${id}.`);
  let lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const started = await UgiEngine.start({ game, player, seed: 1, language, clock, write });
  if (!started.ok) throw new Error(started.problem.code);
  const engine = started.value;
  const heard = () => {
    const said = lines;
    lines = [];
    return said;
  };
  return {
    engine,
    /** What is said at once to some lines. */
    async say(...orders: string[]) {
      for (const order of orders) await engine.read(order);
      return heard();
    },
    /** The same, and what is said until the search has ended. */
    async finish(...orders: string[]) {
      for (const order of orders) await engine.read(order);
      await engine.finish();
      return heard();
    },
  };
}

/** What is said but news of its thinking, which comes as often as the machine is slow. */
const withoutNews = (lines: readonly string[]) => lines.filter((line) => !/^info (?!string )/u.test(line));

const bestMove = (lines: readonly string[]) => lines.at(-1)?.match(/^bestmove (\S+)$/u)?.[1];

test('an engine needs only a game and someone to talk to', async () => {
  const game = await findGame('tres-em-linha')?.load();
  if (!game) throw new Error('There should be a game.');
  const lines: string[] = [];
  const started = await UgiEngine.start({ game, write: (line) => lines.push(line) });
  if (!started.ok) throw new Error(started.problem.code);
  await started.value.read('ugi');
  expect(lines).toContain('option name Player type string default level:8');
  expect(lines).toContain('option name Seed type spin default 1 min 0 max 4294967295');
});

describe('the engine', () => {
  test('introduces itself, with its options', async () => {
    const { say } = await start('tres-em-linha', 'level:8');
    expect(await say('ugi')).toEqual([
      'id name Tabuleiro tres-em-linha',
      'id author Tabuleiro',
      'option name Player type string default level:8',
      'option name Seed type spin default 1 min 0 max 4294967295',
      'ugiok',
    ]);
    expect(await say('isready', 'quit')).toEqual(['readyok']);
  });

  test('is ready when it knows all that it can, and plays perfectly from the first move', async () => {
    const unready = await start('neutreeko', 'perfect', 'en', tickingClock());
    expect((await unready.finish('go movetime 50')).at(-2)).not.toContain('score cp 0');

    const { say, finish } = await start('neutreeko', 'perfect', 'en', tickingClock());
    expect(await say('isready', 'query p1turn', 'isready')).toEqual(['response true']);
    const lines = await finish('position startpos', 'go movetime 1');
    expect(lines.slice(0, 2)).toEqual(['readyok', 'readyok']);
    expect(lines.at(-2)).toMatch(/^info time \d+ score cp 0 pv /u);
    expect(bestMove(lines)).toMatch(/^5[BD]-5C$/u);
    // Another perfect player knows the same, without finding it out again.
    const known = await say('setoption name Player value perfect', 'isready');
    expect(known).toEqual(['readyok']);
    expect(bestMove(await finish('go movetime 1'))).toMatch(/^5[BD]-5C$/u);
  });

  test('is ready at once where its player asks no oracle, and while it thinks', async () => {
    // Not Neutreeko, which is solved once for all who ask in a thread.
    const { say } = await start('tres-em-linha', 'uct:1000000000');
    expect(withoutNews(await say('isready', 'go infinite'))).toEqual(['readyok']);
    expect(withoutNews(await say('setoption name Player value perfect', 'isready'))).toEqual([
      'info string The command setoption has to wait: while a move is sought, say stop first.',
      'readyok',
    ]);
    await say('stop', 'setoption name Player value perfect');
    expect(await say('isready')).toEqual([]);
    // Nothing is sought that could be stopped; a move that waits can be, and so can the end.
    expect(await say('stop')).toEqual([]);
    const [ready, ...more] = await say('go', 'stop');
    expect(ready).toBe('readyok');
    expect(bestMove(more)).toMatch(/^[1-5]$/u);
  });

  test('breaks off its preparations when it is to quit', async () => {
    const { say } = await start('tres-em-linha', 'perfect');
    expect(await say('isready', 'quit')).toEqual(['readyok']);
  });

  test('wants no more lines after quit', async () => {
    const { engine } = await start('tres-em-linha');
    expect(await engine.read('isready')).toBe(true);
    expect(await engine.read('nonsense')).toBe(true);
    expect(await engine.read('')).toBe(true);
    expect(await engine.read('quit')).toBe(false);
  });

  test('says whose turn it is, and how a game ended', async () => {
    const { say } = await start('tres-em-linha');
    const all = ['query p1turn', 'query gameover', 'query result'];
    const running = ['response true', 'response false', 'response none'];
    expect(await say(...all)).toEqual(running);
    expect(await say('position startpos moves 1', ...all)).toEqual(['response false', ...running.slice(1)]);
    const won = ['response false', 'response true', 'response p1win'];
    expect(await say('position startpos moves 1 1 2 2 3', ...all)).toEqual(won);
    const lost = ['response true', 'response true', 'response p2win'];
    expect(await say('position startpos moves 1 2 1 3 5 4', ...all)).toEqual(lost);
    expect(await say('uginewgame', ...all)).toEqual(running);
    expect(await say('position fen ...../..oox/.oxxo/xxoxo x moves 2', ...all)).toEqual(won);
  });

  test('sees a draw by repetition', async () => {
    const { say } = await start('neutreeko');
    const round = '2C-4E 1D-4D 4E-2C 4D-1D';
    expect(await say(`position startpos moves ${round}`, 'query result')).toEqual(['response none']);
    expect(await say(`position startpos moves ${round} ${round}`, 'query result')).toEqual(['response draw']);
  });

  test('plays, and says what it thought', async () => {
    const { finish } = await start('tres-em-linha', 'alphabeta');
    const lines = await finish('position fen ...../..oox/.oxxo/xxoxo x', 'go');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^info depth 6 time \d+ nodes 50 nps \d+ score mate 1 pv 2$/u);
    expect(lines[1]).toBe('bestmove 2');
  });

  test('says scores from its own side: lost, drawn, estimated, in points, or nothing', async () => {
    const score = async (id: string, player: string, ...orders: string[]) =>
      (await (await start(id, player)).finish(...orders, 'go')).at(-2)?.match(/ score (.*) pv /u)?.[1];
    expect(await score('quantik', 'perfect')).toBe('mate -10');
    expect(await score('neutreeko', 'perfect')).toBe('cp 0');
    expect(await score('fuse', 'uct:10')).toMatch(/^cp -?\d+$/u);
    expect(await score('neutreeko', 'alphabeta:1:n1')).toMatch(/^cp -?\d+$/u);
    expect(await score('neutreeko', 'first')).toBeUndefined();
  });

  test('changes its player and its seed', async () => {
    const { finish, say } = await start('tres-em-linha', 'first');
    const position = 'position fen ...../..oox/.oxxo/xxoxo x';
    expect(bestMove(await finish(position, 'go'))).toBe('1');
    expect(bestMove(await finish('setoption name player value Perfect', 'go'))).toBe('2');
    const drawn = async (seed: number) => {
      const orders = [`setoption name Seed value ${seed}`, 'setoption name Player value random', 'go'];
      return bestMove(await finish('position startpos', ...orders));
    };
    const moves = [await drawn(1), await drawn(2), await drawn(3), await drawn(4), await drawn(5)];
    expect(new Set(moves).size).toBeGreaterThan(1);
    expect([await drawn(1), await drawn(2)]).toEqual(moves.slice(0, 2));
    expect(await say('position startpos')).toEqual([]);
  });

  test('begins a game of chance as its seed says', async () => {
    const { finish } = await start('fuse', 'first');
    const shown = async (seed: number) => JSON.parse((await run(`show fuse --json --seed ${seed}`)).out).moves[0];
    expect(bestMove(await finish('position startpos', 'go'))).toBe(await shown(1));
    const orders = ['setoption name Seed value 5', 'position startpos', 'go'];
    expect(bestMove(await finish(...orders))).toBe(await shown(5));
  });

  test('reads a setup of Fuse as a file of openings has it', async () => {
    const { say } = await start('fuse', 'first');
    const { position, moves } = JSON.parse((await run('show fuse --json --seed 5')).out);
    const lines = await say(`position fen ${position.replaceAll('#', '~')}`, 'go');
    expect(lines).not.toContainEqual(expect.stringMatching(/^info string/u));
    expect(bestMove(lines)).toBe(moves[0]);
  });

  test('is limited by nodes, repeatably, and by plies', async () => {
    const { finish } = await start('fuse', 'uct:1s');
    const limited = await finish('go nodes 500');
    const nodes = Number(limited.at(-2)?.match(/nodes (\d+)/u)?.[1]);
    expect(nodes).toBeGreaterThanOrEqual(500);
    expect(nodes).toBeLessThan(600);
    expect(bestMove(await finish('go nodes 500'))).toBe(bestMove(limited));
    expect((await finish('go depth 2')).at(-2)).toMatch(/^info depth 2 /u);
    expect((await finish('go depth 0')).at(-2)).toMatch(/^info depth 1 /u);
  });

  test('is limited by time and by clocks', async () => {
    const { finish } = await start('fuse', 'uct:1000000000');
    expect(bestMove(await finish('go movetime 30'))).toMatch(/-/u);
    expect(bestMove(await finish('go p1time 200 p2time 1 p1inc 0 p2inc 0'))).toMatch(/-/u);
  });

  test('answers every go with a move, whatever else is said', async () => {
    const { finish } = await start('tres-em-linha', 'perfect');
    const orders = ['depth 2000', 'mate 3', 'ponder', 'searchmoves 1 4', 'nodes 1', 'nodes 99999999999', 'movetime 0'];
    for (const words of orders) {
      expect(bestMove(await finish('position fen ...../..oox/.oxxo/xxoxo x', `go ${words}`)), words).toBe('2');
    }
  });

  test('counts no nodes where its player does not, and still comes to an end', async () => {
    const { finish } = await start('neutreeko', 'perfect');
    const lines = await finish('go nodes 1');
    expect(lines.at(-2)).toMatch(/^info time \d+ score cp 0 pv /u);
    expect(bestMove(lines)).toMatch(/^5[BD]-5C$/u);
  });

  test('keeps its move to itself until it is stopped, if it may think for ever', async () => {
    const { say, finish } = await start('tres-em-linha', 'first');
    const isMove = (line: string) => line.startsWith('bestmove');
    expect((await say('go infinite', 'isready', 'query p1turn')).filter(isMove)).toEqual([]);
    expect(await say('stop')).toEqual(['bestmove 1']);
    expect((await say('go infinite')).filter(isMove)).toEqual([]);
    expect(await say('quit')).toEqual(['bestmove 1']);
    expect(bestMove(await finish('go infinite'))).toBe('1');
  });

  test('listens while it thinks: it is ready, refuses what must wait, and stops when told', async () => {
    const { say } = await start('fuse', 'uct:1000000000');
    expect(withoutNews(await say('go infinite'))).toEqual([]);
    expect(withoutNews(await say('isready', 'query p1turn'))).toEqual(['readyok', 'response true']);
    const busy = (command: string) =>
      `info string The command ${command} has to wait: while a move is sought, say stop first.`;
    expect(withoutNews(await say('position startpos moves a2-b2'))).toEqual([busy('position')]);
    expect(withoutNews(await say('go'))).toEqual([busy('go')]);
    expect(bestMove(await say('stop'))).toMatch(/-/u);
    expect(await say('stop')).toEqual([]);
    expect(await say('query p1turn')).toEqual(['response true']);
  });

  test('says its move before it quits, and when its reader has gone', async () => {
    expect(bestMove(await (await start('fuse', 'uct:1000000000')).say('go infinite', 'quit'))).toMatch(/-/u);
    expect(bestMove(await (await start('fuse', 'uct:1000000000')).finish('go infinite'))).toMatch(/-/u);
  });

  test('has moved before the next line, if it moves at once', async () => {
    const lines = await (await start('quantik', 'first')).say('go', 'position startpos moves A11', 'go', 'isready');
    expect(lines.filter((line) => !line.startsWith('info depth'))).toEqual(['bestmove A11', 'bestmove b12', 'readyok']);
  });

  test('has no move where a game is over, and says so', async () => {
    const { finish } = await start('tres-em-linha');
    const lines = await finish('position startpos moves 1 1 2 2 3', 'go');
    expect(lines).toEqual(['info string The game is over.', 'bestmove 0000']);
  });

  test('loses nothing to a bad line', async () => {
    const { say } = await start('tres-em-linha', 'first', 'pt');
    await say('position startpos moves 1');
    const complaints = await say(
      'position startpos moves 3 9',
      'position fen ..... x',
      'position fen',
      'setoption name Player value genius',
      'setoption name Seed value many',
      'setoption name Hash value 128',
      'hello',
    );
    expect(complaints).toHaveLength(7);
    for (const line of complaints) expect(line).toMatch(/^info string .+\.$/u);
    expect(complaints[0]).toContain('A jogada 2, “9”, não pode ser feita, e a posição fica como estava');
    expect(complaints[3]).toContain('Não existe o jogador “genius”');
    expect(await say('query p1turn')).toEqual(['response false']);
  });
});

describe('the command engine', () => {
  test('answers line by line and ends with its input', async () => {
    const { code, out, error } = await run('engine tres-em-linha --player first', 'isready\nposition startpos\ngo\n');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^readyok\ninfo .*\nbestmove 1\n$/u);
  });

  test('refuses a line that is too long, and does not take its beginning for the whole', async () => {
    const long = `position startpos moves ${'1 '.repeat(40_000)}`;
    const { code, out } = await run('engine tres-em-linha', `position startpos moves 1\n${long}\nquery p1turn\n`);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'info string The line is too long; it may have 60000 characters.\nresponse false\n',
    });
  });

  test('ends with quit, whatever follows', async () => {
    expect(await run('engine quantik', 'isready\nquit\nisready\n')).toMatchObject({ code: 0, out: 'readyok\n' });
  });

  test('refuses a bad player in one sentence before it begins', async () => {
    const { code, out, error } = await run('engine neutreeko --player minimax', 'ugi\n');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toBe(
      'Play need not end in this game, so minimax needs a limit: a number of moves as in minimax:3.\n',
    );
    expect((await run('engine quantik extra')).error).toContain('“extra” is one word too many');
    expect((await run('engine')).error).toBe('The game is missing: tabuleiro engine <game> [--player p].\n');
  });
});

import { describe, expect, test } from 'vitest';
import ticTacToe from '../../examples/tic-tac-toe/index.ts';
import { randomOngoing, stateAt } from '../../test/solving.ts';
import type { Game } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import type { Oracle } from '../core/oracle.ts';
import type { ComputerPlayer, Thought } from '../core/player.ts';
import { seededRandom } from '../core/random.ts';
import { findGame } from '../games/index.ts';
import { sayProblem } from '../text/say-problem.ts';
import { oracleOf } from './analysis/general.ts';
import { atOnce, bareThought } from './players/simple.ts';
import { checkPlayer, parsePlayer, playersOf } from './players.ts';
import { finish } from './service/finish.ts';

async function load(id: string): Promise<Game> {
  const game = id === ticTacToe.id ? (ticTacToe as Game) : await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  return game;
}

async function playerOf(game: Game, name: string): Promise<ComputerPlayer<unknown>> {
  const player = await parsePlayer(game, name);
  if (!player.ok) throw new Error(`${name}: ${player.problem.code}`);
  return player.value;
}

async function think(id: string, name: string, position: string, seed = 1): Promise<Thought> {
  const game = await load(id);
  const player = await playerOf(game, name);
  return finish(player.choose(stateAt(game, position), seededRandom(seed)));
}

const reported = '...../..oox/.oxxo/xxoxo x';

describe('every kind of player', () => {
  test.each(['random', 'random-piece', 'first', 'greedy', 'minimax:2', 'alphabeta', 'uct:100', 'perfect', 'level:8'])(
    '%s says that there is no move in a finished position',
    async (name) => {
      await expect(think('tres-em-linha', name, '...../...../oo.../xxx.. o')).rejects.toThrow(
        'A player can’t move in a finished position; look at match.ending, or rules.outcome, before.',
      );
    },
  );

  test.each([
    ['neutreeko', 'random', 'random'],
    ['neutreeko', 'Random-Piece', 'random-piece'],
    ['neutreeko', ' first ', 'first'],
    ['neutreeko', 'greedy', 'greedy:n1'],
    ['neutreeko', 'greedy:n2', 'greedy:n2'],
    ['neutreeko', 'minimax:2', 'minimax:2:n1'],
    ['neutreeko', 'minimax:n2:2:varied:noise=5:lapse=10', 'minimax:2:n2:varied:noise=5:lapse=10'],
    ['neutreeko', 'alphabeta:3', 'alphabeta:3:n1'],
    ['neutreeko', 'alphabeta:nodes=500:ordered:table', 'alphabeta:n1:ordered:table:nodes=500'],
    ['neutreeko', 'alphabeta:deepening:2', 'alphabeta:2:n1:deepening'],
    ['neutreeko', 'uct', 'uct:10000'],
    ['neutreeko', 'uct:200', 'uct:200'],
    ['neutreeko', 'uct:50:exact:lapse=5', 'uct:50:exact:lapse=5'],
    ['neutreeko', 'perfect', 'perfect'],
    ['neutreeko', 'perfect:lapse=20', 'perfect:lapse=20'],
    ['neutreeko', 'level:3', 'level:3'],
    ['neutreeko', 'N1-Easy', 'n1-easy'],
    ['tres-em-linha', 'minimax:4', 'minimax:4:lines'],
    ['quantik', 'greedy:q3', 'greedy:q3'],
    ['quantik', 'q-2', 'q-2'],
    ['fuse', 'greedy', 'greedy:groups'],
    ['fuse', 'f-first', 'f-first'],
    ['fuse', 'master:300', 'master:300'],
    ['tic-tac-toe', 'minimax', 'minimax'],
    ['tic-tac-toe', 'alphabeta:3', 'alphabeta:3'],
    ['tic-tac-toe', 'level:8', 'level:8'],
  ])('of %s: %s is %s, plays a legal move, and repeats', async (id, text, name) => {
    const game = await load(id);
    const player = await playerOf(game, text);
    expect(player.name).toBe(name);
    expect(await checkPlayer(game, text)).toEqual({ ok: true, value: name });
    expect(player.milliseconds).toBeUndefined();
    const state = game.rules.start(seededRandom(2));
    const thought = finish(player.choose(state, seededRandom(9)));
    expect(legalMoves(game, state)).toContain(thought.move);
    expect(thought.line[0]).toBe(thought.move);
    expect(finish((await playerOf(game, name)).choose(state, seededRandom(9)))).toEqual(thought);
  });

  test('a player of a game’s own comes to an end where no limit is named', async () => {
    const game = await load('fuse');
    expect((await playerOf(game, 'master')).name).toBe('master:100000');
    expect((await playerOf(game, 'master:lapse=5')).name).toBe('master:100000:lapse=5');
    expect((await playerOf(game, 'master:1s')).name).toBe('master:1000ms');
    const playouts: number[] = [];
    const own = {
      usualPlayouts: 7,
      load: async () => ({
        choose(_state: unknown, _random: unknown, count: number) {
          playouts.push(count);
          return atOnce(bareThought(1));
        },
      }),
    };
    const players = async () => ({ ...(await playersOf(game)), own: { own } });
    const player = await playerOf({ ...game, players }, 'own');
    finish(player.choose(game.rules.start(seededRandom(1)), seededRandom(1)));
    expect(playouts).toEqual([7]);
  });

  test('a time limit is part of the player, which then goes on until it is stopped', async () => {
    const game = await load('neutreeko');
    for (const [name, milliseconds] of [
      ['uct:500ms', 500],
      ['alphabeta:2s:ordered', 2000],
    ] as const) {
      const player = await playerOf(game, name);
      expect(player.milliseconds).toBe(milliseconds);
      const work = player.choose(game.rules.start(seededRandom(1)), seededRandom(1));
      for (let slice = 0; slice < 50; slice++) expect(work.next().done).toBe(false);
    }
  });
});

describe('a bad name gets one sentence', () => {
  test.each([
    [
      'neutreeko',
      'minmax:3',
      'There is no player “minmax:3”; there are random, random-piece, first, greedy, minimax, alphabeta, uct, perfect, stubborn, level, n1-easy, n1-medium, n1-hard, n2-easy, n2-hard.',
      'Não existe o jogador “minmax:3”; existem random, random-piece, first, greedy, minimax, alphabeta, uct, perfect, stubborn, level, n1-easy, n1-medium, n1-hard, n2-easy, n2-hard.',
    ],
    [
      'neutreeko',
      'random:3',
      'The player random takes nothing more, and here “3” follows.',
      'O jogador random não leva mais nada, e aqui segue-se “3”.',
    ],
    [
      'neutreeko',
      'minimax:3:500ms',
      'The player minimax does not take “500ms”; it takes a number as in 3, an evaluation as in n1, varied, noise=20, lapse=10.',
      'O jogador minimax não aceita “500ms”; aceita um número como em 3, uma avaliação como em n1, varied, noise=20, lapse=10.',
    ],
    [
      'neutreeko',
      'uct:n1',
      'The player uct does not take “n1”; it takes a number as in 3, a time as in 500ms, exact, lapse=10.',
      'O jogador uct não aceita “n1”; aceita um número como em 3, um tempo como em 500ms, exact, lapse=10.',
    ],
    [
      'neutreeko',
      'uct:ordered',
      'The player uct does not take “ordered”; it takes a number as in 3, a time as in 500ms, exact, lapse=10.',
      'O jogador uct não aceita “ordered”; aceita um número como em 3, um tempo como em 500ms, exact, lapse=10.',
    ],
    [
      'neutreeko',
      'alphabeta:ordered',
      'Play need not end in this game, so alphabeta needs a limit: a number of moves as in alphabeta:3.',
      'Este jogo pode não ter fim, por isso alphabeta precisa de um limite: um número de jogadas, como em alphabeta:3.',
    ],
    [
      'neutreeko',
      'minimax:1001',
      'In the player “minimax:1001” the part “1001” is out of range: a number from 1 to 1000 was expected.',
      'No jogador “minimax:1001” a parte “1001” está fora dos limites: esperava-se um número de 1 a 1000.',
    ],
    [
      'neutreeko',
      'minimax:0',
      'In the player “minimax:0” the part “0” is out of range: a number from 1 to 1000 was expected.',
      'No jogador “minimax:0” a parte “0” está fora dos limites: esperava-se um número de 1 a 1000.',
    ],
    [
      'neutreeko',
      'uct:1000000000000000',
      'In the player “uct:1000000000000000” the part “1000000000000000” is out of range: a number from 1 to 1000000000 was expected.',
      'No jogador “uct:1000000000000000” a parte “1000000000000000” está fora dos limites: esperava-se um número de 1 a 1000000000.',
    ],
    [
      'neutreeko',
      'uct:0.5s',
      'The player uct does not take “0.5s”; it takes a number as in 3, a time as in 500ms, exact, lapse=10.',
      'O jogador uct não aceita “0.5s”; aceita um número como em 3, um tempo como em 500ms, exact, lapse=10.',
    ],
    [
      'neutreeko',
      'random:lapse=101',
      'The player random takes nothing more, and here “lapse=101” follows.',
      'O jogador random não leva mais nada, e aqui segue-se “lapse=101”.',
    ],
    [
      'neutreeko',
      'alphabeta:3:noise=-1',
      'In the player “alphabeta:3:noise=-1” the part “noise=-1” is out of range: a number from 1 to 100000 was expected.',
      'No jogador “alphabeta:3:noise=-1” a parte “noise=-1” está fora dos limites: esperava-se um número de 1 a 100000.',
    ],
    [
      'neutreeko',
      'minimax:3:noise=loud',
      'The player minimax does not take “noise=loud”; it takes a number as in 3, an evaluation as in n1, varied, noise=20, lapse=10.',
      'O jogador minimax não aceita “noise=loud”; aceita um número como em 3, uma avaliação como em n1, varied, noise=20, lapse=10.',
    ],
    [
      'neutreeko',
      'alphabeta:',
      'In the player “alphabeta:” something is missing after a colon.',
      'No jogador “alphabeta:” falta algo depois de dois pontos.',
    ],
    [
      'fuse',
      'master:0',
      'In the player “master:0” the part “0” is out of range: a number from 1 to 1000000000 was expected.',
      'No jogador “master:0” a parte “0” está fora dos limites: esperava-se um número de 1 a 1000000000.',
    ],
    [
      'fuse',
      'level:0',
      'There is no “level:0”; levels go from level:1 to level:8.',
      'Não existe “level:0”; os níveis vão de level:1 a level:8.',
    ],
    [
      'fuse',
      'level:99999999999999',
      'There is no “level:99999999999999”; levels go from level:1 to level:8.',
      'Não existe “level:99999999999999”; os níveis vão de level:1 a level:8.',
    ],
    [
      'neutreeko',
      'greedy:q2',
      'This game has no evaluation “q2”; it has n1, n2.',
      'Este jogo não tem a avaliação “q2”; tem n1, n2.',
    ],
    [
      'tic-tac-toe',
      'greedy',
      'This game has no evaluations; choose a player that needs none.',
      'Este jogo não tem avaliações; escolhe um jogador que não precise delas.',
    ],
    [
      'tic-tac-toe',
      'minimax:2:n1',
      'This game has no evaluations; choose a player that needs none.',
      'Este jogo não tem avaliações; escolhe um jogador que não precise delas.',
    ],
    [
      'fuse',
      'level:9',
      'There is no “level:9”; levels go from level:1 to level:8.',
      'Não existe “level:9”; os níveis vão de level:1 a level:8.',
    ],
    [
      'fuse',
      'level',
      'There is no “level”; levels go from level:1 to level:8.',
      'Não existe “level”; os níveis vão de level:1 a level:8.',
    ],
  ])('%s: %s', async (id, text, english, portuguese) => {
    const game = await load(id);
    for (const refused of [await parsePlayer(game, text), await checkPlayer(game, text)]) {
      expect(refused.ok).toBe(false);
      if (refused.ok) return;
      expect(sayProblem(refused.problem, 'en', game)).toBe(english);
      expect(sayProblem(refused.problem, 'pt', game)).toBe(portuguese);
    }
  });
});

describe('what a player says of its choice', () => {
  test('minimax to the end knows how soon it wins', async () => {
    expect(await think('tres-em-linha', 'minimax', reported)).toEqual({
      move: 1,
      verdict: { exact: true, value: 'win', plies: 1 },
      line: [1],
      effort: { nodes: 149, leaves: 93, cutoffs: 0, tableHits: 0, depth: 7 },
    });
  });

  test('a search that is cut short promises no more than it has seen', async () => {
    // Column 1 loses, and is all that the first slices see; a better column may yet come.
    const game = await load('tres-em-linha');
    const player = await playerOf(game, 'minimax');
    const work = player.choose(stateAt(game, '...../...../...../..... x'), seededRandom(1));
    for (let slice = 0; slice < 5; slice++) {
      const { value } = work.next();
      if (value.verdict) expect(value.verdict).toEqual({ exact: true, value: 'win', plies: null });
    }
  });

  test('a drawn game that is searched deeper and deeper with a table comes to an end', async () => {
    const { verdict, effort } = await think('tic-tac-toe', 'alphabeta:table:deepening', '.../.../... x');
    expect(verdict).toEqual({ exact: true, value: 'draw', plies: null });
    expect(effort?.depth).toBe(9);
    expect(effort?.tableHits).toBeGreaterThan(0);
  });

  test('nodes are a limit that is kept', async () => {
    for (const nodes of [1, 10, 999, 1000, 1001, 2500]) {
      const { effort } = await think('neutreeko', `alphabeta:nodes=${nodes}`, '.w.w./..b../...../..w../.b.b. b');
      expect(effort?.nodes).toBe(nodes);
    }
  });

  test('one who varies shows the line of the move that it chose', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { line } = await think('neutreeko', 'alphabeta:3:varied', '.w.w./..b../...../..w../.b.b. b', seed);
      expect(line).toHaveLength(3);
    }
  });
});

describe('perfect play', () => {
  test('depends on the seed and not on what its oracle was asked before', async () => {
    const game = await load('neutreeko');
    const oracle = await oracleOf(game);
    const random = seededRandom(5);
    for (let n = 0; n < 10; n++) {
      const state = randomOngoing(game, random, 6);
      const [fresh, shared] = [
        await parsePlayer(game, 'perfect'),
        await parsePlayer(game, 'perfect', async () => oracle),
      ];
      if (!fresh.ok || !shared.ok) throw new Error('No perfect player.');
      const expected = finish(fresh.value.choose(state, seededRandom(n)));
      expect(finish(shared.value.choose(state, seededRandom(n)))).toEqual(expected);
      expect(finish(shared.value.choose(state, seededRandom(n)))).toEqual(expected);
    }
  });

  test('goes by a book at once, where its oracle has one', async () => {
    const game = await load('tres-em-linha');
    const oracle: Oracle<unknown> = {
      *solve() {
        yield { exact: true, value: 'draw', plies: null };
        throw new Error('It was asked for more than the value.');
      },
      bookMove: () => 4,
    };
    const player = await parsePlayer(game, 'perfect', async () => oracle);
    if (!player.ok) throw new Error('No perfect player.');
    const thought = finish(player.value.choose(game.rules.start(seededRandom(1)), seededRandom(1)));
    expect(thought).toEqual({ move: 4, line: [4], verdict: { exact: true, value: 'draw', plies: null } });
  });

  test('takes a move that is proved to be best before one that only seems better', async () => {
    const game = await load('tres-em-linha');
    const start = game.rules.start(seededRandom(1));
    const third = game.rules.apply(start, 2);
    const oracle: Oracle<unknown> = {
      *solve(state) {
        const isKnown = [start, third].some((known) => String(known) === String(state));
        for (; !isKnown; yield undefined);
        return { exact: true, value: 'draw', plies: null };
      },
    };
    for (let seed = 1; seed <= 3; seed++) {
      const player = await parsePlayer(game, 'perfect', async () => oracle);
      if (!player.ok) throw new Error('No perfect player.');
      expect(finish(player.value.choose(start, seededRandom(seed))).move).toBe(2);
    }
  });

  test('chooses among all moves that are best', async () => {
    const chosen = new Set<number>();
    const game = await load('neutreeko');
    const player = await playerOf(game, 'perfect');
    const start = stateAt(game, '.w.w./..b../...../..w../.b.b. b');
    for (let seed = 1; seed <= 20; seed++) chosen.add(finish(player.choose(start, seededRandom(seed))).move);
    expect([...chosen].map((move) => game.notation.move(start, move)).sort()).toEqual(['5B-5C', '5D-5C']);
  });
});

/** How often each move is chosen, as text, in so many seeds. */
async function tally(id: string, name: string, position: string, seeds: number): Promise<Map<string, number>> {
  const game = await load(id);
  const player = await playerOf(game, name);
  const state = stateAt(game, position);
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const move = game.notation.move(state, finish(player.choose(state, seededRandom(seed))).move);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return counts;
}

describe('errors that are meant', () => {
  test('lapses come in so many of a hundred moves', async () => {
    // Column 2 wins. Who looks one ply ahead takes it; in a lapse any of the five columns comes, column 2 included.
    const counts = await tally('tres-em-linha', 'alphabeta:1:lapse=50', reported, 1000);
    expect(counts.get('2')).toBeGreaterThan(540);
    expect(counts.get('2')).toBeLessThan(660);
    expect(counts.size).toBe(5);
  });

  test('in a lapse, one who looks far still looks two plies ahead', async () => {
    expect([...(await tally('tres-em-linha', 'alphabeta:5:lapse=100', reported, 50)).keys()]).toEqual(['2']);
    expect([...(await tally('tres-em-linha', 'perfect:lapse=100', reported, 20)).keys()]).toEqual(['2']);
  });

  test('noise strays in judgement, but not in what is seen to be won or lost', async () => {
    const start = '...../...../...../..... x';
    const quiet = await tally('tres-em-linha', 'alphabeta:1:lines', start, 20);
    expect([...quiet.keys()]).toEqual(['3']);
    expect((await tally('tres-em-linha', 'alphabeta:1:lines:noise=1', start, 100)).get('3')).toBeGreaterThan(70);
    expect((await tally('tres-em-linha', 'alphabeta:1:lines:noise=1000', start, 100)).size).toBe(5);
    const keen = await tally('tres-em-linha', 'alphabeta:2:lines:noise=100000', reported, 50);
    expect([...keen.keys()]).toEqual(['2']);
  });

  test('who varies chooses any of the best moves, who does not the first', async () => {
    const start = '.w.w./..b../...../..w../.b.b. b';
    expect((await tally('neutreeko', 'alphabeta:1:n1', start, 20)).size).toBe(1);
    expect((await tally('neutreeko', 'alphabeta:1:n1:varied', start, 200)).size).toBeGreaterThan(3);
    expect((await tally('neutreeko', 'minimax:1:n1:varied', start, 200)).size).toBeGreaterThan(3);
  });
});

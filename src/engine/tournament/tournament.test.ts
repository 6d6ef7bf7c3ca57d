import { describe, expect, test } from 'vitest';
import { steadyClock } from '../../../test/solving.ts';
import { legalMoves, Match } from '../../core/match.ts';
import { fail, succeed } from '../../core/problem.ts';
import { parseRecord, replayRecord } from '../../core/record.ts';
import { makeDrop } from '../../games/drop/index.ts';
import { makeFuse } from '../../games/fuse/index.ts';
import { neutreeko } from '../../games/neutreeko/index.ts';
import { oracleOf } from '../analysis/general.ts';
import { parsePlayer } from '../players.ts';
import { finish } from '../service/finish.ts';
import { type Contestant, contestantFrom } from './contestant.ts';
import { extendPlan, playScheduled, schedule, type TournamentPlan, usualOpening } from './tournament.ts';

const drop = makeDrop({ columns: 5, rows: 4, line: 3 });
type DropState = Parameters<typeof drop.rules.turn>[0];

const plan: TournamentPlan = {
  game: drop.id,
  players: ['random', 'greedy:lines', 'perfect'],
  games: 4,
  seed: 3,
  opening: 2,
};

const oracle = await oracleOf(drop);
if (oracle.survey) finish(oracle.survey());

async function seat(name: string): Promise<Contestant<DropState>> {
  const player = await parsePlayer(drop, name, async () => oracle);
  if (!player.ok) throw new Error(player.problem.code);
  return contestantFrom(player.value, steadyClock());
}

async function play(number: number, first?: Contestant<DropState>) {
  const scheduled = schedule(plan)[number];
  const [one, other] = await Promise.all(scheduled.seats.map((player) => seat(plan.players[player])));
  return playScheduled(drop, plan, scheduled, [first ?? one, other], { oracle, explain: ({ code }) => code });
}

describe('a plan that goes on from another', () => {
  const before = schedule(plan);

  test('with more games begins as it did, and is the plan that has them from the beginning', () => {
    const longer = { ...plan, games: 10 };
    expect(extendPlan(plan, longer)).toEqual(longer);
    expect(schedule(longer).slice(0, before.length)).toEqual(before);
  });

  test('with more players keeps what there was, and has everybody meet as often', () => {
    const wanted = { ...plan, players: ['level:1', 'perfect', 'random', 'greedy:lines', 'first'], games: 6 };
    const extended = extendPlan(plan, wanted);
    if (!extended) throw new Error('The plan should be extended.');
    expect(extended.players).toEqual([...plan.players, 'level:1', 'first']);
    const games = schedule(extended);
    expect(games.slice(0, before.length)).toEqual(before);
    expect(games.map(({ number }) => number)).toEqual([...games.keys()]);
    const asFromTheBeginning = schedule({ players: extended.players, games: 6 });
    const keys = (all: typeof games) => all.map(({ seats, start }) => `${seats} ${start}`).sort();
    expect(keys(games)).toEqual(keys(asFromTheBeginning));
    // And once more: the games that were added stay where they are too.
    const further = extendPlan(extended, { ...wanted, players: [...wanted.players, 'level:2'], games: 8 });
    if (!further) throw new Error('The plan should be extended again.');
    expect(schedule(further).slice(0, games.length)).toEqual(games);
    expect(keys(schedule(further))).toEqual(keys(schedule({ players: further.players, games: 8 })));
    expect(extendPlan(extended, wanted)).toEqual(extended);
  });

  test.each([
    ['game', { game: 'neutreeko' }],
    ['seed', { seed: 4 }],
    ['opening', { opening: 0 }],
    ['number of games, which is smaller', { games: 2 }],
    ['player, who is missing', { players: ['random', 'perfect', 'first'] }],
  ])('is none with another %s', (_what, change) => {
    expect(extendPlan(plan, { ...plan, ...change })).toBeUndefined();
  });
});

describe('a schedule', () => {
  const games = schedule(plan);

  test('lets each two meet as often as planned, from each start in both seats', () => {
    expect(games).toHaveLength(3 * 4);
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ]) {
      for (const start of [0, 1]) {
        const meetings = games.filter(
          (game) => game.start === start && game.seats.includes(one) && game.seats.includes(other),
        );
        expect(meetings.map(({ seats }) => seats)).toEqual([
          [one, other],
          [other, one],
        ]);
      }
    }
  });

  test('numbers the games in the order in which they come', () => {
    expect(games.map(({ number }) => number)).toEqual(games.map((_, index) => index));
  });
});

describe('a game', () => {
  test('repeats exactly, in whatever order games are played', async () => {
    const inOrder = [await play(0), await play(1), await play(5)];
    const backwards = [await play(5), await play(1), await play(0)].reverse();
    expect(backwards).toEqual(inOrder);
  });

  test('is the same start for all who meet on it', async () => {
    const startOf = (record: string) => parseRecord(record).record?.moves.slice(0, 2);
    const [one, other] = [await play(0), await play(4)];
    expect(one.start).toBe(other.start);
    expect(startOf(one.record)).toEqual(startOf(other.record));
  });

  test('has a record that replays to the same result', async () => {
    const played = await play(2);
    const { record } = parseRecord(played.record);
    if (!record) throw new Error('The record cannot be read.');
    const { match, problem } = replayRecord(drop, record);
    expect(problem).toBeUndefined();
    expect(match?.ending?.winner ?? null).toBe(played.winner);
    expect(match?.ply).toBe(played.plies);
    expect(record.notes).toMatchObject({ opening: '2', seed: '3' });
  });

  test('counts the moves that keep the value: the perfect player keeps it always', async () => {
    const games = await Promise.all(Array.from({ length: 12 }, (_, number) => play(number)));
    const seats = games.flatMap(({ seats: sitting, judged, kept }) =>
      sitting.map((player, index) => ({ player, judged: judged[index], kept: kept[index] })),
    );
    const sums = [0, 1, 2].map((player) =>
      seats
        .filter((each) => each.player === player)
        .reduce((sum, { judged, kept }) => ({ judged: sum.judged + judged, kept: sum.kept + kept }), {
          judged: 0,
          kept: 0,
        }),
    );
    expect(sums[2].judged).toBeGreaterThan(10);
    expect(sums[2].kept).toBe(sums[2].judged);
    expect(sums[0].kept).toBeLessThan(sums[0].judged);
  });
});

describe('a player who breaks the rules loses the game, and the reason is kept', () => {
  const problem = { code: 'engine-failed', values: { reason: 'out of order' } };

  test('by giving up on a move', async () => {
    const broken: Contestant<DropState> = { name: 'broken', isRepeatable: true, move: async () => fail(problem) };
    const played = await play(0, broken);
    expect(played).toMatchObject({ winner: 1, reason: 'forfeit', forfeit: problem });
    const { record } = parseRecord(played.record);
    expect(record?.result).toEqual({ winner: 1, reason: 'resignation' });
    expect(record?.notes.forfeit).toBe('engine-failed');
  });

  test('by an illegal move', async () => {
    const cheat: Contestant<DropState> = { name: 'cheat', isRepeatable: true, move: async () => succeed({ move: 99 }) };
    expect(await play(0, cheat)).toMatchObject({ winner: 1, reason: 'forfeit', forfeit: { code: 'no-such-move' } });
  });

  test('by not being there', async () => {
    const absent: Contestant<DropState> = {
      name: 'absent',
      isRepeatable: true,
      begin: async () => fail(problem),
      move: async () => fail(problem),
    };
    expect(await play(1, absent)).toMatchObject({ winner: 1, plies: 2, forfeit: problem });
  });
});

test('random moves begin a game whose start is always the same, and none one that is drawn', () => {
  expect([neutreeko, drop].map((game) => usualOpening(game as never))).toEqual([2, 2]);
  expect(usualOpening(makeFuse('all'))).toBe(0);
});

test('an opening that would end every game is shortened', async () => {
  const scheduled = schedule(plan)[0];
  const contestants = [await seat('random'), await seat('random')] as const;
  const judge = { oracle, explain: () => '' };
  const { record } = parseRecord(
    (await playScheduled(drop, { ...plan, opening: 100 }, scheduled, contestants, judge)).record,
  );
  expect(Number(record?.notes.opening)).toBeGreaterThan(4);
  expect(Number(record?.notes.opening)).toBeLessThan(20);
});

test('nobody can win at once after the opening', async () => {
  for (let number = 0; number < 12; number++) {
    const { record } = parseRecord((await play(number)).record);
    const opened = (record?.moves ?? []).slice(0, 2).reduce(
      (match, move) => {
        const next = match.play(move);
        if (!next.ok) throw new Error(next.problem.code);
        return next.value;
      },
      Match.from(drop, drop.rules.start({ below: () => 0 })),
    );
    const wins = legalMoves(drop, opened.state).filter(
      (move) => drop.rules.outcome(drop.rules.apply(opened.state, move)) === 'loss',
    );
    expect(wins).toEqual([]);
  }
});

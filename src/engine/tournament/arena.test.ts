import { describe, expect, test } from 'vitest';
import { steadyClock } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import { fail, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { parseRecord } from '../../core/record.ts';
import { makeDrop } from '../../games/drop/index.ts';
import { makeFuse } from '../../games/fuse/index.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { Arena, playTournament } from './arena.ts';
import { type ContestantOf, computerContestants } from './contestant.ts';
import { planTournament } from './plan.ts';
import { standingsOf } from './standings.ts';
import { extendPlan, type PlayedGame, schedule, type TournamentPlan } from './tournament.ts';

const drop = makeDrop({ columns: 5, rows: 4, line: 3 }) as Game;
const clock = steadyClock();
const contestantOf = computerContestants(clock);

async function planOf(players: readonly string[], games = 2): Promise<TournamentPlan> {
  const planned = await planTournament(drop, players, contestantOf, { games });
  if (!planned.ok) throw new Error(planned.problem.code);
  return planned.value.plan;
}

async function playAll(plan: TournamentPlan, of: ContestantOf<unknown> = contestantOf): Promise<PlayedGame[]> {
  const all: PlayedGame[] = [];
  for await (const played of playTournament(drop, plan, { clock, contestantOf: of })) all.push(played);
  return all;
}

describe('a plan', () => {
  test('has everybody by their full names, and what a game usually has', async () => {
    const planned = await planTournament(drop, ['LEVEL:1', 'perfect'], contestantOf);
    const plan = { game: drop.id, players: ['level:1', 'perfect'], games: 2, seed: 1, opening: 2 };
    expect(planned).toMatchObject({
      ok: true,
      value: { plan, contestants: [{ name: 'level:1' }, { name: 'perfect' }] },
    });
  });

  test.each([
    [['first'], 2, 'A tournament needs at least 2 players.', 'Um torneio precisa de pelo menos 2 jogadores.'],
    [['first', 'First'], 2, 'The player “first” is named twice.', 'O jogador “first” aparece duas vezes.'],
    [['first', 'genius'], 2, 'There is no player “genius”', 'Não existe o jogador “genius”'],
    [['first', 'random'], 3, '3 games of each two players were asked for;', 'Pediram-se 3 partidas entre cada dois'],
    [['first', 'random'], 0, '0 games of each two players were asked for; an even number from 2 on', 'a partir de 2'],
    [['first', 'random'], -2, '-2 games of each two players were asked for;', 'Pediram-se -2 partidas'],
    [['first', 'random'], Number.NaN, 'NaN games of each two players were asked for;', 'Pediram-se NaN partidas'],
  ] as const)('is refused of %j in %d games', async (players, games, english, portuguese) => {
    const planned = await planTournament(drop, players, contestantOf, { games });
    if (planned.ok) throw new Error('The plan should be refused.');
    expect(sayProblem(planned.problem, 'en', drop)).toContain(english);
    expect(sayProblem(planned.problem, 'pt', drop)).toContain(portuguese);
  });
});

describe('a tournament', () => {
  test('is played from its first game to its last, and repeats, in whatever order', async () => {
    const plan = await planOf(['random', 'level:2', 'perfect'], 4);
    const played = await playAll(plan);
    expect(played.map(({ number }) => number)).toEqual([...schedule(plan).keys()]);
    const arena = await Arena.open(drop, plan, { clock, contestantOf });
    const backwards: PlayedGame[] = [];
    for (const scheduled of [...schedule(plan)].reverse()) backwards.push(await arena.play(scheduled));
    expect(backwards.reverse()).toEqual(played);
    const points = standingsOf(plan.players.length, played).rows.map((row) => row.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(played.length);
  });

  test('sends everybody away after each game, and records why somebody forfeits', async () => {
    let seated = 0;
    const giveUp: ContestantOf<unknown> = async (game, name, oracle) => {
      if (name !== 'last') return contestantOf(game, name, oracle);
      seated++;
      const move = async () => fail({ code: 'bot-silent', values: {} });
      return succeed({ name, isRepeatable: true, move, close: () => void seated-- });
    };
    const played = await playAll({ ...(await planOf(['first', 'random'])), players: ['first', 'last'] }, giveUp);
    expect(played.map(({ winner, reason }) => `${winner} ${reason}`)).toEqual(['0 forfeit', '1 forfeit']);
    expect(played[0]?.record).toContain('forfeit: bot-silent');
    expect(seated).toBe(0);
  });

  test('does not go on with a player whom nobody knows', async () => {
    const plan = { ...(await planOf(['first', 'random'])), players: ['first', 'genius'] };
    await expect(playAll(plan)).rejects.toThrow('There is no player genius (unknown-player); planTournament says so');
  });
});

describe('a fair tournament', () => {
  const fuse = makeFuse('all') as Game;

  test('begins where the game has fair starts, each twice, and stays fair when it is gone on with', async () => {
    const planned = await planTournament(fuse, ['first', 'random'], contestantOf, { games: 4, seed: 9, isFair: true });
    if (!planned.ok) throw new Error(planned.problem.code);
    const { plan } = planned.value;
    expect(plan).toMatchObject({ isFair: true, opening: 0 });
    const starts: (string | undefined)[] = [];
    for await (const { record } of playTournament(fuse, plan, { clock, contestantOf })) {
      starts.push(parseRecord(record).record?.start);
    }
    const draw = await fuse.fairStarts?.();
    const [one, other] = [0, 1].map((start) => fuse.notation.position(draw?.(seededRandom(9, start))));
    expect(starts).toEqual([one, one, other, other]);
    expect(extendPlan(plan, { ...plan, games: 6 })?.isFair).toBe(true);
    const { isFair: _, ...usual } = plan;
    expect(extendPlan(usual, plan)).toBeUndefined();
  });

  test('is refused where no start is known to be even', async () => {
    const small = makeDrop({ columns: 4, rows: 4, line: 3 }) as Game;
    const planned = await planTournament(small, ['first', 'random'], contestantOf, { isFair: true });
    expect(planned).toMatchObject({ ok: false, problem: { code: 'no-fair-starts' } });
  });
});

import { describe, expect, test } from 'vitest';
import { connectLocally } from '../../../../test/local-analyst.ts';
import { game, play, until, withComputer, withFriend } from '../../../../test/web-session.ts';
import { present } from '../../../core/present.ts';

describe('truth', () => {
  test('shows the value of every move, and a hint', async () => {
    const session = withFriend();
    expect(session.analysis.values()).toBeUndefined();
    session.analysis.showValues(true);
    await until(() => session.analysis.values()?.exact === true && session.analysis.badges().size === 5);
    expect(session.analysis.values()).toMatchObject({ value: 'win', plies: 9 });
    session.analysis.askHint();
    await until(() => session.analysis.hint() !== undefined);
    const { state } = session.shown.match();
    const best = session.analysis.badges().get(session.analysis.hint() ?? -1);
    expect(best).toMatchObject({
      move: game.notation.move(state, session.analysis.hint() ?? -1),
      value: 'win',
      plies: 9,
    });
    play(session, '3');
    expect(session.analysis.hint()).toBeUndefined();
    session.analysis.askHint();
    await until(() => session.analysis.hinted() !== undefined);
    session.playing.resign();
    expect(session.analysis.hint()).toBeUndefined();
    session.close();
  });

  test('judges the moves of a finished game, and lets a mistake be bettered', async () => {
    const session = withFriend();
    play(session, '1', '1', '2', '2', '3');
    await until(() => session.reviewing.line().isComplete);
    const { moves, mistakes, decidedAt } = session.reviewing.line();
    expect(moves.map((move) => move?.judgement)).toContain('throws-win');
    expect(decidedAt).toBe(2);
    expect(session.reviewing.graph().at(-1)).toMatchObject({ ply: 5, score: 1, isExact: true });
    expect(session.reviewing.graph().every((point) => point !== undefined)).toBe(true);
    const mistake = present(mistakes[0], 'mistake in this game');
    session.attempts.retry(mistake.ply);
    expect(session.shown.match().ply).toBe(mistake.ply - 1);
    expect(session.attempts.current()).toMatchObject({ outcome: 'open', mistake: { move: mistake.move } });
    play(session, mistake.move);
    expect(session.attempts.current()).toMatchObject({ outcome: 'failed' });
    session.attempts.again();
    play(session, present(mistake.best[0], 'best move'));
    expect(session.attempts.current()).toMatchObject({ outcome: 'solved', tried: { judgement: 'best' } });
    session.attempts.end();
    expect(session.attempts.current()).toBeUndefined();
    session.close();
  });
});

describe('where there are few cores', () => {
  test('nothing is found out while a computer searches, and everything afterwards', async () => {
    let searching = 0;
    const meanwhile: number[] = [];
    const startEngine = () => {
      const engine = connectLocally(game);
      const { choose, analyse } = engine;
      engine.choose = async (turn) => {
        searching++;
        return choose.call(engine, turn).finally(() => searching--);
      };
      engine.analyse = (question) => {
        meanwhile.push(searching);
        return analyse.call(engine, question);
      };
      return engine;
    };
    const session = withComputer({ startEngine, hasFewCores: true });
    session.analysis.showValues(true);
    play(session, '1');
    await until(() => session.shown.match().ply === 2 && session.analysis.values()?.exact === true);
    expect(meanwhile.length).toBeGreaterThan(0);
    expect(Math.max(...meanwhile)).toBe(0);
    session.close();
  });
});

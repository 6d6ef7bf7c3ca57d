import { describe, expect, test } from 'vitest';
import { languages } from '../core/game.ts';
import { answerProblem, onlineSpeaker, sayOnlineProblem } from './problem-text.ts';
import { isWireCode, refuseField, refuseNow, refuseOnline, statusOfCode } from './problems.ts';
import { objectionTo, type Schema } from './schema.ts';
import { createSchema, moveSchema } from './schemas.ts';

const values = {
  field: 'seats[0].name',
  most: 24,
  seconds: 1,
  minimum: 1,
  maximum: 24,
  pattern: '',
  list: 'a, b',
  move: '3',
  status: 502,
};

describe('the problems of online play', () => {
  const codes = Object.keys(onlineSpeaker.text.en.problems);

  test('are those of the wire and others, each with one sentence in both languages', () => {
    expect(Object.keys(onlineSpeaker.text.pt.problems)).toEqual(codes);
    expect(codes).toEqual(expect.arrayContaining(Object.keys(statusOfCode)));
    const said = languages.map((language) => codes.map((code) => sayOnlineProblem({ code, values }, language)));
    for (const sentence of said.flat()) expect(sentence).toMatch(/^[A-ZÀ-Ý“].*\.$/su);
    expect(said[0]?.filter((sentence) => said[1]?.includes(sentence))).toEqual([]);
  });

  test.each([
    ['malformed', 400],
    ['wrong-secret', 401],
    ['wrong-invite', 403],
    ['no-such-game', 404],
    ['seat-taken', 409],
    ['stale', 409],
    ['not-your-turn', 409],
    ['game-over', 409],
    ['out-of-time', 409],
    ['no-offer', 409],
    ['not-now', 409],
    ['key-reused', 409],
    ['too-large', 413],
    ['illegal-move', 422],
    ['too-many', 429],
    ['draining', 503],
    ['no-store', 503],
  ])('%s is answered with %d', (code, status) => {
    if (!isWireCode(code)) throw new Error('The wire has no such code.');
    const { body, ...rest } = answerProblem({ ok: false, problem: { code, values } }, 'pt');
    expect(rest).toEqual({ status, ...(code === 'too-many' && { retryAfter: 1 }) });
    expect(body).toMatchObject({ code, title: expect.stringMatching(/\.$/u) });
  });

  test('say which field is wrong and what was expected', () => {
    const said = (schema: Schema, value: unknown) => {
      const refusal = objectionTo(schema, value);
      return refusal ? answerProblem(refusal, 'en').body.title : '';
    };
    const move = { key: 'k'.repeat(16), epoch: 0, ply: 0, move: '3' };
    expect(said(moveSchema, { ...move, ply: -1 })).toBe(
      'The field “ply” is wrong: a whole number from 0 to 1000000000 was expected.',
    );
    expect(said(moveSchema, { ...move, key: 'short' })).toBe(
      'The field “key” is wrong: a text of 16 to 64 letters, digits, “-” and “_” was expected.',
    );
    expect(said(moveSchema, { ...move, fast: 1 })).toBe(
      'The field “fast” is wrong: there is no such field; there are key, epoch, ply, move.',
    );
    expect(said(createSchema, { game: 'fuse', seats: [{ kind: 'cat' }, {}] })).toBe(
      'The field “seats[0].kind” is wrong: one of these was expected: computer, person.',
    );
    expect(said(createSchema, { game: 'fuse' })).toBe('The field “seats” is wrong: it is missing.');
    expect(said(createSchema, [])).toBe('The request can’t be read: a JSON object was expected.');
  });

  test('say why in the sentence of the cause', () => {
    const start = refuseField('start', { code: 'both-won', values: {} });
    expect(answerProblem(start, 'pt').body).toEqual({
      code: 'malformed',
      field: 'start',
      title: expect.stringMatching(/^O campo “start” está errado: /u),
    });
    expect(answerProblem(refuseNow({ code: 'abort-late', values: {} }), 'pt').body.title).toBe(
      'Uma partida só se pode cancelar enquanto não tiverem jogado os dois.',
    );
  });

  test('are no answers where the wire has no code for them', () => {
    expect(() => answerProblem(refuseOnline({ code: 'no-network', values: {} }), 'en')).toThrow('No status');
  });
});

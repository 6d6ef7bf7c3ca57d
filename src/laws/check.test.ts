import { describe, expect, test } from 'vitest';
import ticTacToe from '../../examples/tic-tac-toe/index.ts';
import { type Game, languages } from '../core/game.ts';
import { present } from '../core/present.ts';
import { succeed } from '../core/problem.ts';
import { inEveryLanguage, type OutsideGame } from '../outside/languages.ts';
import { sayProblem } from '../text/say-problem.ts';
import { type Counterexample, checkLaws, laws, problemOfCounterexample, tryLaw } from './check.ts';
import { isSame, type LawName } from './law.ts';
import { lawSpeaker } from './problems.ts';

const { rules, notation, view, text } = ticTacToe;

/** The first law that a game breaks, and what shows it. */
function firstBroken(game: Game, seed = 1): Counterexample | undefined {
  const work = checkLaws(game, seed);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/** How a game breaks one law, tried as often as it would be. */
function broken(name: LawName, game: Game): Counterexample | undefined {
  const law = present(
    laws.find((each) => each.name === name),
    `law ${name}`,
  );
  for (let seed = 1; seed <= ('runs' in law ? law.runs : 1); seed++) {
    const found = tryLaw(law, game, seed);
    if (found) return found;
  }
  return undefined;
}

function withChanges(changes: Partial<Game<number>>): Game {
  return { ...ticTacToe, ...changes } as Game;
}

const countOf = (state: number) => view.pieces(state).length;

const withNames = (changes: Partial<Game['text']['en']>) => ({ ...text, en: { ...text.en, ...changes } });

/** Ways to get a game wrong: the law that is broken, and how it is said. */
const faults: readonly (readonly [LawName, Partial<Game<number>>, RegExp])[] = [
  [
    'no-moves-at-the-end',
    { rules: { ...rules, outcome: (state) => (countOf(state) === 9 ? 'ongoing' : rules.outcome(state)) } },
    /after the moves( [abc][123]){9}: there are 0 moves, and the outcome is “ongoing”\.$/u,
  ],
  [
    'no-moves-at-the-end',
    { rules: { ...rules, outcome: (state) => (rules.outcome(state) === 'loss' ? 'win' : rules.outcome(state)) } },
    /: the outcome is “win”, and by the ending it would be “loss”\.$/u,
  ],
  [
    'turns-alternate',
    { rules: { ...rules, turn: () => 0 } },
    /with seed 1, at the start “[^”]+”: after “a1” the same player/u,
  ],
  ['moves-are-bounded', { rules: { ...rules, maxMoves: 8 } }, /there are 9 moves, and rules\.maxMoves says 8\.$/u],
  ['symmetries-commute', { symmetries: () => [] }, /: the first symmetry is not the identity\.$/u],
  [
    'symmetries-commute',
    { symmetries: () => [{ state: (state) => state, move: (move) => 8 - move }] },
    /after the moves b1: symmetry 1 does not take the legal moves to those of the turned board\.$/u,
  ],
  [
    'positions-read-back',
    {
      notation: {
        ...notation,
        parsePosition: (from) => (from.includes('x.') ? succeed(5) : notation.parsePosition(from)),
      },
    },
    /: its text “[^”]+” reads back as another state\.$/u,
  ],
  [
    'moves-read-back',
    {
      notation: {
        ...notation,
        read: (state, from) =>
          /[A-Z]/u.test(from) ? { ok: false, problem: { code: 'no-pass', values: {} } } : notation.read(state, from),
      },
    },
    /the move “a1” is refused when it is written “A1”: /u,
  ],
  [
    'any-pieces',
    {
      notation: {
        ...notation,
        parsePosition: (from) =>
          /^[xo]{3}\/[xo]{3}/u.test(from)
            ? { ok: false, problem: { code: 'own', values: {} } }
            : notation.parsePosition(from),
      },
    },
    /the game throws an error, “No sentence for the problem own/u,
  ],
  [
    'paths-are-unique',
    { view: { ...view, path: (_state, cell) => [Math.min(cell, 7)] } },
    /the path “b3” of the move “b3” leads to “b3, c3”\.$/u,
  ],
  [
    'moving-pieces-arrive',
    { view: { ...view, motion: (_state, cell) => [{ from: cell, to: cell }] } },
    /takes a piece from a1, where none is\.$/u,
  ],
  [
    'pieces-are-drawn',
    { view: { ...view, pieces: (state) => view.pieces(state).slice(1) } },
    /0 pieces are drawn, and the position “[^”]+” has 1\.$/u,
  ],
  [
    'pieces-compose',
    { view: { ...view, pieceKinds: view.pieceKinds.slice(0, 1) } },
    /a piece “o” of kind “ring” is drawn that view\.pieceKinds does not have\.$/u,
  ],
  [
    'any-path',
    { view: { ...view, refuse: () => ({ code: 'cell-taken', values: {} }) } },
    /does not end with a full stop or lacks a value: “[^”]*undefined/u,
  ],
  [
    'cells-have-names',
    { view: { ...view, cells: view.cells.map((cell, id) => ({ ...cell, name: id === 8 ? 'a1' : cell.name })) } },
    /: two cells have the name “board a1”\.$/u,
  ],
  [
    'texts-are-complete',
    { text: { ...text, en: { ...text.en, summary: 'No stop' } } },
    /^tic-tac-toe breaks the law “The texts are complete, and the diagrams are positions”: a sentence \(en\) does not end with a full stop or lacks a value: “No stop”\.$/u,
  ],
  [
    'texts-are-complete',
    { text: { ...text, pt: { ...text.pt, rules: [{ text: 'Uma.', diagram: 'x' }] } } },
    /the rules differ between the languages \(en, pt\)\.$/u,
  ],
  [
    'tasks-can-be-done',
    {
      text: {
        en: {
          ...text.en,
          rules: text.en.rules.map((step) => ({ ...step, ...(step.task && { task: { ...step.task, goal: ['a1'] } }) })),
        },
        pt: {
          ...text.pt,
          rules: text.pt.rules.map((step) => ({ ...step, ...(step.task && { task: { ...step.task, goal: ['a1'] } }) })),
        },
      },
    },
    /is done by 0 legal moves where 1 were expected\.$/u,
  ],
  ['texts-are-complete', { text: withNames({ name: ' ' }) }, /: a name \(en\) is empty or has a control character/u],
  [
    'texts-are-complete',
    { text: withNames({ players: [{ name: '' }, text.en.players[1]] }) },
    /: a name \(en\) is empty or has a control character in it: “”\.$/u,
  ],
  [
    'texts-are-complete',
    { text: withNames({ players: [text.en.players[0], { name: 'o', inSentence: 'the \x1b[2Jring' }] }) },
    /: a name \(en\) is empty or has a control character in it: “the .*ring”\.$/u,
  ],
  [
    'players-own-pieces',
    { view: { ...view, pieceKinds: view.pieceKinds.filter(({ owner }) => owner === 0) } },
    /: no piece of view\.pieceKinds belongs to player 1\.$/u,
  ],
];

describe('a game that breaks a law is told which, and what shows it', () => {
  test.each(faults)('%s', (law, changes, sentence) => {
    const game = withChanges(changes);
    const problem = problemOfCounterexample(game.id, present(broken(law, game), 'counterexample'));
    expect(sayProblem(problem, 'en', lawSpeaker)).toMatch(sentence);
    expect(sayProblem(problem, 'pt', lawSpeaker)).toMatch(/\.$/u);
    expect(firstBroken(game)).toBeDefined();
    expect(broken(law, ticTacToe as Game)).toBeUndefined();
  });

  test('an error of its own is a finding, with the moves that led to it', () => {
    const apply = (state: number, move: number) => {
      if (countOf(state) === 2) throw new Error('broken rule');
      return rules.apply(state, move);
    };
    const found = present(firstBroken(withChanges({ rules: { ...rules, apply } })), 'law that is broken');
    expect(found.finding).toEqual({ code: 'law-throws', values: { reason: 'broken rule' } });
    expect(found.moves).toHaveLength(2);
  });

  test('even where no match of it can begin', () => {
    const start = () => {
      throw new Error('no start');
    };
    const found = present(firstBroken(withChanges({ rules: { ...rules, start } })), 'law that is broken');
    expect(found).toMatchObject({ seed: 1, finding: { values: { reason: 'no start' } } });
    expect(sayProblem(problemOfCounterexample('x', found), 'en', lawSpeaker)).toMatch(/“no start”\.$/u);
  });

  test('the same seed shows it again at once', () => {
    const [, changes] = present(faults[0], 'fault');
    const game = withChanges(changes);
    const found = present(firstBroken(game), 'law that is broken');
    const law = present(
      laws.find(({ name }) => name === found.law),
      'law of that name',
    );
    expect(tryLaw(law, game, present(found.seed, 'seed'))).toEqual(found);
    expect(firstBroken(game, found.seed)).toEqual(found);
  });

  test('a game that never ends', () => {
    // Two states that follow each other for ever.
    const turn = (state: number) => (state === 0 ? (0 as const) : (1 as const));
    const endless = withChanges({
      rules: {
        maxMoves: 1,
        start: () => 0,
        turn,
        moves: (_state, into) => {
          into[0] = 0;
          return 1;
        },
        apply: (state) => 1 - state,
        outcome: () => 'ongoing',
        ending: () => undefined,
      },
      symmetries: () => [{ state: (state) => state, move: (move) => move }],
    });
    const found = present(firstBroken(endless), 'law that is broken');
    expect(found.law).toBe('play-ends');
    const said = sayProblem(problemOfCounterexample('endless', found), 'en', lawSpeaker);
    expect(said).toMatch(
      /^endless breaks the law “Play ends” with seed 1, after the moves( a1){60} …: the game goes on after 2000 moves/u,
    );
  });
});

test('a law that has been named need not be named again', () => {
  const found: Counterexample = { law: 'play-ends', finding: { code: 'law-mutated', values: {} } };
  const said = (isLawNamed: boolean) =>
    sayProblem(problemOfCounterexample('mine', found, isLawNamed), 'pt', lawSpeaker);
  expect(said(true)).toBe('mine viola-a: listar ou fazer jogadas altera o estado.');
  expect(said(false)).toBe('mine viola a lei “As partidas acabam”: listar ou fazer jogadas altera o estado.');
});

test('a game in one language is held to the laws too', () => {
  const english: OutsideGame<number> = { ...ticTacToe, text: { en: text.en } };
  const work = checkLaws(english, 1);
  let next = work.next();
  while (!next.done) next = work.next();
  expect(next.value).toBeUndefined();
  // What it is completed to is still a game of the same states.
  const whole: Game<number> = inEveryLanguage(english);
  expect(whole.text.pt.name).toBe(text.en.name);
});

test('every law has a name in each language', () => {
  for (const language of languages) {
    expect(Object.keys(lawSpeaker.text[language].laws).sort()).toEqual(laws.map(({ name }) => name).sort());
  }
});

test.each([
  [1, 1, true],
  [{ a: [1, 'x'] }, { a: [1, 'x'] }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  [[1, 2], [1, 3], false],
])('%j and %j are made of the same: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

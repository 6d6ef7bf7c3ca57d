import { describe, expect, test } from 'vitest';
import { run } from '../../../test/run-program.ts';
import { languages } from '../../core/game.ts';
import { commonOptions, options, optionsOf, ownOptions } from '../options.ts';
import { commandNames } from '../terminal-text.ts';

describe.each(languages)('the help in %s', (language) => {
  test.each(commandNames)('of %s tells its options and no others, on lines that fit', async (command) => {
    const { out, code, error } = await run(`help ${command} --lang ${language}`);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect((await run(`${command} --help --lang ${language}`)).out).toBe(out);
    const [page = '', rest = ''] = out.split(`--${commonOptions.join(', --')}`);
    const named = [...page.matchAll(/^ {2}(--\S.*)$/gmu)].flatMap(
      ([, row = '']) => row.match(/(?<=--)[a-z-]+/gu) ?? [],
    );
    expect(named).toEqual(ownOptions(command));
    expect(rest).toMatch(new RegExp(`\\n {2}tabuleiro ${command}\\b`, 'u'));
    const lines = out.split('\n').filter((line) => !line.startsWith('  tabuleiro'));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test('of the program names every command and how to learn more', async () => {
    const { out } = await run(`help --lang ${language}`);
    for (const command of commandNames) expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, 'mu'));
    expect(out).toContain('tabuleiro help <');
    expect((await run(`--help --lang ${language}`)).out).toBe(out);
    expect((await run(`help help --lang ${language}`)).out).toBe(out);
  });
});

test('a number of the help is not broken between two lines', async () => {
  const { out } = await run('help solve --lang pt');
  expect(out).toMatch(/50\s000/u);
  expect(out).not.toMatch(/50\n/u);
});

describe('an option that a command does not have', () => {
  test.each(commandNames)('is refused by %s, which says what it has', async (command) => {
    const own = ownOptions(command);
    const foreign = Object.entries(options).filter(
      ([name]) => !own.includes(name) && !commonOptions.some((each) => each === name),
    );
    expect(foreign.length).toBeGreaterThan(10);
    for (const [name, { type }] of foreign) {
      const value = name === 'input' ? 'steps' : name === 'series' ? '3' : '2';
      const { code, out, error } = await run(`${command} --${name}${type === 'string' ? ` ${value}` : ''}`);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      const list = own.map((each) => `--${each}`).join(', ');
      const common = commonOptions.map((each) => `--${each}`).join(', ');
      expect(error).toBe(
        `The command ${command} has no option --${name}; it has ${list}, and like every command ${common}.\n`,
      );
    }
  });

  test('is refused in Portuguese', async () => {
    expect((await run('rules fuse --divide --lang pt')).error).toBe(
      'O comando rules não tem a opção --divide; tem --json e, como todos os comandos, --lang, --load, --ascii, --help, --version.\n',
    );
  });

  test('does no harm beside --help', async () => {
    expect((await run('rules --divide --help')).code).toBe(0);
  });
});

test('the options of every command are options, each once', () => {
  for (const command of commandNames) expect(new Set(optionsOf[command]).size).toBe(optionsOf[command].length);
});

test.each([
  ['help chess', /^There is no command “chess”; there are play, games, /u],
  ['help tournement', /^There is no command “tournement”; did you mean tournament\? /u],
  ['help quantik', /^There is no command “quantik”; did you mean rules quantik\? /u],
])('%s says what there is', async (line, sentence) => {
  const { code, out, error } = await run(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toMatch(sentence);
});

test('programs are told the help as data', async () => {
  const told = JSON.parse((await run('help perft --json')).out);
  expect(told).toMatchObject({
    command: 'perft',
    usage: 'perft <game> <depth> [position]',
    options: { '--divide': 'the leaves below each first move' },
    example: 'tabuleiro perft neutreeko 5 --divide',
  });
  expect(JSON.parse((await run('help --json')).out)).toHaveProperty('perft', 'perft <game> <depth> [position]');
});

import type { Language } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import type { Printout } from '../command.ts';
import { commonOptions, type OptionName, optionsOf, sideOptions } from '../options.ts';
import { wrap, wrapSentence } from '../print/wrap.ts';
import { type CommandName, commandNames, usages } from '../terminal-text.ts';
import { terminal } from '../text.ts';
import { english } from './english.ts';
import type { HelpText } from './help-text.ts';
import { portuguese } from './portuguese.ts';

const helpText: Readonly<Record<Language, HelpText>> = { en: english, pt: portuguese };

/** How wide a page is, and where the second column begins within its margin. */
const width = 80;
const mainColumn = 34;
const optionColumn = 26;

/** The help of the program: its commands, and the options that all of them have. */
export function programHelp(language: Language, program: string): Printout {
  const text = helpText[language];
  const { sayUsage } = terminal.text[language];
  const lines = [
    text.tagline,
    '',
    text.usage,
    '',
    ...commandNames.map((name) => row(sayUsage(usages[name]), text.commands[name], mainColumn)),
    '',
    ...commonOptions.map((option) => row(written(option, text), text.meanings[option], mainColumn)),
    '',
    text.more(program),
    text.inputDash,
  ];
  return { text: lines.join('\n'), json: usages };
}

/** The help of one command: how it is called, what it does, its own options, and an example. */
export function commandHelp(command: CommandName, language: Language, program: string): Printout {
  const text = helpText[language];
  const usage = terminal.text[language].sayUsage(usages[command]);
  const rows = optionsOf[command].map((option) => [
    option === 'sides' ? sidesWritten : written(option, text),
    text.meaningsIn[command]?.[option] ?? text.meanings[option],
  ]);
  const summary = `${text.commands[command].charAt(0).toUpperCase()}${text.commands[command].slice(1)}.`;
  const example = `${program} ${exampleOf(command)}`;
  const page = [
    text.usageOf(usage),
    '',
    wrapSentence(`${summary} ${text.about[command]}`, width),
    '',
    text.options,
    ...rows.map(([left = '', right = '']) => row(left, right, optionColumn)),
    '',
    wrapSentence(text.everywhere(commonOptions.map((option) => `--${option}`).join(', ')), width),
    '',
    text.example,
    `  ${example}`,
  ];
  const options = Object.fromEntries(rows);
  return { text: page.join('\n'), json: { command, usage, summary, about: text.about[command], options, example } };
}

const sidesWritten = sideOptions.map((side) => `--${side} p`).join(', ');

function written(option: OptionName, { values }: HelpText): string {
  const value = values[option];
  return value === undefined ? `--${option}` : `--${option} ${value}`;
}

/** In two columns. What is too wide for the first has lines to itself. */
function row(left: string, right: string, column: number): string {
  const indent = ' '.repeat(column + 2);
  const lines = wrap(right.split(' '), width, indent).split('\n');
  if (left.length > column - 2) return [wrap(left.split(' '), width, '  '), ...lines].join('\n');
  return [`  ${left}`.padEnd(column + 2) + (lines[0] ?? '').trimStart(), ...lines.slice(1)].join('\n');
}

/** One that works as it is, but for files, on the first game of the list. */
function exampleOf(command: CommandName): string {
  const game = games[0]?.id ?? '';
  // Not every game has a card; the smallest that comes in several sizes does.
  const small = games.find(({ sizes }) => sizes)?.id ?? game;
  const examples: Readonly<Record<CommandName, string>> = {
    play: `play ${game} --first me --second level:5 --series 3`,
    games: 'games --json',
    rules: `rules ${game} --lang pt`,
    show: `show ${game} --ascii`,
    card: `card ${small}`,
    perft: `perft ${game} 5 --divide`,
    replay: 'replay game.txt --all',
    analyse: `analyse ${game} --time 5000`,
    review: 'review game.txt',
    train: `train ${game} --grade 2-4`,
    solve: `solve ${game} --table`,
    compare: `compare ${game} --players minimax:4,alphabeta:4,perfect`,
    trace: `trace ${game} --player alphabeta:2:ordered`,
    judge: `judge ${game} --players level:3,level:6,alphabeta:3`,
    puzzles: `puzzles ${game} --grade 3-5 --theme zugzwang`,
    tournament: `tournament ${game} --players level:3,level:5,perfect --games 40 --save meeting`,
    worker: 'worker --queue postgres://ana:secret@db.example.org/games',
    check: 'check --load ./my-game.ts',
    host: `host ${game} --clock 5+3 --name Ana`,
    join: 'join "http://localhost:8080/#/online/…" --player level:5',
    watch: 'watch "http://localhost:8080/#/online/…"',
    engine: `engine ${game} --player level:4`,
  };
  return examples[command];
}

import { readFileSync } from 'node:fs';
import picocolors from 'picocolors';
import type { Game, Language } from '../core/game.ts';
import { languages } from '../core/game.ts';
import { type Problem, type Result, succeed } from '../core/problem.ts';
import { findGame } from '../games/index.ts';
import { sayProblem } from '../text/say.ts';
import { type Arguments, parseArguments } from './arguments.ts';
import type { Paint } from './board.ts';
import type { Command, Context } from './command.ts';
import { gamesCommand } from './commands/games.ts';
import { perftCommand } from './commands/perft.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { showCommand } from './commands/show.ts';
import { loadGames } from './load.ts';
import { nearest } from './nearest.ts';
import { makeProgress } from './progress.ts';
import { type CommandName, refuse, terminal, usages } from './text.ts';

const commands: Readonly<Record<CommandName, Command>> = {
  games: gamesCommand,
  rules: rulesCommand,
  show: showCommand,
  perft: perftCommand,
  replay: replayCommand,
};
const commandNames = Object.keys(commands) as CommandName[];

/** The exit code for a user's mistake. */
const mistaken = 2;

/** Runs one command line and returns the exit code. Nothing is printed before all of it is known to be good. */
export async function main(argv: readonly string[]): Promise<number> {
  endQuietlyOnClosedPipe();
  const preferred = systemLanguage(process.env);
  const parsed = parseArguments(argv, preferred);
  if (!parsed.ok) return complain(parsed.problem, preferred);
  const given = parsed.value;
  const { language } = given;
  if (given.isVersion) return print(version());
  if (given.isHelp || given.words[0] === 'help') return print(help(language));
  const loaded = await loadAll(given.load);
  if (!loaded.ok) return complain(loaded.problem, language);
  if (given.words.length === 0) return welcome(given, loaded.value);
  const name = commandNames.find((each) => each === given.words[0].toLowerCase());
  if (!name) {
    const values = {
      command: given.words[0],
      nearest: nearest(given.words[0], commandNames),
      list: commandNames.join(', '),
    };
    return complain(refuse({ code: 'unknown-command', values }).problem, language);
  }
  const { report, failure } = await commands[name](contextOf(name, given, loaded.value));
  if (report) print(given.isJson ? JSON.stringify(report.json) : report.text);
  return failure ? complain(failure.problem, language, failure.game) : 0;
}

/** What `tabuleiro` alone says: what it is, the games, and how to look at them. */
async function welcome(given: Arguments, loaded: readonly Game[]): Promise<number> {
  const context = contextOf('games', given, loaded);
  const { report } = await gamesCommand(context);
  if (given.isJson) return print(JSON.stringify(report?.json));
  const { tagline } = terminal.text[given.language];
  return print(`${context.board.paint.strong('Tabuleiro')}  ${tagline}\n\n${report?.text}`);
}

function help(language: Language): string {
  const text = terminal.text[language];
  const usage = commandNames.map((name) => [usages[name], text.commands[name]] as const);
  const rows = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([left, right]) => `  ${left.padEnd(34)}${right}`.trimEnd());
  return [text.tagline, '', text.usage, '', ...rows(usage), '', ...rows(text.options), '', text.lookFurther].join('\n');
}

function contextOf(name: CommandName, given: Arguments, loaded: readonly Game[]): Context {
  const isTerminal = process.stdout.isTTY === true;
  return {
    name,
    arguments: given,
    words: given.words.slice(1),
    loaded,
    board: { isAscii: given.isAscii || process.env.TERM === 'dumb', paint: paintFor(isTerminal) },
    width: isTerminal ? Math.max(40, Math.min(process.stdout.columns, 100)) : 80,
    readInput: () => readFileSync(0, 'utf8'),
    showProgress: makeProgress(process.stderr, () => performance.now()),
  };
}

function paintFor(isTerminal: boolean): Paint {
  const colors = picocolors.createColors(isTerminal && picocolors.isColorSupported);
  return { quiet: colors.dim, strong: colors.bold };
}

/** The games of every `--load`. An id can't be taken twice: nobody could say which of the two is meant. */
async function loadAll(modules: readonly string[]): Promise<Result<readonly Game[]>> {
  const games: Game[] = [];
  for (const module of modules) {
    const loaded = await loadGames(module);
    if (!loaded.ok) return loaded;
    for (const game of loaded.value) {
      if (findGame(game.id) || games.some((other) => other.id === game.id)) {
        return refuse({ code: 'game-twice', values: { game: game.id } });
      }
      games.push(game);
    }
  }
  return succeed(games);
}

/** The language of the system's locale, by the usual rules; English where we do not speak it. */
function systemLanguage(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languages.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(problem: Problem, language: Language, game?: Game): number {
  const speakers = game ? [game, terminal] : [terminal];
  process.stderr.write(`${sayProblem(problem, language, ...speakers)}\n`);
  return mistaken;
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** A reader who has seen enough, as `head` does, is no error. */
function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }
}

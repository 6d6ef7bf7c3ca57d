import type { Game } from '../core/game.ts';
import { systemLanguage } from '../core/language.ts';
import { nearest } from '../core/nearest.ts';
import { findGame } from '../games/index.ts';
import { loadAll } from '../outside/load.ts';
import { sayProblem } from '../text/say-problem.ts';
import { type Arguments, parseArguments } from './arguments.ts';
import type { Answer, Command, Failure, Invocation } from './command.ts';
import type { Deps } from './deps.ts';
import { commonOptions, ownOptions } from './options.ts';
import { packageVersion } from './package-version.ts';
import { makePaint } from './print/paint.ts';
import { inPlain } from './print/plain.ts';
import { makeProgress } from './print/progress.ts';
import { refuse } from './problems.ts';
import { type CommandName, commandNames } from './terminal-text.ts';
import { terminal } from './text.ts';

/** Each loaded when it is wanted: a menu should not wait for solvers and tournaments. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  games: async () => (await import('./commands/games.ts')).gamesCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  show: async () => (await import('./commands/show.ts')).showCommand,
  card: async () => (await import('./commands/card.ts')).cardCommand,
  perft: async () => (await import('./commands/perft.ts')).perftCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  analyse: async () => (await import('./commands/analyse.ts')).analyseCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  train: async () => (await import('./commands/train.ts')).trainCommand,
  solve: async () => (await import('./commands/solve.ts')).solveCommand,
  compare: async () => (await import('./commands/compare.ts')).compareCommand,
  trace: async () => (await import('./commands/trace.ts')).traceCommand,
  judge: async () => (await import('./commands/judge.ts')).judgeCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  tournament: async () => (await import('./commands/tournament.ts')).tournamentCommand,
  worker: async () => (await import('./commands/worker.ts')).workerCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  host: async () => (await import('./commands/host.ts')).hostCommand,
  join: async () => (await import('./commands/join.ts')).joinCommand,
  watch: async () => (await import('./commands/watch.ts')).watchCommand,
  engine: async () => (await import('./commands/engine.ts')).engineCommand,
};

/** The exit codes for what does not hold, for a user's mistake, and for a job that the user broke off. */
const broken = 1;
const mistaken = 2;
const interrupted = 130;

/** Runs one command line and returns the exit code. Nothing is printed before all of it is known to be good. */
export async function main(argv: readonly string[], deps: Deps): Promise<number> {
  const { language, given } = parseArguments(argv, systemLanguage(deps.env, deps.locale));
  const { printout, failure, hasBadLines, isBroken, isInterrupted }: Answer = given.ok
    ? await answer(given.value, deps)
    : { failure: given };
  const isPlain = isAsciiWanted(given.ok && given.value.isAscii, deps);
  const say = (text: string) => (isPlain ? inPlain(text) : text);
  // The terminal has written ^C where the cursor was; the answer begins a line of its own.
  if (isInterrupted && deps.progress.isTTY && deps.env.TERM !== 'dumb') deps.progress.write('\r\x1b[K');
  if (printout) deps.write(`${given.ok && given.value.isJson ? JSON.stringify(printout.json) : say(printout.text)}\n`);
  if (isInterrupted) return interrupted;
  if (!failure) return hasBadLines ? mistaken : isBroken ? broken : 0;
  const speakers = failure.game ? [failure.game, terminal] : [terminal];
  deps.writeError(`${say(sayProblem(failure.problem, language, ...speakers))}\n`);
  return mistaken;
}

async function answer(given: Arguments, deps: Deps): Promise<Answer> {
  if (given.isVersion) return { printout: { text: packageVersion(), json: { version: packageVersion() } } };
  const isHelp = given.isHelp || given.words[0]?.toLowerCase() === 'help';
  const words = given.words.slice(given.words[0]?.toLowerCase() === 'help' ? 1 : 0);
  const help = isHelp ? await import('./help/page.ts') : undefined;
  if (help && (words[0] ?? 'help').toLowerCase() === 'help')
    return { printout: help.programHelp(given.language, programIn(deps)) };
  const loaded = await loadAll(given.load);
  if (!loaded.ok) return { failure: loaded };
  // Without a word people get the menu, and programs the list of games.
  const [typed = given.isJson ? 'games' : 'play'] = words;
  const name = commandNames.find((each) => each === typed.toLowerCase());
  if (!name) return { failure: unknownCommand(typed, isHelp, loaded.value) };
  if (help) return { printout: help.commandHelp(name, given.language, programIn(deps)) };
  const unwanted = refuseUnwanted(name, given);
  if (unwanted) return { failure: unwanted };
  return (await commands[name]())(invocationOf(name, given, loaded.value, deps));
}

function unknownCommand(typed: string, isHelp: boolean, loaded: readonly Game[]): Failure {
  // Who types only the name of a game wants to play it, or to be told how.
  const isGame = findGame(typed.toLowerCase()) || loaded.some((game) => game.id === typed);
  const likely = isGame ? `${isHelp ? 'rules' : 'play'} ${typed}` : (nearest(typed, commandNames) ?? '');
  const values = { command: typed, nearest: likely, list: commandNames.join(', ') };
  return refuse({ code: 'unknown-command', values });
}

/** A refusal of the first option that the command does not have: it would do nothing, and someone counts on it. */
function refuseUnwanted(command: CommandName, { written }: Arguments): Failure | undefined {
  const own = ownOptions(command);
  const unwanted = written.find((option) => !own.includes(option) && !commonOptions.some((each) => each === option));
  if (unwanted === undefined) return undefined;
  const dashed = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');
  const values = { command, option: `--${unwanted}`, list: dashed(own), common: dashed(commonOptions) };
  return refuse({ code: 'option-unwanted', values });
}

/** Started by npm from a checkout, the program is not on the path. */
function programIn({ env }: Deps): string {
  return env.npm_lifecycle_event ? 'bin/tabuleiro' : 'tabuleiro';
}

function invocationOf(name: CommandName, given: Arguments, loaded: readonly Game[], deps: Deps): Invocation {
  const { env, isTerminal, columns } = deps;
  const isAscii = isAsciiWanted(given.isAscii, deps);
  return {
    ...deps,
    name,
    arguments: given,
    words: given.words.slice(1),
    loaded,
    program: programIn(deps),
    // Colour only where it is seen and wanted.
    board: { isAscii, paint: makePaint(isTerminal && !env.NO_COLOR && env.TERM !== 'dumb') },
    width: isTerminal ? Math.max(40, Math.min(columns, 100)) : 80,
    showProgress: makeProgress(deps.progress, deps.now, { isAscii, left: terminal.text[given.language].timeLeft }),
    startAnalyst: (game) => deps.startAnalyst(game, given.load),
  };
}

/** Plain characters are for who asks for them, and for a terminal that has no others. */
function isAsciiWanted(isGiven: boolean, { env }: Deps): boolean {
  return isGiven || env.TERM === 'dumb';
}

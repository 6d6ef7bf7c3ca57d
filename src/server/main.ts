import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemLanguage } from '../core/language.ts';
import type { Problem } from '../core/problem.ts';
import { outsideSpeaker } from '../outside/problems.ts';
import { sayProblem } from '../text/say-problem.ts';
import { makeServer } from './app.ts';
import { parseServerArguments } from './arguments.ts';
import { openOutsideGames } from './outside/serve.ts';
import { failureOf, lastPort, listen, parsePort } from './port.ts';
import { text } from './text.ts';

/** Serves the built app, and the games that are loaded beside it, until it is interrupted. */
export async function run(): Promise<void> {
  const { env, stdout, stderr } = process;
  const language = systemLanguage(env, Intl.DateTimeFormat().resolvedOptions().locale);
  const words = text[language];
  const refuse = (sentence: string) => {
    stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  };
  const port = parsePort(env.PORT);
  if (port === undefined) return refuse(words.badPort((env.PORT ?? '').slice(0, 40)));
  // Only this machine is spoken to, unless its owner says otherwise.
  const host = env.HOST || 'localhost';
  // Beside this code, compiled with it, lie the library and the built app.
  const library = fileURLToPath(new URL('..', import.meta.url));
  const folder = join(library, 'web');
  if (!existsSync(join(folder, 'index.html'))) return refuse(words.notBuilt);
  const given = parseServerArguments(process.argv.slice(2));
  if (!given.ok) return refuse(words.badArgument(given.argument));
  const games = given.load.length === 0 ? undefined : await openOutsideGames(given.load);
  const report = (problem: Problem) => void stderr.write(`${sayProblem(problem, language, outsideSpeaker)}\n`);
  if (games && !games.ok) return refuse(sayProblem(games.problem, language, outsideSpeaker));
  const server = await makeServer(folder, games && { games: games.value, library, report });
  try {
    const address = await listen(server, port, host);
    // Before it says so: whoever reads the line may end it at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
    // One name, so that what the browser keeps for the app is found again.
    stdout.write(`${words.serving(address.replace('127.0.0.1', 'localhost'))}\n`);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return refuse(failure === 'host' ? words.badHost(host) : words.portTaken(env.PORT || `8080–${lastPort}`));
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { systemLanguage } from '../core/language.ts';
import type { Problem } from '../core/problem.ts';
import { outsideSpeaker } from '../outside/problems.ts';
import { sayProblem } from '../text/say-problem.ts';
import { makeServer } from './app.ts';
import { parseServerArguments } from './arguments.ts';
import { type Online, startOnline } from './online/online.ts';
import { readSettings } from './online/settings.ts';
import { openOutsideGames } from './outside/serve.ts';
import { failureOf, lastPort, listen, parsePort } from './port.ts';
import { text } from './text.ts';

/** Whoever ends the server waits no longer than five seconds. */
const stopMilliseconds = 4500;

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
  const settings = readSettings(env);
  if (!settings.ok) return refuse(words.badSetting[settings.bad.name](settings.bad.value));
  const games = given.load.length === 0 ? undefined : await openOutsideGames(given.load);
  const report = (problem: Problem) => void stderr.write(`${sayProblem(problem, language, outsideSpeaker)}\n`);
  if (games && !games.ok) return refuse(sayProblem(games.problem, language, outsideSpeaker));
  const online = startOnline({
    settings: settings.value,
    games: games?.value.loaded ?? [],
    modules: given.load,
    refused: (problem) => void stderr.write(`${words.noStore(problem)}\n`),
    writeLog: (line) => void stderr.write(line),
  });
  const server = await makeServer(folder, games && { games: games.value, library, report }, online);
  try {
    const address = await listen(server, port, host);
    // Before it says so: whoever reads the line may end it at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, online));
    // One name, so that what the browser keeps for the app is found again.
    stdout.write(`${words.serving(address.replace('127.0.0.1', 'localhost'))}\n`);
  } catch (error) {
    const failure = failureOf(error);
    await stop(server, online);
    if (!failure) throw error;
    return refuse(failure === 'host' ? words.badHost(host) : words.portTaken(env.PORT || `8080–${lastPort}`));
  }
}

/** Ends in order: no new requests, streams told, threads ended, files and databases closed; and in any case soon. */
async function stop(server: FastifyInstance, online: Online): Promise<void> {
  setTimeout(() => process.exit(1), stopMilliseconds).unref();
  await online.drain();
  await server.close();
  await online.close();
}

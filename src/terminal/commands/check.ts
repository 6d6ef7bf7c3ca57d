import type { Game } from '../../core/game.ts';
import { engineFailure, fail, type Result, succeed } from '../../core/problem.ts';
import type { CheckEvent, Counterexample } from '../../laws/check.ts';
import { problemOfCounterexample } from '../../laws/check.ts';
import type { LawName } from '../../laws/law.ts';
import { lawSpeaker } from '../../laws/problems.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { type Command, gameOf, type Invocation, type Printout, refuseExtra } from '../command.ts';
import { wrapSentence } from '../print/wrap.ts';
import { refuse } from '../problems.ts';
import { usages } from '../terminal-text.ts';
import { terminal } from '../text.ts';

/** What became of a game that was held to the laws. */
interface Checked {
  readonly game: Game;
  /** The laws that hold, each with the number of matches in which it was tried. */
  readonly held: readonly HeldLaw[];
  readonly found: Counterexample | undefined;
  readonly isInterrupted: boolean;
  /** What was tried last; nothing where the game was still being loaded. */
  readonly tried: TriedLaw | undefined;
}

interface HeldLaw {
  readonly law: LawName;
  readonly matches: number;
}

type TriedLaw = Extract<CheckEvent, { kind: 'trying' }>;

/** Holds games to the laws that every game obeys: the one that is named, or all that are loaded. */
export const checkCommand: Command = async (invocation) => {
  const extra = refuseExtra(invocation, 1);
  if (extra) return { failure: extra };
  const games = await gamesToCheck(invocation);
  if (!games.ok) return { failure: games };
  const all: Checked[] = [];
  for (const [index, game] of games.value.entries()) {
    const checked = await check(game, invocation, (done) =>
      invocation.showProgress((index + done) / games.value.length),
    );
    if (!checked.ok) return { failure: { problem: checked.problem, game } };
    all.push(checked.value);
    if (checked.value.found || checked.value.isInterrupted) break;
  }
  invocation.showProgress(1);
  return {
    printout: print(all, invocation),
    isBroken: all.some(({ found }) => found !== undefined),
    isInterrupted: all.some(({ isInterrupted }) => isInterrupted),
  };
};

async function gamesToCheck(invocation: Invocation): Promise<Result<readonly Game[]>> {
  if (invocation.words.length === 0 && invocation.loaded.length > 0) return succeed(invocation.loaded);
  if (invocation.words.length === 0) return refuse({ code: 'nothing-to-check', values: { usage: usages.check } });
  const game = await gameOf(invocation);
  return game.ok ? succeed([game.value]) : game;
}

/** How often to show how far it has come while nothing is heard, in milliseconds. */
const progressInterval = 250;

function check(game: Game, invocation: Invocation, onProgress: (done: number) => void): Promise<Result<Checked>> {
  const { seed, load } = invocation.arguments;
  const running = invocation.startCheck({ game: game.id, load, seed });
  const held: HeldLaw[] = [];
  let tried: TriedLaw | undefined;
  let stopListening = () => {};
  // A game that hangs says nothing; that it is waited for is shown all the same.
  const ticking = setInterval(() => onProgress(tried?.done ?? 0), progressInterval);
  const finished = new Promise<Result<Checked>>((resolve) => {
    const finish = (found: Counterexample | undefined, isInterrupted: boolean) =>
      resolve(succeed({ game, held, found, isInterrupted, tried }));
    stopListening = invocation.onInterrupt(() => finish(undefined, true));
    running.listen(
      (message) => {
        if (message.kind === 'done') finish(message.found, false);
        else if (message.kind === 'held') held.push({ law: message.law, matches: message.matches });
        else {
          tried = message;
          onProgress(message.done);
        }
      },
      (reason) => resolve(fail(engineFailure(reason))),
    );
  });
  return finished.finally(() => {
    clearInterval(ticking);
    stopListening();
    running.stop();
  });
}

function print(all: readonly Checked[], invocation: Invocation): Printout {
  const { seed } = invocation.arguments;
  return {
    text: all.map((checked) => printGame(checked, invocation)).join('\n\n'),
    json: {
      seed,
      games: all.map(({ game, held, found, isInterrupted, tried }) => ({
        game: game.id,
        holds: found === undefined && !isInterrupted,
        laws: held,
        ...(found && { broken: { ...found, sentence: sayFound(game, found, invocation) } }),
        ...(isInterrupted && { interrupted: { law: tried?.law ?? null, seed: tried?.seed ?? null } }),
      })),
    },
  };
}

function printGame(checked: Checked, invocation: Invocation): string {
  const { game, held } = checked;
  const { language } = invocation.arguments;
  const names = lawSpeaker.text[language].laws;
  const listed =
    held.length === 0
      ? []
      : [terminal.text[language].checked.checking, ...held.map(({ law }) => `  ${names[law]}`), ''];
  const result = sayResult(checked, invocation).map((sentence) => wrapSentence(sentence, invocation.width));
  return [invocation.board.paint.strong(game.text[language].name), ...listed, ...result].join('\n');
}

function sayResult({ game, held, found, isInterrupted, tried }: Checked, invocation: Invocation): readonly string[] {
  const { language, seed } = invocation.arguments;
  const words = terminal.text[language].checked;
  const names = lawSpeaker.text[language].laws;
  if (found) return [words.broken(names[found.law]), sayFound(game, found, invocation)];
  if (isInterrupted) return [tried ? words.interrupted(names[tried.law], tried.seed) : words.interruptedLoading];
  const matches = held.reduce((sum, law) => sum + law.matches, 0);
  return [words.holds(held.length, matches, seed)];
}

/** In the game's own words where it has them; a game that can't say its own problem is told without. */
function sayFound(game: Game, found: Counterexample, { arguments: { language } }: Invocation): string {
  try {
    return sayProblem(problemOfCounterexample(game.id, found, true), language, game, terminal);
  } catch {
    const { code, values } = found.finding;
    const plain = { ...found, finding: { code, values } };
    return sayProblem(problemOfCounterexample(game.id, plain, true), language, terminal);
  }
}

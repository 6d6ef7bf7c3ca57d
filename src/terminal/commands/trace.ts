import { isBotName } from '../../bots/bot-name.ts';
import type { Game } from '../../core/game.ts';
import type { ComputerPlayer } from '../../core/player.ts';
import { fail, type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { parsePlayer, playersOf, searchingKinds } from '../../engine/players.ts';
import { isDecisive } from '../../engine/search/score.ts';
import { type ToldStep, tellSteps } from '../../study/told-steps.ts';
import { effortOf, type Trace, tracePlayer } from '../../study/trace.ts';
import { systemClock } from '../../system-clock.ts';
import { type Command, gameOf, type Invocation, stateOf } from '../command.ts';
import { laboratoryText } from '../laboratory/text.ts';
import { treeOfSearch, treeOfWalks } from '../laboratory/trace-tree.ts';
import { sayStanding } from '../print/standing.ts';
import { wrapSentence } from '../print/wrap.ts';
import { refuse } from '../problems.ts';
import { locales, usages } from '../terminal-text.ts';

/** The steps of a player's search in one position: a tree for people, a line a step for programs. */
export const traceCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const game = found.value;
  const state = await stateOf(game, invocation, 1);
  if (!state.ok) return { failure: { problem: state.problem, game } };
  if (game.rules.ending(state.value)) return { failure: refuse({ code: 'game-over', values: {} }) };
  const player = await playerToTrace(game, invocation);
  if (!player.ok) return { failure: { ...player, game } };
  const { trace, isInterrupted } = await follow(player.value, state.value, invocation);
  const steps = tellSteps(game, state.value, trace.events);
  const followed: Followed = {
    player: player.value.name,
    move: game.notation.move(state.value, trace.thought.move),
    steps,
    effort: effortOf(trace.events.slice(0, steps.length)),
    isWhole: trace.isWhole && !isInterrupted,
    isInterrupted,
  };
  if (invocation.arguments.isJson) writeLines(followed, invocation);
  const printout = { text: print(game, state.value, followed, invocation), json: undefined };
  return { ...(!invocation.arguments.isJson && { printout }), isInterrupted };
};

/** What there is to tell. */
interface Followed extends Pick<Trace, 'effort' | 'isWhole'> {
  readonly player: string;
  readonly move: string;
  readonly steps: readonly ToldStep[];
  readonly isInterrupted: boolean;
}

async function playerToTrace(game: Game, invocation: Invocation): Promise<Result<ComputerPlayer<unknown>>> {
  const { player: name, written } = invocation.arguments;
  if (!written.includes('player')) return refuse({ code: 'player-missing', values: { usage: usages.trace } });
  const list = searchingKinds(await playersOf(game)).join(', ');
  if (isBotName(name)) return refuse({ code: 'bot-inside', values: { bot: name.trim(), list } });
  const player = await parsePlayer(game, name);
  if (!player.ok) return fail(player.problem);
  if (!player.value.isSearching) return refuse({ code: 'nothing-inside', values: { player: player.value.name, list } });
  return succeed(player.value);
}

/** Lets the player think, as long as it does by itself, or until the user has seen enough. */
async function follow(
  player: ComputerPlayer<unknown>,
  state: unknown,
  invocation: Invocation,
): Promise<{ readonly trace: Trace; readonly isInterrupted: boolean }> {
  const { seed, events: maxEvents } = invocation.arguments;
  let isInterrupted = false;
  const stopListening = invocation.onInterrupt(() => {
    isInterrupted = true;
  });
  const deadline = invocation.now() + (player.milliseconds ?? Number.POSITIVE_INFINITY);
  const stopped = stoppedWhen(player, () => isInterrupted || invocation.now() >= deadline);
  const work = tracePlayer(stopped, state, seededRandom(seed), maxEvents);
  let step = work.next();
  for (; !step.done; step = work.next()) {
    invocation.showProgress(Math.min(0.99, step.value / maxEvents));
    await systemClock.pause();
  }
  stopListening();
  invocation.showProgress(1);
  return { trace: step.value, isInterrupted };
}

/** The same player, which says what it has found so far once it is to stop. */
function stoppedWhen<S>(player: ComputerPlayer<S>, isOver: () => boolean): ComputerPlayer<S> {
  return {
    ...player,
    *choose(state, random, onEvent) {
      const work = player.choose(state, random, onEvent);
      for (;;) {
        const step = work.next();
        if (step.done || isOver()) return step.value;
        yield step.value;
      }
    },
  };
}

/** How many lines are written at once: a text of all of them could be too long. */
const linesAtOnce = 10_000;

function writeLines({ steps, move, effort, isWhole }: Followed, { write }: Invocation): void {
  for (let from = 0; from < steps.length; from += linesAtOnce) {
    write(
      steps
        .slice(from, from + linesAtOnce)
        .map((step) => `${JSON.stringify(step)}\n`)
        .join(''),
    );
  }
  const { nodes, leaves, cutoffs, tableHits } = effort;
  const end = { event: 'end', move, nodes, leaves, cutoffs, tableHits, ...(!isWhole && { whole: false }) };
  write(`${JSON.stringify(end)}\n`);
}

function print<S>(game: Game<S>, state: S, followed: Followed, invocation: Invocation): string {
  const { language } = invocation.arguments;
  const { isAscii, paint } = invocation.board;
  const { steps, effort, move, isWhole, isInterrupted } = followed;
  const words = laboratoryText[language].trace;
  const number = (each: number) => each.toLocaleString(locales[language]);
  const isWalking = steps.some(({ event }) => event === 'visit');
  const style = { language, isAscii, width: invocation.width };
  const hasWindows = steps.some((step) => step.event === 'enter' && (step.alpha !== null || step.beta !== null));
  const hasWins = steps.some((step) => step.event === 'value' && isDecisive(step.score));
  const legend = isWalking
    ? [words.walkLegend]
    : [words.scoreLegend, ...(hasWindows ? [words.windowLegend] : []), ...(hasWins ? [words.winLegend(isAscii)] : [])];
  const cost = words.cost(
    number(effort.nodes),
    number(effort.leaves),
    number(effort.cutoffs),
    number(effort.tableHits),
  );
  const rest = isInterrupted ? [words.interrupted(number(steps.length))] : [words.part(number(steps.length))];
  return [
    paint.strong(game.text[language].name),
    game.notation.position(state),
    sayStanding(game, state, language),
    followed.player,
    '',
    ...(isWalking ? treeOfWalks(steps, style) : treeOfSearch(steps, style)),
    '',
    `${words.chooses(move)} ${cost}`,
    ...(isWhole ? [] : rest),
    '',
    ...legend.map((line) => wrapSentence(line, invocation.width)),
  ].join('\n');
}

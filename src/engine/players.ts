import type { Game } from '../core/game.ts';
import type { Oracle } from '../core/oracle.ts';
import type { ComputerPlayer, Evaluation, GamePlayers } from '../core/player.ts';
import { type CommonProblems, failWith, type Refusal, type Result, succeed } from '../core/problem.ts';
import { oracleOf } from './analysis/general.ts';
import { generalPlayers } from './players/general.ts';
import {
  type Amount,
  exampleAmounts,
  formatPart,
  formatPlayerName,
  isWord,
  type Part,
  type PlayerName,
  partsOf,
  type Range,
  readPlayerName,
  usualRanges,
} from './players/name.ts';
import { choosePerfectly } from './players/perfect.ts';
import { chooseByPlayouts } from './players/playing-out.ts';
import { chooseBySearch, type SearchPlan } from './players/searching.ts';
import { type Choose, chooseAnyPiece, chooseAtRandom, chooseFirst, withLapses } from './players/simple.ts';

const refuse = failWith<CommonProblems>();

/** The kinds of player that every game has, and what may follow in their names. */
export const playerKinds: ReadonlyMap<string, readonly Part[]> = new Map<string, readonly Part[]>([
  ['random', []],
  ['random-piece', []],
  ['first', []],
  ['greedy', ['evaluation']],
  ['minimax', ['count', 'evaluation', 'varied', 'noise', 'lapse']],
  ['alphabeta', ['count', 'evaluation', 'ordered', 'table', 'deepening', 'time', 'nodes', 'varied', 'noise', 'lapse']],
  ['uct', ['count', 'time', 'exact', 'lapse']],
  ['perfect', ['lapse']],
  ['level', ['count']],
]);
/** What may follow in the name of a player that only one game has. */
const ownParts: readonly Part[] = ['count', 'time', 'lapse'];

const usualPlayouts = 10_000;
const playersToTheEnd = ['minimax', 'alphabeta'] as const;
const limits: readonly Amount[] = ['count', 'time', 'nodes'];
/** In plies. No game is longer, and a search that goes down for ever fills the memory. */
export const maxSearchDepth = 1000;

/** The evaluations and levels of a game: its own, or general ones. */
export async function playersOf<S>(game: Game<S>): Promise<GamePlayers<S>> {
  return (await game.players?.()) ?? generalPlayers;
}

/** Everything a player of one game is made from. The oracle is asked for only by those who use it. */
interface Workshop<S> extends Register<S> {
  readonly oracle: () => Promise<Oracle<S>>;
}

/** Where names are looked up. */
export interface Register<S> {
  readonly game: Game<S>;
  readonly players: GamePlayers<S>;
}

/**
 * The player with a name such as `random`, `minimax:3:n1`, `uct:500ms`, `level:4` or `n1-hard`. Players of one game in
 * one thread may share an oracle.
 */
export async function parsePlayer<S>(
  game: Game<S>,
  text: string,
  oracle: () => Promise<Oracle<S>> = () => oracleOf(game),
): Promise<Result<ComputerPlayer<S>>> {
  const workshop = { game, players: await playersOf(game), oracle };
  const found = lookUp(workshop, text);
  if (!found.ok) return found;
  const { name, meaning } = found.value;
  const choose = await chooserOf(workshop, meaning);
  const milliseconds = meaning.amounts.get('time');
  return succeed({
    name,
    meaning: formatPlayerName(meaning),
    choose: (state, random) => {
      if (game.rules.outcome(state) === 'ongoing') return choose(state, random);
      throw new Error('A player can’t move in a finished position; look at match.ending, or rules.outcome, before.');
    },
    ...(milliseconds !== undefined && { milliseconds }),
  });
}

/** The full name of the player that a text means, or why it means none. The player itself is not made. */
export async function checkPlayer<S>(game: Game<S>, text: string): Promise<Result<string>> {
  const found = lookUp({ game, players: await playersOf(game) }, text);
  return found.ok ? succeed(found.value.name) : found;
}

/** Whether a name means a search that only the end of the game limits, and which; undefined for all others. */
export function searchToTheEnd<S>(register: Register<S>, text: string): 'minimax' | 'alphabeta' | undefined {
  const found = lookUp(register, text);
  if (!found.ok) return undefined;
  const { kind, amounts } = found.value.meaning;
  if (limits.some((limit) => amounts.has(limit))) return undefined;
  return playersToTheEnd.find((each) => each === kind);
}

/** What a name stands for: that of a level stands for another. */
interface Named {
  readonly name: string;
  readonly meaning: PlayerName;
}

function lookUp<S>(register: Register<S>, text: string): Result<Named> {
  const { reported = [] } = register.players;
  const wanted = text.trim().toLowerCase();
  const level = reported.find(({ id }) => id === wanted);
  if (level) return rename(lookUp(register, level.player), level.id);
  const read = readPlayerName(text, (kind, amount) => rangeOf(register.players, kind, amount));
  if (!read.ok) return read;
  const problem = objection(register, read.value, text);
  if (problem) return problem;
  if (read.value.kind === 'level') return lookUpLevel(register, read.value, text);
  const meaning = completed(register, read.value);
  return succeed({ name: formatPlayerName(meaning), meaning });
}

function lookUpLevel<S>(register: Register<S>, name: PlayerName, text: string): Result<Named> {
  const { levels } = register.players;
  const level = levels[(name.amounts.get('count') ?? 0) - 1];
  if (!level) return refuse({ code: 'unknown-level', values: { text, most: levels.length } });
  return rename(lookUp(register, level.player), formatPlayerName(name));
}

function rename(found: Result<Named>, name: string): Result<Named> {
  return found.ok ? succeed({ ...found.value, name }) : found;
}

/** Whether players of a kind look to the end of the game where nothing limits them. */
function isToTheEnd(kind: string): boolean {
  return playersToTheEnd.some((each) => each === kind);
}

/** What is wrong with a name in this game, if anything. */
function objection<S>({ game, players }: Register<S>, name: PlayerName, text: string): Refusal | undefined {
  const { kind, word } = name;
  const allowed = partsAllowed(players, kind);
  if (!allowed) return refuse({ code: 'unknown-player', values: { player: text, list: listOfPlayers(players) } });
  const isSlip = word !== undefined && !isWord(word);
  const odd = partsOf(name).find((part) => !allowed.includes(part) || (part === 'evaluation' && isSlip));
  if (odd) {
    const values = { player: kind, part: formatPart(name, odd), ...formsOf(players, allowed) };
    return refuse({ code: 'player-part-unknown', values });
  }
  const list = players.evaluations.map(({ id }) => id).join(', ');
  const isUnknown = word !== undefined && !evaluationOf(players, word);
  if (isUnknown || (kind === 'greedy' && list === '')) {
    return refuse({ code: 'unknown-evaluation', values: { text: word ?? '', list } });
  }
  const hasLimit = limits.some((limit) => name.amounts.has(limit));
  if (hasLimit || !isToTheEnd(kind) || !game.rules.arrangement) return undefined;
  return refuse({ code: 'player-needs-depth', values: { player: kind } });
}

/** What may follow in the name of a kind of player, if there is such a kind. */
function partsAllowed<S>({ own = {} }: GamePlayers<S>, kind: string): readonly Part[] | undefined {
  return Object.hasOwn(own, kind) ? ownParts : playerKinds.get(kind);
}

/** How much may be said of an amount; nothing is said of one that has no place in the name, or is refused elsewhere. */
function rangeOf<S>(players: GamePlayers<S>, kind: string, amount: Amount): Range | undefined {
  if (kind === 'level' || !partsAllowed(players, kind)?.includes(amount)) return undefined;
  return amount === 'count' && isToTheEnd(kind) ? [1, maxSearchDepth] : usualRanges[amount];
}

/** How parts may look in this game: a number, a time, an evaluation where it takes any, and the others. */
function formsOf<S>({ evaluations }: GamePlayers<S>, parts: readonly Part[]) {
  const amounts = new Map(Object.entries(exampleAmounts) as [Amount, number][]);
  const example = { amounts, ...(evaluations.length > 0 && { word: evaluations[0].id }) };
  const [count, time, evaluation] = (['count', 'time', 'evaluation'] as const).map((part) =>
    parts.includes(part) ? formatPart(example, part) : '',
  );
  const others = parts.filter((part) => part !== 'count' && part !== 'time' && part !== 'evaluation');
  return { count, time, evaluation, others: others.map((part) => formatPart(example, part)).join(', ') };
}

function listOfPlayers<S>({ own = {}, reported = [] }: GamePlayers<S>): string {
  return [...playerKinds.keys(), ...Object.keys(own), ...reported.map(({ id }) => id)].join(', ');
}

function evaluationOf<S>({ evaluations }: GamePlayers<S>, word: string | undefined): Evaluation<S> | undefined {
  return word === undefined ? evaluations[0] : evaluations.find(({ id }) => id === word);
}

/** A name that says everything: the playouts and the evaluation that are meant where none are named. */
function completed<S>({ players }: Register<S>, name: PlayerName): PlayerName {
  const { kind, amounts } = name;
  const isLimited = kind === 'greedy' || (isToTheEnd(kind) && amounts.size > 0);
  const usual = isLimited ? evaluationOf(players, name.word)?.id : undefined;
  const playouts = amounts.has('count') || amounts.has('time') ? undefined : usualPlayoutsOf(players, kind);
  return {
    ...name,
    ...(usual !== undefined && { word: usual }),
    amounts: playouts === undefined ? amounts : new Map([...amounts, ['count', playouts]]),
  };
}

/** How many games those play in their heads who would otherwise never come to an end. */
function usualPlayoutsOf<S>({ own = {} }: GamePlayers<S>, kind: string): number | undefined {
  return kind === 'uct' ? usualPlayouts : own[kind]?.usualPlayouts;
}

async function chooserOf<S>(workshop: Workshop<S>, name: PlayerName): Promise<Choose<S>> {
  const { amounts } = name;
  const attentive = await attentiveChooserOf(workshop, name);
  const lapse = amounts.get('lapse');
  if (lapse === undefined) return attentive;
  const depth = isToTheEnd(name.kind) ? (amounts.get('count') ?? Number.POSITIVE_INFINITY) : 3;
  return withLapses(attentive, inattentive(workshop, name, depth), lapse);
}

async function attentiveChooserOf<S>(workshop: Workshop<S>, name: PlayerName): Promise<Choose<S>> {
  const { game, players, oracle } = workshop;
  const { kind, amounts, flags } = name;
  const count = amounts.get('count') ?? Number.POSITIVE_INFINITY;
  switch (kind) {
    case 'first':
      return chooseFirst(game);
    case 'random':
      return chooseAtRandom(game);
    case 'random-piece':
      return chooseAnyPiece(game);
    case 'greedy':
      return chooseBySearch(game, { ...planOf(workshop, name), depth: 1, isVaried: true });
    case 'minimax':
    case 'alphabeta':
      return chooseBySearch(game, planOf(workshop, name));
    case 'uct':
      return chooseByPlayouts(game, count, flags.has('exact') ? await oracle() : undefined);
    case 'perfect':
      return choosePerfectly(game, await oracle());
    default: {
      const own = await players.own?.[kind]?.load();
      if (!own) throw new Error(`Nothing makes a player ${kind}; give its kind a case here.`);
      return (state, random) => own.choose(state, random, count);
    }
  }
}

function planOf<S>({ players }: Register<S>, { kind, amounts, flags, word }: PlayerName): SearchPlan<S> {
  const hasOwnLimit = amounts.has('time') || amounts.has('nodes');
  const evaluation = evaluationOf(players, word);
  return {
    depth: amounts.get('count') ?? Number.POSITIVE_INFINITY,
    ...(evaluation && { evaluate: evaluation.evaluate }),
    isPruned: kind === 'alphabeta',
    ...(flags.has('ordered') && players.order && { order: players.order }),
    hasTable: flags.has('table'),
    isDeepening: flags.has('deepening') || hasOwnLimit,
    nodes: amounts.get('nodes') ?? Number.POSITIVE_INFINITY,
    isVaried: flags.has('varied'),
    noise: amounts.get('noise') ?? 0,
  };
}

/**
 * How a player chooses in a moment of inattention. It still looks two plies ahead, and so does not lose at once; only
 * one that never looks farther overlooks that too.
 */
function inattentive<S>(workshop: Register<S>, name: PlayerName, depth: number): Choose<S> {
  const shallow = Math.min(2, depth - 1);
  if (shallow === 0) return chooseAtRandom(workshop.game);
  const plan = planOf(workshop, { ...name, kind: 'alphabeta' });
  return chooseBySearch(workshop.game, { ...plan, depth: shallow, isDeepening: false, isVaried: true });
}

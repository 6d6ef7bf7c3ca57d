import type { Game } from '../core/game.ts';
import type { Oracle } from '../core/oracle.ts';
import type { ComputerPlayer, GamePlayers } from '../core/player.ts';
import { type CommonProblems, failWith, type Refusal, type Result, succeed } from '../core/problem.ts';
import { oracleOf } from './analysis/general.ts';
import { chooserOf, isToTheEnd, playersToTheEnd, type Register, type Workshop } from './players/choosing.ts';
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
import { sharesOf } from './players/shares.ts';
import type { Choose } from './players/simple.ts';
import { chooseStubbornly } from './players/stubborn.ts';
import { evaluationOf, isWeighting, readWeighting } from './players/weighting.ts';

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
  ['stubborn', ['count']],
  ['level', ['count']],
]);
/** What may follow in the name of a player that only one game has. */
const ownParts: readonly Part[] = ['count', 'time', 'lapse'];

/** Those that have nothing to look into. */
const kindsWithoutSearch: readonly string[] = ['random', 'random-piece', 'first', 'perfect', 'stubborn'];

const usualPlayouts = 10_000;
/** Which level `stubborn` expects where none is named: one in the middle. */
const usuallyExpected = 5;
/** How often a level is tried that plays random games, to see what it may choose. */
const triesOfExpected = 8;
const limits: readonly Amount[] = ['count', 'time', 'nodes'];
/** In plies. No game is longer, and a search that goes down for ever fills the memory. */
export const maxSearchDepth = 1000;

/** The evaluations and levels of a game: its own, or general ones. */
export async function playersOf<S>(game: Game<S>): Promise<GamePlayers<S>> {
  return (await game.players?.()) ?? generalPlayers;
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
  const choose = await (meaning.kind === 'stubborn' ? stubbornChooser : chooserOf)(workshop, meaning);
  const milliseconds = meaning.amounts.get('time');
  return succeed({
    name,
    meaning: formatPlayerName(meaning),
    isSearching: isSearching(meaning.kind),
    choose: (state, random, onEvent) => {
      if (game.rules.outcome(state) === 'ongoing') return choose(state, random, onEvent);
      throw new Error('A player can’t move in a finished position; look at match.ending, or rules.outcome, before.');
    },
    ...(milliseconds !== undefined && { milliseconds }),
  });
}

/** How the stubborn player chooses: levels are looked up for it, and so it is made here. */
async function stubbornChooser<S>(workshop: Workshop<S>, { amounts }: PlayerName): Promise<Choose<S>> {
  const levels = workshop.players.levels.map(({ player }) => actorOf(workshop, player));
  const expected = levels.slice(0, amounts.get('count')).reverse();
  // Whoever thinks by the clock is not asked for all that could be played: a level below is then expected.
  const quick = expected.filter((level) => !level.amounts.has('time'));
  const opponents = await Promise.all(quick.map((level) => sharesOf(workshop, level, triesOfExpected)));
  const strongest = await chooserOf(workshop, byCount(workshop, levels[levels.length - 1]));
  return chooseStubbornly(workshop.game, await workshop.oracle(), { opponents, strongest });
}

/** What the player of a level is made from. One that is itself stubborn expects nobody, and knows the truth. */
function actorOf<S>(register: Register<S>, player: string): PlayerName {
  const found = lookUp(register, player);
  if (!found.ok) throw new Error(`A level of ${register.game.id} is ${player}, which is no player.`);
  return found.value.meaning.kind === 'stubborn' ? truthful : found.value.meaning;
}

const truthful: PlayerName = { kind: 'perfect', amounts: new Map(), flags: new Set() };

/** The same player limited by a number instead of a time, so that its moves repeat. */
function byCount<S>(register: Register<S>, name: PlayerName): PlayerName {
  return completed(register, { ...name, amounts: new Map([...name.amounts].filter(([amount]) => amount !== 'time')) });
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

/** What a name says in full: for a level, what the player says that it stands for. */
export function meaningOf<S>(register: Register<S>, text: string): Result<Named> {
  return lookUp(register, text);
}

/** What a name stands for: that of a level stands for another. */
export interface Named {
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

function isSearching(kind: string): boolean {
  return !kindsWithoutSearch.includes(kind);
}

/** The kinds of player in a game that can be looked into. */
export function searchingKinds<S>({ own = {} }: GamePlayers<S>): readonly string[] {
  return [...playerKinds.keys(), ...Object.keys(own)].filter((kind) => kind !== 'level' && isSearching(kind));
}

/** What is wrong with a name in this game, if anything. */
function objection<S>({ game, players }: Register<S>, name: PlayerName, text: string): Refusal | undefined {
  const { kind, word } = name;
  const allowed = partsAllowed(players, kind);
  if (!allowed) return refuse({ code: 'unknown-player', values: { player: text, list: listOfPlayers(players) } });
  const isSlip = word !== undefined && !isWeighting(word) && !isWord(word);
  const odd = partsOf(name).find((part) => !allowed.includes(part) || (part === 'evaluation' && isSlip));
  if (odd) {
    const values = { player: kind, part: formatPart(name, odd), ...formsOf(players, allowed) };
    return refuse({ code: 'player-part-unknown', values });
  }
  if (word !== undefined && isWeighting(word)) {
    const weighting = readWeighting(players.features ?? [], word);
    if (!weighting.ok) return weighting;
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
  if (kind === 'stubborn') return [1, players.levels.length];
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

/** A name that says everything: the playouts and the evaluation that are meant where none are named. */
function completed<S>({ players }: Register<S>, name: PlayerName): PlayerName {
  const { kind, amounts } = name;
  const isLimited = kind === 'greedy' || (isToTheEnd(kind) && amounts.size > 0);
  const usual = isLimited || name.word !== undefined ? evaluationOf(players, name.word)?.id : undefined;
  const count = amounts.has('count') || amounts.has('time') ? undefined : usualCountOf(players, kind);
  return {
    ...name,
    ...(usual !== undefined && { word: usual }),
    amounts: count === undefined ? amounts : new Map([...amounts, ['count', count]]),
  };
}

/** How many games those play in their heads who would otherwise never come to an end, and which level is expected. */
function usualCountOf<S>({ own = {}, levels }: GamePlayers<S>, kind: string): number | undefined {
  if (kind === 'stubborn') return Math.min(usuallyExpected, levels.length);
  return kind === 'uct' ? usualPlayouts : own[kind]?.usualPlayouts;
}

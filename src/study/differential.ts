import type { Game, Move } from '../core/game.ts';
import type { ComputerPlayer, Thought } from '../core/player.ts';
import { seededRandom } from '../core/random.ts';
import { formatPlayerName, type PlayerName, readPlayerName } from '../engine/players/name.ts';
import { parsePlayer } from '../engine/players.ts';
import type { ReportedScore, SearchReport } from '../engine/tournament/search-report.ts';

/** A search that a program did and told of. */
export interface ReportedSearch<S> {
  readonly state: S;
  readonly move: Move;
  readonly report: SearchReport;
}

/**
 * What is wrong with a search, by its name. Each explains every number that differs from the reference:
 * - `sign`: its scores are the right ones for the other player.
 * - `horizon`: it looks one ply less or more far than it says.
 * - `table`: it has a transposition table, and scores that the same search without one has not; so it takes what it knows
 *   from shallower searches for what it wants to know.
 * - `counter`: its count of nodes goes on from the search before.
 * - `bounds`: its alpha-beta visits as many nodes as minimax, so it passes no bounds down.
 * - `end`: it visits more nodes than minimax has, so it plays on after the end of the game.
 * - `value`, `nodes`: another score, or another number of nodes, for a reason that is not known here.
 */
export type Mistake = 'sign' | 'horizon' | 'table' | 'counter' | 'bounds' | 'end' | 'value' | 'nodes';

/** What was compared, and what came out. */
export interface Differential<S> {
  /** The search that the program says it does. */
  readonly search: string;
  readonly compared: number;
  readonly findings: readonly Finding<S>[];
}

export interface Finding<S> {
  readonly mistake: Mistake;
  /** In how many searches it shows, and the first of them. */
  readonly count: number;
  readonly state: S;
  readonly said: SearchReport;
  readonly expected: SearchReport;
}

/** A reference that visits more is not waited for: another position will do. */
const maxNodes = 300_000;
/** How many searches are compared. */
const maxCompared = 30;

/** A search that was told of, and what the reference comes to. */
interface Compared<S> extends ReportedSearch<S> {
  readonly right: SearchReport;
}

/**
 * Compares what a program says of its searches with the searches that it says they are. Yields how much is done, from 0
 * to 1; returns undefined where it names no search of ours, or none that could be repeated.
 */
export async function* compareSearches<S>(
  game: Game<S>,
  reported: readonly ReportedSearch<S>[],
): AsyncGenerator<number, Differential<S> | undefined> {
  const search = reported.find(({ report }) => report.search !== undefined)?.report.search;
  const player = search === undefined ? undefined : await parsePlayer(game, search);
  const read = search === undefined ? undefined : readPlayerName(search, () => undefined);
  if (search === undefined || !player?.ok || !read?.ok || player.value.milliseconds !== undefined) return undefined;
  const compared: Compared<S>[] = [];
  // From the middle of the exam: first come ends so near that any search sees them. One after another, for a counter
  // that goes on shows only there.
  const from = Math.max(0, Math.floor((reported.length - maxCompared) / 2));
  for (const [index, each] of reported.slice(from).entries()) {
    if (compared.length === maxCompared) break;
    const right = each.report.search === search ? yield* runReference(player.value, each.state, index) : undefined;
    if (right) compared.push({ ...each, right });
  }
  const others = { shorter: await otherDepth(-1), longer: await otherDepth(1), minimax: await asMinimax() };
  const findings = compared.length === 0 ? [] : yield* diagnose(compared, read.value, others);
  return { search, compared: compared.length, findings };

  async function otherDepth(change: number): Promise<ComputerPlayer<S> | undefined> {
    const depth = read?.ok ? read.value.amounts.get('count') : undefined;
    if (!read?.ok || depth === undefined || depth + change < 1) return undefined;
    return playerOf({ ...read.value, amounts: new Map([...read.value.amounts, ['count', depth + change]]) });
  }

  async function asMinimax(): Promise<ComputerPlayer<S> | undefined> {
    return read?.ok ? playerOf({ ...read.value, kind: 'minimax', flags: new Set() }) : undefined;
  }

  async function playerOf(name: PlayerName): Promise<ComputerPlayer<S> | undefined> {
    const parsed = await parsePlayer(game, formatPlayerName(name));
    return parsed.ok ? parsed.value : undefined;
  }
}

interface Others<S> {
  readonly shorter: ComputerPlayer<S> | undefined;
  readonly longer: ComputerPlayer<S> | undefined;
  readonly minimax: ComputerPlayer<S> | undefined;
}

async function* diagnose<S>(
  compared: readonly Compared<S>[],
  name: PlayerName,
  { shorter, longer, minimax }: Others<S>,
): AsyncGenerator<number, readonly Finding<S>[]> {
  const wrongScores = compared.filter(({ report, right }) => report.score && !isSameScore(report.score, right.score));
  const wrongCounts = compared.filter(
    ({ report, right }) => report.nodes !== undefined && report.nodes !== right.nodes,
  );
  const findings: Finding<S>[] = [];
  const find = (mistake: Mistake, among: readonly Compared<S>[]) => {
    const [first] = among;
    if (!first) return;
    const { state, report: said, right: expected } = first;
    findings.push({ mistake, count: among.length, state, said, expected });
  };
  const isTelling = (each: Compared<S>) => !isSameScore(negated(each.right.score), each.right.score);
  const isOpposite = compared
    .filter(isTelling)
    .every(({ report, right }) => isSameScore(report.score, negated(right.score)));
  const isRight = wrongScores.length === 0 && wrongCounts.length === 0;
  if (!isRight && !name.flags.has('table') && ((yield* agrees(shorter)) || (yield* agrees(longer)))) {
    find('horizon', wrongScores.length > 0 ? wrongScores : wrongCounts);
    return findings;
  }
  if (wrongScores.length > 0) {
    if (isOpposite) find('sign', wrongScores);
    else find(name.flags.has('table') ? 'table' : 'value', wrongScores);
  }
  const isExplained = findings.some(({ mistake }) => mistake === 'table');
  if (wrongCounts.length > 0 && !isExplained) {
    const most = minimax ? yield* nodesOf(minimax) : [];
    const isAll = (test: (nodes: number, index: number) => boolean) =>
      compared.every(({ report }, index) => report.nodes === undefined || test(report.nodes, index));
    const right = compared.map(({ right: { nodes = 0 } }) => nodes);
    const before = (index: number) => compared[index - 1]?.report.nodes ?? 0;
    const isRunning = isAll((nodes, index) => index === 0 || nodes - before(index) === right[index]);
    if (compared.length > 1 && isRunning) find('counter', wrongCounts);
    else if (name.kind === 'alphabeta' && isAll((nodes, index) => nodes === most[index])) find('bounds', wrongCounts);
    else if (wrongCounts.some((each) => (each.report.nodes ?? 0) > (most[compared.indexOf(each)] ?? Infinity)))
      find(
        'end',
        wrongCounts.filter((each) => (each.report.nodes ?? 0) > (most[compared.indexOf(each)] ?? Infinity)),
      );
    else find('nodes', wrongCounts);
  }
  // Who plays on after the end of a game has no right scores either.
  const isEndless = findings.some(({ mistake }) => mistake === 'end');
  return isEndless ? findings.filter(({ mistake }) => mistake !== 'value') : findings;

  /** Whether another search explains everything that was told. */
  async function* agrees(other: ComputerPlayer<S> | undefined): AsyncGenerator<number, boolean> {
    if (!other) return false;
    for (const [index, { state, report }] of compared.entries()) {
      const known = yield* runReference(other, state, index);
      if (!known || !isSameScore(report.score, known.score)) return false;
      if (report.nodes !== undefined && report.nodes !== known.nodes) return false;
    }
    return true;
  }

  async function* nodesOf(other: ComputerPlayer<S>): AsyncGenerator<number, readonly (number | undefined)[]> {
    const counts: (number | undefined)[] = [];
    for (const [index, { state }] of compared.entries()) counts.push((yield* runReference(other, state, index))?.nodes);
    return counts;
  }
}

/** What a player of ours comes to; nothing where it would take too long. */
async function* runReference<S>(
  player: ComputerPlayer<S>,
  state: S,
  index: number,
): AsyncGenerator<number, SearchReport | undefined> {
  const work = player.choose(state, seededRandom(1));
  for (;;) {
    const step = work.next();
    if (step.done) return reportOf(step.value);
    if ((step.value.effort?.nodes ?? 0) > maxNodes) return undefined;
    yield index / maxCompared;
  }
}

function reportOf({ effort, verdict, points }: Thought): SearchReport {
  const score = scoreOf(verdict, points);
  return { ...(effort && { nodes: effort.nodes }), ...(score && { score }) };
}

function scoreOf(verdict: Thought['verdict'], points: number | undefined): ReportedScore | undefined {
  if (verdict?.exact && verdict.value !== 'draw' && verdict.plies !== null) {
    return { mate: verdict.value === 'win' ? verdict.plies : 0 - verdict.plies };
  }
  return verdict?.exact ? { points: 0 } : points === undefined ? undefined : { points };
}

function negated(score: ReportedScore | undefined): ReportedScore | undefined {
  if (!score) return undefined;
  return 'mate' in score ? { mate: 0 - score.mate } : { points: 0 - score.points };
}

/** Nothing that was not said is wrong. */
function isSameScore(one: ReportedScore | undefined, other: ReportedScore | undefined): boolean {
  if (!one || !other) return true;
  if ('mate' in one) return 'mate' in other && one.mate === other.mate;
  return 'points' in other && one.points === other.points;
}

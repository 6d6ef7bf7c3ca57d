import { agreedReasons, type Conclusion, type LossReason, lossReasons } from '../../core/conclusion.ts';
import { type Game, opponentOf } from '../../core/game.ts';
import { isOneOf, isRecord, isShape, parseJson } from '../../core/json.ts';
import { Match } from '../../core/match.ts';
import { fail, type Problem, type Result, succeed } from '../../core/problem.ts';
import { formatResult } from '../../core/record.ts';
import { formatSeat, parseSeat } from '../../core/seats/seat.ts';
import { seriesResult } from '../../core/seats/series.ts';
import type { Preferences } from '../preferences.ts';
import { refusePlay } from '../problems.ts';
import type { Table } from '../table.ts';
import {
  concluded,
  hasNode,
  isBefore,
  mainLine,
  maxNodes,
  moveText,
  type NodeId,
  nodeOf,
  root,
  type Tree,
  type TreeNode,
  withoutConclusion,
} from '../tree.ts';
import { parseSavedRecord } from './saved-record.ts';
import { isTableData, isTreeData, type NodeData, type TableData, type TreeData } from './table-data.ts';

/** A table and how it is looked at: what is saved, and what is opened again. */
export interface SavedTable {
  readonly table: Table;
  readonly preferences: Preferences;
}

export const savedVersion = 2;

/** A table as a text of JSON with its version, which `parseTable` reads back. */
export function formatTable(saved: SavedTable): string {
  return JSON.stringify({ tabuleiro: 'table', version: savedVersion, ...dataOf(saved) });
}

/**
 * Reads the text alone, of any version; whether its moves can be played is found by `restoreTable`. The app's version 1
 * did not say its game, which is therefore given beside it.
 */
export function parseTable(text: string, game?: string): Result<TableData> {
  if (/^\uFEFF?\s*tabuleiro record/u.test(text)) return parseRecordText(text);
  const found = parseJson(text);
  if (!isRecord(found)) return refusePlay({ code: 'save-foreign', values: {} });
  const { tabuleiro = 'table', version = 1 } = found;
  if (tabuleiro !== 'table') return refusePlay({ code: 'save-foreign', values: {} });
  if (!isOneOf([1, savedVersion])(version)) return newer(String(version));
  const data = version === 1 && isShape({ tree: isTreeData })(found) ? { game, ...found } : found;
  return isTableData(data) ? succeed(data) : refusePlay({ code: 'save-shape', values: {} });
}

/** A record of a later version than 1 is of a later version of ours. */
function parseRecordText(text: string): Result<TableData> {
  const data = parseSavedRecord(text);
  const version = data.ok || data.problem.code !== 'record-version' ? undefined : data.problem.values.version;
  return version !== undefined && Number(version) > 1 ? newer(String(version)) : data;
}

/** The table of such data, if it is whole: each part is looked at, and each move is played again. */
export function restoreTable(game: Game, data: TableData): Result<SavedTable> {
  const tree = restoreTree(game, data.tree);
  if (!tree.ok) return tree;
  const { head, current, tip, series, start, clock, correspondence, task, preferences } = data;
  const isWhole =
    [head, current, tip].every((id) => hasNode(tree.value, id)) &&
    isBefore(tree.value, current, tip) &&
    mainLine(tree.value).includes(head);
  if (!isWhole) return refusePlay({ code: 'save-shape', values: {} });
  const [said, result] = [formatResult(data.result), formatResult(nodeOf(tree.value, head).match.ending)];
  if (data.result && said !== result) return fail({ code: 'record-disagrees', values: { said, found: result } });
  if (seriesResult(series) !== undefined) return refusePlay({ code: 'series-over', values: {} });
  const participants = [parseSeat(data.participants[0]), parseSeat(data.participants[1])] as const;
  const madeSwapped = new Set([...data.tree.nodes.keys()].filter((id) => data.tree.nodes[id]?.isMadeSwapped));
  const table: Table = { game, participants, series, start, tree: tree.value, head, current, tip, madeSwapped };
  return succeed({
    table: { ...table, ...(clock && { clock }), ...(correspondence && { correspondence }), ...(task && { task }) },
    preferences,
  });
}

/** Whether a saved table is not damaged but from elsewhere: of a newer version, or of a game that is not here. */
export function isFromElsewhere({ code }: Problem): boolean {
  return code === 'save-version' || code === 'save-game';
}

function newer(version: string) {
  return refusePlay({ code: 'save-version', values: { version, expected: savedVersion } });
}

function dataOf({ table, preferences }: SavedTable): TableData {
  const { game, participants, series, start, head, current, tip, clock, correspondence, task } = table;
  const { tree, places } = treeDataOf(table);
  const placeOf = (id: NodeId) => places.get(id) ?? 0;
  return {
    game: game.id,
    participants: [formatSeat(participants[0]), formatSeat(participants[1])],
    series,
    ...(start !== undefined && { start }),
    tree,
    head: placeOf(head),
    current: placeOf(current),
    tip: placeOf(tip),
    preferences,
    ...(clock && { clock }),
    ...(correspondence && { correspondence }),
    ...(task && { task }),
  };
}

/** The data of a tree, and the place of each node in it. */
function treeDataOf({ tree, madeSwapped }: Pick<Table, 'tree' | 'madeSwapped'>): {
  readonly tree: TreeData;
  readonly places: ReadonlyMap<NodeId, number>;
} {
  const places = new Map<NodeId, number>();
  const nodes: NodeData[] = [];
  const waiting: NodeId[] = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodeOf(tree, id);
    const { match } = node;
    const { comment } = match.step;
    places.set(id, nodes.length);
    nodes.push({
      parent: node.parent === undefined ? 0 : (places.get(node.parent) ?? 0),
      move: moveText(node),
      ...(comment && { comment }),
      ...(match.conclusion && conclusionData(match.conclusion)),
      ...(madeSwapped.has(id) && { isMadeSwapped: true }),
    });
    waiting.push(...[...node.children].reverse());
  }
  return { tree: { start: nodeOf(tree, root).match.position, nodes }, places };
}

/** The field that says who lost by a conclusion. */
const loserFields = { resignation: 'resignedBy', time: 'outOfTime' } as const satisfies Record<
  LossReason,
  keyof NodeData
>;

function conclusionData({ reason, winner }: Conclusion): Partial<NodeData> {
  return winner === null ? { agreedOn: reason } : { [loserFields[reason]]: opponentOf(winner) };
}

function conclusionOf(node: NodeData): Conclusion | undefined {
  for (const reason of lossReasons) {
    const loser = node[loserFields[reason]];
    if (loser !== undefined) return { reason, winner: opponentOf(loser) };
  }
  const agreed = agreedReasons.find((reason) => reason === node.agreedOn);
  return agreed && { reason: agreed, winner: null };
}

/** The tree of such data, each move checked by playing it. A node's number is its place in the data. */
function restoreTree(game: Game, { start, nodes }: TreeData): Result<Tree> {
  const begun = Match.fromPosition(game, start);
  if (!begun.ok) return refusePlay({ code: 'save-start', values: {}, cause: begun.problem });
  if (nodes.length === 0 || nodes.length > maxNodes) return refusePlay({ code: 'save-shape', values: {} });
  const restored: (TreeNode & { readonly children: NodeId[] })[] = [];
  for (const [id, node] of nodes.entries()) {
    const { parent, move, comment = '' } = node;
    const above = id === root ? undefined : restored[parent];
    if (id !== root && !above) return refusePlay({ code: 'save-shape', values: {} });
    // Whoever gave up may have taken back some moves before, which still follow.
    const next = above ? withoutConclusion(above.match).play(move) : begun;
    if (!next.ok) return refusePlay({ code: 'save-moves', values: {}, cause: next.problem });
    const here = next.value.comment(comment);
    const conclusion = conclusionOf(node);
    const match = conclusion ? concluded(here, conclusion) : here;
    restored.push({ id, parent: above?.id, match, children: [] });
    above?.children.push(id);
  }
  return succeed({ nodes: new Map(restored.map((node) => [node.id, node])), nextId: nodes.length });
}

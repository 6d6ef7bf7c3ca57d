import { createMemo, For, type JSX, Show } from 'solid-js';
import { opponentOf } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { formatLink, linkOf } from '../../../play/link/format-link.ts';
import { childrenAt, cutReason, entry, type NodeId, nodeAt, pathTo } from '../../../study/search-tree.ts';
import { catalogues, moveInSentence } from '../../../text/say.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { LinkButton } from '../../shell/button.tsx';
import { VerdictMark } from '../../table/verdict-mark.tsx';
import { createLater } from '../later.ts';
import { formatLabPlace } from '../place.ts';
import type { Lab } from '../worker/lab.ts';
import { percent, written } from './numbers.ts';
import { markOfScore, plainMark, verdictOfMove } from './score.ts';
import { MarkOfScore } from './score-mark.tsx';
import {
  depthOfSearch,
  errorOf,
  inSentence,
  isRoot,
  markOfNode,
  meanOf,
  playerToMove,
  type ShownSearch,
  truthOf,
  whoMoved,
} from './search.ts';
import { text } from './text.ts';
import type { Truths } from './truths.ts';

export interface NodePanelProps {
  readonly lab: Lab;
  readonly search: ShownSearch;
  readonly step: number;
  readonly node: NodeId;
  readonly truths: Truths;
  onChoose(node: NodeId): void;
}

/** The chosen node: its board, the line that leads to it, and what the search and the truth say of it. */
export function NodePanel(props: NodePanelProps) {
  const words = () => inLanguage(text).node;
  const state = () => props.search.positions.stateOf(props.node);
  const last = () => {
    const parent = entry(props.search.tree.nodes.parents, props.node);
    if (parent < 0) return undefined;
    return { before: props.search.positions.stateOf(parent), move: entry(props.search.tree.nodes.moves, props.node) };
  };
  const ending = () => props.search.game.rules.ending(state());
  const position = () => props.search.positions.textOf(props.node);
  const from = () => {
    const options = new Map([['player', props.search.name]]);
    const place = formatLabPlace({ part: 'look', game: props.search.game.id, position: position(), options });
    return formatRoute({ screen: 'lab', place });
  };
  const table = () => {
    const match = Match.fromPosition(props.search.game, position());
    if (!match.ok) return formatRoute({ screen: 'edit', game: props.search.game.id, position: position() });
    return formatLink(linkOf(match.value, 0, { seats: undefined, isFlipped: false, isShowingValues: true }));
  };
  return (
    <section class="node-panel" aria-label={words().board}>
      <div class="node-board">
        <Board
          game={props.search.game}
          state={state()}
          last={last()}
          ending={ending()}
          coordinates={settings.coordinates}
          isStill
          label={words().board}
        />
      </div>
      <Path {...props} />
      <Facts {...props} />
      <Remarks {...props} />
      <div class="node-links">
        <Show when={!isRoot(props.search, props.node) && !ending()}>
          <LinkButton kind="plain" icon="hint" href={from()}>
            {words().fromHere}
          </LinkButton>
        </Show>
        <LinkButton kind="plain" icon="play" href={table()}>
          {words().toTable}
        </LinkButton>
      </div>
    </section>
  );
}

function Path(props: NodePanelProps) {
  const words = () => inLanguage(text).node;
  const root = () => {
    let node = props.node;
    while (!isRoot(props.search, node)) node = entry(props.search.tree.nodes.parents, node);
    return node;
  };
  const nodes = () => [root(), ...pathTo(props.search.tree, props.node)];
  return (
    <nav class="node-path" aria-label={words().path}>
      <ol>
        <For each={nodes()}>
          {(node) => (
            <li>
              <button
                type="button"
                aria-current={node === props.node ? 'step' : undefined}
                onClick={() => props.onChoose(node)}
              >
                {props.search.positions.moveOf(node) || words().root}
              </button>
            </li>
          )}
        </For>
      </ol>
    </nav>
  );
}

function Facts(props: NodePanelProps) {
  const words = () => inLanguage(text).node;
  const moment = createMemo(() => nodeAt(props.search.tree, props.node, props.step));
  const ply = () => entry(props.search.tree.nodes.plies, props.node);
  const names = () => inLanguage(props.search.game.text).players;
  const turn = () => inSentence(names()[playerToMove(props.search, props.node)]);
  const mover = () => inSentence(names()[whoMoved(props.search, props.node)]);
  const isOver = () => props.search.game.rules.outcome(props.search.positions.stateOf(props.node)) !== 'ongoing';
  return (
    <dl class="node-facts">
      <Show
        when={!props.search.tree.isByWalks}
        fallback={
          <>
            <Fact name={inLanguage(text).moves.visits}>{written(moment().visits)}</Fact>
            <Fact name={`${inLanguage(text).moves.mean} (${mover()})`}>
              {meanOf(moment(), settings.language) ?? words().none}
            </Fact>
            <Show when={moment().prior !== undefined}>
              <Fact name={inLanguage(text).moves.prior}>{percent(moment().prior ?? 0)}</Fact>
            </Show>
          </>
        }
      >
        <Show when={!isRoot(props.search, props.node)}>
          <Fact name={words().value(mover())}>
            <MarkOfScore mark={markOfNode(props.search, props.node, props.step)} none={words().none} />
          </Fact>
        </Show>
        <Show when={!isOver()}>
          <Fact name={words().best(turn())}>
            <MarkOfScore
              mark={moment().best === undefined ? undefined : markOfScore(moment().best ?? 0, ply() + 1)}
              none={words().none}
            />
          </Fact>
          <Show when={props.search.hasWindow && moment().bounds}>
            {(bounds) => (
              <Fact name={words().window(turn())}>
                (<MarkOfScore mark={markOfScore(bounds().alpha, ply() + 1)} none="" />
                {', '}
                <MarkOfScore mark={markOfScore(bounds().beta, ply() + 1)} none="" />)
              </Fact>
            )}
          </Show>
        </Show>
      </Show>
      <Fact name={words().truth(mover())}>
        <Truth {...props} />
      </Fact>
    </dl>
  );
}

function Fact(props: { readonly name: string; readonly children: JSX.Element }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** The truth as a badge and in words. */
function Truth(props: NodePanelProps) {
  const words = () => inLanguage(text).node;
  const truth = () => truthOf(props.search, props.truths, props.node);
  return (
    <Show when={truth()} fallback={<span class="quiet">{truth() === null ? words().unknown : words().asking}</span>}>
      {(verdict) => (
        <>
          <VerdictMark verdict={verdict()} />
          <span class="visually-hidden">{inLanguage(catalogues).verdicts.move(verdict())}</span>
        </>
      )}
    </Show>
  );
}

/** What there is to say of the node: why it was cut, how it ended, whether the search is wrong. */
function Remarks(props: NodePanelProps) {
  const words = () => inLanguage(text).node;
  const names = () => inLanguage(props.search.game.text).players;
  const moment = createMemo(() => nodeAt(props.search.tree, props.node, props.step));
  const mover = () => whoMoved(props.search, props.node);
  const horizon = () => {
    const { value } = moment();
    const truth = truthOf(props.search, props.truths, props.node);
    if (!value || !truth || !errorOf(props.search, props.truths, props.node, props.step)) return undefined;
    return words().horizonError({
      player: inSentence(names()[mover()]),
      score: valueInWords(props.search, props.node, props.step),
      truth: inLanguage(catalogues).verdicts.move(truth),
    });
  };
  const how = () => {
    const { value } = moment();
    if (props.search.game.rules.outcome(props.search.positions.stateOf(props.node)) !== 'ongoing')
      return words().finished;
    if (isRoot(props.search, props.node) || props.search.tree.isByWalks) return undefined;
    if (!value) return words().open;
    return value.isHit ? words().hit : value.isLeaf ? words().leaf : undefined;
  };
  const cut = createMemo(() => cutReason(props.search.tree, props.node, props.step));
  const cutSentence = () => {
    const reason = cut();
    if (!reason) return undefined;
    const { plies } = props.search.tree.nodes;
    // Both are counted from where one chooses between them.
    const ply = reason.elsewhere === undefined ? 1 : entry(plies, reason.elsewhere);
    const { game, positions } = props.search;
    const moveOf = (node: NodeId) => moveInSentence(game, positions.moveOf(node), settings.language);
    return words().cut({
      player: inSentence(names()[mover()]),
      opponent: inSentence(names()[opponentOf(mover())]),
      has: scoreInWords(reason.has, ply),
      heldTo: scoreInWords(reason.heldTo, ply),
      elsewhere: reason.elsewhere === undefined ? undefined : moveOf(reason.elsewhere),
      by: moveOf(reason.by),
      left: reason.left,
    });
  };
  return (
    <div class="node-remarks">
      <Show when={cutSentence()}>
        <p class="node-cut">{cutSentence()}</p>
        <SparedCount {...props} />
      </Show>
      <Show when={horizon()}>
        <p class="node-wrong">{horizon()}</p>
      </Show>
      <Show when={how()}>
        <p class="quiet">{how()}</p>
      </Show>
    </div>
  );
}

/** No more positions are counted that a cut spared. */
const maxSpared = 100_000;

function SparedCount(props: NodePanelProps) {
  const words = () => inLanguage(text).node;
  const request = createMemo(
    () => {
      const { tree, positions, game } = props.search;
      const ply = entry(tree.nodes.plies, props.node);
      return {
        game: game.id,
        position: positions.textOf(props.node),
        lookedAt: childrenAt(tree, props.node, props.step).map((child) => entry(tree.nodes.moves, child)),
        plies: depthOfSearch(props.search, props.step) - ply,
        most: maxSpared,
      };
    },
    undefined,
    { equals: (one, other) => JSON.stringify(one) === JSON.stringify(other) },
  );
  const spared = createLater(request, async (asked) => ({ asked, found: await props.lab.run('spared', asked) }));
  const sentence = () => {
    const { asked, found } = spared() ?? {};
    if (!found || asked !== request()) return words().counting;
    if (!found.ok) return '';
    return words().spared(written(found.value.positions), found.value.isMore);
  };
  return <p>{sentence()}</p>;
}

/** The value of a node for whoever moved there, within a sentence. */
export function valueInWords({ tree }: ShownSearch, node: NodeId, step: number): string {
  const { value } = nodeAt(tree, node, step);
  if (!value) return inLanguage(text).node.none;
  const score = scoreInWords(value.score, entry(tree.nodes.plies, node));
  return value.bound === 'exact' ? score : inLanguage(text).node.bounds[value.bound](score);
}

/** A score within a sentence. */
function scoreInWords(score: number, ply: number): string {
  const words = inLanguage(text).node;
  const verdict = verdictOfMove(score, ply);
  if (!verdict) return plainMark(markOfScore(score, ply));
  return verdict.value === 'win' ? words.win(verdict.plies) : words.loss(verdict.plies);
}

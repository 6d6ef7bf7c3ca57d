import { createMemo, type JSX, Show } from 'solid-js';
import { drawingOccurrence, type Match } from '../../core/match.ts';
import type { ReviewedMove } from '../../core/report.ts';
import { inLanguage } from '../language.ts';
import { settings } from '../settings.ts';
import { Button } from '../shell/button.tsx';
import { notify } from '../shell/notices.tsx';
import { isMistake, type LineReview } from './line-review.ts';
import { listMoves } from './listed-moves.ts';
import { isPuzzling } from './message.ts';
import { MoveList } from './move-list.tsx';
import { PaceControl } from './pace-control.tsx';
import { ResultCard } from './result-card.tsx';
import type { Session } from './session.ts';
import { isVariation, type TableState } from './table-state.ts';
import { tableText } from './text.ts';
import { type NodeId, nodeOf, pathTo, root } from './tree.ts';
import { type ShownPoint, ValueGraph } from './value-graph.tsx';
import { ValuesList } from './values-list.tsx';
import { sayStanding, seenBy } from './verdict-view.ts';

export interface TablePanelProps {
  readonly session: Session;
  onPlay(move: string): void;
  onPoint(move: string | undefined): void;
  readonly children?: JSX.Element;
}

/** Beside the board: how the game came out, its moves, their values, the graph. */
export function TablePanel(props: TablePanelProps) {
  const text = () => inLanguage(tableText);
  const session = () => props.session;
  const review = createMemo(() => session().review());
  return (
    <section class="panel" aria-label={text().panel.label}>
      <PanelHead session={session()} />
      {props.children}
      <Show when={session().mode() === 'watch'}>
        <PaceControl
          isPaused={session().isPaused()}
          pace={session().pace()}
          isOver={session().result() !== undefined}
          onPause={(isPaused) => (isPaused ? session().pause() : session().resume())}
          onStep={() => session().step()}
          onPace={(pace) => session().setPace(pace)}
        />
      </Show>
      <Show when={session().result()}>
        <ResultCard session={session()} review={review()} />
      </Show>
      <Show when={session().isShowingValues() && !session().ending() && !isPuzzling(session())}>
        <ValuesList
          report={session().values()}
          isThinking={session().isLooking()}
          canPlay={session().moves().length > 0}
          onPlay={(move) => props.onPlay(move)}
          onPoint={(move) => props.onPoint(move)}
        />
      </Show>
      <Show when={session().isReviewing() && session().line().length > 1}>
        <GameGraph session={session()} review={review()} />
      </Show>
      <Moves session={session()} review={review()} />
    </section>
  );
}

function PanelHead(props: { readonly session: Session }) {
  const text = () => inLanguage(tableText);
  const series = () => props.session.series();
  /** The game that is on the table, which the series counts once it is over. */
  const number = () => series().winners.length + (props.session.result() ? 0 : 1);
  const repetition = () => {
    const match = props.session.match();
    const isCounted = match.game.rules.arrangement !== undefined && match.occurrences > 1;
    return isCounted ? text().seen(match.occurrences, drawingOccurrence) : undefined;
  };
  return (
    <header class="panel-head">
      <h1>{props.session.game.text[settings.language].name}</h1>
      <Show when={series().length !== 1}>
        <span class="quiet">{text().series.game(number(), series().length)}</span>
      </Show>
      <Show when={repetition()}>{(sentence) => <span class="quiet">{sentence()}</span>}</Show>
    </header>
  );
}

interface ReviewProps {
  readonly session: Session;
  readonly review: LineReview;
}

function GameGraph(props: ReviewProps) {
  const { game } = props.session;
  const points = createMemo((): readonly ShownPoint[] => {
    const line = props.session.line().map((id) => nodeOf(props.session.tree(), id).match);
    return props.session.graph().map((point, ply) => {
      const reviewed = props.review.moves[ply - 1];
      const verdict = point && seenBy(0, point.verdict, point.turn);
      return {
        verdict,
        standing: verdict ? sayStanding(game, verdict, 0, settings.language) : '…',
        move: line[ply]?.steps[ply]?.text ?? '',
        isMistake: reviewed !== undefined && isMistake(reviewed),
      };
    });
  });
  const names = () => game.text[settings.language].players.map(({ name }) => name);
  return (
    <ValueGraph
      points={points()}
      ply={props.session.match().ply}
      decidedAt={props.review.decidedAt || undefined}
      names={[names()[0], names()[1]]}
      onGo={(ply) => props.session.goToPly(ply)}
    />
  );
}

function Moves(props: ReviewProps) {
  const text = () => inLanguage(tableText).panel;
  /** What is certain about other lines stays, by position, when another one is looked at. */
  const known = new WeakMap<Match, ReviewedMove>();
  const reviews = createMemo(() => {
    const line = props.session.line();
    const here = new Map<Match, ReviewedMove>();
    for (const [index, reviewed] of props.review.moves.entries()) {
      if (!reviewed) continue;
      const { match } = nodeOf(props.session.tree(), line[index + 1]);
      here.set(match, reviewed);
      if (reviewed.after.exact) known.set(match, reviewed);
    }
    return { of: (match: Match) => (props.session.isReviewing() ? (here.get(match) ?? known.get(match)) : undefined) };
  });
  const moves = createMemo(() =>
    listMoves({
      tree: props.session.tree(),
      current: props.session.node().id,
      head: props.session.head(),
      reviewOf: reviews().of,
    }),
  );
  return (
    <section class="panel-moves" aria-label={text().moves}>
      <h2 class="panel-title">{text().moves}</h2>
      <MoveList
        moves={moves()}
        isAtStart={props.session.node().id === root}
        onGo={(id) => props.session.goTo(id === undefined ? root : Number(id))}
      />
      <VariationTools session={props.session} />
    </section>
  );
}

/** What can be done with a variation that is looked at. */
function VariationTools(props: { readonly session: Session }) {
  const text = () => inLanguage(tableText).panel;
  const isShown = () => isVariation(props.session.state(), props.session.node().id);
  const remove = () => {
    const first = firstOfVariation(props.session.state(), props.session.node().id);
    const putBack = props.session.remove(first);
    notify(text().removed, { label: text().putBack, run: putBack });
  };
  return (
    <Show when={isShown()}>
      <div class="variation-tools">
        <Button icon="check" onClick={() => props.session.promote(props.session.node().id)}>
          {text().promote}
        </Button>
        <Button icon="trash" onClick={remove}>
          {text().remove}
        </Button>
      </div>
    </Show>
  );
}

/** The move by which a variation leaves the main line. */
function firstOfVariation(state: TableState, id: NodeId): NodeId {
  return pathTo(state.tree, id).find((each) => isVariation(state, each)) ?? id;
}

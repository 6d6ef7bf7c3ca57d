import { createMemo, createSignal, lazy, Show, Suspense } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { drawingOccurrence, type Match } from '../../../core/match.ts';
import type { Value } from '../../../core/oracle.ts';
import type { ReportedVerdict, ReviewedMove } from '../../../core/report.ts';
import { isMistake } from '../../../engine/analysis/review.ts';
import { listMoves } from '../../../play/listed-moves.ts';
import type { LineReview } from '../../../play/review/review.ts';
import { isVariation, type Table } from '../../../play/table.ts';
import { playText } from '../../../play/text.ts';
import { type NodeId, nodeOf, pathTo, root } from '../../../play/tree.ts';
import { nameMove, sayStanding } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { LoadBoundary } from '../../shell/load-failed.tsx';
import { notify } from '../../shell/notices.tsx';
import { text as shellText } from '../../shell/text.ts';
import type { Session } from '../session/session.ts';
import { seenBy } from '../verdict-view.ts';
import { BestLine } from './best-line.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { GoingOnSwitch } from './going-on-switch.tsx';
import { MoveList } from './move-list.tsx';
import { Note } from './note.tsx';
import { ResultCard } from './result-card.tsx';
import { panelText } from './text.ts';
import { type ShownPoint, ValueGraph } from './value-graph.tsx';
import { type Figure, ValuesList } from './values-list.tsx';
import './panel.css';

const Explorer = lazy(async () => ({ default: (await import('./explorer/explorer.tsx')).Explorer }));
const MessagePanel = lazy(async () => ({ default: (await import('../../messages/message-panel.tsx')).MessagePanel }));
const OnlinePanel = lazy(async () => ({ default: (await import('../../online/online-panel.tsx')).OnlinePanel }));

export interface PanelProps {
  readonly session: Session;
  onPlay(move: string): void;
  onPoint(move: string | undefined): void;
  /** A position ahead, along the best line, to be seen on the board. */
  readonly previewed: Match | undefined;
  onPreview(match: Match | undefined): void;
  /** Brings the board into view, where one has scrolled past it. */
  onShowBoard(): void;
}

/** Beside the board: how the game came out, its moves, their values, the graph. */
export function Panel(props: PanelProps) {
  const text = () => inLanguage(panelText);
  const session = () => props.session;
  const review = createMemo(() => session().reviewing.line());
  const gameReview = createMemo(() => session().reviewing.game());
  const areValuesShown = () =>
    session().analysis.isShowingValues() && !session().shown.ending() && !session().attempts.isOpen();
  return (
    <section class="panel" aria-label={text().label}>
      <PanelHead session={session()} />
      <Show when={session().online}>
        <LoadBoundary failed={inLanguage(shellText).broken}>
          <Suspense>
            <OnlinePanel session={session()} />
          </Suspense>
        </LoadBoundary>
      </Show>
      <Show when={session().messages}>
        {(messages) => (
          <LoadBoundary failed={inLanguage(shellText).broken}>
            <Suspense>
              <MessagePanel session={session()} messages={messages()} />
            </Suspense>
          </LoadBoundary>
        )}
      </Show>
      <GoingOnSwitch session={session()} />
      <Elsewhere session={session()} />
      <div class="panel-body" classList={{ 'has-values': areValuesShown() }}>
        <Show when={session().shown.result()}>
          <ResultCard session={session()} review={gameReview()} onShowBoard={() => props.onShowBoard()} />
        </Show>
        <Show when={areValuesShown()}>
          <Values {...props} />
        </Show>
        <Show when={session().reviewing.isOn() && session().shown.line().length > 1}>
          <GameGraph session={session()} review={review()} />
        </Show>
        <Moves session={session()} review={review()} />
        {/* What is not kept is not asked for: a game with someone elsewhere is one's own once it is over. */}
        <Show when={!session().away || session().shown.result()}>
          <Note session={session()} />
        </Show>
      </div>
    </section>
  );
}

function Values(props: PanelProps) {
  const session = () => props.session;
  const canPlay = createMemo(() => session().playing.moves().length > 0);
  const line = createMemo(() => session().analysis.bestLine());
  const [figures, setFigures] = createSignal<ReadonlyMap<string, Figure>>();
  return (
    <ValuesList
      game={session().game}
      report={session().analysis.values()}
      isThinking={session().analysis.isLooking()}
      canPlay={canPlay()}
      chosen={session().analysis.chosen()?.move}
      figures={figures()}
      onPlay={(move) => props.onPlay(move)}
      onPoint={(move) => props.onPoint(move)}
      onChoose={(move) => session().analysis.choose(move)}
    >
      <LoadBoundary failed={inLanguage(shellText).broken}>
        <Suspense>
          <Explorer session={session()} onFigures={setFigures} />
        </Suspense>
      </LoadBoundary>
      <BestLine
        game={session().game}
        chosen={session().analysis.chosen()}
        line={line()}
        canPlay={canPlay()}
        previewed={props.previewed}
        onPreview={(match) => props.onPreview(match)}
        onPress={(match) => {
          props.onPreview(match);
          props.onShowBoard();
        }}
        onPlay={(move) => props.onPlay(move)}
      />
    </ValuesList>
  );
}

function PanelHead(props: { readonly session: Pick<Session, 'game' | 'shown' | 'seats'> }) {
  const series = () => props.session.seats.series();
  /** The game that is on the table, which the series counts once it is over. */
  const number = () => series().winners.length + (props.session.shown.result() ? 0 : 1);
  const repetition = () => {
    const match = props.session.shown.match();
    const isCounted = match.game.rules.arrangement !== undefined && match.occurrences > 1;
    return isCounted ? inLanguage(playText).seen(match.occurrences, drawingOccurrence) : undefined;
  };
  return (
    <header class="panel-head">
      <h1>{props.session.game.text[settings.language].name}</h1>
      <Show when={series().length !== 1}>
        <span class="quiet">{inLanguage(playText).series.game(number(), series().length)}</span>
      </Show>
      <Show when={repetition()}>{(sentence) => <span class="quiet">{sentence()}</span>}</Show>
    </header>
  );
}

interface ReviewProps {
  readonly session: Pick<Session, 'game' | 'shown' | 'lines' | 'reviewing' | 'away'>;
  readonly review: LineReview;
}

function GameGraph(props: ReviewProps) {
  const { game } = props.session;
  const points = createMemo((): readonly ShownPoint[] => {
    const line = props.session.shown.line().map((id) => nodeOf(props.session.shown.tree(), id).match);
    return props.session.reviewing.graph().map((point, ply) => {
      const at = line[ply];
      const reviewed = props.review.moves[ply - 1];
      const verdict = point && seenBy(0, point.verdict, point.turn);
      return {
        verdict,
        standing: verdict ? sayStanding(game, verdict, 0, settings.language, at?.ending !== undefined) : '…',
        move: nameMove(game, at?.step.text ?? '', settings.language),
        isMistake: reviewed !== undefined && isMistake(reviewed),
        others: point?.others.map((other) => seenBy(0, other, point.turn)) ?? [],
        othersSaid: point && sayOthers(point.others),
        better: reviewed && betterThan(game, reviewed),
      };
    });
  });
  const names = (): readonly [string, string] => {
    const [first, second] = game.text[settings.language].players;
    return [first.name, second.name];
  };
  return (
    <ValueGraph
      points={points()}
      ply={props.session.shown.match().ply}
      decidedAt={props.review.decidedAt || undefined}
      names={names()}
      onGo={(ply) => props.session.lines.goToPly(ply)}
    />
  );
}

/** What the moves came to that were not played, for who could have played them; nothing where that is not known. */
function sayOthers(others: readonly ReportedVerdict[]): string | undefined {
  if (others.length === 0 || others.some(({ exact }) => !exact)) return undefined;
  const count = (value: Value) => others.filter((other) => other.value === value).length;
  // They are seen by who moves next.
  return inLanguage(panelText).graphOthers(count('loss'), count('draw'), count('win'));
}

/** What could have been played instead of a move that was not the best. */
function betterThan(game: Game, { best, move, before, player }: ReviewedMove): ShownPoint['better'] {
  const [first] = best;
  if (first === undefined || best.includes(move)) return undefined;
  return {
    verdict: seenBy(0, before, player),
    standing: sayStanding(game, before, player, settings.language, false),
    move: nameMove(game, first, settings.language),
  };
}

function Moves(props: ReviewProps) {
  /** What is certain about other lines stays, by position, when another one is looked at. */
  const known = new WeakMap<Match, ReviewedMove>();
  const reviews = createMemo(() => {
    const [, ...played] = props.session.shown.line();
    const here = new Map<Match, ReviewedMove>();
    for (const [index, id] of played.entries()) {
      const reviewed = props.review.moves[index];
      if (!reviewed) continue;
      const { match } = nodeOf(props.session.shown.tree(), id);
      here.set(match, reviewed);
      if (reviewed.after.exact) known.set(match, reviewed);
    }
    return {
      of: (match: Match) => (props.session.reviewing.isOn() ? (here.get(match) ?? known.get(match)) : undefined),
    };
  });
  const moves = createMemo(() =>
    listMoves({
      tree: props.session.shown.tree(),
      current: props.session.shown.node().id,
      head: props.session.shown.head(),
      reviewOf: reviews().of,
    }),
  );
  return (
    <section class="panel-moves" aria-label={inLanguage(playText).moves}>
      <h2 class="panel-title">{inLanguage(playText).moves}</h2>
      <MoveList
        moves={moves()}
        isAtStart={props.session.shown.node().id === root}
        onGo={(id) => props.session.lines.goTo(id === undefined ? root : Number(id))}
      />
      <VariationTools session={props.session} />
    </section>
  );
}

/** What can be done with a variation that is looked at. */
function VariationTools(props: { readonly session: Pick<Session, 'shown' | 'lines' | 'away'> }) {
  const text = () => inLanguage(panelText);
  const isShown = () => isVariation(props.session.shown.table(), props.session.shown.node().id);
  const remove = () => {
    const first = firstOfVariation(props.session.shown.table(), props.session.shown.node().id);
    const putBack = props.session.lines.remove(first);
    notify(text().removed, { label: text().putBack, run: putBack });
  };
  return (
    <Show when={isShown()}>
      <div class="variation-tools">
        {/* How a game online went is not for one of the two to change. */}
        <Show when={!props.session.away}>
          <Button icon="check" onClick={() => props.session.lines.promote(props.session.shown.node().id)}>
            {text().promote}
          </Button>
        </Show>
        <Button icon="trash" onClick={remove}>
          {text().remove}
        </Button>
      </div>
    </Show>
  );
}

/** The move by which a variation leaves the main line. */
function firstOfVariation(state: Table, id: NodeId): NodeId {
  return pathTo(state.tree, id).find((each) => isVariation(state, each)) ?? id;
}

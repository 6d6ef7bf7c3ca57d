import { createResource, createSignal, For, Show } from 'solid-js';
import { focusBoard } from '../../board/board-grid.tsx';
import type { Badge } from '../../board/marks/badge.ts';
import type { Game, Move } from '../../core/game.ts';
import type { Exhibit, MoveValue, Truth } from '../../core/lesson.ts';
import type { Match } from '../../core/match.ts';
import { lastMoveOf } from '../../play/last-move.ts';
import { formatLink, linkOf } from '../../play/link/format-link.ts';
import { moveInSentence, nameMove, sayEnding } from '../../text/say.ts';
import { verdictMark } from '../../text/verdict.ts';
import { begun } from '../../text/wording.ts';
import { inLanguage, settings } from '../settings.ts';
import { Board } from '../shell/board.tsx';
import { Button } from '../shell/button.tsx';
import { matchOf, valuesOf } from './exhibit.ts';
import { text } from './text.ts';

/** What is known of a game, with boards to see it on. */
export function Truths(props: { readonly game: Game }) {
  const [truths] = createResource(
    () => props.game,
    async (game) => (await game.truths?.()) ?? [],
  );
  return (
    <Show when={truths.latest}>
      {(known) => (
        <For each={known()} fallback={<p>{inLanguage(text).nothingKnown}</p>}>
          {(truth) => <TruthCard game={props.game} truth={truth} />}
        </For>
      )}
    </Show>
  );
}

function TruthCard(props: { readonly game: Game; readonly truth: Truth }) {
  const said = () => inLanguage(props.truth.words);
  return (
    <article class="truth">
      <div class="truth-words">
        <h3>{said().title}</h3>
        <p>{said().text}</p>
      </div>
      <Show when={props.truth.exhibit}>
        {(exhibit) => <ExhibitBoard game={props.game} exhibit={exhibit()} title={said().title} />}
      </Show>
    </article>
  );
}

function ExhibitBoard(props: { readonly game: Game; readonly exhibit: Exhibit; readonly title: string }) {
  const begun = matchOf(props.game, props.exhibit);
  const values = valuesOf(props.game, props.exhibit);
  const [match, setMatch] = createSignal(begun);
  const isPlayable = () => values.size > 0 && match().ply === 0;
  const badges = () => new Map([...values].map(([move, value]) => [move, badgeOf(value)] as const));

  let figure: HTMLElement | undefined;

  function goBack(): void {
    setMatch(begun);
    focusBoard(figure);
  }

  function play(move: Move): void {
    const next = match().playMove(move);
    if (next.ok) setMatch(next.value);
  }

  return (
    <figure class="exhibit" ref={figure}>
      <Board
        game={props.game}
        state={match().state}
        last={lastMoveOf(match())}
        ending={match().ending}
        moves={isPlayable() ? [...values.keys()] : []}
        badges={isPlayable() ? badges() : undefined}
        coordinates={settings.coordinates}
        label={inLanguage(text).exhibit(props.title)}
        onMove={play}
      />
      <figcaption>
        <Show when={begun.steps.length > 1}>
          <LineWalk match={match()} onWalk={setMatch} />
        </Show>
        <Show when={values.size > 0}>
          <Worth match={match()} values={values} onBack={goBack} />
        </Show>
        <Show when={match().ending}>
          {(ending) => <p class="exhibit-ending">{sayEnding(ending(), settings.language, props.game)}</p>}
        </Show>
        <a href={tableLink(match())}>{inLanguage(text).openOnTable}</a>
      </figcaption>
    </figure>
  );
}

/** The table with the whole line, at the move that is looked at, and what every move is worth. */
function tableLink(match: Match): string {
  const line = match.goTo(match.steps.length - 1);
  return formatLink(linkOf(line, match.ply, { seats: undefined, isFlipped: false, isShowingValues: true }));
}

function badgeOf(value: MoveValue): Badge {
  const verdict = { exact: true, plies: null, ...value };
  return { mark: verdictMark(verdict, false), tone: value.value, label: inLanguage(text).worth(value), verdict };
}

/** Steps through a line, and says which move it is at. */
function LineWalk(props: { readonly match: Match; onWalk(match: Match): void }) {
  const words = () => inLanguage(text);
  const count = () => props.match.steps.length - 1;
  const walk = (ply: number) => props.onWalk(props.match.goTo(ply));
  const isFirst = () => props.match.ply === 0;
  const isLast = () => props.match.ply === count();
  return (
    <div class="line-walk">
      <Button kind="plain" icon="first" label={words().toStart} disabled={isFirst()} onClick={() => walk(0)} />
      <Button
        kind="plain"
        icon="previous"
        label={words().back}
        disabled={isFirst()}
        onClick={() => walk(props.match.ply - 1)}
      />
      <output class="line-place" aria-live="polite">
        {isFirst()
          ? words().start
          : words().ply(props.match.ply, count(), nameMove(props.match.game, lastText(props.match), settings.language))}
      </output>
      <Button
        kind="plain"
        icon="next"
        label={words().forward}
        disabled={isLast()}
        onClick={() => walk(props.match.ply + 1)}
      />
      <Button kind="plain" icon="last" label={words().toEnd} disabled={isLast()} onClick={() => walk(count())} />
    </div>
  );
}

/** The move that led to what a match shows, as it is written. */
function lastText({ played }: Match): string {
  return played.at(-1) ?? '';
}

/** What the marks are, or what came of the move that was tried. */
function Worth(props: { readonly match: Match; readonly values: ReadonlyMap<Move, MoveValue>; onBack(): void }) {
  const words = () => inLanguage(text);
  const tried = () => {
    const last = lastMoveOf(props.match);
    const value = last && props.values.get(last.move);
    const move = moveInSentence(props.match.game, lastText(props.match), settings.language);
    return value && words().played(begun(move), words().worth(value));
  };
  return (
    <div class="exhibit-worth" aria-live="polite">
      <Show when={tried()} fallback={<Legend values={props.values} />}>
        {(sentence) => (
          <>
            <p>{sentence()}</p>
            <Button icon="undo" onClick={() => props.onBack()}>
              {words().takeBack}
            </Button>
          </>
        )}
      </Show>
    </div>
  );
}

/** What the marks on the board mean. */
function Legend(props: { readonly values: ReadonlyMap<Move, MoveValue> }) {
  const words = () => inLanguage(text);
  const hasPoints = () => [...props.values.values()].some(({ margin }) => margin !== undefined);
  return (
    <p>
      {words().valuesHelp} {hasPoints() ? words().points : words().plies}
    </p>
  );
}

import { createMemo, For, Show } from 'solid-js';
import { opponentOf } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import type { ExactVerdict } from '../../core/oracle.ts';
import { seenByMover } from '../../engine/analysis/verdict.ts';
import { formatLink, linkOf } from '../../play/link/format-link.ts';
import { catalogues, nameMove } from '../../text/say.ts';
import { createLater } from '../laboratory/later.ts';
import type { Lab } from '../laboratory/worker/lab.ts';
import { inLanguage, settings } from '../settings.ts';
import { Board } from '../shell/board.tsx';
import { Button, LinkButton } from '../shell/button.tsx';
import { VerdictMark } from '../table/verdict-mark.tsx';
import { type Atlas, type Chosen, type MapMove, movesOf } from './atlas.ts';
import { text } from './text.ts';

export interface NodePanelProps {
  readonly lab: Lab;
  readonly atlas: Atlas;
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** The chosen position: its board, what it is worth, and where its moves lead. */
export function NodePanel(props: NodePanelProps) {
  const words = () => inLanguage(text);
  const node = () => props.atlas.map.nodes[props.chosen.node];
  const last = () => {
    const { before } = props.chosen;
    return before && { before: before.chosen.state, move: before.move };
  };
  const table = () => {
    const match = Match.from(props.atlas.game, props.chosen.state);
    return formatLink(linkOf(match, 0, { seats: undefined, isFlipped: false, isShowingValues: true }));
  };
  return (
    <section class="map-panel" aria-label={words().panel}>
      <header class="map-panel-head">
        <h2>{placeInWords(props)}</h2>
        <Button
          kind="plain"
          icon="undo"
          label={words().back}
          disabled={!props.chosen.before}
          onClick={() => {
            const { before } = props.chosen;
            if (before) props.onChoose(before.chosen);
          }}
        />
      </header>
      <div class="map-board">
        <Board
          game={props.atlas.game}
          state={props.chosen.state}
          last={last()}
          ending={props.atlas.game.rules.ending(props.chosen.state)}
          coordinates={settings.coordinates}
          isStill
          label={words().panel}
        />
      </div>
      <p class="map-worth">
        <Show when={node()}>{(shown) => <VerdictMark verdict={{ exact: true, ...shown() }} />}</Show>
        <span>{worthInWords(props)}</span>
      </p>
      <Moves {...props} />
      <p>
        <LinkButton icon="play" href={table()}>
          {words().toTable}
        </LinkButton>
      </p>
    </section>
  );
}

function placeInWords({ atlas, chosen }: Pick<NodePanelProps, 'atlas' | 'chosen'>): string {
  const words = inLanguage(text);
  const layer = atlas.map.nodes[chosen.node]?.layer ?? 0;
  return layer === 0 ? words.start : words.away(layer);
}

function worthInWords({ atlas, chosen }: Pick<NodePanelProps, 'atlas' | 'chosen'>): string {
  const node = atlas.map.nodes[chosen.node];
  if (!node) return '';
  const turn = atlas.game.rules.turn(chosen.state);
  const players = inLanguage(atlas.game.text).players;
  const isOver = atlas.game.rules.outcome(chosen.state) !== 'ongoing';
  const { value, plies } = node;
  const standing = inLanguage(catalogues).verdicts.standing(
    { exact: true, value, plies },
    players[turn],
    players[opponentOf(turn)],
    isOver,
  );
  return `${standing}.`;
}

/** All that is said of a position to who does not see it. */
export function describe(props: Pick<NodePanelProps, 'atlas' | 'chosen'>): string {
  const { atlas, chosen } = props;
  const only = atlas.map.nodes[chosen.node]?.isOnly ? ` ${inLanguage(text).legend.only[atlas.map.kind]}.` : '';
  return `${placeInWords(props)}. ${worthInWords(props)}${only}`;
}

type Valued = MapMove & { readonly verdict: ExactVerdict | undefined };

function Moves(props: NodePanelProps) {
  const words = () => inLanguage(text);
  const node = () => props.atlas.map.nodes[props.chosen.node];
  const moves = createMemo(() => movesOf(props.atlas, props.chosen));
  const asked = createMemo(() => ({
    chosen: props.chosen,
    game: props.atlas.game.id,
    positions: moves().map(({ state }) => props.atlas.game.notation.position(state)),
  }));
  const found = createLater(asked, async ({ chosen, game, positions }) => {
    const verdicts = await props.lab.run('verdicts', { game, positions });
    return verdicts?.ok ? { chosen, verdicts: verdicts.value } : undefined;
  });
  const valued = createMemo<readonly Valued[]>(() => {
    const known = found()?.chosen === props.chosen ? found()?.verdicts : undefined;
    return moves().map((move, index) => {
      const verdict = known?.[index];
      return { ...move, verdict: verdict ? seenByMover(verdict) : undefined };
    });
  });
  const onMap = () => valued().filter((move) => move.node !== undefined);
  const others = () => valued().filter((move) => move.node === undefined);
  const kept = () => valued().filter(({ verdict }) => verdict?.value === node()?.value).length;
  const isKnown = () => valued().every(({ verdict }) => verdict);
  const go = (move: MapMove) => {
    if (move.node === undefined) return;
    props.onChoose({ node: move.node, state: move.state, before: { chosen: props.chosen, move: move.move } });
  };
  const sentence = () => {
    const { value = 'draw', plies } = node() ?? {};
    if (plies === 1) return words().atHand;
    return isKnown() && moves().length > 0 ? words().holding(kept(), moves().length, value) : '';
  };
  return (
    <>
      <p class="map-holding">{sentence()}</p>
      <Show when={onMap().length > 0}>
        <h3>{words().moves}</h3>
        <ul class="map-moves">
          <For each={onMap()}>
            {(move) => (
              <li>
                <Button class="map-move" onClick={() => go(move)}>
                  <MoveName {...props} move={move} />
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={others().length > 0 && node()?.plies !== 0}>
        <details class="map-others" open={onMap().length === 0}>
          <summary>{words().others(others().length)}</summary>
          <ul class="map-moves">
            <For each={others()}>
              {(move) => (
                <li class="map-other">
                  <MoveName {...props} move={move} />
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </>
  );
}

function MoveName(props: Pick<NodePanelProps, 'atlas'> & { readonly move: Valued }) {
  return (
    <>
      {nameMove(props.atlas.game, props.move.text, settings.language)}
      <Show when={props.move.verdict}>
        {(verdict) => (
          <>
            {' '}
            <VerdictMark verdict={verdict()} />
            <span class="visually-hidden">{inLanguage(catalogues).verdicts.move(verdict())}</span>
          </>
        )}
      </Show>
    </>
  );
}

import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { seenByMover } from '../../engine/analysis/verdict.ts';
import type { NodeId } from '../../study/map/play-map.ts';
import { catalogues, moveInSentence } from '../../text/say.ts';
import { createLater } from '../laboratory/later.ts';
import type { Lab } from '../laboratory/worker/lab.ts';
import { inLanguage, settings } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { Button } from '../shell/button.tsx';
import { notify } from '../shell/notices.tsx';
import { type Atlas, type Chosen, chosenAlong, chosenAt, gameOnMap } from './atlas.ts';
import { Legend } from './legend.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { describe, NodePanel } from './node-panel.tsx';
import { text } from './text.ts';
import { waysOn } from './walk.ts';

/** A map to walk on, with the chosen position beside it, and a game as a path. */
export function MapView(props: { readonly lab: Lab; readonly atlas: Atlas; readonly moves: readonly string[] }) {
  const words = () => inLanguage(text);
  const game = createMemo(() => gameOnMap(props.atlas, props.moves));
  const along = createMemo(() => chosenAlong(game()));
  const start = (): Chosen => ({ node: 0, state: props.atlas.stateOf(0) });
  const [chosen, setChosen] = createSignal<Chosen>(start());
  createEffect(
    on(game, ({ badMove }) => {
      setChosen(along().at(-1) ?? start());
      if (badMove !== undefined) notify(words().badMove(badMove));
    }),
  );
  const ways = createMemo(() => waysOn(props.atlas.map));
  const choose = (next: Chosen) => {
    setChosen(next);
    announce(describe({ atlas: props.atlas, chosen: next }));
  };
  /** A node of the game is shown as it was in the game. */
  const chooseNode = (node: NodeId | undefined) => {
    if (node === undefined || node === chosen().node) return;
    choose(along().find((each) => each.node === node) ?? chosenAt(props.atlas, chosen(), node));
  };
  const path = () => (props.moves.length > 0 ? game().nodes : []);

  function walk(key: string): boolean {
    const { node, before } = chosen();
    const actions: Readonly<Record<string, () => void>> = {
      ArrowRight: () => {
        const onward = ways().onward(node, path());
        if (onward !== undefined) choose(chosenAt(props.atlas, chosen(), onward));
      },
      ArrowLeft: () => (before ? choose(before.chosen) : chooseNode(ways().back(node))),
      ArrowUp: () => chooseNode(ways().beside(node, -1)),
      ArrowDown: () => chooseNode(ways().beside(node, 1)),
      Home: () => choose(along()[0] ?? start()),
      End: () => choose(along().at(-1) ?? start()),
    };
    actions[key]?.();
    return Object.hasOwn(actions, key);
  }

  return (
    <div class="map-view">
      <div class="map-side">
        <MapCanvas
          map={props.atlas.map}
          label={words().label(inLanguage(props.atlas.game.text).name)}
          chosen={chosen().node}
          path={path()}
          hasLeft={game().leftAt !== undefined}
          onChoose={chooseNode}
          onKey={walk}
        />
        <Legend kind={props.atlas.map.kind} hasGame={path().length > 0} hasLeft={game().leftAt !== undefined} />
        <Show when={path().length > 0}>
          <GameSentence
            lab={props.lab}
            atlas={props.atlas}
            game={game()}
            onShow={() => choose(along().at(-1) ?? start())}
          />
        </Show>
      </div>
      <NodePanel lab={props.lab} atlas={props.atlas} chosen={chosen()} onChoose={choose} />
    </div>
  );
}

interface GameSentenceProps {
  readonly lab: Lab;
  readonly atlas: Atlas;
  readonly game: ReturnType<typeof gameOnMap>;
  onShow(): void;
}

/** Whether the game stays on the map, or by which move it left, and what that is worth. */
function GameSentence(props: GameSentenceProps) {
  const words = () => inLanguage(text);
  const leaving = createMemo(() => {
    const { leftAt, match } = props.game;
    const step = leftAt === undefined ? undefined : match.steps[leftAt];
    return step && { ply: leftAt ?? 0, text: step.text, position: props.atlas.game.notation.position(step.state) };
  });
  const worth = createLater(leaving, async (left) => {
    if (!left) return undefined;
    const found = await props.lab.run('verdicts', { game: props.atlas.game.id, positions: [left.position] });
    const [verdict] = found?.ok ? found.value : [];
    return verdict ? { left, verdict: seenByMover(verdict) } : undefined;
  });
  /** In three parts: what is before the move, the move, which no line ends within, and what is after it. */
  const sentence = (): readonly string[] => {
    const left = leaving();
    if (!left) return [words().stays(props.game.match.ply), '', ''];
    const move = moveInSentence(props.atlas.game, left.text, settings.language);
    const known = worth();
    const whole =
      known?.left === left
        ? words().left(left.ply, move, inLanguage(catalogues).verdicts.move(known.verdict))
        : words().leftUnknown(left.ply, move);
    const at = whole.lastIndexOf(move);
    return [whole.slice(0, at), move, whole.slice(at + move.length)];
  };
  return (
    <p class="map-game" classList={{ 'has-left': leaving() !== undefined }} role="status">
      <span>
        {sentence()[0]}
        <span class="map-unbroken">{sentence()[1]}</span>
        {sentence()[2]}
      </span>
      <Show when={leaving()}>
        <Button kind="plain" onClick={() => props.onShow()}>
          {words().toLeaving}
        </Button>
      </Show>
    </p>
  );
}

import { createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import type { CellId, Move } from '../core/game.ts';
import { isDraggable, type Pointing, type Press, press, putDown, targetsOf } from '../play/pointing.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardPicture } from './board-picture.tsx';
import type { BoardProps } from './board-props.ts';
import { layOut } from './layout.ts';
import { useBoardLook } from './look.ts';
import { valueMarks } from './marks/value-marks.ts';
import type { Release } from './release.ts';
import { describeCell } from './words/description.ts';

export function Board(props: BoardProps): JSX.Element {
  const prefix = `${createUniqueId()}-`;
  const isMiniature = () => props.size === 'miniature';
  const look = useBoardLook();
  const stands = () => props.isStill ?? look.isStill();
  const layout = createMemo(() =>
    layOut(props.game.view, { isFlipped: props.isFlipped === true, isMiniature: isMiniature() }),
  );
  const [pointed, point] = createSignal<CellId>();
  const hand = createHand(props);
  const targets = createMemo(() => targetsOf(hand.pointing()));
  const mayPlay = () => props.isReadonly !== true;
  const bestBadge = (moves: readonly Move[]) => props.badges && valueMarks()?.bestBadge(props.badges, moves);

  return (
    <div
      class="board"
      classList={{ 'board-full': !isMiniature(), 'board-still': stands() }}
      style={{ '--board-ratio': String(layout().width / layout().height) }}
    >
      <BoardPicture
        board={props}
        layout={layout()}
        prefix={prefix}
        pointing={hand.pointing()}
        targets={targets()}
        pointed={mayPlay() ? pointed() : undefined}
        drag={hand.drag()}
        isStill={stands()}
        bestBadge={bestBadge}
        takeRelease={hand.takeRelease}
      />
      <Show when={!isMiniature()}>
        <BoardGrid
          label={props.label}
          layout={layout()}
          isReadonly={props.isReadonly}
          describe={(cell) =>
            describeCell(props, { picked: hand.pointing().picked, targets: targets(), bestBadge }, cell, look)
          }
          isOpen={(cell) =>
            props.onPress !== undefined || (mayPlay() && targets().has(props.game.view.target(props.state, cell)))
          }
          isDraggable={(cell) => !props.onPress && mayPlay() && isDraggable(hand.pointing(), cell)}
          isPicked={(cell) => hand.pointing().picked.includes(cell)}
          isDragging={hand.drag() !== undefined}
          first={[...targets().keys()][0]}
          actions={{ ...hand.actions, point }}
        />
      </Show>
    </div>
  );
}

/** What is picked up and what is dragged, and what a person's actions make of it. */
function createHand(props: BoardProps) {
  const [held, setHeld] = createSignal<{ readonly state: unknown; readonly path: readonly CellId[] }>();
  const [dragged, setDragged] = createSignal<{ readonly state: unknown; readonly at: Release }>();
  const drag = () => (dragged()?.state === props.state ? dragged()?.at : undefined);
  let release: Release | undefined;
  const pick = (path: readonly CellId[]) => setHeld({ state: props.state, path });
  const pointing = createMemo<Pointing<unknown>>(() => {
    const taken = held();
    const { game, state, moves = [] } = props;
    // What was picked up in another position was let go with it.
    return { game, state, moves, picked: taken && taken.state === state && moves.length > 0 ? taken.path : [] };
  });

  function take(answer: Press): void {
    if (answer.kind === 'refused') props.onRefuse?.(answer.problem);
    else pick(answer.kind === 'played' ? [] : answer.path);
    if (answer.kind === 'picked') props.onPick?.();
    if (answer.kind === 'played') props.onMove?.(answer.move);
  }

  return {
    pointing,
    drag,
    /** Where the piece that moves now was let go, if it was dragged. */
    takeRelease(): Release | undefined {
      const taken = release;
      release = undefined;
      return taken;
    },
    actions: {
      press(cell: CellId) {
        release = undefined;
        if (props.onPress) props.onPress(cell);
        else if (pointing().moves.length > 0 && !props.isReadonly) take(press(pointing(), cell));
      },
      drag(from: CellId, x: number, y: number) {
        if (pointing().picked[0] !== from) take({ kind: 'picked', path: [from] });
        setDragged({ state: props.state, at: { cell: from, x, y } });
      },
      drop(cell: CellId | undefined) {
        const answer = putDown(pointing(), cell);
        release = answer.kind === 'played' ? drag() : undefined;
        setDragged(undefined);
        if (answer.kind === 'refused') pick([]);
        take(answer);
      },
      letGo() {
        setDragged(undefined);
        pick([]);
      },
    },
  };
}

import { createMemo, For, Show } from 'solid-js';
import type { Exercise } from '../../../study/exercises/exercise.ts';
import { isMaximising, nodeAt, type TreeNode } from '../../../study/exercises/tree.ts';
import { inLanguage, settings } from '../../settings.ts';
import { type ArrowKey, boxHeight, columnOf, headHeight, layOut, neighbour } from './layout.ts';
import { moverAt, returnedMark, sayNode, scoreMark } from './say.ts';
import { text } from './text.ts';

interface ExerciseTreeProps {
  readonly exercise: Exercise<unknown>;
  /** Whether it is answered, so that values and cuts are shown. */
  readonly isMarked: boolean;
  /** The position whose board is shown. */
  readonly shown: number;
  /** The moves that are chosen as an answer. */
  readonly chosen: ReadonlySet<number>;
  onShow(id: number): void;
}

const arrowKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies readonly ArrowKey[];

function isArrowKey(key: string): key is ArrowKey {
  return arrowKeys.includes(key);
}

/** The small tree of an exercise, each position a button that brings its board. */
export function ExerciseTree(props: ExerciseTreeProps) {
  const layout = createMemo(() => layOut(props.exercise.tree));
  let drawing: SVGSVGElement | undefined;

  function step(event: KeyboardEvent, id: number): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      props.onShow(id);
    }
    if (!isArrowKey(event.key)) return;
    event.preventDefault();
    const next = neighbour(props.exercise.tree, id, event.key);
    props.onShow(next);
    drawing?.querySelector<SVGGElement>(`[data-node="${next}"]`)?.focus();
  }

  return (
    <div role="tree" aria-label={inLanguage(text).tree}>
      <svg
        ref={drawing}
        class="exercise-tree"
        role="presentation"
        viewBox={`0 0 ${layout().width} ${layout().height}`}
        style={{ 'max-width': `${1.25 * layout().width}px` }}
      >
        <Heads exercise={props.exercise} />
        <For each={props.exercise.tree}>{(node) => <Edge node={node} />}</For>
        <For each={props.exercise.tree}>
          {(node) => {
            const place = () => layout().places[node.id] ?? { x: 0, y: 0, width: 0 };
            const isCut = () => props.isMarked && !props.exercise.looked[node.id];
            return (
              <g
                class="exercise-node"
                role="treeitem"
                tabindex={props.shown === node.id ? 0 : -1}
                data-node={node.id}
                data-asked={node.id === props.exercise.asked || undefined}
                data-cut={isCut() || undefined}
                data-chosen={props.chosen.has(node.id) || undefined}
                aria-selected={props.shown === node.id}
                aria-level={node.ply + 1}
                aria-label={sayNode(props.exercise, node.id, props.isMarked, settings.language)}
                transform={`translate(${place().x} ${place().y})`}
                onClick={() => props.onShow(node.id)}
                onKeyDown={(event) => step(event, node.id)}
              >
                <rect y={-boxHeight / 2} width={place().width} height={boxHeight} rx="7" />
                <NodeWords
                  exercise={props.exercise}
                  isMarked={props.isMarked}
                  node={node}
                  width={place().width}
                  isCut={isCut()}
                />
              </g>
            );
          }}
        </For>
      </svg>
    </div>
  );

  function Edge(edge: { readonly node: TreeNode<unknown> }) {
    const line = () => {
      const { id, parent } = edge.node;
      const from = parent === undefined ? undefined : layout().places[parent];
      const to = layout().places[id];
      if (!from || !to) return undefined;
      const start = from.x + from.width;
      const middle = (start + to.x) / 2;
      return `M${start} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    };
    return (
      <Show when={line()}>
        {(path) => (
          <path
            class="exercise-edge"
            data-cut={(props.isMarked && !props.exercise.looked[edge.node.id]) || undefined}
            d={path()}
          />
        )}
      </Show>
    );
  }
}

/** Who moves in each column, and what they want. */
function Heads(props: { readonly exercise: Exercise<unknown> }) {
  const heads = () => {
    const { tree } = props.exercise;
    const words = inLanguage(text);
    const depth = Math.max(...tree.map(({ ply }) => ply));
    return Array.from({ length: depth + 1 }, (_, ply) => {
      const node = nodeAt(
        tree,
        tree.findIndex((each) => each.ply === ply),
      );
      const mover = moverAt(props.exercise, node, settings.language);
      if (ply === depth) return ['', words.leaf];
      return [words.column(mover), isMaximising(node) ? words.most : words.least];
    });
  };
  return (
    <For each={heads()}>
      {(lines, ply) => (
        <text class="exercise-head">
          <For each={lines}>
            {(line, index) => (
              <tspan x={columnOf(ply()) + 1} y={headHeight - 24 + 15 * index()}>
                {line}
              </tspan>
            )}
          </For>
        </text>
      )}
    </For>
  );
}

interface NodeWordsProps extends Pick<ExerciseTreeProps, 'exercise' | 'isMarked'> {
  readonly node: TreeNode<unknown>;
  readonly width: number;
  readonly isCut: boolean;
}

/** The move that leads to a position, and what the position is worth. */
function NodeWords(props: NodeWordsProps) {
  const mark = () => {
    const { score, id } = props.node;
    if (score !== undefined) return scoreMark(score);
    const look = props.exercise.looked[id];
    return props.isMarked && look ? returnedMark(look) : '';
  };
  return (
    <>
      <text class="exercise-move" x="8" y="4.5">
        {props.node.id === 0 && !props.isMarked ? inLanguage(text).root : props.node.text}
      </text>
      <Show when={!props.isCut} fallback={<Scissors x={props.width - 20} />}>
        <ScoreMark mark={mark()} end={props.width - 8} />
      </Show>
    </>
  );
}

/** How much room a digit takes. */
const digitWidth = 8;

/** A score, its triangle drawn, since not every font has one. */
function ScoreMark(props: { readonly mark: string; readonly end: number }) {
  const parts = () => {
    const [, sign = '', shape = '', number = ''] = /^([≤≥]?)([▲▼]?)(.*)$/u.exec(props.mark) ?? [];
    const start = props.end - digitWidth * number.length;
    return { sign, shape, number, x: shape === '' ? start : start - 12 };
  };
  return (
    <>
      <Show when={parts().shape}>
        {(shape) => (
          <path
            class="exercise-shape"
            transform={`translate(${parts().x} -4.5)`}
            d={shape() === '▲' ? 'M4.500 0L9 8.500H0z' : 'M4.500 8.500L0 0h9z'}
          />
        )}
      </Show>
      <text class="exercise-score" x={parts().shape === '' ? props.end : parts().x - 2} y="4.5">
        {parts().shape === '' ? parts().sign + parts().number : parts().sign}
      </text>
      <Show when={parts().shape}>
        <text class="exercise-score" x={props.end} y="4.5">
          {parts().number}
        </text>
      </Show>
    </>
  );
}

function Scissors(props: { readonly x: number }) {
  return (
    <path
      class="exercise-scissors"
      transform={`translate(${props.x} -6)`}
      d="M2.500 7.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600M9.500 7.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600M3.500 8l5-7.500M8.500 8l-5-7.500"
    />
  );
}

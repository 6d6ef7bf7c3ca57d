import { For, Show } from 'solid-js';
import { nameMove } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { puzzleText } from '../puzzle-text.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import { isSamePlace, type Solution, type SolutionNode } from './solution.ts';

/** The moves of a solution; a press shows the position after one on the board. */
export function SolutionTree(props: { readonly session: PuzzleSession; readonly solution: Solution }) {
  const words = () => inLanguage(puzzleText);
  return (
    <div class="solution">
      <button
        type="button"
        class="solution-move"
        aria-pressed={props.session.shown().ply === 0}
        onClick={() => props.session.look(props.solution.start)}
      >
        {words().start}
      </button>
      <Lines session={props.session} nodes={props.solution.first} />
    </div>
  );
}

/** Moves that may be played here: one goes on in the same row, as do several that end the line; others have a row each. */
function Lines(props: { readonly session: PuzzleSession; readonly nodes: readonly SolutionNode[] }) {
  return (
    <Show
      when={props.nodes.length > 1 && props.nodes.some(({ next }) => next.length > 0)}
      fallback={
        <For each={props.nodes}>
          {(node, index) => (
            <>
              <Show when={index() > 0}>
                <span class="solution-or">{inLanguage(puzzleText).or}</span>
              </Show>
              <Line session={props.session} node={node} />
            </>
          )}
        </For>
      }
    >
      <ul>
        <For each={props.nodes}>
          {(node) => (
            <li>
              <Line session={props.session} node={node} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

function Line(props: { readonly session: PuzzleSession; readonly node: SolutionNode }) {
  const { session, node } = props;
  const name = () => nameMove(session.game, node.match.step.text, settings.language);
  return (
    <>
      <button
        type="button"
        class="solution-move"
        classList={{ 'is-answer': node.isAnswer }}
        aria-label={inLanguage(puzzleText).showPosition(name())}
        aria-pressed={isSamePlace(session.shown(), node.match)}
        onClick={() => session.look(node.match)}
      >
        {name()}
      </button>
      <Lines session={session} nodes={node.next} />
    </>
  );
}

import { Show } from 'solid-js';
import type { Move } from '../../../core/game.ts';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { stageText } from '../../table/stage/text.ts';
import type { OpenedPuzzle } from '../open-puzzle.ts';
import { puzzleText } from '../puzzle-text.ts';
import type { PuzzleSession } from './puzzle-session.ts';

interface PuzzleActionsProps {
  readonly session: PuzzleSession;
  readonly opened: OpenedPuzzle;
  /** Passing, where it is all that can be done. */
  readonly pass: Move | undefined;
  /** The streak has ended: what comes next begins another. */
  readonly isStreakOver: boolean;
  onNext(): void;
}

/** What can be done: help and passing on before the end, and what comes next after it. */
export function PuzzleActions(props: PuzzleActionsProps) {
  const words = () => inLanguage(puzzleText);
  const session = () => props.session;
  return (
    <div class="puzzle-actions">
      <Show
        when={session().isOver()}
        fallback={
          <>
            <Show when={props.pass !== undefined}>
              <Button kind="main" class="puzzle-pass" onClick={() => session().play(props.pass ?? 0)}>
                {inLanguage(stageText).actions.pass}
              </Button>
            </Show>
            <Button icon="hint" disabled={session().attempt().told === 2} onClick={() => session().askHint()}>
              {session().attempt().told === 0 ? words().hint : words().showMove}
            </Button>
            <Button icon="check" onClick={() => session().giveUp()}>
              {words().showSolution}
            </Button>
            <Show when={props.opened.place.set !== 'streak'}>
              <Button icon="next" onClick={() => props.onNext()}>
                {words().skip}
              </Button>
            </Show>
          </>
        }
      >
        <Button kind="main" class="puzzle-next" icon="next" onClick={() => props.onNext()}>
          {props.isStreakOver ? words().newStreak : words().next}
        </Button>
      </Show>
    </div>
  );
}

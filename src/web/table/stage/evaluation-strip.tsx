import { Show } from 'solid-js';
import type { Game, Player } from '../../../core/game.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import { inLanguage, settings } from '../../settings.ts';
import { VerdictMark } from '../verdict-mark.tsx';
import { heightOf, sayStanding, seenBy } from '../verdict-view.ts';
import { stageText } from './text.ts';

export interface EvaluationStripProps {
  readonly game: Game;
  /** What the position is worth to `owner`; nothing keeps the room free. */
  readonly verdict: ReportedVerdict | undefined;
  readonly owner: Player;
  /** Whose share grows from the left. */
  readonly viewer: Player;
  readonly isOver: boolean;
}

/** Who stands better, as a bar and in words. Its room is always there, so that nothing jumps when it appears. */
export function EvaluationStrip(props: EvaluationStripProps) {
  const verdict = () => props.verdict && seenBy(props.viewer, props.verdict, props.owner);
  return (
    <div class="strip">
      <Show when={verdict()}>
        {(known) => (
          <>
            <div class="strip-bar" aria-hidden="true">
              <div class="strip-share" style={{ transform: `scaleX(${(1 + heightOf(known())) / 2})` }} />
              <div class="strip-middle" />
            </div>
            <p class="strip-words">
              <span class="visually-hidden">{inLanguage(stageText).strip}: </span>
              <VerdictMark verdict={known()} />
              {props.isOver && known().value === 'draw'
                ? inLanguage(stageText).drawn
                : sayStanding(props.game, known(), props.viewer, settings.language)}
            </p>
          </>
        )}
      </Show>
    </div>
  );
}

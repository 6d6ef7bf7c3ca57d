import { createMemo, Show } from 'solid-js';
import { toneOf } from '../../../board/marks/verdict-badge.ts';
import { bodyColour } from '../../../board/pieces/draw.ts';
import { type Game, opponentOf, type Player } from '../../../core/game.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import { sayStanding } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { VerdictMark } from '../verdict-mark.tsx';
import { heightOf, seenBy } from '../verdict-view.ts';
import { pieceOf } from './player-piece.ts';
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

/** Who stands better, as a bar in the colours of the two sides and in words. Its room is always there, so that nothing jumps when it appears. */
export function EvaluationStrip(props: EvaluationStripProps) {
  const verdict = () => props.verdict && seenBy(props.viewer, props.verdict, props.owner);
  const colours = createMemo(() => ([0, 1] as const).map((player) => colourOf(props.game, player)));
  return (
    <div class="strip">
      <Show when={verdict()}>
        {(known) => (
          <>
            <div
              class={`strip-bar is-${toneOf(known())}`}
              style={{ '--near': colours()[props.viewer], '--far': colours()[opponentOf(props.viewer)] }}
              aria-hidden="true"
            >
              <div class="strip-halves">
                <div class="strip-share" style={{ transform: `scaleX(${(1 + heightOf(known())) / 2})` }} />
              </div>
              <div class="strip-middle" />
            </div>
            <p class="strip-words">
              <span class="visually-hidden">{inLanguage(stageText).strip}: </span>
              <VerdictMark verdict={known()} />
              {sayStanding(props.game, known(), props.viewer, settings.language, props.isOver)}
            </p>
          </>
        )}
      </Show>
    </div>
  );
}

/** What a side is known by: the colour of its pieces. */
function colourOf(game: Game, player: Player): string | undefined {
  const piece = pieceOf(game, player);
  return piece && bodyColour(piece);
}

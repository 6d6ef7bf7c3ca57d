import { createSignal, onMount, Show } from 'solid-js';
import { focusBoard } from '../../../board/board-grid.tsx';
import type { StrategyCard } from '../../../core/card.ts';
import type { Game, Move, Problem } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { lastMoveOf } from '../../../play/last-move.ts';
import { askCard, type CardChoice } from '../../../study/cards/choose.ts';
import { indexCard } from '../../../study/cards/look-up.ts';
import { moveInSentence, sayEnding } from '../../../text/say.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { inLanguage, isStill, settings } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { Button } from '../../shell/button.tsx';
import { text } from './text.ts';

interface CardTableProps {
  readonly game: Game;
  readonly card: StrategyCard<unknown>;
  onShowEntry(number: number): void;
}

/** A game against the card: so any position is found on it, and the line that refutes a move. */
export function CardTable(props: CardTableProps) {
  const words = () => inLanguage(text);
  const index = indexCard(props.game, props.card);
  // A start that chance decides has no card.
  const begun = answered(Match.start(props.game, seededRandom(1)));
  const [moment, setMoment] = createSignal(begun);
  const [before, setBefore] = createSignal<readonly Moment[]>([]);
  const [problem, setProblem] = createSignal<Problem>();
  let panel: HTMLDivElement | undefined;
  onMount(() => {
    panel?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    focusBoard(panel);
  });

  /** The match once the card has played, and why it did. */
  function answered(match: Match): Moment {
    const { game, card } = props;
    if (match.ending || game.rules.turn(match.state) !== card.seat) return { match, choice: undefined };
    const choice = askCard(card, index, match.state);
    const [move] = choice?.moves ?? [];
    const next = move === undefined ? undefined : match.playMove(move);
    return next?.ok ? { match: next.value, choice } : { match, choice: undefined };
  }

  function play(move: Move): void {
    const next = moment().match.playMove(move);
    if (!next.ok) return;
    setProblem(undefined);
    setBefore([...before(), moment()]);
    setMoment(answered(next.value));
  }

  function goBack(to: Moment, rest: readonly Moment[]): void {
    setProblem(undefined);
    setBefore(rest);
    setMoment(to);
    focusBoard(panel);
  }

  const entry = () => {
    const { choice } = moment();
    return choice && 'entry' in choice.by ? choice.by.entry + 1 : undefined;
  };
  const said = () => {
    const refused = problem();
    if (refused) return sayProblem(refused, settings.language, props.game);
    const { match, choice } = moment();
    if (!choice) return words().yourMove;
    const move = moveInSentence(props.game, match.played.at(-1) ?? '', settings.language);
    const why =
      'entry' in choice.by ? words().byEntry(move, choice.by.entry + 1) : words().byRule(move, choice.by.rule + 1);
    return match.ending ? `${why} ${sayEnding(match.ending, settings.language, props.game)}` : why;
  };

  return (
    <div class="card-drill" ref={panel}>
      <Board
        game={props.game}
        state={moment().match.state}
        last={lastMoveOf(moment().match)}
        ending={moment().match.ending}
        moves={moment().match.moves}
        coordinates={settings.coordinates}
        label={words().playBoard}
        onMove={play}
        onRefuse={setProblem}
        onPick={() => setProblem(undefined)}
      />
      <div class="card-said">
        <p class="card-sentence" aria-live="polite">
          {said()}
        </p>
        <div class="card-actions">
          <Show when={entry()}>
            {(number) => (
              <Button icon="next" onClick={() => props.onShowEntry(number())}>
                {words().showEntry(number())}
              </Button>
            )}
          </Show>
          <Button
            icon="undo"
            disabled={before().length === 0}
            onClick={() => {
              const last = before().at(-1);
              if (last) goBack(last, before().slice(0, -1));
            }}
          >
            {words().takeBack}
          </Button>
          <Button icon="retry" disabled={before().length === 0} onClick={() => goBack(begun, [])}>
            {words().startAgain}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface Moment {
  readonly match: Match;
  readonly choice: CardChoice | undefined;
}

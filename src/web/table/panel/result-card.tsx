import { For, Show } from 'solid-js';
import type { Ending, Game, Player } from '../../../core/game.ts';
import type { ReviewedMove } from '../../../core/report.ts';
import { sayPlayer, saySeriesResult } from '../../../play/names.ts';
import { type LineReview, sayDecision } from '../../../play/review.ts';
import { participantOf } from '../../../play/table.ts';
import { playText } from '../../../play/text.ts';
import { catalogues, nameMove } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { Sentence } from '../sentence.tsx';
import type { Session } from '../session/session.ts';
import { panelText } from './text.ts';
import './result-card.css';

export interface ResultCardProps {
  readonly session: Pick<Session, 'game' | 'shown' | 'seats' | 'playing' | 'lines' | 'attempts'>;
  readonly review: LineReview;
}

/** More mistakes than these are in the list of moves, with their marks. */
const maxMistakes = 3;

/** How the game came out, where it was decided, what went wrong, and what next. */
export function ResultCard(props: ResultCardProps) {
  const text = () => inLanguage(panelText);
  const words = () => inLanguage(playText);
  const session = () => props.session;
  /** What is reviewed is the line that is looked at, and that may be a variation. */
  const isOfGame = () => session().shown.line().includes(session().shown.head());
  return (
    <section class="result" aria-label={text().over.title}>
      <Show when={session().shown.result()}>
        {(ending) => <p class="result-sentence">{sayOutcome(session(), ending())}</p>}
      </Show>
      <SeriesLine session={session()} />
      <Show when={isOfGame()}>
        <Decision {...props} />
        <Mistakes {...props} />
      </Show>
      <div class="result-actions">
        <Button kind="main" onClick={() => session().playing.newGame()}>
          {session().seats.hasNextGame() ? words().series.next : words().again}
        </Button>
        <Show when={session().seats.mode() === 'computer' && !session().seats.hasNextGame()}>
          <Button icon="swap" onClick={() => swapAndPlay(session())}>
            {text().over.swapped}
          </Button>
        </Show>
      </div>
    </section>
  );
}

/** Who won, as the people at this table would say it; why is said beside the board. */
function sayOutcome(session: Pick<Session, 'game' | 'seats'>, { winner }: Ending): string {
  const { players } = session.game.text[settings.language];
  const { plainEnding } = inLanguage(catalogues);
  const seat = winner === null ? undefined : session.seats.seat(winner);
  if (winner === null || session.seats.mode() !== 'computer' || !seat) {
    const facts = winner === null ? { winner, loser: null } : { winner: players[winner], loser: null };
    return plainEnding({ ...facts, cells: [] });
  }
  const { youWin, computerWins } = inLanguage(panelText).over;
  return seat.kind === 'person' ? youWin : computerWins(sayPlayer(seat.player, settings.language));
}

function swapAndPlay({ playing }: Pick<Session, 'playing'>): void {
  playing.newGame();
  playing.swapSides();
}

function SeriesLine(props: { readonly session: Pick<Session, 'game' | 'shown' | 'seats'> }) {
  const sentence = () => {
    const { game, shown, seats } = props.session;
    const table = shown.table();
    /** Two people who share a screen go by their colours. */
    const colourOf = (participant: Player) =>
      game.text[settings.language].players[participantOf(table, 0) === participant ? 0 : 1].name;
    return saySeriesResult(table, settings.language, ...(seats.mode() === 'people' ? [colourOf] : []));
  };
  return <Show when={sentence()}>{(said) => <p>{said()}</p>}</Show>;
}

/** Where the game was decided, and a way there. */
function Decision(props: ResultCardProps) {
  const text = () => inLanguage(panelText);
  const sentence = () => {
    const { review } = props;
    const { known, isComplete, moves } = review;
    if (!isComplete) return inLanguage(playText).reviewing(Math.min(known + 1, moves.length), moves.length);
    if (moves.length === 0) return '';
    return sayDecision(review, review.isDecidedByResignation, props.session.game, settings.language);
  };
  return (
    <p class="result-decision">
      <Sentence text={sentence()} />{' '}
      <Show when={!props.review.isDecidedByResignation && (props.review.decidedAt || props.review.turnedAt)}>
        {(ply) => (
          <button type="button" class="link-button" onClick={() => props.session.lines.goToPly(ply() - 1)}>
            {text().over.decidedThere}
          </button>
        )}
      </Show>
    </p>
  );
}

function Mistakes(props: ResultCardProps) {
  const shown = () => props.review.mistakes.slice(0, maxMistakes);
  const isOfPerson = () => props.session.seats.mode() === 'computer';
  return (
    <Show when={props.review.isComplete && props.review.moves.length > 0 && props.session.seats.mode() !== 'watch'}>
      <Show when={isOfPerson()}>
        <p>{inLanguage(playText).mistakes(props.review.tally)}</p>
      </Show>
      <ul class="mistakes">
        <For each={shown()}>
          {(mistake) => (
            <Mistake game={props.session.game} mistake={mistake} onRetry={(ply) => props.session.attempts.retry(ply)} />
          )}
        </For>
      </ul>
    </Show>
  );
}

function Mistake(props: { readonly game: Game; readonly mistake: ReviewedMove; onRetry(ply: number): void }) {
  const text = () => inLanguage(panelText);
  const { ply, judgement, before, after } = props.mistake;
  const move = () => nameMove(props.game, props.mistake.move, settings.language);
  const thrown = judgement === 'throws-win' ? 'win' : 'draw';
  // Where a repetition was to be had, the position itself says nothing of what there was.
  const plies = before.value === thrown ? before.plies : null;
  return (
    <li>
      <span>
        <Sentence text={text().over.mistake({ ply, move: move(), thrown, plies, after })} />
      </span>
      <Button icon="retry" onClick={() => props.onRetry(ply)}>
        {text().over.retryOne}
      </Button>
    </li>
  );
}

import { For, Show } from 'solid-js';
import type { Ending } from '../../core/game.ts';
import type { ReviewedMove } from '../../core/report.ts';
import { catalogues } from '../../text/say.ts';
import { inLanguage } from '../language.ts';
import { settings } from '../settings.ts';
import { Button } from '../shell/button.tsx';
import type { LineReview } from './line-review.ts';
import { playerLabel } from './names.ts';
import { Sentence } from './sentence.tsx';
import type { Session } from './session.ts';
import { tableText } from './text.ts';

export interface ResultCardProps {
  readonly session: Session;
  readonly review: LineReview;
}

/** More mistakes than these are in the list of moves, with their marks. */
const mostMistakes = 3;

/** How the game came out, where it was decided, what went wrong, and what next. */
export function ResultCard(props: ResultCardProps) {
  const text = () => inLanguage(tableText);
  const session = () => props.session;
  /** What is reviewed is the line that is looked at, and that may be a variation. */
  const isOfGame = () => session().line().includes(session().head());
  return (
    <section class="result" aria-label={text().over.title}>
      <Show when={session().result()}>
        {(ending) => <p class="result-sentence">{sayOutcome(session(), ending())}</p>}
      </Show>
      <SeriesLine session={session()} />
      <Show when={isOfGame()}>
        <Decision {...props} />
        <Mistakes {...props} />
      </Show>
      <div class="result-actions">
        <Button kind="main" onClick={() => session().newGame()}>
          {session().hasNextGame() ? text().series.next : text().over.again}
        </Button>
        <Show when={session().mode() === 'computer' && !session().hasNextGame()}>
          <Button icon="swap" onClick={() => swapAndPlay(session())}>
            {text().over.swapped}
          </Button>
        </Show>
      </div>
    </section>
  );
}

/** Who won, as the people at this table would say it; why is said beside the board. */
function sayOutcome(session: Session, { winner }: Ending): string {
  const { players } = session.game.text[settings.language];
  const { plainEnding } = inLanguage(catalogues);
  const seat = winner === null ? undefined : session.seat(winner);
  if (winner === null || session.mode() !== 'computer' || !seat) {
    const facts = winner === null ? { winner, loser: null } : { winner: players[winner], loser: null };
    return plainEnding({ ...facts, cells: [] });
  }
  const { youWin, computerWins } = inLanguage(tableText).over;
  return seat.kind === 'person' ? youWin : computerWins(playerLabel(seat.player, settings.language));
}

function swapAndPlay(session: Session): void {
  session.newGame();
  session.swapSides();
}

function SeriesLine(props: { readonly session: Session }) {
  const text = () => inLanguage(tableText);
  const sentence = () => {
    const { session } = props;
    const winner = session.seriesWinner();
    if (session.series().length === 1 || winner === undefined) return undefined;
    if (winner === 'draw') return text().series.drawn;
    const [seat, player] = [session.seat(winner), session.game.text[settings.language].players[winner]];
    if (session.mode() === 'computer' && seat.kind === 'person') return text().series.youWon;
    return text().series.won(seat.kind === 'computer' ? playerLabel(seat.player, settings.language) : player.name);
  };
  return <Show when={sentence()}>{(said) => <p>{said()}</p>}</Show>;
}

/** Where the game was decided, and a way there. */
function Decision(props: ResultCardProps) {
  const text = () => inLanguage(tableText);
  const sentence = () => {
    const { review, session } = props;
    const words = inLanguage(catalogues).verdicts;
    if (!review.isComplete)
      return text().panel.reviewed(Math.min(review.known + 1, review.moves.length), review.moves.length);
    if (review.moves.length === 0) return '';
    if (review.isDecidedByResignation) return words.decidedByResignation;
    if (review.decidedAt === null) return words.undecided;
    const move = review.moves[review.decidedAt - 1];
    return move && session ? words.decided(move.ply, move.move) : words.decidedFromStart;
  };
  return (
    <p class="result-decision">
      <Sentence text={sentence()} />{' '}
      <Show when={!props.review.isDecidedByResignation && props.review.decidedAt}>
        {(ply) => (
          <button type="button" class="link-button" onClick={() => props.session.goToPly(ply() - 1)}>
            {text().over.decidedThere}
          </button>
        )}
      </Show>
    </p>
  );
}

function Mistakes(props: ResultCardProps) {
  const text = () => inLanguage(tableText);
  const shown = () => props.review.mistakes.slice(0, mostMistakes);
  const isOfPerson = () => props.session.mode() === 'computer';
  return (
    <Show when={props.review.isComplete && props.review.moves.length > 0 && props.session.mode() !== 'watch'}>
      <Show when={isOfPerson()}>
        <p>{text().over.mistakes(props.review.mistakes.length)}</p>
      </Show>
      <ul class="mistakes">
        <For each={shown()}>
          {(mistake) => <Mistake mistake={mistake} onRetry={(ply) => props.session.retry(ply)} />}
        </For>
      </ul>
    </Show>
  );
}

function Mistake(props: { readonly mistake: ReviewedMove; onRetry(ply: number): void }) {
  const text = () => inLanguage(tableText);
  const { ply, move, judgement, before, after } = props.mistake;
  const thrown = judgement === 'throws-win' ? 'win' : 'draw';
  // Where a repetition was to be had, the position itself says nothing of what there was.
  const plies = before.value === thrown ? before.plies : null;
  return (
    <li>
      <span>
        <Sentence text={text().over.mistake({ ply, move, thrown, plies, after })} />
      </span>
      <Button icon="retry" onClick={() => props.onRetry(ply)}>
        {text().over.retryOne}
      </Button>
    </li>
  );
}

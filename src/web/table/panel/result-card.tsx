import { createResource, For, Show } from 'solid-js';
import type { Ending, Game, Player } from '../../../core/game.ts';
import type { ReviewedMove } from '../../../core/report.ts';
import { formatSeat } from '../../../core/seats/seat.ts';
import { playersOf } from '../../../engine/players.ts';
import { isNameless, levelOf, sayPlayerInSentence, saySeriesResult } from '../../../play/names.ts';
import { type LineReview, sayDecision } from '../../../play/review/review.ts';
import { reviewText } from '../../../play/review/review-text.ts';
import { participantOf, resultAgainstComputer } from '../../../play/table.ts';
import { playText } from '../../../play/text.ts';
import { catalogues, nameMove, sayEnding } from '../../../text/say.ts';
import { rememberChoices, rememberedChoices } from '../../new-game/remembered.ts';
import { LevelResults } from '../../results/level-results.tsx';
import { go } from '../../routes.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { Sentence } from '../sentence.tsx';
import type { Session } from '../session/session.ts';
import { panelText } from './text.ts';
import './result-card.css';

export interface ResultCardProps {
  readonly session: Pick<Session, 'game' | 'shown' | 'seats' | 'playing' | 'attempts' | 'comparing' | 'away'>;
  /** The review of the game, whatever is looked at. */
  readonly review: LineReview;
  /** Something is shown on the board, which may be out of sight. */
  onShowBoard(): void;
}

/** More mistakes than these are in the list of moves, with their marks. */
const maxMistakes = 3;

/** How the game came out, where it was decided, what went wrong, and what next. */
export function ResultCard(props: ResultCardProps) {
  const text = () => inLanguage(panelText);
  const words = () => inLanguage(playText);
  const session = () => props.session;
  return (
    <section class="result" aria-label={text().over.title}>
      <Show when={session().shown.result()}>
        {(ending) => <p class="result-sentence">{sayOutcome(session(), ending())}</p>}
      </Show>
      <SeriesLine session={session()} />
      <Decision {...props} />
      <Mistakes {...props} />
      <AgainstLevel session={session()} />
      <div class="result-actions">
        {/* Another game with someone elsewhere is for both to want: it is asked for in the panel's own card. */}
        <Show when={!session().away}>
          <Button kind="main" onClick={() => session().playing.newGame()}>
            {session().seats.hasNextGame() ? words().series.next : words().again}
          </Button>
        </Show>
        <Show
          when={
            session().seats.mode() === 'computer' && !session().seats.hasNextGame() && !session().shown.table().task
          }
        >
          <Button icon="swap" onClick={() => swapAndPlay(session())}>
            {text().over.swapped}
          </Button>
        </Show>
      </div>
    </section>
  );
}

/** Who won, as the people at this table would say it; why is said beside the board. */
function sayOutcome({ game, seats, away }: Pick<Session, 'game' | 'seats' | 'away'>, ending: Ending): string {
  const { winner } = ending;
  const { players } = game.text[settings.language];
  if (winner === null && ending.reason === 'abort') return sayEnding(ending, settings.language, game);
  const { plainEnding } = inLanguage(catalogues);
  const seat = winner === null ? undefined : seats.seat(winner);
  const isSomebodys = seats.mode() === 'computer' || away?.own !== undefined;
  // Whoever gave no name goes by their side: that someone wins is no news.
  if (winner === null || !isSomebodys || !seat || isNameless(seat)) {
    const facts = winner === null ? { winner, loser: null } : { winner: players[winner], loser: null };
    return plainEnding({ ...facts, cells: [] });
  }
  const { youWin, computerWins } = inLanguage(panelText).over;
  return seat.kind === 'person'
    ? youWin
    : computerWins(sayPlayerInSentence(formatSeat(seat), settings.language, 'within'));
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
    if (!isComplete) return inLanguage(reviewText).reviewing(Math.min(known + 1, moves.length), moves.length);
    if (moves.length === 0) return '';
    return sayDecision(review, review.decidedBy, props.session.game, settings.language);
  };
  return (
    <p class="result-decision">
      <Sentence text={sentence()} />{' '}
      <Show when={!props.review.decidedBy && (props.review.decidedAt || props.review.turnedAt)}>
        {(ply) => (
          <button type="button" class="link-button" onClick={() => showOnBoard(props, ply())}>
            {text().over.decidedThere}
          </button>
        )}
      </Show>
    </p>
  );
}

/** A move where it was made, beside a better one. */
function showOnBoard({ session, onShowBoard }: Pick<ResultCardProps, 'session' | 'onShowBoard'>, ply: number): void {
  session.comparing.compare(ply);
  onShowBoard();
}

/** The mistakes of both sides: one's own to be bettered, a computer's to be looked at. */
function Mistakes(props: ResultCardProps) {
  const text = () => inLanguage(panelText);
  const session = () => props.session;
  const mode = () => session().seats.mode();
  const retry = (ply: number) => {
    session().attempts.retry(ply);
    props.onShowBoard();
  };
  const show = (ply: number) => showOnBoard(props, ply);
  const sides = () => ([0, 1] as const).map((player) => props.review.mistakes.filter((move) => move.player === player));
  const nameOf = (player: Player) => {
    const { name } = session().game.text[settings.language].players[player];
    const seat = session().seats.seat(player);
    const isBySide = seat.kind === 'person' || isNameless(seat);
    return isBySide ? name : sayPlayerInSentence(formatSeat(seat), settings.language, 'bare');
  };
  /** The one computer at the table, whichever side it has now: its mistakes may be of before a swap. */
  const computer = () =>
    session()
      .shown.table()
      .participants.find((seat) => seat.kind === 'computer');
  return (
    <Show when={props.review.isComplete && props.review.moves.length > 0}>
      <Show
        when={mode() === 'computer'}
        fallback={
          <For each={sides()}>
            {(mistakes, player) => (
              <MistakeList
                game={session().game}
                title={text().over.mistakesOf(nameOf(player() === 0 ? 0 : 1))}
                mistakes={mistakes}
                {...(mode() === 'people' ? { onRetry: retry } : { onShow: show })}
              />
            )}
          </For>
        }
      >
        <Show when={inLanguage(reviewText).mistakes(props.review.tally)}>{(said) => <p>{said()}</p>}</Show>
        <MistakeList game={session().game} mistakes={props.review.mistakes} onRetry={retry} />
        <Show when={computer()}>
          {(seat) => (
            <MistakeList
              game={session().game}
              title={text().over.mistakesOf(sayPlayerInSentence(seat().player, settings.language, 'bare'))}
              mistakes={props.review.mistakesOfOthers}
              onShow={show}
            />
          )}
        </Show>
      </Show>
    </Show>
  );
}

interface MistakeHandlers {
  /** Lets the person do better; without it, the position before the mistake is shown. */
  onRetry?(ply: number): void;
  onShow?(ply: number): void;
}

interface MistakeListProps extends MistakeHandlers {
  readonly game: Game;
  readonly title?: string;
  readonly mistakes: readonly ReviewedMove[];
}

function MistakeList(props: MistakeListProps) {
  const more = () => props.mistakes.length - maxMistakes;
  return (
    <Show when={props.mistakes.length > 0}>
      <Show when={props.title}>{(title) => <h3 class="mistakes-title">{title()}</h3>}</Show>
      <ul class="mistakes">
        <For each={props.mistakes.slice(0, maxMistakes)}>
          {(mistake) => (
            <Mistake
              game={props.game}
              mistake={mistake}
              {...(props.onRetry && { onRetry: props.onRetry })}
              {...(props.onShow && { onShow: props.onShow })}
            />
          )}
        </For>
        <Show when={more() > 0}>
          <li class="quiet">{inLanguage(panelText).over.more(more())}</li>
        </Show>
      </ul>
    </Show>
  );
}

/** How one has done against this level so far, where a person played one. */
function AgainstLevel(props: { readonly session: Pick<Session, 'game' | 'shown' | 'seats'> }) {
  const [levels] = createResource(async () => (await playersOf(props.session.game)).levels.length);
  const level = () => {
    const result = resultAgainstComputer(props.session.shown.table());
    return result && levelOf(result.player);
  };
  return (
    <Show when={levels.latest && level()}>
      {(number) => (
        <LevelResults
          game={props.session.game.id}
          level={number()}
          levels={levels.latest ?? number()}
          onTry={(next) => offerLevel(props.session.game.id, next)}
        />
      )}
    </Show>
  );
}

/** Opens the sheet for a new game with another level chosen. */
function offerLevel(game: string, level: number): void {
  const choices = rememberedChoices();
  rememberChoices({ ...choices, opponent: 'computer', levels: [choices.levels[0], level], style: undefined });
  go({ screen: 'new', game });
}

function Mistake(props: MistakeHandlers & { readonly game: Game; readonly mistake: ReviewedMove }) {
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
      <Show
        when={props.onRetry}
        fallback={
          <button type="button" class="link-button" onClick={() => props.onShow?.(ply)}>
            {text().over.show}
          </button>
        }
      >
        {(retry) => (
          <Button icon="retry" onClick={() => retry()(ply)}>
            {text().over.retryOne}
          </Button>
        )}
      </Show>
    </li>
  );
}

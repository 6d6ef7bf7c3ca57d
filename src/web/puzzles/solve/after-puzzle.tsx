import { createMemo, For, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { taskLink } from '../../../play/link/task-link.ts';
import { taskText } from '../../../play/task-text.ts';
import { pointsOf } from '../../../study/training/points.ts';
import { ownValue, progressIn, standingIn } from '../../../study/training/progress.ts';
import { levelLike } from '../../../study/training/rating.ts';
import { training } from '../../../study/training/text.ts';
import { moveInSentence } from '../../../text/say.ts';
import { begun, signed } from '../../../text/wording.ts';
import { rememberedChoices } from '../../new-game/remembered.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage, settings } from '../../settings.ts';
import { copyText } from '../../share/copy.ts';
import { attempt } from '../../shell/attempt.ts';
import { Button, LinkButton } from '../../shell/button.tsx';
import { Sentence } from '../../table/sentence.tsx';
import { useShortcuts } from '../../table/stage/shortcuts.ts';
import type { OpenedPuzzle } from '../open-puzzle.ts';
import { formatPuzzlePlace } from '../place.ts';
import { puzzleText } from '../puzzle-text.ts';
import { type Noted, ratingChange } from './note-try.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import { nextIn, solutionOf } from './solution.ts';
import { SolutionTree } from './solution-tree.tsx';

interface AfterPuzzleProps {
  readonly session: PuzzleSession;
  readonly opened: OpenedPuzzle;
  /** What became of this try; nothing after a reload. */
  readonly noted: Noted | undefined;
}

/** Why, what came of it, and the solution to look through. */
export function AfterPuzzle(props: AfterPuzzleProps) {
  const words = () => inLanguage(puzzleText);
  const { puzzle } = props.session;
  const solution = createMemo(() => solutionOf(props.session.game, puzzle));
  const found = () => {
    const here = solution();
    return here.ok ? here.value : undefined;
  };
  const task = () => (puzzle.goal === 'win' ? 'win' : 'hold');
  const level = rememberedChoices().levels[0];
  const look = (match: Match | undefined) => match && props.session.look(match);
  useShortcuts(() => {
    const [here, shown] = [props.session.shown(), found()];
    return {
      ArrowLeft: () => look(here.goTo(here.ply - 1)),
      ArrowRight: () => shown && look(nextIn(shown, here)),
      Home: () => look(shown?.start),
    };
  });
  const link = () => {
    const { game, id } = puzzle;
    return formatRoute({ screen: 'puzzle', place: formatPuzzlePlace({ game, id }) });
  };
  return (
    <section class="puzzle-after">
      <div class="puzzle-why">
        <p>
          <Sentence text={whySentence(props.session.game, props.opened)} />
        </p>
        <For each={puzzle.themes}>{(theme) => <p>{inLanguage(training.text).themes[theme].meaning}</p>}</For>
      </div>
      <Show when={!props.opened.isOwn} fallback={<p class="quiet">{words().unrated}</p>}>
        {/* Not while the try is still being written down: what came of it is not known yet. */}
        <Show when={props.noted || props.opened.isNoted}>
          <Came {...props} />
        </Show>
      </Show>
      <div class="puzzle-ways">
        <Button icon="retry" onClick={() => props.session.restart()}>
          {words().again}
        </Button>
        <Button icon="values" onClick={() => attempt(openAtTable())}>
          {words().openAtTable}
        </Button>
        <Show when={found()}>
          {(shown) => (
            <LinkButton icon="flag" href={taskLink(shown().start, shown().start.turn, task(), level)}>
              {inLanguage(taskText).task[task()]}
            </LinkButton>
          )}
        </Show>
        <Button icon="link" onClick={() => attempt(copyText(new URL(link(), location.href).href))}>
          {words().copyLink}
        </Button>
        <LinkButton icon="menu" href={formatRoute({ screen: 'puzzles', place: puzzle.game })}>
          {words().allPuzzles}
        </LinkButton>
      </div>
      <Show when={found()}>
        {(shown) => (
          <>
            <h2>{words().solution}</h2>
            <SolutionTree session={props.session} solution={shown()} />
          </>
        )}
      </Show>
    </section>
  );

  async function openAtTable(): Promise<void> {
    const shown = found();
    const { putOnTable } = await import('./put-on-table.ts');
    if (shown) putOnTable(shown);
  }
}

/** Which move it was, and what it does. */
function whySentence(game: Game, { puzzle }: OpenedPuzzle): string {
  const move = begun(moveInSentence(game, puzzle.solution.moves[0] ?? '', settings.language));
  return inLanguage(puzzleText).why(move, puzzle.goal, puzzle.plies);
}

/** The rating, when the puzzle comes again, and where the streak ended. */
function Came(props: AfterPuzzleProps) {
  const words = () => inLanguage(puzzleText);
  const { puzzle, source, place } = props.opened;
  const progress = () => props.noted?.after ?? props.opened.progress;
  const standing = () => standingIn(progress(), puzzle.game, source.levels);
  const rating = () => {
    const mine = pointsOf(standing().rating);
    const change = props.noted && ratingChange(props.noted, puzzle.game, source.levels);
    return change === undefined ? words().ratingStays(mine) : words().rating(mine, signed(change, 0));
  };
  const like = () => {
    const likeness = levelLike(standing(), source.levels);
    return likeness && begun(`${inLanguage(training.text).like(likeness)}.`);
  };
  const due = () => ownValue(progressIn(progress(), puzzle.game).cards, puzzle.id)?.due;
  const ended = () => {
    const streak = props.noted?.streak ?? props.opened.streak;
    return place.set === 'streak' && streak?.isOver ? streak : undefined;
  };
  const best = () => progressIn(progress(), puzzle.game).streak?.solved ?? 0;
  return (
    <div class="puzzle-came">
      <Show when={ended()}>{(streak) => <p>{inLanguage(training.text).streakOver(streak().solved, best())}</p>}</Show>
      <p>
        {rating()} {like()}
      </p>
      <p>{words().puzzleRating(pointsOf(puzzle.rating), puzzle.grade)}</p>
      <Show when={due()}>{(at) => <p>{words().comesAgain(words().day.format(at()))}</p>}</Show>
    </div>
  );
}

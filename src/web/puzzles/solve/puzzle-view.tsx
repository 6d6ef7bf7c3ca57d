import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { layOut } from '../../../board/layout.ts';
import { opponentOf, type Problem } from '../../../core/game.ts';
import { seededRandom } from '../../../core/random.ts';
import { lastMoveOf } from '../../../play/last-move.ts';
import { canFlip, onlyPass } from '../../../play/view.ts';
import { outcomeOf } from '../../../study/training/attempt.ts';
import { training } from '../../../study/training/text.ts';
import { sayMove } from '../../../text/say.ts';
import { deps } from '../../browser-deps.ts';
import { failureSentence } from '../../failure-words.ts';
import { inLanguage, settings } from '../../settings.ts';
import { announce } from '../../shell/announce.tsx';
import { attempt as tryTo } from '../../shell/attempt.ts';
import { Board } from '../../shell/board.tsx';
import { notify } from '../../shell/notices.tsx';
import { useTitle } from '../../shell/title.ts';
import { useShortcuts } from '../../table/stage/shortcuts.ts';
import { goToNext } from '../go-to-next.ts';
import { keptMistakes, keptPuzzles } from '../kept.ts';
import type { OpenedPuzzle } from '../open-puzzle.ts';
import { puzzleText } from '../puzzle-text.ts';
import { createAdvisor } from './advisor.ts';
import { AfterPuzzle } from './after-puzzle.tsx';
import { AnswerLine, answerOf } from './answer-line.tsx';
import { type Noted, noteTryIn } from './note-try.ts';
import { PuzzleActions } from './puzzle-actions.tsx';
import { createPuzzleSession } from './puzzle-session.ts';

/** The board, the task in one sentence, and nothing else until the answer; then why, and the solution. */
export function PuzzleView(props: { readonly opened: OpenedPuzzle }) {
  const { source, puzzle, place, streak, isOwn } = props.opened;
  const { game } = source;
  const [noted, setNoted] = createSignal<Noted>();
  const [refusal, setRefusal] = createSignal<Problem>();
  let isNoted = props.opened.isNoted;
  let keeping: Promise<unknown> | undefined;
  const advisor = createAdvisor(game.id);
  const session = createPuzzleSession(props.opened.attempt, props.opened.isGivenUp, {
    analyse: advisor.analyse,
    wait: deps.wait,
    random: seededRandom(deps.freshSeed()),
    onChange(attempt, isGivenUp) {
      setRefusal(undefined);
      // A mistake counts at once, so that nobody leaves it behind; what is solved counts when it is.
      const isDecided = attempt.isFailed || attempt.turn === undefined;
      if (isDecided && !isNoted) {
        isNoted = true;
        if (!isOwn) tryTo(note());
      }
      // A mistake of one's own is mended whenever it is, also at a later try.
      const isMistake = isOwn || place.set === 'mistakes';
      if (isMistake && isDecided && outcomeOf(attempt) !== 'failed') tryTo(keptMistakes.noteSolved(place));
      const { match, hintsUsed, isFailed, told } = attempt;
      const kept = { game: game.id, puzzle: puzzle.id, played: match.played, hintsUsed, isFailed, told };
      keeping = keptPuzzles.keepAttempt({ ...kept, isGivenUp, isNoted });
    },
  });
  onCleanup(() => {
    session.close();
    advisor.close();
  });

  async function note(): Promise<void> {
    const result = await noteTryIn(keptPuzzles, {
      puzzle,
      outcome: outcomeOf(session.attempt()),
      set: place.set,
      now: deps.today(),
      day: props.opened.day,
      levels: source.levels,
      puzzles: source.puzzles,
    });
    // What came of it is shown when the attempt is kept too: from then on a reload finds both.
    await keeping;
    setNoted(result);
    if (!result.isKept) notify(inLanguage(puzzleText).notKept);
  }

  const start = props.opened.attempt.match.goTo(0);
  const solver = start.turn;
  const ratio = createMemo(() => {
    const { width, height } = layOut(game.view);
    return String(width / height);
  });
  const task = () => inLanguage(puzzleText).task(puzzle.goal, inLanguage(game.text).players[solver]);
  const streakSolved = () => (place.set === 'streak' ? (noted()?.streak ?? streak)?.solved : undefined);
  const next = () => tryTo(goToNext(props.opened));
  useTitle(() => inLanguage(puzzleText).title(inLanguage(game.text).name));
  useShortcuts(() => ({
    h: session.askHint,
    n: () => session.isOver() && next(),
    Escape: session.wrong() ? session.goBack : undefined,
  }));
  useSteps(session);
  const answer = createMemo(() => {
    const problem = refusal();
    const refused = problem && failureSentence({ problem, game }, settings.language);
    return refused ? { kind: 'refusal' as const, sentence: refused } : answerOf(session, opponentOf(solver));
  });
  createEffect(on(answer, (said) => said && announce(said.sentence), { defer: true }));
  const pass = () => onlyPass(game, session.shown().state, session.moves());
  let frame: HTMLDivElement | undefined;
  return (
    <div class="puzzle" classList={{ 'is-over': session.isOver() }} style={{ '--board-ratio': ratio() }} ref={frame}>
      <header class="puzzle-task">
        <p class="puzzle-place">
          <span>{inLanguage(game.text).name}</span>
          <Show when={streakSolved() !== undefined}>
            <span class="puzzle-streak">{inLanguage(training.text).streak(streakSolved() ?? 0)}</span>
          </Show>
        </p>
        <h1>{task()}</h1>
      </header>
      <div class="puzzle-board">
        <Board
          game={game}
          state={session.shown().state}
          last={lastMoveOf(session.shown())}
          ending={session.shown().ending}
          isFlipped={solver === 1 && canFlip(game.view)}
          coordinates={settings.coordinates}
          moves={session.moves()}
          hint={session.marked()}
          onMove={session.play}
          onRefuse={setRefusal}
          onPick={() => setRefusal(undefined)}
          label={inLanguage(puzzleText).board(inLanguage(game.text).name)}
        />
      </div>
      <AnswerLine answer={answer()} onBack={session.wrong() ? session.goBack : undefined} />
      <Show when={session.isOver()}>
        <AfterPuzzle session={session} opened={props.opened} noted={noted()} />
      </Show>
      <PuzzleActions
        session={session}
        opened={props.opened}
        pass={pass()}
        isStreakOver={place.set === 'streak' && (noted()?.streak ?? streak)?.isOver === true}
        onNext={next}
      />
    </div>
  );

  /** What is played by the opponent is read aloud. */
  function useSteps({ shown }: typeof session): void {
    createEffect(
      on(
        shown,
        (match, before) => {
          const last = lastMoveOf(match);
          if (!last || !before || match.ply !== before.ply + 1) return;
          announce(sayMove(game, last.before, last.move, settings.language));
          if (settings.sound) void soundMove(last.before, last.move).catch(console.error);
        },
        { defer: true },
      ),
    );
  }

  async function soundMove(before: unknown, move: number): Promise<void> {
    const { playSound, soundOf } = await import('../../../board/sound.ts');
    playSound(soundOf(game, before, move));
  }
}

import { batch, createSignal } from 'solid-js';
import { lateModule } from '../board/late-module.ts';
import type { Game, Language } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import type { Puzzle } from '../study/puzzles/puzzle.ts';
import { parsePuzzles } from '../study/puzzles/text.ts';
import { type Answered, answer, beginAttempt, isSolved } from '../study/training/attempt.ts';
import { sayRight, sayTask } from '../study/training/say.ts';
import type { TrainingText } from '../study/training/training-text.ts';
import { importAgain as orAgain } from './import-again.ts';
import { makeBoardProblem } from './problems.ts';
import type { PuzzleBoard, PuzzlePlay } from './puzzle-play.ts';

const words: Readonly<Record<Language, () => TrainingText | undefined>> = {
  en: lateModule(() => import('../study/training/english.ts').then(({ english }) => english)),
  pt: lateModule(() => import('../study/training/portuguese.ts').then(({ portuguese }) => portuguese)),
};

/** How long the solver's move is seen before the opponent answers, in milliseconds. */
const pause = 700;

/** The puzzle of a game with this id, or why there is none. */
export async function beginPuzzle(game: Game, id: string, board: PuzzleBoard): Promise<PuzzlePlay> {
  // Asked for again, it is the file of the game's puzzles itself that comes.
  const { puzzles: text } = await orAgain(async () => ({ puzzles: await game.puzzles?.() }));
  const puzzle = text === undefined ? undefined : parsePuzzles(game, text).find((each) => each.id === id.trim());
  if (puzzle) return play(game, puzzle, board);
  const problem = makeBoardProblem({ code: 'board-puzzle-unknown', values: { puzzle: id } });
  return { problem, isWaiting: () => true, answer: () => false, status: () => undefined };
}

function play(game: Game, puzzle: Puzzle, board: PuzzleBoard): PuzzlePlay {
  const random = seededRandom(Date.now());
  const [attempt, setAttempt] = createSignal(beginAttempt(game, puzzle));
  const [last, setLast] = createSignal<Answered>();
  const [isAnswering, setAnswering] = createSignal(false);

  function tell(name: Parameters<PuzzleBoard['onPuzzle']>[0], { attempt: { match, isFailed }, move }: Answered): void {
    board.onPuzzle(name, { puzzle: puzzle.id, move, moves: match.played, isFailed });
  }

  function judge(answered: Answered): boolean {
    const { match } = answered.attempt;
    const wasFailed = attempt().isFailed;
    batch(() => {
      setAttempt(answered.attempt);
      if (answered.kind !== 'wrong') setLast(answered);
      setAnswering(answered.kind === 'right');
    });
    if (answered.kind === 'wrong') {
      const { move } = answered;
      board.refuse(
        puzzle.goal === 'win'
          ? makeBoardProblem({ code: 'board-puzzle-win', values: { move } })
          : makeBoardProblem({ code: 'board-puzzle-draw', values: { move } }),
      );
      if (!wasFailed) tell('puzzle-failed', answered);
      return false;
    }
    // The reply is seen by itself, when the solver's own move has been seen.
    board.take(answered.kind === 'right' ? match.undo() : match);
    if (answered.kind === 'solved') tell('puzzle-solved', answered);
    else setTimeout(reply, pause, match);
    return true;
  }

  function reply(match: Match): void {
    if (board.isShown()) {
      batch(() => {
        setAnswering(false);
        board.take(match);
      });
    }
  }

  return {
    start: attempt().match,
    isWaiting: () => isAnswering() || isSolved(attempt()),
    answer(move) {
      const found = isAnswering() ? undefined : answer(attempt(), move, random);
      return found?.ok === true && judge(found.value);
    },
    status(language) {
      const text = words[language]();
      if (!text) return undefined;
      if (isSolved(attempt())) return { kind: 'over', sentence: attempt().isFailed ? text.found : text.solved.solved };
      const answered = isAnswering() ? undefined : last();
      const parts = [answered && sayRight(answered, language, text), sayTask(attempt(), language, text)];
      return { kind: 'plain', sentence: isAnswering() ? '' : parts.filter((part) => part).join(' ') };
    },
  };
}

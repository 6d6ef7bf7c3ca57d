import type { Game } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { playersOf } from '../../engine/players.ts';
import { games } from '../../games/index.ts';
import { formatDay, gameOfDay } from '../../study/training/daily.ts';
import { ratingsOf } from '../../study/training/rating.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { type Command, type Failure, gameOf, type Invocation, refuseExtra } from '../command.ts';
import { saveFolder } from '../play/saves.ts';
import { appText } from '../play/text.ts';
import { inPlain } from '../print/plain.ts';
import { refuse } from '../problems.ts';
import { wantedPuzzles } from '../puzzles/wanted.ts';
import { terminal } from '../text.ts';
import { Dialogue, wordOf } from '../training/dialogue.ts';
import { readTraining, trainingFile } from '../training/store.ts';
import { trainerText } from '../training/text.ts';
import { type Course, Trainer } from '../training/trainer.ts';

/** Puzzles, line by line: in a terminal and in a pipe. */
export const trainCommand: Command = async (invocation) => {
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const excluded = refuseTogether(invocation);
  if (excluded) return { failure: excluded };
  const dialogue = dialogueOf(invocation);
  const game = await gameToTrain(invocation, dialogue);
  if (game && !game.ok) return { failure: game };
  const course = game && (await courseOf(game.value, invocation));
  if (course && !course.ok) return { failure: course };
  if (course) await run(course.value, invocation, dialogue);
  dialogue.print(appText[invocation.arguments.language].lines.ended);
  dialogue.close();
  return {};
};

async function run(course: Course, invocation: Invocation, dialogue: Dialogue): Promise<void> {
  const { env, home, arguments: given } = invocation;
  const file = trainingFile(saveFolder(env, home));
  const found = readTraining(file);
  const { aside, problem } = found;
  if (aside) dialogue.say(trainerText[given.language].setAside(aside.file, aside.parts));
  if (problem) dialogue.say(sayProblem(problem, given.language, terminal));
  dialogue.say(appText[given.language].lines.more);
  const trainer = new Trainer(invocation, dialogue, course, file, found);
  if (given.isDaily) await trainer.trainDaily(today(invocation));
  else if (given.isStreak) await trainer.trainStreak();
  else await trainer.train();
  trainer.close();
}

function dialogueOf({ board, width, readLines, write, openTerminal }: Invocation): Dialogue {
  return new Dialogue({
    lines: readLines(),
    write: (text) => write(board.isAscii ? inPlain(text) : text),
    isTyped: openTerminal !== undefined,
    width,
  });
}

/** The date on the person's calendar. */
function today({ wallClock }: Invocation): string {
  const now = new Date(wallClock());
  return formatDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The options that exclude each other: the day's puzzle is what it is. */
function refuseTogether({ arguments: given }: Invocation): Failure | undefined {
  const others = [
    given.isStreak && '--streak',
    given.grade !== undefined && '--grade',
    given.theme !== undefined && '--theme',
  ];
  const other = others.find((option) => option !== false);
  return given.isDaily && other ? refuse({ code: 'options-exclude', values: { one: '--daily', other } }) : undefined;
}

/** The game that was named, or that has the puzzle of the day, or that is chosen; undefined where nobody chooses. */
async function gameToTrain(invocation: Invocation, dialogue: Dialogue): Promise<Result<Game> | undefined> {
  if (invocation.words.length > 0) return gameOf(invocation);
  const listed = await Promise.all(games.filter(({ variantOf }) => !variantOf).map((entry) => entry.load()));
  const candidates: readonly Game[] = [...listed, ...invocation.loaded].filter(({ puzzles }) => puzzles);
  if (!invocation.arguments.isDaily) return chooseGame(candidates, invocation, dialogue);
  // Games from outside are not everybody's.
  const ids = listed.filter(({ puzzles }) => puzzles).map(({ id }) => id);
  const id = gameOfDay(ids, today(invocation));
  const game = candidates.find((each) => each.id === id);
  return game && succeed(game);
}

async function chooseGame(
  candidates: readonly Game[],
  { arguments: { language }, board }: Invocation,
  dialogue: Dialogue,
): Promise<Result<Game> | undefined> {
  const names = candidates.map(({ text }) => text[language].name);
  dialogue.print('', board.paint.strong(trainerText[language].chooseGame));
  dialogue.print(...names.map((name, index) => `${String(index + 1).padStart(2)}  ${name}`));
  for (;;) {
    const typed = await dialogue.ask(appText[language].lines.choose(candidates.length));
    if (typed === undefined || wordOf(typed) === 'quit') return undefined;
    const wanted = typed.toLowerCase();
    const game = candidates.find(
      ({ id }, index) => String(index + 1) === wanted || id === wanted || names[index]?.toLowerCase() === wanted,
    );
    if (game) return succeed(game);
    dialogue.say(appText[language].lines.none(typed, candidates.length));
  }
}

async function courseOf(game: Game, invocation: Invocation): Promise<Result<Course>> {
  const { seed, isSeedGiven } = invocation.arguments;
  const puzzles = await wantedPuzzles(game, invocation);
  if (!puzzles.ok) return puzzles;
  const levels = ratingsOf((await playersOf(game)).levels);
  const random = seededRandom(isSeedGiven ? seed : invocation.freshSeed());
  return succeed({ game, puzzles: puzzles.value, levels, random });
}

import type { Game, Language, RuleStep } from '../core/game.ts';
import { languages } from '../core/game.ts';
import { legalMoves, meetsGoal } from '../core/match.ts';
import { type Finding, firstFinding, type GameLaw, isSame } from './law.ts';
import { makeLawProblem } from './problems.ts';
import { sentenceFinding } from './sentences.ts';

const textsAreComplete: GameLaw = {
  name: 'texts-are-complete',
  inGame: (game) =>
    firstFinding(languages, (language) => {
      const text = game.text[language];
      const sentences = [text.summary, text.credit, ...text.rules.map((step) => step.text)];
      const names = [text.name, ...text.players.flatMap(({ name, inSentence = name }) => [name, inSentence])];
      return (
        firstFinding(names, (name) => nameFinding(name, language)) ??
        firstFinding(sentences, (sentence) => sentenceFinding(sentence, language)) ??
        languageFinding(game, language, 'problems', ({ problems }) => Object.keys(problems).sort()) ??
        languageFinding(game, language, 'rules', ({ rules }) => rules.map((step) => step.diagram)) ??
        firstFinding(text.rules, ({ diagram }) => diagramFinding(game, diagram))
      );
    }),
};

/** A name stands in menus, sentences and files: it says something, and no character of it moves a terminal's cursor. */
function nameFinding(name: string, language: Language): Finding {
  const isFit = name.trim() !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name);
  return isFit ? undefined : makeLawProblem({ code: 'law-name', values: { language, name } });
}

/** The first language is what the others are held against. */
function languageFinding(
  game: Game,
  language: Language,
  part: string,
  content: (text: Game['text'][Language]) => unknown,
): Finding {
  if (isSame(content(game.text[language]), content(game.text.en))) return undefined;
  return makeLawProblem({ code: 'law-languages', values: { part, language } });
}

function diagramFinding(game: Game, diagram: string | undefined): Finding {
  if (diagram === undefined) return undefined;
  const parsed = game.notation.parsePosition(diagram);
  return parsed.ok ? undefined : makeLawProblem({ code: 'law-diagram', values: { diagram }, cause: parsed.problem });
}

const tasksCanBeDone: GameLaw = {
  name: 'tasks-can-be-done',
  inGame: (game) =>
    firstFinding(
      languages,
      (language) =>
        languageFinding(game, language, 'rules', ({ rules }) =>
          rules.map(({ task }) => [task?.position, task?.goal, task?.hint === undefined]),
        ) ?? firstFinding(game.text[language].rules, (step) => taskFinding(game, step, language)),
    ),
};

function taskFinding(game: Game, { diagram, task }: RuleStep, language: Language): Finding {
  if (!task) return undefined;
  const values = { task: task.text };
  const parsed = game.notation.parsePosition(task.position ?? diagram ?? '');
  if (!parsed.ok) return makeLawProblem({ code: 'law-task-position', values, cause: parsed.problem });
  const moves = legalMoves(game, parsed.value);
  const done = moves.filter((move) => meetsGoal(game, parsed.value, move, task.goal)).length;
  const wanted = Math.max(1, Array.isArray(task.goal) ? task.goal.length : done);
  if (done !== wanted) return makeLawProblem({ code: 'law-task-moves', values: { ...values, done, wanted } });
  // A hint is there exactly for the moves that do something else.
  if ((task.hint !== undefined) !== done < moves.length) return makeLawProblem({ code: 'law-task-hint', values });
  const sentences = [task.text, task.praise, ...(task.hint === undefined ? [] : [task.hint])];
  return firstFinding(sentences, (sentence) => sentenceFinding(sentence, language, /[.?]$/u));
}

export const textLaws: readonly GameLaw[] = [textsAreComplete, tasksCanBeDone];

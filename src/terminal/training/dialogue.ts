import { type Language, languages } from '../../core/game.ts';
import { Answers } from '../play/answers.ts';
import { wrap } from '../print/wrap.ts';
import { trainerText } from './text.ts';
import type { TrainerWord } from './trainer-text.ts';

/** What a dialogue is connected to. */
export interface DialogueDeps {
  readonly lines: AsyncIterable<string>;
  write(text: string): void;
  /** Whether a person types the answers, so that they belong on the line of the question. */
  readonly isTyped: boolean;
  readonly width: number;
}

/** Asks and tells, a line each. */
export class Dialogue {
  readonly width: number;
  private readonly answers: Answers;
  private readonly deps: DialogueDeps;

  constructor(deps: DialogueDeps) {
    this.deps = deps;
    this.width = deps.width;
    this.answers = new Answers(deps.lines);
  }

  /** The next answer; undefined when there are no more. */
  async ask(question: string): Promise<string | undefined> {
    const { isTyped, write } = this.deps;
    write(isTyped ? `${question} ` : `${question}\n`);
    const next = await this.answers.next();
    // The cursor of who ends the input by a key stands behind the question.
    if (next.done && isTyped) write('\n');
    return next.done ? undefined : next.value.trim();
  }

  /** Lines as they are. */
  print(...lines: readonly string[]): void {
    for (const line of lines) this.deps.write(`${line}\n`);
  }

  /** Sentences, broken where the line ends. */
  say(sentence: string): void {
    this.print(wrap(sentence.split(' '), this.width));
  }

  close(): void {
    this.answers.close();
  }
}

/** The word that an answer is, in any language. */
export function wordOf(answer: string): TrainerWord | undefined {
  const typed = answer.toLowerCase();
  for (const language of languages) {
    const found = wordsIn(language).find(([, words]) => words.includes(typed));
    if (found) return found[0];
  }
  return undefined;
}

/** What may be said, with the words for it. */
export function wordsIn(language: Language): readonly (readonly [TrainerWord, readonly [string, ...string[]]])[] {
  return Object.entries(trainerText[language].words) as [TrainerWord, readonly [string, ...string[]]][];
}

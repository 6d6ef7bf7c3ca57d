import { present } from '../../src/core/present.ts';
import type { Random } from '../../src/core/random.ts';
import type { Question, Questions } from './questions.ts';

/** An answer that asks for more entries than this, were nothing shared, is not tried. */
const maxEntries = 60;
/** How many entries more are let pass one time in e, at first and in the end. */
const [firstHeat, lastHeat] = [1.5, 0.05];
const fine = 2 ** 16;

/** A choice of answers, and the questions that it leaves to the opponent, by how often each is reached. */
class Choice {
  readonly reached: Question[] = [];
  private readonly places = new Map<Question, number>();
  private readonly ways = new Map<Question, number>();
  private readonly chosen = new Map<Question, number>();
  private readonly questions: Questions;

  constructor(questions: Questions, first: Question) {
    this.questions = questions;
    this.add(first);
  }

  answerTo(question: Question): number {
    return this.chosen.get(question) ?? this.questions.fewestFrom(question).answer;
  }

  change(question: Question, answer: number): void {
    const before = this.next(question);
    this.chosen.set(question, answer);
    for (const each of this.next(question)) this.add(each);
    for (const each of before) this.remove(each);
  }

  private next(question: Question): readonly Question[] {
    return present(this.questions.answersTo(question)[this.answerTo(question)], 'answer').next;
  }

  private add(question: Question): void {
    const ways = this.ways.get(question) ?? 0;
    this.ways.set(question, ways + 1);
    if (ways > 0) return;
    this.places.set(question, this.reached.length);
    this.reached.push(question);
    for (const each of this.next(question)) this.add(each);
  }

  private remove(question: Question): void {
    const ways = present(this.ways.get(question), 'question');
    this.ways.set(question, ways - 1);
    if (ways > 1) return;
    const place = present(this.places.get(question), 'question');
    const last = present(this.reached.pop(), 'question');
    if (last !== question) {
      this.reached[place] = last;
      this.places.set(last, place);
    }
    for (const each of this.next(question)) this.remove(each);
  }
}

/**
 * Looks for answers that leave the opponent the fewest questions in all (simulated annealing): an answer at random is
 * exchanged for another, and kept where that makes no more questions, or now and then some more.
 */
export function anneal(questions: Questions, first: Question, steps: number, random: Random): Map<Question, number> {
  const choice = new Choice(questions, first);
  const answers = () => new Map(choice.reached.map((question) => [question, choice.answerTo(question)]));
  let best = answers();
  for (let step = 0; step < steps; step++) {
    const heat = firstHeat + (lastHeat - firstHeat) * (step / steps);
    const question = present(choice.reached[random.below(choice.reached.length)], 'question');
    const offered = questions.answersTo(question);
    const answer = random.below(offered.length);
    const [before, count] = [choice.answerTo(question), choice.reached.length];
    if (answer === before || entriesAfter(questions, question, answer) > maxEntries) continue;
    choice.change(question, answer);
    const more = choice.reached.length - count;
    if (more > 0 && random.below(fine) > fine * Math.exp(-more / heat)) choice.change(question, before);
    else if (choice.reached.length < best.size) best = answers();
  }
  return best;
}

function entriesAfter(questions: Questions, question: Question, answer: number): number {
  const { next } = present(questions.answersTo(question)[answer], 'answer');
  return next.reduce((sum, each) => sum + questions.fewestFrom(each).entries, 0);
}

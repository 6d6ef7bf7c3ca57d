import type { Language } from '../core/game.ts';
import { movesToHold, type TaskStanding } from './task.ts';
import type { Task } from './task-names.ts';

/** What is said of a task, in every shell. */
interface TaskText {
  readonly task: Readonly<Record<Task, string>>;
  readonly heldSoFar: (moves: number) => string;
  readonly won: string;
  readonly notWon: string;
  readonly heldLong: string;
  readonly heldDraw: string;
  readonly heldAndWon: string;
  readonly notHeld: string;
}

const english: TaskText = {
  task: { win: 'Win this.', hold: `Hold this for ${movesToHold} moves.` },
  heldSoFar: (moves) => `${moves} so far.`,
  won: 'Task done: you won what was won.',
  notWon: 'The win slipped away this time; the review shows where.',
  heldLong: `Task done: held for ${movesToHold} moves.`,
  heldDraw: 'Task done: you held the draw.',
  heldAndWon: 'Task done, and more: you won.',
  notHeld: 'The draw slipped away this time; the review shows where.',
};

const portuguese: TaskText = {
  task: { win: 'Ganha isto.', hold: `Aguenta isto durante ${movesToHold} jogadas.` },
  heldSoFar: (moves) => `${moves} até agora.`,
  won: 'Tarefa cumprida: ganhaste o que estava ganho.',
  notWon: 'Desta vez a vitória escapou; a revisão mostra onde.',
  heldLong: `Tarefa cumprida: aguentaste ${movesToHold} jogadas.`,
  heldDraw: 'Tarefa cumprida: seguraste o empate.',
  heldAndWon: 'Tarefa cumprida, e mais: ganhaste.',
  notHeld: 'Desta vez o empate escapou; a revisão mostra onde.',
};

export const taskText: Readonly<Record<Language, TaskText>> = { en: english, pt: portuguese };

/** How a task stands, in a sentence: what is to be done, or how it came out. */
export function sayTask({ task, standing, moves, outcome }: TaskStanding, language: Language): string {
  const text = taskText[language];
  if (standing === 'open') {
    return task === 'hold' && moves > 0 ? `${text.task.hold} ${text.heldSoFar(moves)}` : text.task[task];
  }
  if (task === 'win') return standing === 'done' ? text.won : text.notWon;
  if (standing === 'failed') return text.notHeld;
  if (outcome === 'won') return text.heldAndWon;
  return outcome === 'drawn' ? text.heldDraw : text.heldLong;
}

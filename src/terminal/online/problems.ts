import { failWith } from '../../core/problem.ts';

/** What can go wrong with a game online before it is played. */
export type OnlineCommandProblems = {
  /** What was given is no link to a game. */
  'online-link': { text: string };
  /** The seat is not known here, and the link opens none. */
  'online-no-seat': { id: string; watch: string };
  'online-server': { text: string };
  /** Nobody answers there. */
  'online-unreachable': { server: string };
  /** Somebody answers, and plays no games online. */
  'online-no-games': { server: string; status: number };
  /** What the server says, in the language that it was asked in. */
  'online-said': { said: string };
  'online-clock': { text: string; minutes: number; seconds: number; days: number };
  'online-seat': { text: string; list: string };
  'online-name': { text: string; most: number };
  /** A game that this version does not know, or a line that it can't replay. */
  'online-unknown-game': { game: string };
  'online-bad-line': { id: string };
};

export const refuse = failWith<OnlineCommandProblems>();

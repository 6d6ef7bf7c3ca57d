import type { Sentences } from '../../core/game.ts';
import type { Action, OfferKind } from '../../online/wire.ts';
import type { OnlineCommandProblems } from './problems.ts';

/** What is said of games online in the terminal. */
export interface OnlineText {
  readonly problems: Sentences<OnlineCommandProblems>;
  // Before the game.
  readonly sendLink: string;
  readonly onlyHere: (address: string, example: string) => string;
  readonly waiting: string;
  readonly notYet: (server: string) => string;
  readonly comeBack: (command: string) => string;
  /** The same where something was done that the server has not heard of. */
  readonly comeBackToSend: (command: string) => string;
  readonly watchAgain: (command: string) => string;
  // Who plays.
  readonly you: (name: string | null) => string;
  readonly opponent: string;
  readonly opponentInList: string;
  readonly nobodyYet: string;
  readonly here: string;
  readonly away: string;
  /** A player without a name, to those who watch. */
  readonly side: (name: string) => string;
  readonly days: (days: number, hours: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
  // How it stands, always seen.
  /** What was done, as it is being sent. */
  readonly actions: Readonly<Record<Action, string>>;
  readonly connected: string;
  readonly lost: (time: string) => string;
  readonly lostAgo: (time: string) => string;
  readonly sending: (what: string) => string;
  readonly kept: (what: string, time: string) => string;
  readonly saved: (what: string) => string;
  readonly offered: Readonly<Record<OfferKind, (who: string) => string>>;
  readonly youOffered: Readonly<Record<OfferKind, string>>;
  readonly answerByKey: string;
  readonly answerByWord: string;
  // What happens.
  readonly back: string;
  readonly joined: (who: string) => string;
  readonly came: (who: string) => string;
  readonly went: (who: string) => string;
  readonly declined: Readonly<Record<OfferKind, (who: string) => string>>;
  readonly youDeclined: string;
  readonly withdrawn: string;
  readonly tookBack: string;
  readonly agreement: string;
  readonly aborted: string;
  readonly newGame: (side: string) => string;
  readonly newGameWatched: string;
  // What can't be done.
  readonly helpOff: string;
  readonly busy: string;
  readonly notHere: string;
  // After the game.
  readonly rematch: string;
  readonly acceptRematch: string;
  readonly leave: string;
  // A player that plays by itself.
  readonly playsAs: (player: string, side: string) => string;
}

import type { Action, OfferKind } from '../../online/wire.ts';

type Offered = Readonly<Record<OfferKind, string>>;

/** What is said of play with someone elsewhere. */
export interface OnlineText {
  readonly title: string;
  /** Beside a player. */
  readonly notes: {
    readonly here: string;
    readonly away: string;
    readonly absent: string;
    readonly sending: string;
    readonly unsent: string;
    readonly saved: string;
    readonly connecting: string;
    readonly lost: (since: string) => string;
    readonly timeLeft: (days: number, hours: number, minutes: number) => string;
  };
  /** Beside the board. */
  readonly turn: {
    readonly yours: string;
    readonly alone: string;
    readonly theirs: (name: string) => string;
    readonly kept: string;
    readonly lookingBack: string;
    readonly backToGame: string;
  };
  readonly offers: {
    readonly theirs: Readonly<Record<OfferKind, (name: string) => string>>;
    readonly yours: Offered;
    readonly accept: Offered;
    readonly decline: Offered;
    readonly withdraw: string;
    readonly declined: Readonly<Record<Exclude<OfferKind, 'rematch'>, (name: string) => string>>;
  };
  readonly actions: Readonly<
    Record<Extract<Action, 'ask-takeback' | 'offer-draw' | 'resign' | 'abort' | 'rematch'>, string>
  > & {
    readonly sure: string;
    /** Read aloud with it: a word that changes in its place is not. */
    readonly again: Readonly<Record<'resign' | 'abort', string>>;
  };
  readonly adviceOff: string;
  readonly arrived: (name: string) => string;
  readonly left: (name: string) => string;
  readonly isLost: string;
  readonly isBack: string;
  readonly rematchBegan: string;
  readonly goToRematch: string;
  readonly watchRematch: string;
  readonly watchHere: string;
  readonly noStorage: string;
  readonly moveNotKept: string;
  readonly goToGame: string;
  /** The card in the panel. */
  readonly panel: {
    readonly label: string;
    readonly watching: string;
    readonly adviceOff: string;
    readonly next: (count: number) => string;
    readonly notify: string;
    readonly notified: string;
    readonly copyWatchLink: string;
    readonly devices: string;
    readonly devicesDetail: string;
    readonly makeLink: string;
    readonly linkExpires: (time: string) => string;
    readonly lostDetail: string;
    readonly signOut: string;
    readonly signedOut: string;
    readonly invite: string;
  };
  readonly notification: { readonly title: (game: string) => string; readonly body: (name: string) => string };
  /** The page with the link to send. */
  readonly waiting: {
    readonly title: string;
    readonly detail: string;
    readonly link: string;
    readonly send: string;
    readonly copy: string;
    readonly copied: string;
    readonly cannotCopy: string;
    readonly code: string;
    readonly localOnly: string;
    /** What is said before and after the command. */
    readonly howToOpen: readonly [string, string];
    readonly toBoard: string;
    readonly toBoardFirst: string;
    readonly callOff: string;
    readonly invitation: (game: string) => string;
  };
  /** Of a game that is agreed on. */
  readonly terms: {
    readonly side: (player: string) => string;
    readonly days: (days: number) => string;
    readonly live: (time: string) => string;
    readonly noClock: string;
    readonly takebacks: string;
    readonly noTakebacks: string;
    readonly begins: string;
  };
  readonly invited: {
    readonly title: (name: string, game: string) => string;
    readonly anonymous: (game: string) => string;
    readonly name: string;
    readonly nameHelp: string;
    readonly sitDown: string;
    readonly watch: string;
    readonly taken: string;
    readonly over: string;
    readonly watchGame: string;
    readonly lookAt: string;
    /** Where both seats are taken, one may be one's own: from another device, or by a claim whose answer was lost. */
    readonly bothThere: (game: string) => string;
    readonly ownOrWatch: string;
    readonly goOnHere: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly detail: string;
    readonly mine: string;
    readonly none: string;
    readonly open: string;
    readonly openDetail: string;
    readonly noneOpen: string;
    readonly refresh: string;
    readonly join: string;
    readonly joinAt: (game: string, name: string) => string;
    readonly someone: string;
    readonly notOffered: string;
    readonly byMessages: string;
    readonly invite: string;
    readonly inviteTo: (game: string) => string;
    readonly forget: (game: string) => string;
    readonly forgotten: string;
    readonly putBack: string;
    readonly all: string;
  };
  readonly standing: {
    readonly yours: string;
    readonly theirs: string;
    readonly waiting: string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly calledOff: string;
    readonly unknown: string;
    readonly unsent: string;
  };
  readonly against: (name: string) => string;
  readonly open: (game: string) => string;
  readonly boardOf: (game: string) => string;
  readonly create: {
    readonly clock: string;
    readonly days: (days: number) => string;
    readonly none: string;
    readonly clockHelp: string;
    readonly takebacks: string;
    readonly listed: string;
    readonly listedHelp: string;
  };
}

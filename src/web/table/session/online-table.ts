import type { Player } from '../../../core/game.ts';
import type { ClientState } from '../../../online/client/state.ts';
import type { Action, Snapshot } from '../../../online/wire.ts';
import type { PlaceInSentence } from '../../../play/text.ts';

/** Something to do about what is said. */
export interface SaidAction {
  readonly label: string;
  run(): void;
}

/** What there is to say of a game online, beside the board. */
export interface OnlineSaying {
  /** An `offer` waits for one of its choices. */
  readonly kind: 'plain' | 'offer' | 'refusal';
  readonly sentence: string;
  /** Whether it is read aloud though it asks for nothing. */
  readonly isNews?: boolean;
  readonly action?: SaidAction;
  readonly choices?: readonly SaidAction[];
}

/** What a table is beside a table when the two who play sit at different screens. */
export interface AwayTable {
  /** The side that is played from here; undefined for whoever watches. */
  readonly own: Player | undefined;
  /** A few words beside a player: who is here, what became of the last move, that the connection is lost. */
  note(player: Player): string;
  /** What is to be said now; undefined where it is what any table says. */
  saying(): OnlineSaying | undefined;
  /** Whether values, hints and trying moves are off, as they are for the two while they play. */
  isAdviceOff(): boolean;
}

/** The same where a server keeps the game. */
export interface OnlineTable extends AwayTable {
  readonly id: string;
  /** The game as the server has it, as far as is known. */
  snapshot(): Snapshot;
  state(): ClientState;
  /** What somebody is called in a sentence. */
  nameOf(player: Player, place: PlaceInSentence): string;
  /** Whether an action would do something now. */
  may(action: Action): boolean;
  act(action: Action): void;
  /** Offers whoever has lost their seat here to watch, beside the board. */
  letWatch(watch: () => void): void;
}

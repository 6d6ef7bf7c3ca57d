import type { Game } from '../core/game.ts';
import type { Analyst } from '../engine/service/analyst.ts';
import type { Transport } from '../online/client/transport.ts';
import type { Claimant } from './play/claims.ts';
import type { Tempo } from './play/tempo.ts';
import type { ProgressStream } from './print/progress.ts';
import type { RawTerminal } from './raw-terminal.ts';
import type { CheckOrder, LawCheck } from './thread/law-check.ts';

/** What the program is given from outside: by a shell, or by a test. */
export interface Deps {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the system says of the user's language, beside the variables. */
  readonly locale: string;
  /** Whether someone is looking at what is written, and how wide their screen is. */
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly progress: ProgressStream;
  write(text: string): void;
  writeError(text: string): void;
  /** All of standard input, or enough of it to see that it is too long; or its lines as they come. */
  readInput(): Promise<string>;
  readLines(): AsyncIterable<string>;
  /** Where both standard input and output are a terminal: takes it over, to read keys and draw a whole screen. */
  openTerminal?(): RawTerminal;
  /** A thread that analyses one game, which it can load from these modules. */
  startAnalyst(game: Game, load: readonly string[]): Analyst;
  /** A thread that holds one game to the laws: a game that hangs can be broken off. */
  startCheck(order: CheckOrder): LawCheck;
  /** Calls back when the user breaks off, instead of ending the program, until the returned function is called. */
  onInterrupt(handler: () => void): () => void;
  /** The same, and also when the system asks the program to end. */
  onStop(handler: () => void): () => void;
  /** Milliseconds, for measuring. */
  now(): number;
  /** The user's folder. */
  readonly home: string;
  /** This process among others that keep games. */
  readonly claimant: Claimant;
  readonly tempo: Tempo;
  /** A seed that nobody can guess, where none is given. */
  freshSeed(): number;
  /** A way to the server of games online at an address. */
  connect(server: string): Transport;
  /** So many random bytes that nobody can guess, in base64url. */
  randomText(bytes: number): string;
  /** The time of day, in milliseconds since 1970. */
  wallClock(): number;
}

import type { OptionName } from '../options.ts';
import type { CommandName } from '../terminal-text.ts';

/** What an option of a command means, and what stands for its value: `--seed n`. */
export type OptionMeanings = Readonly<Record<OptionName | 'sides', string>>;

/** The help: of the program, and of each command. */
export interface HelpText {
  readonly tagline: string;
  readonly usage: string;
  readonly usageOf: (usage: string) => string;
  readonly options: string;
  readonly example: string;
  /** The options that every command has, already written. */
  readonly everywhere: (options: string) => string;
  readonly more: (program: string) => string;
  readonly inputDash: string;
  /** One line on each command. */
  readonly commands: Readonly<Record<CommandName, string>>;
  /** What there is to know of each beyond its line. */
  readonly about: Readonly<Record<CommandName, string>>;
  /** What stands for the value of an option, where it takes one. */
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
  readonly meanings: OptionMeanings;
  /** Where an option means something else in a command. */
  readonly meaningsIn: Readonly<Partial<Record<CommandName, Partial<OptionMeanings>>>>;
}

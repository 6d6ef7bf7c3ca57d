/** Hears a line that a bot wrote to standard error. */
export type HearBotError = (bot: string, line: string) => void;

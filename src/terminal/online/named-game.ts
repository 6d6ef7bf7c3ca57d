import type { Result } from '../../core/problem.ts';
import type { Invocation } from '../command.ts';
import { refuse } from '../problems.ts';
import { usages } from '../terminal-text.ts';
import { type NamedGame, parseGame } from './address.ts';

/** The game that the first word names. */
export function namedGame({ words, name }: Invocation): Result<NamedGame> {
  const [text] = words;
  if (text === undefined) return refuse({ code: 'argument-missing', values: { name: 'link', usage: usages[name] } });
  return parseGame(text);
}

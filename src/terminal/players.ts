import { type Result, succeed } from '../core/problem.ts';
import type { Invocation } from './command.ts';
import { refuse } from './problems.ts';
import { usages } from './terminal-text.ts';

/** More than anyone compares at once. */
const maxPlayers = 64;

/** The names after `--players`, with commas between them, except within quotes. What they mean is not decided here. */
export function playersNamed(invocation: Invocation): Result<readonly string[]> {
  const { players } = invocation.arguments;
  const words = (players ?? '').match(/(?:"[^"]*"|'[^']*'|[^,])+/gu) ?? [];
  const names = words.map((name) => name.trim()).filter((name) => name !== '');
  if (names.length === 0) return refuse({ code: 'players-missing', values: { usage: usages[invocation.name] } });
  if (names.length > maxPlayers) return refuse({ code: 'too-many-players', values: { most: maxPlayers } });
  return succeed(names);
}

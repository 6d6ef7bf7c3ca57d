import { type Result, succeed } from '../core/problem.ts';
import type { Context } from './command.ts';
import { refuse, usages } from './text.ts';

/** More than anyone compares at once. */
const mostPlayers = 64;

/** The names after `--players`, with commas between them. What they mean is not decided here. */
export function playersNamed(context: Context): Result<readonly string[]> {
  const { players } = context.arguments;
  if (players === undefined) {
    return refuse({ code: 'argument-missing', values: { name: 'list of players', usage: usages[context.name] } });
  }
  const names = players.split(',').map((name) => name.trim());
  if (names.includes('')) return refuse({ code: 'player-empty', values: {} });
  if (names.length > mostPlayers) return refuse({ code: 'too-many-players', values: { most: mostPlayers } });
  return succeed(names);
}

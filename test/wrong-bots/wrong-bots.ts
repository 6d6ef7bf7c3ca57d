import { join } from 'node:path';
import { root } from '../project.ts';

/** A bot with one mistake of choice, as a player's name. */
export function wrongBot(mistake: string, time = '20ms'): string {
  return `ugi:${time}:"${process.execPath}" "${join(root, 'test', 'wrong-bots', 'wrong-bot.mjs')}" ${mistake}`;
}

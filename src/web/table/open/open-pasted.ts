import type { Game } from '../../../core/game.ts';
import type { Preferences } from '../../../play/preferences.ts';
import { deps } from '../../browser-deps.ts';
import { sayFailure } from '../../problem-text.ts';
import { go } from '../../routes.ts';
import { settings } from '../../settings.ts';
import { readPasted } from '../../share/pasted.ts';
import { notify } from '../../shell/notices.tsx';
import { sitDown } from './current-session.ts';
import { openMatch } from './open.ts';
import { messageOption } from './open-link.ts';

/** Puts what was pasted on the table; gives the sentence on what is wrong with it, if nothing of it can be read. */
export async function openPasted(
  text: string,
  game?: Game,
  preferences: Partial<Preferences> = {},
): Promise<string | undefined> {
  const link = /#\/\d+\/\S*/u.exec(text)?.[0];
  if (link !== undefined && messageOption.test(link)) {
    // A friend's link goes on with the game that it belongs to.
    go({ screen: 'shared', link });
    return undefined;
  }
  const found = await readPasted(text, game);
  if (!found.ok) return sayFailure(found, settings.language);
  const { match, problem } = found.value;
  if (problem) notify(sayFailure({ problem, game: match.game }, settings.language));
  sitDown(openMatch(match, preferences, deps));
  go({ screen: 'play' });
  return undefined;
}

import { deps } from '../browser-deps.ts';
import { takeName } from '../online/begin/take-name.ts';
import { sayFailure } from '../problem-text.ts';
import { go } from '../routes.ts';
import { settings } from '../settings.ts';
import { sitDown } from '../table/open/current-session.ts';
import { type NewMessageGame, startMessageGame } from './open-message.ts';

/** Sits down at a new table by messages. Gives the sentence on why there is none. */
export async function beginByMessages(wanted: NewMessageGame, name: string): Promise<string | undefined> {
  takeName(name);
  const started = await startMessageGame(wanted, deps);
  if (!started.ok) return sayFailure(started, settings.language);
  sitDown(started.value);
  go({ screen: 'play', id: started.value.saving.id() }, { replace: true });
  return undefined;
}

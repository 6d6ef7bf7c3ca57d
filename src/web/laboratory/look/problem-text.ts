import type { Sentences } from '../../../core/game.ts';
import type { Speaker } from '../../../text/say-problem.ts';
import type { LookProblems } from '../worker/look-task.ts';
import type { LookText } from './look-text.ts';
import { english } from './text-en.ts';
import { portuguese } from './text-pt.ts';

function sentences(words: LookText): { readonly problems: Sentences } {
  const problems: Sentences<LookProblems> = {
    'player-not-searching': ({ player, list }) => words.notSearching(player, list),
  };
  return { problems };
}

/** Who says what can't be looked into. */
export const lookSpeaker: Speaker = { text: { en: sentences(english), pt: sentences(portuguese) } };

import { inLanguage } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { notify } from '../shell/notices.tsx';
import { shareText } from './text.ts';

/** Copies a text, and says so; where the browser forbids it, shows it to be copied by hand. Whether it is copied. */
export async function copyText(text: string): Promise<boolean> {
  const words = inLanguage(shareText);
  try {
    await navigator.clipboard.writeText(text);
    announce(words.copied);
    return true;
  } catch {
    notify(words.copyByHand(text));
    return false;
  }
}

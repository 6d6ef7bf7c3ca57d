import { inLanguage } from '../settings.ts';
import { notify } from './notices.tsx';
import { text } from './text.ts';
import { tryAgain } from './try-again.ts';

/** For what a press sets off: should a part of the app be missing for it, that is said, with the offer to try again. */
export function attempt(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    console.error(error);
    notify(inLanguage(text).notDone, { label: inLanguage(text).tryAgain, run: () => void tryAgainAloud() });
  });
}

async function tryAgainAloud(): Promise<void> {
  if (!(await tryAgain())) notify(inLanguage(text).cutOff);
}

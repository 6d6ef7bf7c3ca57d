import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { lateModule } from '../board/late-module.ts';
import type { Badges } from '../board/marks/badge.ts';
import type { Language } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Problem } from '../core/problem.ts';
import type { Report } from '../core/report.ts';
import type { Session } from './session.ts';
import type { Values } from './values.ts';
import type { Words } from './words.ts';

/** What is shown of what moves are worth, while that is wanted. */
export interface ShownValues {
  report(): Report | undefined;
  badges(): Badges | undefined;
  /** Who wins, or who stands better, in a sentence. */
  standing(): string | undefined;
  /** Why there are none. */
  trouble(): Problem | undefined;
}

export interface ShownValuesDeps {
  areWanted(): boolean;
  language(): Language;
  words(): Words | undefined;
  onReport(report: Report): void;
}

/** All that has to do with values is loaded when they are first wanted. */
const late = lateModule(() => import('./values.ts'));

/** Finds out about the position that is shown, within Solid's root of the element: its end ends the worker too. */
export function createShownValues(session: Session, deps: ShownValuesDeps): ShownValues {
  const [known, setKnown] = createSignal<{ readonly match: Match; readonly report: Report }>();
  const [trouble, setTrouble] = createSignal<Problem>();
  const game = createMemo(() => session.match()?.game);
  const values = createMemo<Values | undefined>(() => {
    const id = game()?.id;
    const code = deps.areWanted() && id !== undefined ? late() : undefined;
    setTrouble(undefined);
    if (!code || id === undefined) return undefined;
    const opened = code.openValues(id, {
      onReport(match, report) {
        setKnown({ match, report });
        deps.onReport(report);
      },
      onTrouble: setTrouble,
    });
    onCleanup(opened.close);
    return opened;
  });
  createEffect(
    on([session.match, values], ([match, opened]) => {
      // Where there can be no values, asking again for each position would only tell it again.
      if (opened && match && !match.ending && !trouble()) opened.look(match);
    }),
  );
  const here = createMemo(() => {
    const match = session.match();
    const found = known();
    return deps.areWanted() && match && found?.match === match ? found : undefined;
  });
  return {
    trouble,
    report: () => here()?.report,
    badges: createMemo(() => {
      const [found, words] = [here(), deps.words()];
      return found && words && late()?.badgesOf(found.match, found.report, deps.language(), words.catalogue);
    }),
    standing() {
      const [found, words] = [here(), deps.words()];
      return found && words && late()?.sayReport(found.match, found.report, deps.language(), words.catalogue);
    },
  };
}

import type { Language } from '../../core/game.ts';
import type { Choice } from '../../core/report.ts';
import { sayPlayerInSentence } from '../../play/names.ts';
import { playText } from '../../play/text.ts';
import { sayDuration } from '../print/duration.ts';
import { locales } from '../terminal-text.ts';
import { appText } from './text.ts';

/** What a computer's answer cost, as the reports print it; undefined for players that count nothing. */
function sayEffort({ effort, milliseconds = 0 }: Choice, language: Language): string | undefined {
  if (!effort || effort.nodes === 0) return undefined;
  const count = (amount: number) => amount.toLocaleString(locales[language]);
  const { nodes, leaves, cutoffs, tableHits, depth } = effort;
  const words = appText[language].effort;
  const parts = [
    words.nodes(count(nodes), nodes === 1),
    words.leaves(count(leaves), leaves === 1),
    ...(cutoffs > 0 ? [words.cutoffs(count(cutoffs), cutoffs === 1)] : []),
    ...(tableHits > 0 ? [words.tableHits(count(tableHits), tableHits === 1)] : []),
    words.depth(count(depth)),
    sayDuration(milliseconds, language),
  ];
  return `${parts.join(', ')}.`;
}

/** What else there is to say of a computer's choice: that it was none, and what it cost where that is asked for. */
export function explainChoice(choice: Choice | undefined, isShowingNodes: boolean, language: Language): string[] {
  if (!choice) return [];
  const guess = choice.isGuess
    ? playText[language].guessed(sayPlayerInSentence(choice.player, language, 'start'))
    : undefined;
  const effort = isShowingNodes ? sayEffort(choice, language) : undefined;
  return [guess, effort].filter((sentence) => sentence !== undefined);
}

/** Whoever asks for what searches cost hears it of the last at once. */
export function saySwitched(isOn: boolean, last: Choice | undefined, language: Language): string {
  const { on, off } = appText[language].effort;
  const effort = isOn && last ? sayEffort(last, language) : undefined;
  return effort ? `${on}\n${effort}` : isOn ? on : off;
}

import { For } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import type { IconName } from '../../shell/icon.tsx';
import type { Step } from '../session/lines.ts';
import { stageText } from './text.ts';

const steps: readonly Step[] = ['start', 'back', 'forward', 'end'];
const icons: Readonly<Record<Step, IconName>> = { start: 'first', back: 'previous', forward: 'next', end: 'last' };

export interface StepButtonsProps {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  onStep(step: Step): void;
}

/** Walking through a game that is over; where seven words find no room, by the signs alone. */
export function StepButtons(props: StepButtonsProps) {
  const text = () => inLanguage(stageText).steps;
  const isUsedUp = (step: Step) => (step === 'start' || step === 'back' ? props.isAtStart : props.isAtEnd);
  return (
    <For each={steps}>
      {(step) => (
        <Button
          kind="plain"
          icon={icons[step]}
          label={text()[step].label}
          disabled={isUsedUp(step)}
          onClick={() => props.onStep(step)}
        >
          <span class="action-word step-word">{text()[step].word}</span>
        </Button>
      )}
    </For>
  );
}

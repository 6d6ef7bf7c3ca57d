import { createUniqueId } from 'solid-js';
import { type Pace, paces } from '../../../play/preferences.ts';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { panelText } from './text.ts';
import './pace-control.css';

export interface PaceControlProps {
  readonly isPaused: boolean;
  readonly pace: Pace;
  readonly isOver: boolean;
  onPause(isPaused: boolean): void;
  onStep(): void;
  onPace(pace: Pace): void;
}

/** How two computers play for whoever watches: pace, pause, one move. */
export function PaceControl(props: PaceControlProps) {
  const text = () => inLanguage(panelText).pace;
  const id = createUniqueId();
  const choose = (place: number) => {
    const pace = paces[place];
    if (pace) props.onPace(pace);
  };
  return (
    <section class="pace" aria-label={text().label}>
      <div class="pace-controls">
        <Button
          icon={props.isPaused ? 'play' : 'pause'}
          disabled={props.isOver}
          onClick={() => props.onPause(!props.isPaused)}
        >
          <span class="pace-word">{props.isPaused ? text().goOn : text().pause}</span>
        </Button>
        <Button icon="step" disabled={props.isOver} onClick={() => props.onStep()}>
          <span class="pace-word">{text().step}</span>
        </Button>
        <label class="pace-field" for={id}>
          <span class="pace-word">{text().speed}</span>
          <input
            id={id}
            type="range"
            min="0"
            max={paces.length - 1}
            value={paces.indexOf(props.pace)}
            aria-valuetext={text().paces[props.pace]}
            onInput={(event) => choose(event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
    </section>
  );
}

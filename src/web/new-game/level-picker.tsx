import { createUniqueId, type JSX, Show } from 'solid-js';
import type { Level } from '../../core/player.ts';
import { present } from '../../core/present.ts';
import { sayStrength } from '../../play/strength.ts';
import { inLanguage, settings } from '../settings.ts';
import { newGameText } from './text.ts';

export interface LevelPickerProps {
  readonly label: string;
  readonly levels: readonly Level[];
  /** From 1. */
  readonly level: number;
  onChange(level: number): void;
  /** What else there is to say about the level. */
  readonly children?: JSX.Element;
}

/** A level as a slider, with what it sees and misses and how strong it was measured. */
export function LevelPicker(props: LevelPickerProps) {
  const text = () => inLanguage(newGameText);
  const id = createUniqueId();
  const about = () => inLanguage(present(props.levels[props.level - 1], `level ${props.level}`).text);
  const strength = () => sayStrength(props.levels, props.level, settings.language);
  const inWords = () => `${text().levelName(props.level, props.levels.length)}. ${about()}`;
  return (
    <div class="level-picker">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <div class="level-slider">
        <output class="level-number" for={id} aria-hidden="true">
          {props.level}
        </output>
        <input
          id={id}
          type="range"
          min="1"
          max={props.levels.length}
          step="1"
          value={props.level}
          aria-valuetext={inWords()}
          aria-describedby={`${id}-about`}
          onInput={(event) => props.onChange(Number(event.currentTarget.value))}
        />
        <span class="level-ends" aria-hidden="true">
          <span>{text().weakest}</span>
          <span>{text().strongest}</span>
        </span>
      </div>
      <div class="level-about" id={`${id}-about`}>
        <p>{about()}</p>
        <Show when={strength()}>
          <p class="quiet">{strength()}</p>
        </Show>
        {props.children}
      </div>
    </div>
  );
}

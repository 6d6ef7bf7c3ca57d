import { For, Show } from 'solid-js';
import type { Player } from '../../core/game.ts';
import type { ReportedLevel } from '../../core/player.ts';
import { sayReportedStrength } from '../../play/strength.ts';
import { LevelResults } from '../results/level-results.tsx';
import { inLanguage, settings } from '../settings.ts';
import type { Choices } from './choices.ts';
import { LevelPicker } from './level-picker.tsx';
import type { Offer } from './offer.ts';
import { newGameText } from './text.ts';

export interface ComputerChoicesProps {
  readonly choices: Choices;
  readonly offer: Offer;
  onChange(change: Partial<Choices>): void;
}

/** One level against a person, two where computers play each other. */
export function Levels(props: ComputerChoicesProps) {
  const text = () => inLanguage(newGameText);
  const levels = () => props.offer.players.levels;
  const sides = () => props.offer.game.text[settings.language].players;
  const withLevel = (player: Player, level: number): Partial<Choices> => ({
    levels: player === 0 ? [level, props.choices.levels[1]] : [props.choices.levels[0], level],
    style: undefined,
  });
  return (
    <>
      <Show when={props.choices.opponent === 'computer' && props.choices.style === undefined}>
        <LevelPicker
          label={text().level}
          levels={levels()}
          level={props.choices.levels[1]}
          onChange={(level) => props.onChange(withLevel(1, level))}
        >
          <LevelResults
            game={props.offer.game.id}
            level={props.choices.levels[1]}
            levels={levels().length}
            onTry={(level) => props.onChange(withLevel(1, level))}
          />
        </LevelPicker>
      </Show>
      <Show when={props.choices.opponent === 'watch'}>
        <For each={[0, 1] as const}>
          {(player) => (
            <LevelPicker
              label={text().levelOf(sides()[player])}
              levels={levels()}
              level={props.choices.levels[player]}
              onChange={(level) => props.onChange(withLevel(player, level))}
            />
          )}
        </For>
      </Show>
    </>
  );
}

/** The levels of the reports, where the game has some. */
export function Style(props: ComputerChoicesProps & { readonly reported: readonly ReportedLevel[] }) {
  const text = () => inLanguage(newGameText);
  const chosen = () => props.reported.find(({ id }) => id === props.choices.style);
  const strength = () => {
    const rating = chosen()?.rating;
    return sayReportedStrength(props.offer.players.levels, rating, settings.language) ?? '';
  };
  return (
    <Show when={props.choices.opponent === 'computer' && props.reported.length > 0}>
      <label class="field">
        <span class="field-label">{text().reported}</span>
        <select onChange={(event) => props.onChange({ style: event.currentTarget.value || undefined })}>
          <option value="">{text().graded}</option>
          <For each={props.reported}>
            {(level) => (
              <option value={level.id} selected={level.id === props.choices.style}>
                {level.id}
              </option>
            )}
          </For>
        </select>
        <Show when={chosen()}>
          {(level) => (
            <span class="quiet">
              {inLanguage(level().text)} {strength()}
            </span>
          )}
        </Show>
      </label>
    </Show>
  );
}

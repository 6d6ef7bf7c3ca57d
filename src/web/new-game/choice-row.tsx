import { createUniqueId, For, Show } from 'solid-js';

export interface ChoiceRowProps<T> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly name: string; readonly detail?: string }[];
  readonly chosen: T;
  /** Whether the options have long names. */
  readonly isWide?: boolean;
  onChoose(value: T): void;
}

/** A few choices side by side, of which one is taken: radio buttons that look like a row of tiles. */
export function ChoiceRow<T>(props: ChoiceRowProps<T>) {
  const name = createUniqueId();
  return (
    <fieldset class="choice-row">
      <legend class="field-label">{props.label}</legend>
      <div class="choice-tiles" classList={{ 'is-wide': props.isWide === true }}>
        <For each={props.options}>
          {(option) => (
            <label class="choice-tile">
              <input
                type="radio"
                name={name}
                checked={option.value === props.chosen}
                onChange={() => props.onChoose(option.value)}
              />
              <span class="choice-name">{option.name}</span>
              <Show when={option.detail}>
                <span class="choice-detail quiet">{option.detail}</span>
              </Show>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

import { createSignal, createUniqueId, For, Show } from 'solid-js';
import type { Size, Sizes } from '../../core/sizes.ts';
import { inLanguage } from '../settings.ts';
import { newGameText } from './text.ts';

export interface SizePickerProps {
  readonly sizes: Sizes;
  readonly size: Size;
  onChange(size: Size): void;
}

const fields = ['columns', 'rows', 'line'] as const;
type Field = (typeof fields)[number];

/** NaN for what is no whole number, which makes no size. */
function wholeNumber(text: string): number {
  return /^\s*[0-9]+\s*$/u.test(text) ? Number(text) : Number.NaN;
}

/** The fields that keep a size from making a game: those out of bounds, or else a line that does not fit on the board. */
function wrongFields(size: Size, sizes: Sizes): readonly Field[] {
  if (sizes.format(size) !== undefined) return [];
  const outside = fields.filter((field) => !(size[field] >= sizes.least && size[field] <= sizes.most));
  return outside.length > 0 ? outside : ['line'];
}

/** Columns, rows and line of a game that comes in many sizes; a size that makes no game says so. */
export function SizePicker(props: SizePickerProps) {
  const text = () => inLanguage(newGameText);
  /** What stands in a field stays there, be it a number or not. */
  const [typed, setTyped] = createSignal<Partial<Record<Field, string>>>({});
  function type(field: Field, text: string): void {
    setTyped((old) => ({ ...old, [field]: text }));
    props.onChange({ ...props.size, [field]: wholeNumber(text) });
  }
  function choose(size: Size): void {
    setTyped({});
    props.onChange(size);
  }
  const problemId = createUniqueId();
  const wrong = () => wrongFields(props.size, props.sizes);
  return (
    <fieldset class="size-picker">
      <legend class="field-label">{text().size}</legend>
      <div class="size-fields">
        <For each={fields}>
          {(field) => (
            <label class="size-field">
              <span>{text()[field]}</span>
              <input
                // As text, so that what is wrong is told in our sentence alone and not in the browser's.
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="4"
                value={typed()[field] ?? props.size[field]}
                aria-invalid={wrong().includes(field)}
                aria-describedby={wrong().includes(field) ? problemId : undefined}
                onInput={(event) => type(field, event.currentTarget.value)}
              />
            </label>
          )}
        </For>
      </div>
      <p id={problemId} class="field-problem" role="status">
        <Show when={wrong().length > 0}>{text().noSuchSize(props.sizes.least, props.sizes.most)}</Show>
      </p>
      <div class="size-usual">
        <For each={props.sizes.usual}>
          {(size) => (
            <button type="button" class="chip" onClick={() => choose(size)}>
              {size.columns} × {size.rows}, {size.line}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
}

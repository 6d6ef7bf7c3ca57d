import { createResource, For, Show } from 'solid-js';
import { findGame, variantsOf } from '../games.ts';
import { inLanguage, settings } from '../settings.ts';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { newGameText } from './text.ts';

/** The variants of a game, the usual one first; nothing where there is only one. */
export function Variants(props: { readonly id: string; onVariant(id: string): void }) {
  const base = () => findGame(props.id)?.variantOf ?? props.id;
  const [variants] = createResource(base, (id) => Promise.all(variantsOf(id).map((entry) => entry.load())));
  const named = () => variants.latest ?? [];
  const chosen = () => named().find(({ id }) => id === props.id);
  return (
    <LoadBoundary failed={inLanguage(newGameText).variantsFailed}>
      <Show when={named().length > 1}>
        <label class="field">
          <span class="field-label">{inLanguage(newGameText).variant}</span>
          <select onChange={(event) => props.onVariant(event.currentTarget.value)}>
            <For each={named()}>
              {(game) => (
                <option value={game.id} selected={game.id === props.id}>
                  {game.text[settings.language].name}
                </option>
              )}
            </For>
          </select>
          <span class="quiet">{chosen()?.text[settings.language].summary}</span>
        </label>
      </Show>
    </LoadBoundary>
  );
}

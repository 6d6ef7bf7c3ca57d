import { createUniqueId, Show } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { deps } from '../browser-deps.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { attempt } from '../shell/attempt.ts';
import { newGameText } from './text.ts';

export interface StartFieldProps {
  readonly game: Game;
  readonly text: string;
  readonly problem: string | undefined;
  onInput(text: string): void;
}

/** Where the game begins, as a text; the usual start where it is empty. */
export function StartField(props: StartFieldProps) {
  const text = () => inLanguage(newGameText);
  const aboutId = createUniqueId();
  const drawFair = async () => {
    const draw = await props.game.fairStarts?.();
    if (draw) props.onInput(props.game.notation.position(draw(seededRandom(deps.freshSeed()))));
  };
  return (
    <div class="field">
      <label class="field">
        <span class="field-label">{text().start}</span>
        <input
          type="text"
          class="position-field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxlength="200"
          placeholder={text().startUsual}
          value={props.text}
          aria-invalid={props.problem !== undefined}
          aria-describedby={aboutId}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      </label>
      <p id={aboutId} class={props.problem ? 'field-problem' : 'quiet'} role="status">
        {props.problem ?? text().startHelp}{' '}
        <a href={formatRoute({ screen: 'edit', game: props.game.id })}>{text().compose}</a>
      </p>
      <Show when={props.game.fairStarts}>
        <p class="quiet start-fair">
          <button type="button" class="link-button" onClick={() => attempt(drawFair())}>
            {text().fairStart}
          </button>{' '}
          {text().fairStartHelp}
        </p>
      </Show>
    </div>
  );
}

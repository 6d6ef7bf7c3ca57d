import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { changeSetting, inLanguage, type Settings, settingChoices, settings } from '../settings.ts';
import { useTitle } from '../shell/title.ts';
import { BoardPreview } from './board-preview.tsx';
import { Keeping } from './keeping.tsx';
import './settings-screen.css';
import { text } from './text.ts';

/** The settings that are on or off, and those that are one of several. */
type SwitchKey = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];
type ChoiceKey = Exclude<keyof Settings, SwitchKey>;

export default function SettingsScreen() {
  const words = () => inLanguage(text);
  useTitle(() => words().title);
  return (
    <div class="page page-narrow settings">
      <div>
        <h1>{words().title}</h1>
        <p class="settings-note">{words().saved}</p>
      </div>
      <Group title={words().groups.looks}>
        <Choice key="language" />
        <Choice key="theme" />
        <Choice key="motion" />
      </Group>
      <Group title={words().groups.board}>
        <Choice key="board" preview={(board) => <BoardPreview board={board} />} />
        <Choice key="pieceStyle" />
        <Toggle key="coordinates" />
        <Toggle key="turnBoard" />
      </Group>
      <Group title={words().groups.play}>
        <Toggle key="values" />
        <Toggle key="sound" />
      </Group>
      <Group title={words().groups.kept}>
        <Keeping />
      </Group>
    </div>
  );
}

function Group(props: { readonly title: string; readonly children: JSX.Element }) {
  const id = createUniqueId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} class="settings-group-title">
        {props.title}
      </h2>
      <div class="settings-group">{props.children}</div>
    </section>
  );
}

/** One of several; with a preview, each is seen before it is chosen. */
function Choice<Key extends ChoiceKey>(props: {
  readonly key: Key;
  readonly preview?: (choice: Settings[Key]) => JSX.Element;
}) {
  const name = createUniqueId();
  const words = () => inLanguage(text);
  const choices: readonly Settings[Key][] = settingChoices[props.key];
  return (
    <fieldset class="setting setting-choice" classList={{ 'setting-previews': props.preview !== undefined }}>
      <legend>{words().names[props.key]}</legend>
      <div class="segments">
        <For each={choices}>
          {(choice) => (
            <label class="segment" lang={props.key === 'language' ? (choice === 'pt' ? 'pt-PT' : 'en') : undefined}>
              <input
                type="radio"
                name={name}
                class="visually-hidden"
                checked={settings[props.key] === choice}
                onChange={() => changeSetting(props.key, choice)}
              />
              <span>
                {props.preview?.(choice)}
                {words().choices[choice]}
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

function Toggle(props: { readonly key: SwitchKey }) {
  const id = createUniqueId();
  const words = () => inLanguage(text);
  return (
    <label class="setting setting-switch">
      <span class="setting-words">
        <span>{words().names[props.key]}</span>
        <Show when={words().notes[props.key]}>
          {(note) => (
            <span id={id} class="setting-note">
              {note()}
            </span>
          )}
        </Show>
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        aria-label={words().names[props.key]}
        aria-checked={settings[props.key]}
        aria-describedby={id}
        checked={settings[props.key]}
        onChange={(event) => changeSetting(props.key, event.currentTarget.checked)}
      />
    </label>
  );
}

import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { type KeptEvaluation, maxEvaluationName } from '../../storage/evaluations.ts';
import type { Judged } from './judged.ts';
import { percent } from './quality.tsx';
import { text } from './text.ts';

/** An evaluation in the list: the one at hand, one of the game's, or one that was kept. */
export interface Entry {
  readonly word: string;
  readonly name: string;
  readonly isThis: boolean;
  readonly kept?: KeptEvaluation;
  /** What it looks at, where the game says so. */
  readonly detail?: string;
  readonly judged: Judged;
}

interface LeaderboardProps {
  readonly entries: readonly Entry[];
  onLoad(word: string): void;
  onRename(kept: KeptEvaluation, name: string): void;
  onRemove(kept: KeptEvaluation): void;
}

/** All evaluations of a game in the same exam, the best first. */
export function Leaderboard(props: LeaderboardProps) {
  const words = () => inLanguage(text);
  const [naming, setNaming] = createSignal<string>();
  const byWord = createMemo(() => new Map(props.entries.map((entry) => [entry.word, entry])));
  // By their words, so that a name can be typed while numbers come in.
  const sorted = () =>
    props.entries.toSorted((one, other) => certainShare(other) - certainShare(one)).map(({ word }) => word);
  return (
    <ol class="leaderboard">
      <For each={sorted()}>
        {(word) => (
          <Show when={byWord().get(word)}>
            {(entry) => (
              <li class="leader" classList={{ 'is-this': entry().isThis }}>
                <span class="leader-share">
                  {entry().judged.positions > 0 ? percent(entry().judged.kept.value) : '–'}
                </span>
                <span class="leader-words">
                  <Show when={entry().kept?.name} fallback={<code>{entry().name}</code>}>
                    {(name) => (
                      <>
                        <strong>{name()}</strong> <code>{entry().word}</code>
                      </>
                    )}
                  </Show>
                  <span class="evaluate-help">{sayKind(entry())}</span>
                </span>
                <Show when={entry().kept}>
                  {(kept) => (
                    <span class="leader-actions">
                      <Show when={!entry().isThis}>
                        <Button
                          kind="plain"
                          icon="upload"
                          label={words().load(entry().name)}
                          onClick={() => props.onLoad(entry().word)}
                        />
                      </Show>
                      <Button
                        kind="plain"
                        icon="edit"
                        label={words().name(entry().name)}
                        onClick={() => setNaming((id) => (id === kept().id ? undefined : kept().id))}
                      />
                      <Button
                        kind="plain"
                        icon="trash"
                        label={words().remove(entry().name)}
                        onClick={() => props.onRemove(kept())}
                      />
                    </span>
                  )}
                </Show>
                <Show when={naming() === entry().kept?.id && entry().kept} keyed>
                  {(kept) => (
                    <NameForm
                      name={kept.name ?? ''}
                      onName={(name) => {
                        setNaming(undefined);
                        props.onRename(kept, name);
                      }}
                    />
                  )}
                </Show>
              </li>
            )}
          </Show>
        )}
      </For>
    </ol>
  );
}

function NameForm(props: { readonly name: string; onName(name: string): void }) {
  const words = () => inLanguage(text);
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  return (
    <form
      class="leader-name"
      onSubmit={(event) => {
        event.preventDefault();
        props.onName(field?.value ?? '');
      }}
    >
      <label for={id}>{words().namePrompt}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        maxlength={maxEvaluationName}
        value={props.name}
        ref={(element) => {
          field = element;
          queueMicrotask(() => element.focus());
        }}
      />
      <button type="submit" class="button">
        {words().save}
      </button>
    </form>
  );
}

function sayKind({ isThis, kept, detail, judged }: Entry): string {
  const words = inLanguage(text);
  const kind = isThis ? words.this : kept ? words.own : words.report;
  const count = judged.positions > 0 ? `${words.positions.toLowerCase()}: ${judged.positions}` : words.notYet;
  return [kind, detail, count].filter((part) => part !== undefined && part !== '').join(' · ');
}

/** What it keeps at least: one that was lucky in the first few positions does not lead yet. */
function certainShare({ judged }: Entry): number {
  return judged.positions > 0 ? judged.kept.low : -1;
}

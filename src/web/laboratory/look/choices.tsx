import { createUniqueId, For, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { ownGames } from '../../games.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { LinkButton } from '../../shell/button.tsx';
import { GameChooser } from '../../shell/game-chooser.tsx';
import { createLater } from '../later.ts';
import { type Offered, offeredPlayers } from './offered.ts';
import { text } from './text.ts';

export interface ChoicesProps {
  readonly game: Game;
  readonly position: string;
  readonly player: string;
  readonly beside: string | undefined;
  onGame(id: string): void;
  onPlayer(player: string): void;
  onBeside(player: string | undefined): void;
}

/** What is looked into: a game, a position of it, a player, and perhaps another beside it. */
export function Choices(props: ChoicesProps) {
  const words = () => inLanguage(text).choices;
  const listed = createLater(
    () => ownGames,
    (games) => Promise.all(games.map((entry) => entry.load())),
  );
  const offered = createLater(() => props.game, offeredPlayers);
  const players = () => offered() ?? { levels: [], searches: [] };
  const typedId = createUniqueId();
  const send = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const name = field?.value.trim();
    if (name) props.onPlayer(name);
  };
  return (
    <section class="look-choices" aria-label={words().label}>
      <div class="look-choice">
        <span>{words().game}</span>
        <GameChooser
          label={words().game}
          game={props.game}
          listed={listed() ?? []}
          onChoose={({ id }) => props.onGame(id)}
        />
      </div>
      <PlayerChoice
        label={words().player}
        chosen={props.player}
        offered={players()}
        onChoose={(player) => player !== undefined && props.onPlayer(player)}
      />
      <PlayerChoice
        label={words().beside}
        chosen={props.beside}
        offered={players()}
        none={words().alone}
        onChoose={(player) => props.onBeside(player)}
      />
      <LinkButton
        kind="plain"
        icon="edit"
        href={formatRoute({ screen: 'edit', game: props.game.id, position: props.position })}
      >
        {words().setUp}
      </LinkButton>
      <form class="look-choice look-typed" onSubmit={send}>
        <label for={typedId}>{words().typed}</label>
        <span class="look-typed-field">
          <input
            id={typedId}
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={words().typedExample}
          />
          <button type="submit" class="button">
            {words().show}
          </button>
        </span>
      </form>
    </section>
  );
}

interface PlayerChoiceProps {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly offered: Offered;
  /** What is said where nobody need be chosen. */
  readonly none?: string;
  onChoose(player: string | undefined): void;
}

function PlayerChoice(props: PlayerChoiceProps) {
  const words = () => inLanguage(text).choices;
  const id = createUniqueId();
  const isOffered = () =>
    props.chosen === undefined ||
    props.offered.searches.includes(props.chosen) ||
    props.offered.levels.some(({ name }) => name === props.chosen);
  return (
    <div class="look-choice">
      <label for={id}>{props.label}</label>
      <select id={id} class="game-chooser" onChange={(event) => props.onChoose(event.currentTarget.value || undefined)}>
        <Show when={props.none}>
          <option value="" selected={props.chosen === undefined}>
            {props.none}
          </option>
        </Show>
        <Show when={!isOffered()}>
          <option value={props.chosen} selected>
            {props.chosen}
          </option>
        </Show>
        <optgroup label={words().searches}>
          <For each={props.offered.searches}>
            {(name) => (
              <option value={name} selected={name === props.chosen}>
                {name}
              </option>
            )}
          </For>
        </optgroup>
        <Show when={props.offered.levels.length > 0}>
          <optgroup label={words().levels}>
            <For each={props.offered.levels}>
              {({ level, name, meaning }) => (
                <option value={name} selected={name === props.chosen}>
                  {words().level(level, meaning)}
                </option>
              )}
            </For>
          </optgroup>
        </Show>
      </select>
    </div>
  );
}

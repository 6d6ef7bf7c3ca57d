import { For } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { inLanguage } from '../settings.ts';
import './game-chooser.css';

interface GameChooserProps {
  readonly label: string;
  readonly game: Game;
  readonly listed: readonly Game[];
  onChoose(game: Game): void;
}

/** The games to choose from, with the one that is open: a size that is not listed can be chosen all the same. */
export function GameChooser(props: GameChooserProps) {
  const shown = () =>
    props.listed.some(({ id }) => id === props.game.id) ? props.listed : [...props.listed, props.game];
  const choose = (id: string) => {
    const chosen = shown().find((game) => game.id === id);
    if (chosen) props.onChoose(chosen);
  };
  return (
    <select class="game-chooser" aria-label={props.label} onChange={(event) => choose(event.currentTarget.value)}>
      <For each={shown()}>
        {(game) => (
          <option value={game.id} selected={game.id === props.game.id}>
            {inLanguage(game.text).name}
          </option>
        )}
      </For>
    </select>
  );
}

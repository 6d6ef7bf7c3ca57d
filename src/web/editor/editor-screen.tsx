import { For, Show } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { useGameOfScreen } from '../game-of-screen.ts';
import { inLanguage } from '../language.ts';
import { go } from '../routes.ts';
import './editor.css';
import { Editor } from './editor.tsx';
import { text } from './text.ts';

/** Where positions are set up. */
export default function EditorScreen() {
  const { listed, loaded } = useGameOfScreen('edit');
  return (
    <div class="page editor-page">
      <Show when={loaded.latest} keyed>
        {(game) => (
          <Editor
            game={game}
            chooser={(position) => <GameChooser game={game} listed={listed() ?? []} position={position} />}
          />
        )}
      </Show>
    </div>
  );
}

interface GameChooserProps {
  readonly game: Game;
  readonly listed: readonly Game[];
  /** What stands on the board now; another game with the same board keeps it. */
  position(): string;
}

function GameChooser(props: GameChooserProps) {
  // A size of the drop game that is not listed can be set up all the same.
  const shown = () =>
    props.listed.some(({ id }) => id === props.game.id) ? props.listed : [...props.listed, props.game];

  function choose(id: string): void {
    const other = shown().find((game) => game.id === id);
    if (!other) return;
    const isAlike = shapeOf(other) === shapeOf(props.game);
    go({ screen: 'edit', game: id, ...(isAlike && { position: props.position() }) }, { replace: true });
  }

  return (
    <select
      class="editor-game"
      aria-label={inLanguage(text).game}
      onChange={(event) => choose(event.currentTarget.value)}
    >
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

function shapeOf({ view }: Game): string {
  return JSON.stringify([view.cells, view.pieceKinds.map(({ kind }) => kind).toSorted()[0]]);
}

import { Show } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { useGameOfScreen } from '../game-of-screen.ts';
import { go } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { GameChooser } from '../shell/game-chooser.tsx';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { text as shellText } from '../shell/text.ts';
import './editor.css';
import { Editor } from './editor.tsx';
import { text } from './text.ts';

/** Where positions are set up. */
export default function EditorScreen() {
  const { listed, loaded } = useGameOfScreen('edit');
  return (
    <div class="page editor-page">
      <LoadBoundary failed={inLanguage(shellText).gameFailed}>
        <Show when={loaded.latest} keyed>
          {(game) => (
            <Editor
              game={game}
              chooser={(position) => (
                <GameChooser
                  label={inLanguage(text).game}
                  game={game}
                  listed={listed()}
                  onChoose={(chosen) => open(chosen, game, position())}
                />
              )}
            />
          )}
        </Show>
      </LoadBoundary>
    </div>
  );
}

/** Another game with the same board keeps what stands on it. */
function open(chosen: Game, before: Game, position: string): void {
  const isAlike = shapeOf(chosen) === shapeOf(before);
  go({ screen: 'edit', game: chosen.id, ...(isAlike && { position }) }, { replace: true });
}

function shapeOf({ view }: Game): string {
  return JSON.stringify([view.cells, view.pieceKinds.map(({ kind }) => kind).toSorted()[0]]);
}

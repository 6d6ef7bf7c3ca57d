import { For } from 'solid-js';
import type { Game, PieceKind, Player } from '../../core/game.ts';
import { inLanguage } from '../settings.ts';
import { Icon } from '../shell/icon.tsx';
import { PieceIcon } from './piece-icon.tsx';
import { pieceName } from './piece-name.ts';
import type { Setup, Tool } from './setup.ts';
import { text } from './text.ts';

const players: readonly Player[] = [0, 1];

interface PaletteProps {
  readonly canvas: Game<Setup>;
  readonly setup: Setup;
  readonly tool: Tool;
  onChoose(tool: Tool): void;
  onDrag(event: PointerEvent, kind: PieceKind): void;
}

/** Everything that can be put on the board, and what takes it away again. */
export function Palette(props: PaletteProps) {
  const words = () => inLanguage(text);
  const count = (kind: PieceKind) => props.setup.pieces.filter(({ letter }) => letter === kind.letter).length;
  const nameOf = (kind: PieceKind) => pieceName(kind, props.canvas);
  const isChosen = (kind: PieceKind) => props.tool !== 'nothing' && props.tool.letter === kind.letter;
  const groups = () => players.map((player) => props.canvas.view.pieceKinds.filter(({ owner }) => owner === player));
  return (
    <fieldset class="palette">
      <legend>{words().pieces}</legend>
      <For each={groups()}>
        {(kinds) => (
          <div class="palette-group">
            <For each={kinds}>
              {(kind) => (
                <button
                  type="button"
                  class="palette-tool"
                  aria-pressed={isChosen(kind)}
                  aria-label={`${nameOf(kind)}, ${words().onBoard(count(kind))}`}
                  title={`${nameOf(kind)} (${kind.letter})`}
                  onClick={() => props.onChoose(kind)}
                  onPointerDown={(event) => {
                    props.onChoose(kind);
                    props.onDrag(event, kind);
                  }}
                >
                  <PieceIcon kind={kind} />
                  <span class="palette-count">{count(kind)}</span>
                </button>
              )}
            </For>
          </div>
        )}
      </For>
      <button
        type="button"
        class="palette-tool"
        aria-pressed={props.tool === 'nothing'}
        aria-label={words().eraser}
        title={words().eraser}
        onClick={() => props.onChoose('nothing')}
      >
        <Icon name="eraser" />
      </button>
    </fieldset>
  );
}

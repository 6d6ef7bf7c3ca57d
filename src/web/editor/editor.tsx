import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Game, Player, Problem } from '../../core/game.ts';
import { type Match, matchFromText } from '../../core/match.ts';
import { formatLink, linkOf } from '../../play/link/format-link.ts';
import { catalogues, sayEnding } from '../../text/say.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { formatRoute, go } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { Board } from '../shell/board.tsx';
import { Button, LinkButton } from '../shell/button.tsx';
import { Icon } from '../shell/icon.tsx';
import { notify } from '../shell/notices.tsx';
import { useTitle } from '../shell/title.ts';
import { createDraft, type Draft, startOf } from './draft.ts';
import { cellOf, createDrag } from './drag.ts';
import { Palette } from './palette.tsx';
import { downloadPicture } from './picture-file.ts';
import { PieceIcon } from './piece-icon.tsx';
import { pieceName } from './piece-name.ts';
import { carry, pieceOn, press, put, type Tool, toolOf } from './setup.ts';
import { text } from './text.ts';

/** No position is longer; an address with it is still short. */
const maxTextLength = 300;
const fieldId = 'editor-position';

interface EditorProps {
  readonly game: Game;
  /** The choice of the game, which is told what stands on the board. */
  chooser(position: () => string): JSX.Element;
}

/** The text is the truth: the board shows what it says, and what is done on the board is written into it. */
export function Editor(props: EditorProps) {
  const words = () => inLanguage(text);
  useTitle(() => `${words().title}: ${inLanguage(props.game.text).name}`);
  const draft = createDraft(props.game);
  const [tool, setTool] = createSignal<Tool>(props.game.view.pieceKinds[0] ?? 'nothing');
  const match = createMemo(() => {
    const read = matchFromText(props.game, draft.text());
    return read.ok ? read.value : undefined;
  });
  let board: HTMLDivElement | undefined;
  const drag = createDrag(
    () => board,
    ({ kind, from }, to) => {
      const cell = to === undefined ? undefined : draft.cellFor(to);
      if (from !== undefined) draft.set(carry(draft.setup(), from, cell));
      else if (cell !== undefined) draft.set(put(draft.setup(), cell, kind));
    },
  );

  /** A piece on its way has left its cell; the board is the same wherever it goes meanwhile. */
  const left = createMemo(() => drag.carried()?.from);
  const shown = createMemo(() => {
    const from = left();
    return from === undefined ? draft.setup() : carry(draft.setup(), from, undefined);
  });

  function onKeyDown(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      draft.undo();
      return;
    }
    const cell = cellOf(event.target);
    const meant = event.ctrlKey || event.metaKey || event.altKey ? undefined : toolOf(draft.canvas, event.key);
    if (cell === undefined || meant === undefined) return;
    event.preventDefault();
    draft.set(put(draft.setup(), draft.cellFor(cell), meant));
  }

  function onPointerDown(event: PointerEvent): void {
    const cell = cellOf(event.target);
    const piece = cell === undefined ? undefined : pieceOn(draft.setup(), cell);
    // A finger scrolls the page here; it presses cells, and drags from the palette.
    if (piece && event.pointerType !== 'touch') drag.begin(event, piece, cell);
  }

  // What is pressed are the cells of the board, which say what they are; this only listens in.
  function listen(element: HTMLDivElement): void {
    board = element;
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('pointerdown', onPointerDown);
  }

  return (
    <div class="editor" classList={{ 'is-dragging': drag.carried() !== undefined }}>
      <header class="editor-title">
        <h1>{words().title}</h1>
        {props.chooser(draft.text)}
        <LinkButton icon="learn" label={words().learn} href={formatRoute({ screen: 'learn', game: props.game.id })} />
      </header>
      <div class="editor-board" ref={listen}>
        <Board
          game={draft.canvas}
          state={shown()}
          coordinates={settings.coordinates}
          isStill
          label={words().board(inLanguage(props.game.text).name)}
          onPress={(cell) => {
            if (!drag.wasDragged()) draft.set(press(draft.setup(), draft.cellFor(cell), tool()));
          }}
        />
      </div>
      <div class="editor-panel">
        <Palette
          canvas={draft.canvas}
          setup={draft.setup()}
          tool={tool()}
          onChoose={setTool}
          onDrag={(event, kind) => drag.begin(event, kind)}
        />
        <Standing game={props.game} draft={draft} />
        <Onwards game={props.game} draft={draft} match={match()} />
        <Show when={draft.setup().turn !== undefined}>
          <Turn game={props.game} turn={draft.setup().turn} onTurn={(turn) => draft.set({ ...draft.setup(), turn })} />
        </Show>
        <Changes game={props.game} draft={draft} />
        <PositionField draft={draft} />
        <TakeAlong game={props.game} draft={draft} match={match()} />
        <p class="editor-help">{words().help}</p>
      </div>
      <Show when={drag.carried()}>
        {(carried) => (
          <div
            class="editor-ghost"
            style={{ left: `${carried().x}px`, top: `${carried().y}px`, width: `${carried().size}px` }}
          >
            <PieceIcon kind={carried().kind} />
          </div>
        )}
      </Show>
    </div>
  );
}

/** Whether this is a position, and otherwise what keeps it from being one: one sentence. */
function Standing(props: { readonly game: Game; readonly draft: Draft }) {
  const said = () => {
    const result = props.draft.result();
    if (!result.ok) return sayFlaw(result.problem, props.game);
    const ending = props.game.rules.ending(result.value);
    if (ending) return `${inLanguage(text).over} ${sayEnding(ending, settings.language, props.game)}`;
    const player = inLanguage(props.game.text).players[props.game.rules.turn(result.value)];
    return `${inLanguage(text).valid} ${inLanguage(catalogues).toMove(player)}`;
  };
  return (
    <div class="editor-standing" data-valid={props.draft.result().ok} role="status">
      <Icon name={props.draft.result().ok ? 'check' : 'warning'} />
      <p>{said()}</p>
    </div>
  );
}

/** What is wrong with a position; pieces are called by the names they have on the board, not by their letters. */
function sayFlaw(problem: Problem, game: Game): string {
  const { letter, count, expected, most } = problem.values;
  const kind = game.view.pieceKinds.find((known) => known.letter === letter);
  if (kind && problem.code === 'too-few-pieces') {
    return inLanguage(text).instead(capitalised(pieceName(kind, game)), String(count), String(expected));
  }
  if (kind && problem.code === 'too-many-pieces') {
    return inLanguage(text).atMost(capitalised(pieceName(kind, game)), String(most));
  }
  return sayProblem(problem, settings.language, game);
}

function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function Turn(props: { readonly game: Game; readonly turn: Player | undefined; onTurn(turn: Player): void }) {
  const name = createUniqueId();
  const players: readonly Player[] = [0, 1];
  return (
    <fieldset class="editor-turn">
      <legend>{inLanguage(text).turn}</legend>
      <For each={players}>
        {(player) => (
          <label>
            <input type="radio" name={name} checked={props.turn === player} onChange={() => props.onTurn(player)} />
            {inLanguage(props.game.text).players[player].name}
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** Everything at once: nothing on the board, the start, or a step back. */
function Changes(props: { readonly game: Game; readonly draft: Draft }) {
  const words = () => inLanguage(text);
  // The first start is what stood here at first; where chance decides, each further one is another.
  let starts = 0;
  return (
    <div class="editor-row">
      <Button icon="trash" onClick={() => props.draft.set({ ...props.draft.setup(), pieces: [] })}>
        {words().clear}
      </Button>
      <Button icon="retry" onClick={() => props.draft.write(startOf(props.game, ++starts))}>
        {words().start}
      </Button>
      <Button icon="undo" label={words().undo} disabled={!props.draft.canUndo()} onClick={() => props.draft.undo()} />
    </div>
  );
}

function PositionField(props: { readonly draft: Draft }) {
  return (
    <label class="editor-field">
      <span>{inLanguage(text).position}</span>
      <input
        id={fieldId}
        type="text"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        maxlength={maxTextLength}
        aria-invalid={!props.draft.result().ok}
        value={props.draft.text()}
        onInput={(event) => props.draft.write(event.currentTarget.value)}
      />
    </label>
  );
}

interface PositionProps {
  readonly game: Game;
  readonly draft: Draft;
  /** A game that begins here; undefined while it is no position. */
  readonly match: Match | undefined;
}

/** What to do with the position once it is one. */
function Onwards(props: PositionProps) {
  const words = () => inLanguage(text);

  function play(): void {
    props.draft.saveAddress();
    if (props.match) go({ screen: 'new', game: props.game.id, position: props.match.position });
  }

  function analyse(): void {
    props.draft.saveAddress();
    if (!props.match) return;
    const link = formatLink(
      linkOf(props.match, props.match.ply, { seats: undefined, isFlipped: false, isShowingValues: true }),
    );
    go({ screen: 'shared', link });
  }

  return (
    <div class="editor-row">
      <Button kind="main" icon="play" disabled={!props.match || props.match.ending !== undefined} onClick={play}>
        {words().play}
      </Button>
      <Button icon="values" disabled={!props.match} onClick={analyse}>
        {words().analyse}
      </Button>
    </div>
  );
}

/** The position as text and as a picture. */
function TakeAlong(props: PositionProps) {
  const words = () => inLanguage(text);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(props.draft.text());
      notify(words().copied);
    } catch {
      const field = document.getElementById(fieldId);
      if (field instanceof HTMLInputElement) field.select();
      notify(words().notCopied);
    }
  }

  async function picture(format: 'svg' | 'png'): Promise<void> {
    const { canvas, setup } = props.draft;
    try {
      // The board as it is seen here, while it is no position; otherwise with all that belongs to it.
      if (props.match) await downloadPicture(props.game, props.match.state, format);
      else await downloadPicture(canvas, setup(), format);
    } catch {
      notify(words().noPicture);
    }
  }

  return (
    <div class="editor-row">
      <Button icon="copy" onClick={() => void copy()}>
        {words().copy}
      </Button>
      <Button icon="download" label={words().picture('SVG')} onClick={() => void picture('svg')}>
        SVG
      </Button>
      <Button icon="download" label={words().picture('PNG')} onClick={() => void picture('png')}>
        PNG
      </Button>
    </div>
  );
}

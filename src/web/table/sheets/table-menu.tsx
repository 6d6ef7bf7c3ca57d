import { createSignal, createUniqueId, Show } from 'solid-js';
import { readMove } from '../../../core/match.ts';
import { canFlip } from '../../../play/view.ts';
import { sayFailure } from '../../problem-text.ts';
import { formatRoute } from '../../routes.ts';
import { changeSetting, inLanguage, settings } from '../../settings.ts';
import { Button, LinkButton } from '../../shell/button.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { Sentence } from '../sentence.tsx';
import type { Session } from '../session/session.ts';
import { sheetsText } from './text.ts';
import './sheets.css';

export interface TableMenuProps {
  readonly session: Pick<Session, 'game' | 'shown' | 'seats' | 'playing' | 'clocks' | 'analysis'>;
  onClose(): void;
  onShare(): void;
  onPaste(): void;
  onKeys(): void;
}

/** What is needed less often than the row of actions. */
export function TableMenu(props: TableMenuProps) {
  const text = () => inLanguage(sheetsText).menu;
  const game = () => props.session.game.id;
  /** Does something and closes the menu. */
  const then = (action: () => void) => () => {
    props.onClose();
    action();
  };
  const toggleClocks = () => {
    const { clocks } = props.session;
    if (clocks.isPaused()) clocks.resume();
    else clocks.pause();
  };
  return (
    <Sheet title={text().title} onClose={() => props.onClose()}>
      <div class="menu-section menu-list">
        <LinkButton icon="plus" href={formatRoute({ screen: 'new', game: game() })}>
          {text().newGame}
        </LinkButton>
        <Show when={props.session.seats.mode() !== 'people' && !props.session.shown.result()}>
          <Button icon="swap" onClick={then(() => props.session.playing.swapSides())}>
            {text().swap}
          </Button>
        </Show>
        <Show when={props.session.clocks.isPaused() || props.session.clocks.running() !== undefined}>
          <Button icon={props.session.clocks.isPaused() ? 'play' : 'pause'} onClick={then(toggleClocks)}>
            {props.session.clocks.isPaused() ? text().resumeClocks : text().pauseClocks}
          </Button>
        </Show>
        <AfterGame session={props.session} then={then} />
        <ResignButton session={props.session} onClose={props.onClose} />
        <Button icon="share" onClick={then(() => props.onShare())}>
          {text().share}
        </Button>
        <Button icon="paste" onClick={then(() => props.onPaste())}>
          {text().paste}
        </Button>
        <LinkButton
          icon="edit"
          href={formatRoute({ screen: 'edit', game: game(), position: props.session.shown.match().position })}
        >
          {text().edit}
        </LinkButton>
        <LinkButton icon="learn" href={formatRoute({ screen: 'learn', game: game() })}>
          {text().rules}
        </LinkButton>
        <LinkButton icon="save" href={formatRoute({ screen: 'saved' })}>
          {text().saved}
        </LinkButton>
        <Button icon="info" onClick={then(() => props.onKeys())}>
          {text().keys}
        </Button>
      </div>
      <div class="menu-section">
        <Toggle label={text().sound} isOn={settings.sound} onChange={(isOn) => changeSetting('sound', isOn)} />
        <Show when={props.session.seats.mode() === 'people' && canFlip(props.session.game.view)}>
          <Toggle
            label={text().turnBoard}
            isOn={settings.turnBoard}
            onChange={(isOn) => changeSetting('turnBoard', isOn)}
          />
        </Show>
      </div>
      <TypedMove session={props.session} onPlayed={props.onClose} />
    </Sheet>
  );
}

/** What the row of actions has during a game, and gives up to walking through it afterwards. */
function AfterGame(props: {
  readonly session: Pick<Session, 'shown' | 'playing' | 'analysis'>;
  then(action: () => void): () => void;
}) {
  const text = () => inLanguage(sheetsText).menu;
  const isResigned = () => props.session.shown.result()?.reason === 'resignation';
  return (
    <Show when={props.session.shown.result()}>
      <Show when={props.session.playing.canTakeBack()}>
        <Button icon="undo" onClick={props.then(() => props.session.playing.takeBack())}>
          {isResigned() ? text().takeBackResignation : text().takeBack}
        </Button>
      </Show>
      <Show when={props.session.playing.moves().length > 0}>
        <Button icon="hint" onClick={props.then(() => props.session.analysis.askHint())}>
          {text().hint}
        </Button>
      </Show>
    </Show>
  );
}

/** Asks once more: a game is resigned by the second press. */
function ResignButton(props: { readonly session: Pick<Session, 'playing'>; onClose(): void }) {
  const text = () => inLanguage(sheetsText).menu;
  const [isAsked, setAsked] = createSignal(false);
  const press = () => {
    if (!isAsked()) {
      setAsked(true);
      return;
    }
    props.onClose();
    props.session.playing.resign();
  };
  return (
    <Show when={props.session.playing.canResign()}>
      <Button icon="flag" class={isAsked() ? 'is-grave' : ''} onClick={press}>
        {isAsked() ? text().resignSure : text().resign}
      </Button>
    </Show>
  );
}

function Toggle(props: { readonly label: string; readonly isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label class="menu-switch">
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      {props.label}
    </label>
  );
}

/** A move in words, in any form that the game reads. */
function TypedMove(props: { readonly session: Pick<Session, 'game' | 'shown' | 'playing'>; onPlayed(): void }) {
  const text = () => inLanguage(sheetsText).menu;
  const id = createUniqueId();
  const [problem, setProblem] = createSignal('');
  let field: HTMLInputElement | undefined;
  const example = () => {
    const { game } = props.session;
    const [move] = props.session.playing.moves();
    return move === undefined ? undefined : game.notation.move(props.session.shown.match().state, move);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const { game } = props.session;
    const read = readMove(game, props.session.shown.match().state, field?.value ?? '');
    const played = read.ok ? props.session.playing.play(read.value) : read;
    if (played.ok) props.onPlayed();
    else setProblem(sayFailure({ problem: played.problem, game }, settings.language));
  };
  return (
    <Show when={example()}>
      {(move) => (
        <form class="menu-section" onSubmit={send}>
          <label for={id}>
            {text().typeMove}{' '}
            <span class="quiet">
              <Sentence text={text().typeMoveExample(move())} />
            </span>
          </label>
          <div class="typed-move">
            <input
              id={id}
              ref={field}
              class="text-field"
              type="text"
              maxlength="60"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              aria-invalid={problem() !== ''}
              onInput={() => setProblem('')}
            />
            <button type="submit" class="button">
              {text().play}
            </button>
          </div>
          <p class="field-problem" role="status">
            {problem()}
          </p>
        </form>
      )}
    </Show>
  );
}

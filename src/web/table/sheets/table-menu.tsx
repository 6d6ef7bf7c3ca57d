import { createSignal, createUniqueId, lazy, Show } from 'solid-js';
import { opponentOf } from '../../../core/game.ts';
import { readMove } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { canFlip } from '../../../play/view.ts';
import { formatLabPlace } from '../../laboratory/place.ts';
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
  readonly session: Pick<Session, 'game' | 'shown' | 'seats' | 'playing' | 'clocks' | 'analysis' | 'away' | 'messages'>;
  onClose(): void;
  onShare(): void;
  onPaste(): void;
  onKeys(): void;
}

/** Asked for from here, since the names of its files would else be in everybody's first load. */
const TaskSheet = lazy(async () => ({ default: (await import('./task-sheet.tsx')).TaskSheet }));

/** What is needed less often than the row of actions, and the sheet that makes a task of the position, in its place. */
export function TableMenu(props: TableMenuProps) {
  const [isTask, setTask] = createSignal(false);
  return (
    <Show when={isTask()} fallback={<Actions {...props} onTask={() => setTask(true)} />}>
      <TaskSheet session={props.session} onClose={() => props.onClose()} />
    </Show>
  );
}

function Actions(props: TableMenuProps & { onTask(): void }) {
  const text = () => inLanguage(sheetsText).menu;
  const game = () => props.session.game.id;
  /** Does something and closes the menu. */
  const then = (action: () => void) => () => {
    props.onClose();
    action();
  };
  /** The position that is shown, in the laboratory, with the player that sits at the table where there is one. */
  const lookPlace = () => {
    const { seats, shown } = props.session;
    const { position, state } = shown.match();
    const turn = props.session.game.rules.turn(state);
    const sitting = [seats.seat(turn), seats.seat(opponentOf(turn))].find(({ kind }) => kind === 'computer');
    const options = new Map(sitting?.kind === 'computer' ? [['player', sitting.player]] : []);
    return formatLabPlace({ part: 'look', game: game(), position, options });
  };
  /** The map with the game as a path on it, as far as it is shown; one that began elsewhere than usual is not on it. */
  const mapPlace = () => {
    const match = props.session.shown.match();
    const usual = match.game.notation.position(match.game.rules.start(seededRandom(1)));
    return match.goTo(0).position === usual ? `${game()}/${match.played.join()}` : game();
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
        <Show
          when={
            props.session.seats.mode() !== 'people' &&
            !props.session.shown.result() &&
            !props.session.shown.table().task
          }
        >
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
        {/* A game by messages has a link of its own, beside the board: with any other the friend could not answer. */}
        <Show when={!props.session.messages || props.session.shown.result()}>
          <Button icon="share" onClick={then(() => props.onShare())}>
            {text().share}
          </Button>
        </Show>
        <Button icon="paste" onClick={then(() => props.onPaste())}>
          {text().paste}
        </Button>
        <Show when={!props.session.away?.isAdviceOff()}>
          <LinkButton
            icon="edit"
            href={formatRoute({ screen: 'edit', game: game(), position: props.session.shown.match().position })}
          >
            {text().edit}
          </LinkButton>
          <Show when={!props.session.shown.match().ending}>
            <LinkButton icon="graph" href={formatRoute({ screen: 'lab', place: lookPlace() })}>
              {text().look}
            </LinkButton>
            <Button icon="flag" onClick={() => props.onTask()}>
              {text().task}
            </Button>
          </Show>
          <Show when={props.session.game.hasMap}>
            <LinkButton icon="graph" href={formatRoute({ screen: 'map', place: mapPlace() })}>
              {text().map}
            </LinkButton>
          </Show>
        </Show>
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
        <Show when={props.session.seats.mode() === 'people' && !props.session.away && canFlip(props.session.game.view)}>
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

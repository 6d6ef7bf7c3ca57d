import { createMemo, createResource, createSignal, createUniqueId, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { formatTimeControl, type TimeControl, usualTimeControls } from '../../core/clock.ts';
import type { Game, Player } from '../../core/game.ts';
import type { GamePlayers, ReportedLevel } from '../../core/player.ts';
import { seededRandom } from '../../core/random.ts';
import { person, type Seat } from '../../core/seat.ts';
import { type SeriesLength, seriesLengths } from '../../core/series.ts';
import type { Size } from '../../core/sizes.ts';
import { offeredLevels } from '../../engine/players/offered.ts';
import { playersOf } from '../../engine/players.ts';
import { sayReportedStrength } from '../../play/strength.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { findGame, firstGame, variantsOf } from '../games.ts';
import { sayFailure } from '../problem-text.ts';
import { LevelResults } from '../results/level-results.tsx';
import { formatRoute, go, goBack, route } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import '../shell/button.css';
import { deps } from '../browser-deps.ts';
import { LoadBoundary, LoadFailed } from '../shell/load-failed.tsx';
import { notify } from '../shell/notices.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { text as shellText } from '../shell/text.ts';
import { sitDown } from '../table/open/current-session.ts';
import { startGame } from '../table/open/open.ts';
import { ChoiceRow } from './choice-row.tsx';
import { type Choices, seatsFor, timeControlFor } from './choices.ts';
import { LevelPicker } from './level-picker.tsx';
import { rememberChoices, rememberedChoices } from './remembered.ts';
import { SizePicker } from './size-picker.tsx';
import { newGameText } from './text.ts';
import './new-game.css';

/** A game as it was asked for. A seat without a name is a person’s. */
export interface WantedGame {
  readonly game: Game;
  readonly seats: readonly [string | undefined, string | undefined];
  readonly series: SeriesLength;
  readonly start: string | undefined;
  readonly clock: TimeControl | undefined;
}

interface Offer {
  readonly game: Game;
  readonly players: GamePlayers<unknown>;
}

/** Starts a game: three choices at first sight, the rest behind “More”. */
export default function NewGameSheet() {
  const text = () => inLanguage(newGameText);
  const formId = createUniqueId();
  const place = route();
  const [id, setId] = createSignal(place.screen === 'new' ? place.game : firstGame);
  const [offer] = createResource(id, loadOffer);
  const [hasFailed, setFailed] = createSignal(false);
  const [choices, setChoices] = createStore<Choices>(rememberedChoices());
  return (
    <Sheet
      hasAddress
      title={text().title(offer.latest?.game.text[settings.language].name ?? '')}
      onClose={() => goBack({ screen: 'home' })}
      actions={
        <button type="submit" form={formId} class="button button-main new-game-start" disabled={offer.loading}>
          {choices.opponent === 'watch' ? text().watch : text().play}
        </button>
      }
    >
      <Show when={hasFailed()}>
        <LoadFailed sentence={inLanguage(shellText).gameFailed} />
      </Show>
      <Show when={offer.latest} fallback={<p class="quiet">{text().loading}</p>}>
        {(found) => (
          <NewGameForm
            formId={formId}
            position={place.screen === 'new' ? place.position : undefined}
            offer={found()}
            id={id()}
            choices={choices}
            onChange={setChoices}
            onVariant={setId}
            onStart={(wanted) => {
              start(wanted).catch((error: unknown) => {
                console.error(error);
                setFailed(true);
              });
            }}
          />
        )}
      </Show>
    </Sheet>
  );
}

/** Sits down at a new table; what is wrong with the wish is said, and the sheet stays. */
async function start(wanted: WantedGame): Promise<void> {
  const seats = [seatFor(wanted.seats[0]), seatFor(wanted.seats[1])] as const;
  const isSecondOnly = seats[0].kind === 'computer' && seats[1].kind === 'person';
  const started = await startGame(
    {
      game: wanted.game.id,
      seats,
      series: wanted.series,
      ...(wanted.start !== undefined && { start: wanted.start }),
      ...(wanted.clock && { clock: wanted.clock }),
      preferences: { isFlipped: isSecondOnly, isShowingValues: settings.values },
    },
    deps,
  );
  if (!started.ok) {
    notify(sayFailure(started, settings.language));
    return;
  }
  sitDown(started.value);
  go({ screen: 'play' }, { replace: true });
}

function seatFor(player: string | undefined): Seat {
  return player === undefined ? person : { kind: 'computer', player };
}

async function loadOffer(id: string): Promise<Offer> {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no game ${id}; routes let only known ones through.`);
  const game = await entry.load();
  return { game, players: await playersOf(game) };
}

interface FormProps extends PartProps {
  readonly formId: string;
  /** Where the game is to begin, if the address says so. */
  readonly position: string | undefined;
  readonly id: string;
  onVariant(id: string): void;
  onStart(wanted: WantedGame): void;
}

function NewGameForm(props: FormProps) {
  const text = () => inLanguage(newGameText);
  const [start, setStart] = createSignal(props.position ?? '');
  const sizes = findGame(props.id)?.sizes;
  const [size, setSize] = createSignal(sizes?.parse(props.id));
  const game = () => props.offer.game;
  const parsedStart = createMemo(() =>
    start().trim() === '' ? undefined : game().notation.parsePosition(start().trim()),
  );
  const startProblem = createMemo(() => {
    const parsed = parsedStart();
    return parsed && !parsed.ok ? sayProblem(parsed.problem, settings.language, game()) : undefined;
  });
  /** Those that answer in bearable time from where the game begins. */
  const reported = createMemo(() => {
    const parsed = parsedStart();
    const state = parsed?.ok ? parsed.value : game().rules.start(seededRandom(1));
    return offeredLevels(props.offer, state);
  });
  const style = () => reported().find(({ id }) => id === props.choices.style)?.id;
  const isReady = () => {
    const wanted = size();
    return startProblem() === undefined && (!wanted || sizes?.format(wanted) !== undefined);
  };
  const changeSize = (wanted: Size) => {
    setSize(wanted);
    const id = sizes?.format(wanted);
    if (id !== undefined) props.onVariant(id);
  };
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady()) {
      if (event.currentTarget instanceof HTMLFormElement) showWrong(event.currentTarget);
      return;
    }
    const position = parsedStart();
    rememberChoices(props.choices);
    props.onStart({
      game: game(),
      seats: seatsFor({ ...props.choices, style: style() }, coin()),
      series: props.choices.series,
      clock: timeControlFor(props.choices),
      start: position?.ok ? game().notation.position(position.value) : undefined,
    });
  };
  return (
    <form id={props.formId} class="new-game" onSubmit={begin}>
      <ChoiceRow
        label={text().opponent}
        options={(['computer', 'friend', 'watch'] as const).map((value) => ({ value, ...text().opponents[value] }))}
        chosen={props.choices.opponent}
        onChoose={(opponent) => props.onChange({ opponent })}
      />
      <Levels choices={{ ...props.choices, style: style() }} offer={props.offer} onChange={props.onChange} />
      <Show when={props.choices.opponent === 'computer'}>
        <ChoiceRow
          label={text().side}
          options={sidesOf(game())}
          chosen={props.choices.side}
          onChoose={(side) => props.onChange({ side })}
        />
      </Show>
      <details class="new-game-more" open={props.position !== undefined}>
        <summary>{text().more}</summary>
        <div class="new-game-rest">
          <Show when={sizes && size()} fallback={<Variants id={props.id} onVariant={props.onVariant} />}>
            {(chosen) => sizes && <SizePicker sizes={sizes} size={chosen()} onChange={changeSize} />}
          </Show>
          <ChoiceRow
            label={text().series}
            options={seriesLengths.map((value) => ({ value, name: text().seriesLength(value) }))}
            chosen={props.choices.series}
            onChoose={(series) => props.onChange({ series })}
          />
          <Show when={props.choices.opponent === 'friend'}>
            <ChoiceRow
              label={text().clock}
              options={[undefined, ...usualTimeControls.map(formatTimeControl)].map((value) => ({
                value,
                name: value ?? text().noClock,
              }))}
              chosen={props.choices.clock}
              onChoose={(clock) => props.onChange({ clock })}
            />
            <p class="quiet">{text().clockHelp}</p>
          </Show>
          <Style choices={props.choices} offer={props.offer} reported={reported()} onChange={props.onChange} />
          <StartField game={game()} text={start()} problem={startProblem()} onInput={setStart} />
        </div>
      </details>
    </form>
  );
}

/** Brings the person to the field that is not filled in rightly, and to the reason below it; “More” may hide them. */
function showWrong(form: HTMLFormElement): void {
  for (const more of form.querySelectorAll('details')) more.open = true;
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const reason = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  field?.focus({ preventScroll: true });
  (reason ?? field)?.scrollIntoView({ block: 'center' });
}

/** The one thing at this table that nobody can foresee. */
function coin(): Player {
  return deps.freshSeed() % 2 === 0 ? 0 : 1;
}

function sidesOf(game: Game): { value: Player | 'chance'; name: string; detail?: string }[] {
  const [first, second] = game.text[settings.language].players;
  const text = inLanguage(newGameText);
  return [
    { value: 0, name: first.name, detail: text.begins(first) },
    { value: 1, name: second.name },
    { value: 'chance', name: text.atRandom },
  ];
}

interface PartProps {
  readonly choices: Choices;
  readonly offer: Offer;
  onChange(change: Partial<Choices>): void;
}

/** One level against a person, two where computers play each other. */
function Levels(props: PartProps) {
  const text = () => inLanguage(newGameText);
  const levels = () => props.offer.players.levels;
  const sides = () => props.offer.game.text[settings.language].players;
  const withLevel = (player: Player, level: number): Partial<Choices> => ({
    levels: player === 0 ? [level, props.choices.levels[1]] : [props.choices.levels[0], level],
    style: undefined,
  });
  return (
    <>
      <Show when={props.choices.opponent === 'computer' && props.choices.style === undefined}>
        <LevelPicker
          label={text().level}
          levels={levels()}
          level={props.choices.levels[1]}
          onChange={(level) => props.onChange(withLevel(1, level))}
        >
          <LevelResults
            game={props.offer.game.id}
            level={props.choices.levels[1]}
            levels={levels().length}
            onTry={(level) => props.onChange(withLevel(1, level))}
          />
        </LevelPicker>
      </Show>
      <Show when={props.choices.opponent === 'watch'}>
        <For each={[0, 1] as const}>
          {(player) => (
            <LevelPicker
              label={text().levelOf(sides()[player])}
              levels={levels()}
              level={props.choices.levels[player]}
              onChange={(level) => props.onChange(withLevel(player, level))}
            />
          )}
        </For>
      </Show>
    </>
  );
}

/** The levels of the reports, where the game has some. */
function Style(props: PartProps & { readonly reported: readonly ReportedLevel[] }) {
  const text = () => inLanguage(newGameText);
  const chosen = () => props.reported.find(({ id }) => id === props.choices.style);
  const strength = () => {
    const rating = chosen()?.rating;
    return sayReportedStrength(props.offer.players.levels, rating, settings.language) ?? '';
  };
  return (
    <Show when={props.choices.opponent === 'computer' && props.reported.length > 0}>
      <label class="field">
        <span class="field-label">{text().reported}</span>
        <select onChange={(event) => props.onChange({ style: event.currentTarget.value || undefined })}>
          <option value="">{text().graded}</option>
          <For each={props.reported}>
            {(level) => (
              <option value={level.id} selected={level.id === props.choices.style}>
                {level.id}
              </option>
            )}
          </For>
        </select>
        <Show when={chosen()}>
          {(level) => (
            <span class="quiet">
              {inLanguage(level().text)} {strength()}
            </span>
          )}
        </Show>
      </label>
    </Show>
  );
}

/** The variants of a game, the usual one first; nothing where there is only one. */
function Variants(props: { readonly id: string; onVariant(id: string): void }) {
  const base = () => findGame(props.id)?.variantOf ?? props.id;
  const [variants] = createResource(base, (id) => Promise.all(variantsOf(id).map((entry) => entry.load())));
  const named = () => variants.latest ?? [];
  const chosen = () => named().find(({ id }) => id === props.id);
  return (
    <LoadBoundary failed={inLanguage(newGameText).variantsFailed}>
      <Show when={named().length > 1}>
        <label class="field">
          <span class="field-label">{inLanguage(newGameText).variant}</span>
          <select onChange={(event) => props.onVariant(event.currentTarget.value)}>
            <For each={named()}>
              {(game) => (
                <option value={game.id} selected={game.id === props.id}>
                  {game.text[settings.language].name}
                </option>
              )}
            </For>
          </select>
          <span class="quiet">{chosen()?.text[settings.language].summary}</span>
        </label>
      </Show>
    </LoadBoundary>
  );
}

interface StartFieldProps {
  readonly game: Game;
  readonly text: string;
  readonly problem: string | undefined;
  onInput(text: string): void;
}

function StartField(props: StartFieldProps) {
  const text = () => inLanguage(newGameText);
  const aboutId = createUniqueId();
  return (
    <div class="field">
      <label class="field">
        <span class="field-label">{text().start}</span>
        <input
          type="text"
          class="position-field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxlength="200"
          placeholder={text().startUsual}
          value={props.text}
          aria-invalid={props.problem !== undefined}
          aria-describedby={aboutId}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      </label>
      <p id={aboutId} class={props.problem ? 'field-problem' : 'quiet'} role="status">
        {props.problem ?? text().startHelp}{' '}
        <a href={formatRoute({ screen: 'edit', game: props.game.id })}>{text().compose}</a>
      </p>
    </div>
  );
}

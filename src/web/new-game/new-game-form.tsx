import { createMemo, createSignal, lazy, Show, Suspense } from 'solid-js';
import type { Game, Player } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { formatTimeControl, type TimeControl, usualTimeControls } from '../../core/seats/clock.ts';
import { type SeriesLength, seriesLengths } from '../../core/seats/series.ts';
import type { Size } from '../../core/sizes.ts';
import { offeredLevels } from '../../engine/players/offered.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { findGame } from '../games.ts';
import type { NewMessageGame } from '../messages/open-message.ts';
import { isOffered } from '../online/availability.ts';
import type { WantedOnline } from '../online/begin/begin.ts';
import { type OnlineChoices, rememberedOnlineChoices } from '../online/begin/create.ts';
import { rememberedName } from '../online/begin/own-name.ts';
import { inLanguage, settings } from '../settings.ts';
import '../shell/button.css';
import { deps } from '../browser-deps.ts';
import { ChoiceRow } from './choice-row.tsx';
import { seatsFor, sideFor, timeControlFor } from './choices.ts';
import { type ComputerChoicesProps, Levels, Style } from './computer-choices.tsx';
import { rememberChoices } from './remembered.ts';
import { SizePicker } from './size-picker.tsx';
import { StartField } from './start-field.tsx';
import { newGameText } from './text.ts';
import { Variants } from './variants.tsx';
import './new-game.css';

/** A game as it was asked for. A seat without a name is a person’s. */
export interface WantedGame {
  readonly game: Game;
  readonly seats: readonly [string | undefined, string | undefined];
  readonly series: SeriesLength;
  readonly start: string | undefined;
  readonly clock: TimeControl | undefined;
}

/** What play with someone elsewhere needs is loaded where it is chosen. */
const OnlineChoicesFields = lazy(async () => ({
  default: (await import('../online/begin/online-choices.tsx')).OnlineChoicesFields,
}));
const MoreOnlineChoices = lazy(async () => ({
  default: (await import('../online/begin/online-choices.tsx')).MoreOnlineChoices,
}));

const MessageChoices = lazy(async () => ({
  default: (await import('../messages/message-choices.tsx')).MessageChoices,
}));

export interface NewGameFormProps extends ComputerChoicesProps {
  readonly formId: string;
  /** Where the game is to begin, if the address says so. */
  readonly position: string | undefined;
  readonly id: string;
  onVariant(id: string): void;
  onStart(wanted: WantedGame): void;
  onInvite(wanted: WantedOnline): void;
  onMessages(wanted: NewMessageGame, name: string): void;
}

/** What is asked for a new game: three choices at first sight, the rest behind “More”. */
export function NewGameForm(props: NewGameFormProps) {
  const text = () => inLanguage(newGameText);
  const [start, setStart] = createSignal(props.position ?? '');
  const [online, setOnline] = createSignal(rememberedOnlineChoices());
  const [name, setName] = createSignal(rememberedName());
  const changeOnline = (change: Partial<OnlineChoices>) => setOnline((old) => ({ ...old, ...change }));
  const isElsewhere = () => props.choices.opponent === 'elsewhere';
  const isByMessages = () => props.choices.opponent === 'messages';
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
  /** Who moves first from where the game begins. */
  const firstToMove = () => {
    const parsed = parsedStart();
    return parsed?.ok ? game().rules.turn(parsed.value) : 0;
  };
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
    rememberChoices(props.choices);
    const parsed = parsedStart();
    const from = parsed?.ok ? game().notation.position(parsed.value) : undefined;
    const place = () => ({ game: game().id, own: sideFor(props.choices, coin()), start: from });
    if (isByMessages()) props.onMessages(place(), name());
    else if (isElsewhere()) props.onInvite({ ...place(), choices: online(), name: name() });
    else {
      props.onStart({
        game: game(),
        seats: seatsFor({ ...props.choices, style: style() }, coin()),
        series: props.choices.series,
        clock: timeControlFor(props.choices),
        start: from,
      });
    }
  };
  return (
    <form id={props.formId} class="new-game" onSubmit={begin}>
      <ChoiceRow
        label={text().opponent}
        options={opponents()}
        isWide
        chosen={props.choices.opponent}
        onChoose={(opponent) => props.onChange({ opponent })}
      />
      <Levels choices={{ ...props.choices, style: style() }} offer={props.offer} onChange={props.onChange} />
      <Show when={props.choices.opponent === 'computer' || isElsewhere() || isByMessages()}>
        <ChoiceRow
          label={text().side}
          options={sidesOf(game(), firstToMove())}
          chosen={props.choices.side}
          onChoose={(side) => props.onChange({ side })}
        />
      </Show>
      <Show when={isElsewhere()}>
        <Suspense>
          <OnlineChoicesFields choices={online()} name={name()} onChange={changeOnline} onName={setName} />
        </Suspense>
      </Show>
      <Show when={isByMessages()}>
        <Suspense>
          <MessageChoices name={name()} onName={setName} />
        </Suspense>
      </Show>
      <details class="new-game-more" open={props.position !== undefined}>
        <summary>{text().more}</summary>
        <div class="new-game-rest">
          <Show when={sizes && size()} fallback={<Variants id={props.id} onVariant={props.onVariant} />}>
            {(chosen) => sizes && <SizePicker sizes={sizes} size={chosen()} onChange={changeSize} />}
          </Show>
          <Show when={!isElsewhere() && !isByMessages()}>
            <ChoiceRow
              label={text().series}
              options={seriesLengths.map((value) => ({ value, name: text().seriesLength(value) }))}
              chosen={props.choices.series}
              onChoose={(series) => props.onChange({ series })}
            />
          </Show>
          <Show when={isElsewhere()}>
            <Suspense>
              <MoreOnlineChoices choices={online()} onChange={changeOnline} />
            </Suspense>
          </Show>
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

/** Who can be played: someone elsewhere only where there is a server for it. */
function opponents() {
  const elsewhere = isOffered() ? (['elsewhere'] as const) : [];
  const offered = ['computer', 'friend', ...elsewhere, 'messages', 'watch'] as const;
  return offered.map((value) => ({ value, ...inLanguage(newGameText).opponents[value] }));
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

function sidesOf(game: Game, first: Player): { value: Player | 'chance'; name: string; detail?: string }[] {
  const text = inLanguage(newGameText);
  const sides = game.text[settings.language].players.map((player, index) => ({
    value: index as Player,
    name: player.name,
    ...(index === first && { detail: text.begins(player) }),
  }));
  return [...sides, { value: 'chance', name: text.atRandom }];
}

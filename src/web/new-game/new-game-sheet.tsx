import { createResource, createSignal, createUniqueId, mergeProps, onMount, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { person, type Seat } from '../../core/seats/seat.ts';
import { firstGame } from '../games.ts';
import type { NewMessageGame } from '../messages/open-message.ts';
import { askIfOffered, isOffered } from '../online/availability.ts';
import type { WantedOnline } from '../online/begin/begin.ts';
import { sayFailure } from '../problem-text.ts';
import { go, goBack, route } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import '../shell/button.css';
import { deps } from '../browser-deps.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { notify } from '../shell/notices.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { text as shellText } from '../shell/text.ts';
import { sitDown } from '../table/open/current-session.ts';
import { startGame } from '../table/open/open.ts';
import type { Choices } from './choices.ts';
import { NewGameForm, type WantedGame } from './new-game-form.tsx';
import { loadOffer } from './offer.ts';
import { rememberedChoices } from './remembered.ts';
import { newGameText } from './text.ts';
import './new-game.css';

/** Starts a game: what is asked, and what then happens. */
export default function NewGameSheet() {
  const text = () => inLanguage(newGameText);
  const formId = createUniqueId();
  const place = route();
  const [id, setId] = createSignal(place.screen === 'new' ? place.game : firstGame);
  const [offer] = createResource(id, loadOffer);
  const [hasFailed, setFailed] = createSignal(false);
  const [remembered, setChoices] = createStore<Choices>(rememberedChoices());
  onMount(() => void askIfOffered());
  /** Where nobody elsewhere can be played, the friend is here. */
  const choices: Choices = mergeProps(remembered, {
    get opponent() {
      return remembered.opponent === 'elsewhere' && !isOffered() ? 'friend' : remembered.opponent;
    },
  });
  const attemptTo = (begun: Promise<void>) => {
    begun.catch((error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  };
  return (
    <Sheet
      hasAddress
      title={text().title(offer.latest?.game.text[settings.language].name ?? '')}
      onClose={() => goBack({ screen: 'home' })}
      actions={
        <button type="submit" form={formId} class="button button-main new-game-start" disabled={offer.loading}>
          {submitWord(choices.opponent)}
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
            onStart={(wanted) => attemptTo(start(wanted))}
            onInvite={(wanted) => attemptTo(invite(wanted))}
            onMessages={(wanted, name) => attemptTo(correspond(wanted, name))}
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

/** Makes a game for someone elsewhere; why it could not be made is said, and the sheet stays. */
async function invite(wanted: WantedOnline): Promise<void> {
  const { beginOnline } = await import('../online/begin/begin.ts');
  const refused = await beginOnline(wanted);
  if (refused !== undefined) notify(refused);
}

/** Sits down at a table whose other player is sent links; why that can't be is said, and the sheet stays. */
async function correspond(wanted: NewMessageGame, name: string): Promise<void> {
  const { beginByMessages } = await import('../messages/begin.ts');
  const refused = await beginByMessages(wanted, name);
  if (refused !== undefined) notify(refused);
}

function submitWord(opponent: Choices['opponent']): string {
  const text = inLanguage(newGameText);
  if (opponent === 'elsewhere') return text.inviteFriend;
  return opponent === 'watch' ? text.watch : text.play;
}

function seatFor(player: string | undefined): Seat {
  return player === undefined ? person : { kind: 'computer', player };
}

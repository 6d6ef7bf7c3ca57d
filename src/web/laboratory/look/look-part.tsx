import { createEffect, createMemo, For, on, onCleanup, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { seededRandom } from '../../../core/random.ts';
import { firstGame, loadGame, ownGames } from '../../games.ts';
import { formatRoute, go, route } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { text as shellText } from '../../shell/text.ts';
import { createLater } from '../later.ts';
import type { LabPartProps } from '../part-props.ts';
import { formatLabPlace, type LabPlace } from '../place.ts';
import { openLab } from '../worker/lab.ts';
import { Choices } from './choices.tsx';
import './look.css';
import { LookView } from './look-view.tsx';
import { usualPlayer } from './offered.ts';
import { createSearching } from './search.ts';
import { SearchWaiting } from './search-waiting.tsx';
import { text } from './text.ts';

/** Looks into the search of a player in a position, step by step, perhaps beside that of another. */
export default function LookPart(props: LabPartProps) {
  const words = () => inLanguage(text);
  const lab = openLab();
  onCleanup(() => lab.close());

  const id = () => props.place.game ?? firstGame;
  const loaded = createLater(id, async (wanted): Promise<Game | { readonly trouble: string }> => {
    try {
      return (await loadGame(wanted)) ?? { trouble: words().unknownGame(wanted) };
    } catch {
      return { trouble: inLanguage(shellText).gameFailed };
    }
  });
  const game = createMemo<Game | undefined>(() => {
    const found = loaded();
    return found && 'rules' in found ? found : undefined;
  });
  const trouble = () => {
    const found = loaded();
    return found && 'trouble' in found ? found.trouble : undefined;
  };
  const position = createMemo(() => {
    const found = game();
    if (!found) return undefined;
    return props.place.position ?? found.notation.position(found.rules.start(seededRandom(1)));
  });
  const player = createMemo(() => props.place.options.get('player') ?? usualPlayer);
  const beside = createMemo(() => props.place.options.get('beside'));

  const requestFor = (name: string | undefined) => {
    const [found, where] = [game(), position()];
    return found && where !== undefined && name !== undefined
      ? { game: found, position: where, player: name }
      : undefined;
  };
  const main = createSearching(
    lab,
    createMemo(() => requestFor(player())),
  );
  const other = createSearching(
    lab,
    createMemo(() => requestFor(beside())),
  );

  const goTo = (changes: Readonly<Record<string, string | undefined>>, place: Partial<LabPlace> = {}) => {
    const options = new Map(props.place.options);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) options.delete(name);
      else options.set(name, value);
    }
    go({ screen: 'lab', place: formatLabPlace({ ...props.place, ...place, options }) });
  };
  const chooseGame = (chosen: string) => {
    const options = new Map(props.place.options);
    options.delete('step');
    go({ screen: 'lab', place: formatLabPlace({ part: 'look', game: chosen, options }) });
  };

  const place = createAddress(() => props.place);
  const ready = () => {
    const [one, two] = [main.state(), other.state()];
    if (one.kind !== 'ready' || (beside() !== undefined && two.kind !== 'ready')) return undefined;
    return two.kind === 'ready' && beside() !== undefined ? [one.search, two.search] : [one.search];
  };
  const searches = createMemo(ready, undefined, {
    equals: (one, two) => one?.[0] === two?.[0] && one?.[1] === two?.[1],
  });
  return (
    <div class="look">
      <Show when={trouble()}>
        {(sentence) => (
          <p class="look-problem" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <Show when={trouble()}>
        <GameLinks />
      </Show>
      <Show when={game()}>
        {(found) => (
          <Choices
            game={found()}
            position={position() ?? ''}
            player={player()}
            beside={beside()}
            onGame={chooseGame}
            onPlayer={(name) => goTo({ player: name, step: undefined })}
            onBeside={(name) => goTo({ beside: name, step: undefined })}
          />
        )}
      </Show>
      <SearchWaiting searching={main} game={game()} />
      <SearchWaiting searching={other} game={game()} />
      <Show when={searches()} keyed>
        {(found) => <LookView lab={lab} searches={found} step={place.step()} onStep={(step) => place.write(step)} />}
      </Show>
    </div>
  );
}

/** The games to choose from, where the address has none of them. */
function GameLinks() {
  const games = createLater(
    () => ownGames,
    (entries) => Promise.all(entries.map((entry) => entry.load())),
  );
  return (
    <ul class="look-games">
      <For each={games() ?? []}>
        {({ id, text: said }) => (
          <li>
            <a
              href={formatRoute({
                screen: 'lab',
                place: formatLabPlace({ part: 'look', game: id, options: new Map() }),
              })}
            >
              {inLanguage(said).name}
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Browsers allow an address to be changed only so often. */
const writeAfter = 250;

/** The step in the address: it is written a moment after the last one was taken, and at the latest when the page goes. */
function createAddress(place: () => LabPlace) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly step: number | undefined } | undefined;
  const step = () => {
    const number = Number(place().options.get('step') ?? Number.NaN);
    return Number.isInteger(number) && number >= 0 ? number : undefined;
  };
  const write = () => {
    clearTimeout(timer);
    const next = waiting;
    waiting = undefined;
    if (!next || route().screen !== 'lab') return;
    const options = new Map(place().options);
    if (next.step === undefined) options.delete('step');
    else options.set('step', String(next.step));
    go({ screen: 'lab', place: formatLabPlace({ ...place(), options }) }, { replace: true });
  };
  addEventListener('pagehide', write);
  onCleanup(() => {
    removeEventListener('pagehide', write);
    clearTimeout(timer);
  });
  // What is written belongs to the place it was taken at.
  createEffect(
    on(
      () => [place().game, place().position, place().options.get('player'), place().options.get('beside')].join(),
      () => {
        waiting = undefined;
      },
      { defer: true },
    ),
  );
  return {
    step,
    write(next: number | undefined) {
      waiting = { step: next };
      clearTimeout(timer);
      timer = setTimeout(write, writeAfter);
    },
  };
}

import { createEffect, createMemo, createResource, createSignal, onCleanup, Show } from 'solid-js';
import { type Game, opponentOf } from '../../core/game.ts';
import { firstGame, loadGame, lookForGame, ownGames } from '../games.ts';
import { createLater } from '../laboratory/later.ts';
import { type Lab, openLab } from '../laboratory/worker/lab.ts';
import { go, route } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { GameChooser } from '../shell/game-chooser.tsx';
import { LoadBoundary, LoadFailed } from '../shell/load-failed.tsx';
import { notify } from '../shell/notices.tsx';
import { text as shellText } from '../shell/text.ts';
import { useTitle } from '../shell/title.ts';
import { type Atlas, openAtlas } from './atlas.ts';
import './map.css';
import { MapView } from './map-view.tsx';
import { formatMapPlace, type MapPlace, parseMapPlace } from './place.ts';
import { text } from './text.ts';

const usual: MapPlace = { game: firstGame, moves: [] };

/** The map of perfect play of a game: its address names the game, and the moves of one that is a path on it. */
export default function MapScreen() {
  const words = () => inLanguage(text);
  const place = createMemo<MapPlace>((before) => {
    const here = route();
    // A sheet may lie over the screen: what is below stays.
    return here.screen === 'map' ? (parseMapPlace(here.place) ?? usual) : before;
  }, usual);
  createEffect(() => {
    const here = route();
    if (here.screen !== 'map') return;
    const named = parseMapPlace(here.place);
    const refuse = () => {
      if (here.place !== '') notify(words().nowhere);
      go({ screen: 'map', place: formatMapPlace(usual) }, { replace: true });
    };
    if (!named) refuse();
    else void lookForGame(named.game).then((entry) => route() === here && !entry && refuse());
  });
  const [game] = createResource(() => place().game, loadGame);
  const listed = createLater(
    () => ownGames,
    async (entries) => (await Promise.all(entries.map(({ load }) => load()))).filter(({ hasMap }) => hasMap),
  );
  const lab = openLab();
  onCleanup(() => lab.close());
  useTitle(() => (game.latest ? words().title(inLanguage(game.latest.text).name) : ''));
  return (
    <div class="page map-page">
      <LoadBoundary failed={inLanguage(shellText).gameFailed}>
        <Show when={game.latest} keyed>
          {(shown) => <MapOf lab={lab} game={shown} moves={place().moves} listed={listed() ?? []} />}
        </Show>
      </LoadBoundary>
    </div>
  );
}

interface MapOfProps {
  readonly lab: Lab;
  readonly game: Game;
  readonly moves: readonly string[];
  readonly listed: readonly Game[];
}

function MapOf(props: MapOfProps) {
  const words = () => inLanguage(text);
  const name = () => inLanguage(props.game.text).name;
  const [atlas, setAtlas] = createSignal<Atlas>();
  const [progress, setProgress] = createSignal(0);
  const [outcome, setOutcome] = createSignal<'making' | 'made' | 'none' | 'failed'>('making');
  const stopping = new AbortController();
  onCleanup(() => stopping.abort());

  async function make(): Promise<void> {
    const request = { game: props.game.id };
    const found = await props.lab.run('map', request, { signal: stopping.signal, onProgress: setProgress });
    if (!found) return;
    if (found.ok && found.value) setAtlas(await openAtlas(props.game, found.value));
    setOutcome(!found.ok ? 'failed' : found.value ? 'made' : 'none');
  }
  if (props.game.hasMap) void make();
  else setOutcome('none');

  return (
    <>
      <header class="map-head">
        <div>
          <h1>{words().title(name())}</h1>
          <p class="map-summary">
            {atlas() ? summaryOf(atlas()) : outcome() === 'none' ? words().none(name()) : words().making}
          </p>
        </div>
        <GameChooser
          label={words().choose}
          game={props.game}
          listed={props.listed}
          onChoose={({ id }) => go({ screen: 'map', place: formatMapPlace({ game: id, moves: [] }) })}
        />
      </header>
      <Show when={outcome() === 'making'}>
        <div class="map-waiting">
          <progress value={progress()} max="1" aria-label={words().making} />
        </div>
      </Show>
      <Show when={outcome() === 'failed'}>
        <LoadFailed sentence={inLanguage(shellText).broken} />
      </Show>
      <Show when={atlas()}>{(made) => <MapView lab={props.lab} atlas={made()} moves={props.moves} />}</Show>
    </>
  );
}

function summaryOf(atlas: Atlas | undefined): string {
  const words = inLanguage(text).summary;
  const [start] = atlas?.map.nodes ?? [];
  if (!atlas || !start) return '';
  const count = atlas.map.nodes.length.toLocaleString(settings.language === 'pt' ? 'pt-PT' : 'en');
  if (atlas.map.kind === 'web') return words.web(count);
  const turn = atlas.game.rules.turn(atlas.stateOf(0));
  const winner = inLanguage(atlas.game.text).players[start.value === 'win' ? turn : opponentOf(turn)];
  return words.tree(count, winner);
}

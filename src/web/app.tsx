import { type Component, createEffect, createMemo, type JSX, lazy, on, onMount, Show, Suspense } from 'solid-js';
import type { furtherScreens } from './further-screens.ts';
import { isListComplete, learnOutsideGames } from './games.ts';
import { formatRoute, go, goBack, pageMemory, type Route, readRouteAgain, route } from './routes.ts';
import { inLanguage, wereSettingsDamaged } from './settings.ts';
import { Announcer } from './shell/announce.tsx';
import { Button } from './shell/button.tsx';
import { Header } from './shell/header.tsx';
import { LoadBoundary, Waiting } from './shell/load-failed.tsx';
import { Notices, notify } from './shell/notices.tsx';
import { scrollToPlace } from './shell/scroll.ts';
import { Sheet } from './shell/sheet.tsx';
import { text } from './shell/text.ts';

type ScreenName = Exclude<Route['screen'], 'new' | 'lost' | 'shared'>;

type Further = keyof typeof furtherScreens;

const Home = lazy(() => import('./home/home-screen.tsx'));
const Table = lazy(() => import('./table/table-screen.tsx'));
const others: Partial<Record<Further, Component>> = {};

/** A screen beside home and the table, which is loaded when it is first drawn. */
function further(name: Further): Component {
  others[name] ??= lazy(async () => (await import('./further-screens.ts')).furtherScreens[name]());
  return others[name];
}

function screenOf(name: ScreenName): Component {
  return name === 'home' ? Home : name === 'play' ? Table : further(name);
}

/** The most that is quoted of an address that someone pasted. */
const maxQuoteLength = 60;

export function App() {
  const NewGame = further('newGame');
  const words = () => inLanguage(text);
  /** What lies on the table: the sheet for a new game lies over the screen it was called from. */
  const ground = createMemo<ScreenName>((before) => {
    const { screen } = route();
    if (screen === 'new') return before;
    if (screen === 'lost') return 'home';
    // What someone shared is played like any other game, and gets its address when it is kept.
    return screen === 'shared' ? 'play' : screen;
  }, 'home');
  /** The game that a sheet is open for; another address is another sheet. */
  const wanted = () => (route().screen === 'new' ? formatRoute(route()) : undefined);
  onMount(() => {
    if (wereSettingsDamaged) notify(words().settingsDamaged);
  });
  createEffect(() => {
    const place = route();
    if (place.screen !== 'lost') return;
    // It may be a game from outside, of which nobody has asked yet.
    if (place.why === 'game' && !isListComplete()) {
      void learnOutsideGames().then(() => {
        if (route() === place) readRouteAgain();
      });
      return;
    }
    const quote = place.text.length > maxQuoteLength ? `${place.text.slice(0, maxQuoteLength)}…` : place.text;
    notify(place.why === 'game' ? words().lostGame(quote) : words().lostAddress(quote));
    go({ screen: 'home' }, { replace: true });
  });
  let main: HTMLElement | undefined;
  createEffect(
    on(
      ground,
      () => {
        scrollToPlace(pageMemory().get('scroll') ?? 0);
        main?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  return (
    <>
      <button type="button" class="skip-link" onClick={() => main?.focus()}>
        {words().skip}
      </button>
      <Header />
      <main id="content" tabindex="-1" ref={main} data-screen={ground()}>
        <LoadBoundary
          failed={words().broken}
          frame={inPage}
          actions={
            <Button kind="plain" onClick={() => goBack({ screen: 'home' })}>
              {words().home}
            </Button>
          }
        >
          <Suspense fallback={<Waiting frame={inPage} />}>
            <Show when={screenOf(ground())} keyed>
              {(Screen) => <Screen />}
            </Show>
          </Suspense>
        </LoadBoundary>
      </main>
      <Show when={wanted()} keyed>
        <LoadBoundary failed={words().gameFailed} frame={inSheet}>
          <Suspense fallback={<Waiting frame={inSheet} />}>
            <NewGame />
          </Suspense>
        </LoadBoundary>
      </Show>
      <Notices />
      <Announcer />
    </>
  );
}

/** What is seen in place of a screen while it is not there. */
function inPage(content: JSX.Element): JSX.Element {
  return <section class="page page-narrow">{content}</section>;
}

/** What is seen in place of the sheet for a new game while that is not there. */
function inSheet(content: JSX.Element): JSX.Element {
  return (
    <Sheet hasAddress title={inLanguage(text).newGame} onClose={() => goBack({ screen: 'home' })}>
      {content}
    </Sheet>
  );
}

import { posters } from 'virtual:posters';
import { createResource, For, onMount, Show } from 'solid-js';
import { listTables } from '../../online/client/api.ts';
import type { OpenTable } from '../../online/wire.ts';
import { findGame, loadGame } from '../games.ts';
import type { Choices } from '../new-game/choices.ts';
import { rememberChoices, rememberedChoices } from '../new-game/remembered.ts';
import { formatRoute, go } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { Button, LinkButton } from '../shell/button.tsx';
import { text as shellText } from '../shell/text.ts';
import { useTitle } from '../shell/title.ts';
import { askIfOffered, isAnswered, isOffered } from './availability.ts';
import { OnlineCards } from './online-cards.tsx';
import { createFreshSeats } from './seats/fresh-seats.ts';
import { sayReply } from './seats/reply.ts';
import { callerWith, heldSeats, within } from './seats/wire-deps.ts';
import { sayTerms } from './terms.ts';
import { onlineText } from './text.ts';
import './online.css';

/** All there is of play with others: one's own games, and the tables that anyone may join. */
export function Lobby() {
  const text = () => inLanguage(onlineText).lobby;
  useTitle(() => text().title);
  const seats = createFreshSeats();
  const [tables, { refetch }] = createResource(isOffered, fetchTables);
  onMount(() => void askIfOffered());
  return (
    <section class="page lobby">
      <header class="lobby-head">
        <h1>{text().title}</h1>
        <Show
          when={isOffered() || !isAnswered()}
          fallback={
            <>
              <p role="status">{text().notOffered}</p>
              <GamesToBegin title={text().byMessages} opponent="messages" />
              <Button icon="retry" onClick={() => void askIfOffered()}>
                {inLanguage(shellText).tryAgain}
              </Button>
            </>
          }
        >
          <p class="quiet">{text().detail}</p>
          <GamesToBegin title={text().invite} opponent="elsewhere" />
        </Show>
      </header>
      <section class="lobby-part" aria-labelledby="lobby-mine">
        <h2 id="lobby-mine">{text().mine}</h2>
        <Show when={seats()?.length} fallback={<p class="quiet">{text().none}</p>}>
          <OnlineCards seats={seats() ?? []} canForget />
        </Show>
      </section>
      <Show when={isOffered()}>
        <section class="lobby-part" aria-labelledby="lobby-open">
          <div class="lobby-open-head">
            <h2 id="lobby-open">{text().open}</h2>
            <Button icon="retry" onClick={() => void refetch()}>
              {text().refresh}
            </Button>
          </div>
          <p class="quiet">{text().openDetail}</p>
          <Show when={tables.latest}>
            {(found) => (
              <Show
                when={found().games.length > 0}
                fallback={<p role="status">{found().problem ?? text().noneOpen}</p>}
              >
                <ul class="open-tables">
                  <For each={found().games}>{(table) => <OpenTableRow table={table} />}</For>
                </ul>
              </Show>
            )}
          </Show>
        </section>
      </Show>
    </section>
  );
}

/** The games, each of which begins with an invitation. */
function GamesToBegin(props: { readonly title: string; readonly opponent: Choices['opponent'] }) {
  const text = () => inLanguage(onlineText).lobby;
  const begin = (game: string) => {
    rememberChoices({ ...rememberedChoices(), opponent: props.opponent });
    go({ screen: 'new', game });
  };
  return (
    <ul class="lobby-games" aria-label={props.title}>
      <For each={posters}>
        {({ id, text: said }) => (
          <li>
            <Button
              aria-haspopup="dialog"
              aria-label={text().inviteTo(inLanguage(said).name)}
              onClick={() => begin(id)}
            >
              {inLanguage(said).name}
            </Button>
          </li>
        )}
      </For>
    </ul>
  );
}

interface FoundTables {
  readonly games: readonly OpenTable[];
  readonly problem?: string;
}

/** The open tables, but for one's own and those of games that are not here. */
async function fetchTables(): Promise<FoundTables> {
  const reply = await listTables(callerWith(), within());
  if (reply.kind !== 'answered') return { games: [], problem: sayReply(reply) };
  const own = new Set((await heldSeats.list()).map(({ id }) => id));
  return { games: reply.value.games.filter(({ id, game }) => !own.has(id) && findGame(game) !== undefined) };
}

function OpenTableRow(props: { readonly table: OpenTable }) {
  const text = () => inLanguage(onlineText).lobby;
  const [game] = createResource(
    () => props.table.game,
    (id) => loadGame(id),
  );
  const name = () => props.table.name ?? text().someone;
  return (
    <Show when={game()}>
      {(found) => (
        <li class="open-table">
          <span class="online-card-words">
            <strong>{found().text[settings.language].name}</strong>
            <span>{name()}</span>
            <span>{sayTerms(found(), undefined, props.table)}</span>
          </span>
          <LinkButton
            kind="main"
            href={formatRoute({ screen: 'online', place: `${props.table.id}?invite=${props.table.invite}` })}
            aria-label={text().joinAt(found().text[settings.language].name, name())}
          >
            {text().join}
          </LinkButton>
        </li>
      )}
    </Show>
  );
}

import { createResource, Show } from 'solid-js';
import { formatRoute } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { OnlineCards } from './online-cards.tsx';
import { createFreshSeats } from './seats/fresh-seats.ts';
import { inOrder } from './seats/kept-seats.ts';
import { heldSeats } from './seats/wire-deps.ts';
import { onlineText } from './text.ts';

/** So many games are shown at home; the rest is a step away. */
const maxShown = 3;

/** At home: one's games online that go on, those where it is one's turn first. */
export default function OnlineAtHome() {
  const text = () => inLanguage(onlineText).lobby;
  // What is kept is shown at once, and then what the server says.
  const [kept] = createResource(heldSeats.changes, () => heldSeats.list());
  const fresh = createFreshSeats();
  const going = () => {
    const seats = (fresh() ?? kept.latest ?? []).filter(
      ({ seat, snapshot }) => seat !== null && snapshot !== null && snapshot.result === null,
    );
    return inOrder(seats);
  };
  return (
    <Show when={going().length > 0}>
      <section class="home-section" aria-labelledby="home-online">
        <div class="home-heading">
          <h2 id="home-online">{text().mine}</h2>
          <a href={formatRoute({ screen: 'online', place: '' })}>{text().all}</a>
        </div>
        <OnlineCards seats={going().slice(0, maxShown)} />
      </section>
    </Show>
  );
}

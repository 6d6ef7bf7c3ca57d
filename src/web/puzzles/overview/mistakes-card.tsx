import { createResource, createSignal, onCleanup, Show } from 'solid-js';
import { formatRoute } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { attempt } from '../../shell/attempt.ts';
import { Button, LinkButton } from '../../shell/button.tsx';
import { keptMistakes } from '../kept.ts';
import { formatPuzzlePlace } from '../place.ts';
import { text } from './text.ts';

/** Puzzles from games that the person played here. */
export function MistakesCard(props: { readonly game: string | undefined }) {
  const words = () => inLanguage(text);
  const [mistakes, { refetch }] = createResource(() => keptMistakes.list());
  const shown = () =>
    (mistakes.latest ?? []).filter(
      ({ game, isSolved }) => !isSolved && (props.game === undefined || game === props.game),
    );
  const [done, setDone] = createSignal<number>();
  const [hasLooked, setLooked] = createSignal(false);
  const stop = new AbortController();
  onCleanup(() => stop.abort());

  async function look(): Promise<void> {
    setDone(0);
    try {
      const { findMistakes } = await import('../mistakes.ts');
      await findMistakes(setDone, stop.signal);
      await refetch();
      setLooked(true);
    } finally {
      setDone(undefined);
    }
  }

  const sentence = () => {
    const percent = done();
    if (percent !== undefined) return words().lookingThrough(Math.round(percent * 100));
    if (shown().length > 0) return words().mistakesDetail(shown().length);
    return hasLooked() ? words().noMistakes : words().mistakesOffer;
  };
  return (
    <section class="puzzles-card" aria-labelledby="puzzles-mistakes">
      <h2 id="puzzles-mistakes">{words().mistakes}</h2>
      <p class="quiet" aria-live="polite">
        {sentence()}
      </p>
      <div class="puzzles-ways">
        <Show when={shown()[0]}>
          {(first) => (
            <LinkButton
              kind="main"
              aria-label={words().beginMistakes}
              href={formatRoute({
                screen: 'puzzle',
                place: formatPuzzlePlace({ game: first().game, id: first().id, set: 'mistakes' }),
              })}
            >
              {words().begin}
            </LinkButton>
          )}
        </Show>
        <Button disabled={done() !== undefined} onClick={() => attempt(look())}>
          {words().lookThrough}
        </Button>
      </div>
    </section>
  );
}

import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { playersOf } from '../../../../engine/players.ts';
import { playText } from '../../../../play/text.ts';
import { openLab } from '../../../laboratory/worker/lab.ts';
import { inLanguage } from '../../../settings.ts';
import type { Session } from '../../session/session.ts';
import type { Figure } from '../values-list.tsx';
import { type Explored, explore, mostGames } from './exploring.ts';
import { explorerText } from './text.ts';
import './explorer.css';

export interface ExplorerProps {
  readonly session: Pick<Session, 'game' | 'shown'>;
  /** Puts a figure beside each move of the list; nothing takes them away. */
  onFigures(figures: ReadonlyMap<string, Figure> | undefined): void;
}

interface Wanted {
  readonly isOn: boolean;
  readonly level: number;
}

/** What was wanted last at each table that is open. */
const wantedAt = new WeakMap<ExplorerProps['session'], Wanted>();

/** How a level plays in the position that is looked at: how often it chooses each move, and how it fares after it. */
export function Explorer(props: ExplorerProps) {
  const text = () => inLanguage(explorerText);
  const { session } = props;
  const [wanted, setWanted] = createSignal<Wanted>(wantedAt.get(session) ?? { isOn: false, level: 5 });
  createEffect(() => wantedAt.set(session, wanted()));
  const [levels, setLevels] = createSignal(0);
  void playersOf(session.game).then((players) => setLevels(players.levels.length));
  return (
    <section class="explorer" aria-label={text().title}>
      <div class="explorer-choice">
        <label class="explorer-switch">
          <input
            type="checkbox"
            checked={wanted().isOn}
            onChange={(event) => setWanted({ ...wanted(), isOn: event.currentTarget.checked })}
          />
          {text().title}
        </label>
        <Show when={wanted().isOn && levels()}>
          {(count) => (
            <select
              class="explorer-level"
              aria-label={text().level}
              onChange={(event) => setWanted({ ...wanted(), level: Number(event.currentTarget.value) })}
            >
              <For each={Array.from({ length: count() }, (_, index) => index + 1)}>
                {(level) => (
                  <option value={level} selected={level === wanted().level}>
                    {inLanguage(playText).level(level)}
                  </option>
                )}
              </For>
            </select>
          )}
        </Show>
      </div>
      <Show when={wanted().isOn}>
        <Findings session={session} level={wanted().level} onFigures={(figures) => props.onFigures(figures)} />
      </Show>
    </section>
  );
}

/** Finds it out as long as it is drawn, anew for every position, and says what the figures are. */
function Findings(props: ExplorerProps & { readonly level: number }) {
  const text = () => inLanguage(explorerText);
  const [found, setFound] = createSignal<Explored | 'failed'>();
  const lab = openLab();
  onCleanup(() => {
    lab.close();
    props.onFigures(undefined);
  });
  // By the moves, since a note makes another match of the same position.
  const asked = createMemo(() => {
    const match = props.session.shown.match();
    return [props.level, match.goTo(0).position, ...match.played].join(' ');
  });
  createEffect(
    on(asked, () => {
      const stopping = new AbortController();
      onCleanup(() => stopping.abort());
      setFound(undefined);
      const match = props.session.shown.match();
      if (!match.ending) void explore(lab, match, props.level, stopping.signal, setFound);
    }),
  );
  createEffect(() => {
    const known = found();
    props.onFigures(known && known !== 'failed' ? figuresOf(known) : undefined);
  });
  return <p class="explorer-note">{sayFound(found()) ?? text().counting}</p>;
}

function figuresOf({ level, moves, games }: Explored): ReadonlyMap<string, Figure> {
  const text = inLanguage(explorerText);
  return new Map(
    [...moves].map(([move, { share, points }]) => {
      const percent = share > 0 && share < 0.005 ? '<1' : `${Math.round(100 * share)}`;
      const hundredths = games === 0 ? undefined : Math.round((100 * points) / games);
      const parts = [text.share(percent), ...(hundredths === undefined ? [] : [`${hundredths}`])];
      return [move, { figure: parts.join(' · '), inWords: text.inWords(level, percent, hundredths) }];
    }),
  );
}

/** What the figures are, and from how much; undefined where there are none yet. */
function sayFound(found: Explored | 'failed' | undefined): string | undefined {
  const text = inLanguage(explorerText);
  if (!found) return undefined;
  if (found === 'failed') return text.failed;
  const { level, games, tries, isDone } = found;
  const isShort = isDone && games < mostGames;
  const sentences = [
    games === 0 ? text.shares(level) : text.sharesAndPoints(level, games),
    ...(isShort ? [games === 0 ? text.noGames : text.fewGames] : []),
    ...(tries === undefined ? [] : [text.tries(tries)]),
    ...(isDone ? [] : [text.counting]),
  ];
  return sentences.join(' ');
}

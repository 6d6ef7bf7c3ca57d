import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { formatLink, linkOf } from '../../../play/link/format-link.ts';
import { drawDiagram } from '../../../study/cards/diagram.ts';
import type { EntryGroup, NumberedEntry } from '../../../study/cards/groups.ts';
import { cardText } from '../../../study/cards/text.ts';
import { nameMove } from '../../../text/say.ts';
import { inLanguage, isStill, settings } from '../../settings.ts';
import { text } from './text.ts';

/** Those of the theme: they change with it. */
const colours = { ink: 'currentColor', paper: 'var(--raised)', accent: 'var(--accent)' };
/** So few are shown all together. */
const fewEntries = 8;

interface CardPositionsProps {
  readonly game: Game;
  readonly groups: readonly EntryGroup<unknown>[];
  /** The entry that is looked for, by its number: its group is open at first. */
  readonly sought: number | undefined;
}

/** The positions of a card as small boards: all of them if they are few, otherwise those with as many pieces. */
export function CardPositions(props: CardPositionsProps) {
  const all = () => props.groups.flatMap(({ entries }) => entries);
  const isLong = () => all().length > fewEntries;
  const begun = props.groups.find(({ entries }) => entries.some(({ number }) => number === props.sought));
  const [open, setOpen] = createSignal(begun ?? props.groups[0]);
  const entries = () => (isLong() ? (open()?.entries ?? []) : all());
  return (
    <div class="card-positions">
      <Show when={isLong()}>
        <nav class="card-groups" aria-label={inLanguage(text).groups}>
          <For each={props.groups}>
            {(group) => (
              <button type="button" aria-current={group === open() ? 'true' : undefined} onClick={() => setOpen(group)}>
                {inLanguage(cardText).pieces(group.pieces)} <span class="card-count">{group.entries.length}</span>
              </button>
            )}
          </For>
        </nav>
      </Show>
      <ul class="card-entries" classList={{ 'is-long': isLong() }}>
        <For each={entries()}>
          {(entry) => <EntryCard game={props.game} entry={entry} isSought={entry.number === props.sought} />}
        </For>
      </ul>
    </div>
  );
}

interface EntryCardProps {
  readonly game: Game;
  readonly entry: NumberedEntry<unknown>;
  readonly isSought: boolean;
}

function EntryCard(props: EntryCardProps) {
  const diagram = createMemo(() => drawDiagram(props.game, props.entry.state, props.entry.move, colours));
  const move = () => nameMove(props.game, props.entry.entry.move, settings.language);
  let item: HTMLLIElement | undefined;
  onMount(() => {
    if (props.isSought) item?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  });
  return (
    <li ref={item} classList={{ 'is-sought': props.isSought }}>
      <a
        href={tableLink(props.game, props.entry)}
        aria-label={inLanguage(text).entry(props.entry.number, props.entry.entry.position, move())}
      >
        <svg viewBox={`0 0 ${diagram().width} ${diagram().height}`} aria-hidden="true" innerHTML={diagram().markup} />
        <span>
          {props.entry.number}. <strong>{move()}</strong>
        </span>
      </a>
    </li>
  );
}

/** The table with the position, and what every move is worth. */
function tableLink(game: Game, { state }: NumberedEntry<unknown>): string {
  return formatLink(linkOf(Match.from(game, state), 0, { seats: undefined, isFlipped: false, isShowingValues: true }));
}

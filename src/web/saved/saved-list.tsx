import { createResource, For, Show } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { sayPlayer } from '../../play/names.ts';
import { loadGame } from '../games.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { Board } from '../shell/board.tsx';
import { Button } from '../shell/button.tsx';
import type { GameSummary } from '../storage/saved-game.ts';
import { savedText } from './text.ts';

export interface SavedListProps {
  readonly games: readonly GameSummary[];
  onRename(game: GameSummary): void;
  onRemove(game: GameSummary): void;
}

/** The games that are kept, the latest first. */
export function SavedList(props: SavedListProps) {
  return (
    <ul class="saved-list">
      <For each={props.games}>
        {(saved) => (
          <SavedEntry saved={saved} onRename={() => props.onRename(saved)} onRemove={() => props.onRemove(saved)} />
        )}
      </For>
    </ul>
  );
}

function SavedEntry(props: { readonly saved: GameSummary; onRename(): void; onRemove(): void }) {
  const text = () => inLanguage(savedText);
  const [game] = createResource(
    () => props.saved.game,
    // Without its board a game can still be told from others, opened, named and deleted.
    (id) => loadGame(id).catch(() => undefined),
  );
  const name = () => props.saved.name ?? game.latest?.text[settings.language].name ?? props.saved.game;
  return (
    <li class="saved-game">
      <a class="saved-link" href={formatRoute({ screen: 'play', id: props.saved.id })} aria-label={text().open(name())}>
        <span class="saved-board">
          <Show when={game.latest}>{(found) => <Miniature game={found()} saved={props.saved} />}</Show>
        </span>
        <span class="saved-words">
          <strong>{name()}</strong>
          <span>{sayStand(props.saved, game.latest)}</span>
          <span class="saved-quiet">{saySeats(props.saved)}</span>
          <span class="saved-quiet">{text().when.format(props.saved.changed)}</span>
        </span>
      </a>
      <Button kind="plain" icon="edit" label={text().rename(name())} onClick={() => props.onRename()} />
      <Button kind="plain" icon="trash" label={text().remove(name())} onClick={() => props.onRemove()} />
    </li>
  );
}

function Miniature(props: { readonly game: Game; readonly saved: GameSummary }) {
  const state = () => {
    const parsed = props.game.notation.parsePosition(props.saved.position);
    return parsed.ok ? parsed.value : undefined;
  };
  return (
    <Show when={state() !== undefined}>
      <Board game={props.game} state={state()} size="miniature" isStill label={props.saved.position} />
    </Show>
  );
}

/** How the game stands, and how many moves it has. */
function sayStand({ result, plies }: GameSummary, game: Game | undefined): string {
  const text = inLanguage(savedText);
  const moves = text.moves(plies);
  if (!result) return `${moves}, ${text.unfinished}`;
  if (result.winner === null) return `${moves}, ${text.drawn}`;
  const player = game?.text[settings.language].players[result.winner];
  return player ? `${moves}, ${text.won(player)}` : moves;
}

/** Who plays against whom. */
export function saySeats({ seats }: GameSummary): string {
  const text = inLanguage(savedText);
  const [first, second] = seats;
  const name = (seat: string) => (seat === 'me' ? text.person : sayPlayer(seat, settings.language));
  return first === 'me' && second === 'me' ? text.two : text.against(name(first), name(second));
}

import { createEffect, createMemo, type JSX, Show } from 'solid-js';
import type { Game } from '../../core/game.ts';
import type { GamePlayers } from '../../core/player.ts';
import { playersOf } from '../../engine/players.ts';
import { findGame, firstGame, ownGames } from '../games.ts';
import { go } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { GameChooser } from '../shell/game-chooser.tsx';
import { notify } from '../shell/notices.tsx';
import { createLater } from './later.ts';
import { formatLabPlace, type LabPlace } from './place.ts';
import { text } from './text.ts';

/** A game with its players, as the laboratory looks at it. */
export interface LabGame {
  readonly game: Game;
  readonly players: GamePlayers<unknown>;
}

interface LabGameViewProps {
  readonly place: LabPlace;
  /** What choosing a game is called. */
  readonly label: string;
  /** Where another game is found, of what the place has beside it. */
  optionsFor(options: LabPlace['options']): LabPlace['options'];
  /** What is shown of the game, and the way to another. */
  children(found: LabGame, chooser: JSX.Element): JSX.Element;
}

/** The game of a place, once it is loaded; one that there is not leads to the usual one. */
export function LabGameView(props: LabGameViewProps) {
  const id = createMemo(() => findGame(props.place.game ?? firstGame)?.id);
  createEffect(() => {
    if (id() !== undefined) return;
    notify(inLanguage(text).nowhere);
    goInLab({ part: props.place.part, options: new Map() }, { replace: true });
  });
  const chosen = createLater(id, async (wanted): Promise<LabGame | undefined> => {
    const game = wanted === undefined ? undefined : await findGame(wanted)?.load();
    return game && { game, players: await playersOf(game) };
  });
  const listed = createLater(
    () => ownGames,
    (games) => Promise.all(games.map(({ load }) => load())),
  );
  return (
    <Show when={chosen()} keyed>
      {(found) =>
        props.children(
          found,
          <GameChooser
            label={props.label}
            game={found.game}
            listed={listed() ?? []}
            onChoose={({ id: other }) =>
              goInLab({ part: props.place.part, game: other, options: props.optionsFor(props.place.options) })
            }
          />,
        )
      }
    </Show>
  );
}

/** Goes to a place in the laboratory. */
export function goInLab(place: LabPlace, options: { readonly replace?: boolean } = {}): void {
  go({ screen: 'lab', place: formatLabPlace(place) }, options);
}

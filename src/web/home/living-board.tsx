import { createResource, createSignal, Show } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { loadGame } from '../games.ts';
import { Board } from '../shell/board.tsx';
import { firstScene, nextScene, posterSeed } from './demonstration.ts';

interface LivingBoardProps {
  readonly gameId: string;
  readonly label: string;
  /** Told once the board is there, with what plays its next move and says whether there was one. */
  onReady(step: () => boolean): void;
}

/** A board that plays on by itself from where its poster left off. */
export default function LivingBoard(props: LivingBoardProps) {
  const [game] = createResource(() => loadGame(props.gameId));
  return <Show when={game()}>{(loaded) => <PlayedBoard {...props} game={loaded()} />}</Show>;
}

function PlayedBoard(props: LivingBoardProps & { readonly game: Game }) {
  const { game } = props;
  // A different game on every visit: nothing depends on it.
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const random = seededRandom(seed);
  const [scene, setScene] = createSignal(firstScene(game, seededRandom(posterSeed)));
  let ply = 0;
  props.onReady(() => {
    const next = nextScene(game, scene(), ply, random);
    ply++;
    if (next) setScene(next);
    return next !== undefined;
  });
  return (
    <Board
      game={game}
      state={scene().state}
      last={scene().last}
      ending={game.rules.ending(scene().state)}
      label={props.label}
      size="miniature"
    />
  );
}

import { createMemo, createResource, type JSX, Show } from 'solid-js';
import { formatRoute, go, route } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { LinkButton } from '../../shell/button.tsx';
import { LoadBoundary } from '../../shell/load-failed.tsx';
import { useTitle } from '../../shell/title.ts';
import { type FoundPuzzle, openPuzzle } from '../open-puzzle.ts';
import { dayPlace, formatPuzzlePlace } from '../place.ts';
import { loadDay, today } from '../puzzle-games.ts';
import { puzzleText } from '../puzzle-text.ts';
import './puzzle.css';
import { PuzzleView } from './puzzle-view.tsx';

/** One puzzle on the board. Another address is another puzzle. */
export default function PuzzleScreen() {
  const address = createMemo<string>((before) => {
    const here = route();
    // A sheet may lie over the screen: what is below stays.
    return here.screen === 'puzzle' ? here.place : before;
  }, '');
  const [found] = createResource(address, find);
  const opened = () => {
    const here = found.latest;
    return here?.kind === 'puzzle' ? here.opened : undefined;
  };
  return (
    <LoadBoundary failed={inLanguage(puzzleText).loadFailed} frame={inPage}>
      <Show when={opened()} keyed fallback={<Show when={found.latest}>{(here) => <NotFound found={here()} />}</Show>}>
        {(puzzle) => <PuzzleView opened={puzzle} />}
      </Show>
    </LoadBoundary>
  );
}

function inPage(content: JSX.Element): JSX.Element {
  return <section class="page page-narrow puzzle-missing">{content}</section>;
}

async function find(address: string): Promise<FoundPuzzle | undefined> {
  if (address !== dayPlace) return openPuzzle(address);
  const day = await loadDay(today());
  if (!day) return { kind: 'nowhere' };
  // The day's puzzle has the address of a puzzle, so that it stays the same one when the day is over.
  const place = formatPuzzlePlace({ game: day.game.id, id: day.puzzle.id, set: 'day' });
  const here = route();
  if (here.screen === 'puzzle' && here.place === dayPlace) go({ screen: 'puzzle', place }, { replace: true });
  return undefined;
}

/** One sentence on what there is not, and a way on. */
function NotFound(props: { readonly found: FoundPuzzle }) {
  const words = () => inLanguage(puzzleText);
  const sentence = () => {
    switch (props.found.kind) {
      case 'no-game':
        return words().noGame(props.found.name);
      case 'no-puzzle':
        return words().noPuzzle(inLanguage(props.found.game.text).name);
      case 'no-puzzles':
        return words().noPuzzles(inLanguage(props.found.game.text).name);
      default:
        return words().noAddress;
    }
  };
  const gamePlace = () => (props.found.kind === 'no-puzzle' ? props.found.game.id : '');
  useTitle(() => words().allPuzzles);
  return inPage(
    <>
      <p role="alert">{sentence()}</p>
      <div>
        <LinkButton kind="main" href={formatRoute({ screen: 'puzzles', place: gamePlace() })}>
          {words().allPuzzles}
        </LinkButton>
      </div>
    </>,
  );
}

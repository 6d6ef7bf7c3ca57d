import { createMemo, createSignal, onMount, Show } from 'solid-js';
import { focusBoard } from '../../../board/board-grid.tsx';
import type { Game, Move, Problem } from '../../../core/game.ts';
import { legalMoves } from '../../../core/match.ts';
import { present } from '../../../core/present.ts';
import { seededRandom } from '../../../core/random.ts';
import { answerDrill, beginDrill, drillQuestion } from '../../../study/cards/drill.ts';
import type { EntryGroup } from '../../../study/cards/groups.ts';
import { moveInSentence } from '../../../text/say.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { freshSeed } from '../../fresh.ts';
import { inLanguage, isStill, settings } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { Button } from '../../shell/button.tsx';
import { text } from './text.ts';

interface DrillPanelProps {
  readonly game: Game;
  readonly groups: readonly EntryGroup<unknown>[];
  onLeave(): void;
}

/** The positions of a card one by one, turned at random, to be answered on the board. */
export function DrillPanel(props: DrillPanelProps) {
  const words = () => inLanguage(text);
  const random = seededRandom(freshSeed());
  const entries = props.groups.flatMap((group) => group.entries);
  const [drill, setDrill] = createSignal(beginDrill(entries.length, random));
  const question = createMemo(() => {
    const place = drill().left[0];
    return place === undefined ? undefined : drillQuestion(props.game, present(entries[place], 'entry'), random);
  });
  const [answer, setAnswer] = createSignal<Move>();
  const [problem, setProblem] = createSignal<Problem>();
  const isRight = () => question()?.right.includes(answer() ?? -1) ?? false;
  let panel: HTMLDivElement | undefined;
  let next: HTMLDivElement | undefined;
  onMount(() => {
    panel?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    focusBoard(panel);
  });

  function give(move: Move): void {
    setProblem(undefined);
    setAnswer(move);
    next?.querySelector('button')?.focus({ preventScroll: true });
  }

  function goOn(): void {
    const right = isRight();
    setAnswer(undefined);
    setDrill(answerDrill(drill(), right));
    if (drill().left.length > 0) focusBoard(panel);
    else next?.querySelector('button')?.focus({ preventScroll: true });
  }

  function restart(): void {
    setDrill(beginDrill(entries.length, random));
    focusBoard(panel);
  }

  /** What is said below the board. */
  const said = () => {
    const asked = question();
    if (!asked) return words().done(drill().count, drill().mistakes);
    const given = answer();
    const refused = problem();
    if (given === undefined) return refused ? sayProblem(refused, settings.language, props.game) : words().question;
    const shown = isRight() ? given : (asked.right[0] ?? given);
    const move = moveInSentence(props.game, props.game.notation.move(asked.state, shown), settings.language);
    return isRight() ? words().right(move) : words().wrong(move);
  };

  return (
    <div class="card-drill" ref={panel} data-outcome={answer() === undefined ? 'open' : isRight() ? 'right' : 'wrong'}>
      <Show when={question()} keyed>
        {(asked) => (
          <Board
            game={props.game}
            state={asked.state}
            moves={answer() === undefined ? legalMoves(props.game, asked.state) : []}
            hint={answer() === undefined ? undefined : isRight() ? answer() : asked.right[0]}
            coordinates={settings.coordinates}
            label={words().question}
            onMove={give}
            onRefuse={setProblem}
            onPick={() => setProblem(undefined)}
          />
        )}
      </Show>
      <div class="card-said">
        <Show when={question()}>
          <progress max={drill().count} value={drill().count - drill().left.length} aria-label={words().drill} />
          <p class="card-left">{words().left(drill().left.length)}</p>
        </Show>
        <p class="card-sentence" aria-live="polite">
          {said()}
        </p>
        <div class="card-actions" ref={next}>
          <Show
            when={question()}
            fallback={
              <Button kind="main" icon="retry" onClick={restart}>
                {words().again}
              </Button>
            }
          >
            <Button kind="main" icon="next" disabled={answer() === undefined} onClick={goOn}>
              {words().next}
            </Button>
          </Show>
          <Button onClick={() => props.onLeave()}>{words().toPositions}</Button>
        </div>
      </div>
    </div>
  );
}

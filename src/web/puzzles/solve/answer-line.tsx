import { Show } from 'solid-js';
import { cellAt, type Player } from '../../../core/game.ts';
import { outcomeOf } from '../../../study/training/attempt.ts';
import { training } from '../../../study/training/text.ts';
import { moveInSentence } from '../../../text/say.ts';
import { begun } from '../../../text/wording.ts';
import { chosenLook, inLanguage, settings } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { Sentence } from '../../table/sentence.tsx';
import { puzzleText } from '../puzzle-text.ts';
import type { PuzzleSession } from './puzzle-session.ts';

/** What is said to who has answered, or asked for a hint. */
export interface Said {
  readonly kind: 'right' | 'wrong' | 'hint' | 'solved' | 'failed' | 'refusal';
  readonly sentence: string;
}

const icons: Readonly<Record<Said['kind'], IconName>> = {
  right: 'check',
  wrong: 'close',
  hint: 'hint',
  solved: 'check',
  failed: 'info',
  refusal: 'info',
};

/** The sentence for where a puzzle stands; nothing before the first answer. */
export function answerOf(session: PuzzleSession, opponent: Player): Said | undefined {
  const words = inLanguage(training.text);
  const { game, puzzle } = session;
  const attempt = session.attempt();
  const named = (move: string) => moveInSentence(game, move, settings.language);
  const wrong = session.wrong();
  if (wrong) return { kind: 'wrong', sentence: whyWrong() };
  if (session.isGivenUp()) return { kind: 'failed', sentence: inLanguage(puzzleText).givenUp };
  if (session.isOver()) {
    const outcome = outcomeOf(attempt);
    return { kind: outcome === 'failed' ? 'failed' : 'solved', sentence: words.solved[outcome] };
  }
  const hint = session.hint();
  if (hint?.move !== undefined) return { kind: 'hint', sentence: words.tellMove(named(hint.move)) };
  if (hint) return { kind: 'hint', sentence: words.look(hint.cells.map(nameOfCell), hint.isOneOf) };
  const reply = attempt.match.played.at(-1);
  const player = inLanguage(game.text).players[opponent];
  return reply === undefined ? undefined : { kind: 'right', sentence: words.right(player, named(reply)) };

  function whyWrong(): string {
    const { move = '', refutation } = wrong ?? {};
    const said = begun(named(move));
    // Of what is not known for sure only this is: the move does not keep the value.
    if (!refutation?.verdict.exact) return words.wrong(said, puzzle.goal);
    return words.refuted(said, inLanguage(game.text).players[opponent], refutation.verdict, '');
  }

  function nameOfCell(cell: number): string {
    const { name, kind } = cellAt(game.view, cell);
    const piece = game.view.pieces(attempt.match.state).find((each) => each.cell === cell);
    // A place in the stock is known by what lies there.
    if (kind !== 'hand' || !piece) return name;
    return chosenLook.text().piece(piece, inLanguage(game.text).players[piece.owner]);
  }
}

/** The answer, by the board; its room is always there. */
export function AnswerLine(props: { readonly answer: Said | undefined; readonly onBack: (() => void) | undefined }) {
  return (
    <div class={`puzzle-answer is-${props.answer?.kind ?? 'none'}`}>
      <Show when={props.answer}>
        {(said) => (
          <>
            <Icon name={icons[said().kind]} />
            <p>
              <Sentence text={said().sentence} />
            </p>
          </>
        )}
      </Show>
      <Show when={props.onBack}>
        {(goBack) => (
          <Button icon="undo" onClick={() => goBack()()}>
            {inLanguage(puzzleText).back}
          </Button>
        )}
      </Show>
    </div>
  );
}

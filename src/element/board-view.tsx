import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Board } from '../board/board.tsx';
import { type BoardLook, BoardLookContext } from '../board/look.ts';
import { present } from '../core/present.ts';
import { lastMoveOf } from '../play/last-move.ts';
import { onlyPass } from '../play/view.ts';
import { moveSentence } from '../text/sentences.ts';
import type { Session } from './session.ts';
import type { ShownValues } from './shown-values.ts';
import { type Status, statusOf } from './status.ts';
import type { Words } from './words.ts';

interface ViewProps {
  readonly session: Session;
  readonly values: ShownValues;
  /** How the board looks; what it says comes with its words. */
  readonly look: Omit<BoardLook, 'text'>;
  readonly words: Words | undefined;
  readonly isFlipped: boolean;
  readonly isReadonly: boolean;
}

/** A board, what is said of it, and the same for who listens. Until the game is there, what the page put in its place. */
export function BoardView(props: ViewProps): JSX.Element {
  const language = () => props.look.language();
  const match = () => props.session.match();
  const moves = createMemo(() => (props.isReadonly ? [] : (match()?.moves ?? [])));
  const pass = () => {
    const shown = match();
    return shown && onlyPass(shown.game, shown.state, moves());
  };
  const makePass = () => {
    const move = pass();
    if (move !== undefined) props.session.move(move);
  };
  const status = createMemo(() => statusOf(props.session, props.values, language(), props.words, pass() !== undefined));
  const look: BoardLook = { ...props.look, text: () => present(props.words, 'words of a language').cells };
  return (
    <div class="frame" lang={language() === 'pt' ? 'pt-PT' : 'en'}>
      <Show when={props.words && match()} fallback={<slot />}>
        {(shown) => (
          <BoardLookContext.Provider value={look}>
            <div part="board">
              <Board
                game={shown().game}
                state={shown().state}
                last={lastMoveOf(shown())}
                ending={shown().ending}
                isFlipped={props.isFlipped}
                moves={moves()}
                badges={props.values.badges()}
                onMove={(move) => props.session.move(move)}
                onPick={() => props.session.refuse(undefined)}
                onRefuse={(problem) => props.session.refuse(problem)}
                label={props.words?.board(shown().game.text[language()].name) ?? ''}
              />
            </div>
          </BoardLookContext.Provider>
        )}
      </Show>
      <p
        part="status"
        class="status"
        classList={{ 'is-trouble': status().kind === 'trouble', 'is-over': status().kind === 'over' }}
      >
        <span>{status().sentence}</span>
      </p>
      <Show when={pass() !== undefined}>
        <button part="pass" class="pass" type="button" onClick={makePass}>
          {props.words?.pass}
        </button>
      </Show>
      <Announcements session={props.session} look={props.look} words={props.words} status={status()} />
    </div>
  );
}

/** Says what is played and what comes of it; in two places in turn, so that a sentence said twice running is read twice. */
function Announcements(
  props: Pick<ViewProps, 'session' | 'look' | 'words'> & { readonly status: Status },
): JSX.Element {
  const [said, say] = createSignal<readonly [string, string]>(['', '']);
  const announce = (sentence: string) => say(([first]) => (first === '' ? [sentence, ''] : ['', sentence]));
  createEffect(
    on(
      () => props.session.match(),
      (match, before) => {
        if (!match || !before || match.state === before.state) return;
        const last = lastMoveOf(match);
        const [language, words] = [props.look.language(), props.words?.catalogue];
        const played = last && words ? moveSentence(match.game, last.before, last.move, language, words) : '';
        announce(`${played} ${props.status.sentence}`.trim());
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    const { kind, sentence } = props.status;
    if (kind === 'trouble') announce(sentence);
  });
  return (
    <>
      <div class="announcement" aria-live="polite">
        {said()[0]}
      </div>
      <div class="announcement" aria-live="polite">
        {said()[1]}
      </div>
    </>
  );
}

import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Board } from '../board/board.tsx';
import { focusBoard } from '../board/board-grid.tsx';
import { type BoardLook, BoardLookContext } from '../board/look.ts';
import type { Match } from '../core/match.ts';
import { present } from '../core/present.ts';
import { lastMoveOf } from '../play/last-move.ts';
import { onlyPass } from '../play/view.ts';
import { moveSentence } from '../text/sentences.ts';
import type { Status } from './puzzle-play.ts';
import { type Sayings, statusOf } from './status.ts';
import type { ShownValues } from './values.ts';
import type { Words } from './words.ts';

interface ViewProps extends Pick<Sayings, 'session' | 'language' | 'words' | 'trouble'> {
  readonly values: ShownValues;
  /** How the board looks; what it says comes with its words. */
  readonly look: Pick<BoardLook, 'theme' | 'material' | 'isStill'>;
  readonly isFlipped: boolean;
  readonly isReadonly: boolean;
}

/** A board, what is said of it, and the same for who listens. Until the game is there, what the page put in its place. */
export function BoardView(props: ViewProps): JSX.Element {
  const match = () => props.session.match();
  // A board stays until the next is there, so that the page keeps its shape; nothing can be played on it.
  const shown = createMemo<Match | undefined>((before) => match() ?? (props.session.isLoading() ? before : undefined));
  const moves = createMemo(() => match()?.moves ?? []);
  const pass = () => {
    const here = match();
    return here && !props.isReadonly ? onlyPass(here.game, here.state, moves()) : undefined;
  };
  let frame: HTMLDivElement | undefined;
  const makePass = () => {
    const move = pass();
    if (move !== undefined) props.session.move(move);
    // The keyboard does not stay on what is no longer there.
    if (pass() === undefined) focusBoard(frame);
  };
  const status = createMemo(() =>
    statusOf({
      session: props.session,
      language: props.language,
      words: props.words,
      standing: props.values.standing,
      trouble: props.trouble,
      mustPass: pass() !== undefined,
    }),
  );
  const words = () => present(props.words, 'words of a language');
  const look: BoardLook = { ...props.look, language: () => words().language, text: () => words().cells };
  return (
    <div ref={frame} class="frame" lang={(props.words ?? props).language === 'pt' ? 'pt-PT' : 'en'} dir="ltr">
      <Show when={props.words && shown()} fallback={<slot />}>
        {(here) => (
          <BoardLookContext.Provider value={look}>
            <div part="board">
              <Board
                game={here().game}
                state={here().state}
                last={lastMoveOf(here())}
                ending={here().ending}
                isFlipped={props.isFlipped}
                isReadonly={props.isReadonly}
                moves={moves()}
                badges={props.values.badges()}
                onMove={(move) => props.session.move(move)}
                onPick={() => props.session.pick()}
                onRefuse={(problem) => props.session.refuse(problem)}
                label={words().board(here().game.text[words().language].name)}
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
      <Announcements session={props.session} words={props.words} status={status()} />
    </div>
  );
}

/** Says what is played and what comes of it; in two places in turn, so that a sentence said twice running is read twice. */
function Announcements(props: Pick<ViewProps, 'session' | 'words'> & { readonly status: Status }): JSX.Element {
  const [said, say] = createSignal<readonly [string, string]>(['', '']);
  const announce = (sentence: string) => say(([first]) => (first === '' ? [sentence, ''] : ['', sentence]));
  createEffect(
    on(
      () => props.session.match(),
      (match, before) => {
        if (!match || !before || match.state === before.state) return;
        announce(`${stepBetween(before, match, props.words)} ${props.status.sentence}`.trim());
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

/** The move from one position to the next, or the one that was taken back; nothing where the board went elsewhere. */
function stepBetween(before: Match, match: Match, words: Words | undefined): string {
  const isBack = before.ply > match.ply;
  const [shorter, longer] = isBack ? [match, before] : [before, match];
  const last = longer.game === shorter.game && longer.undo().position === shorter.position && lastMoveOf(longer);
  if (!last || !words) return '';
  const sentence = moveSentence(longer.game, last.before, last.move, words.language, words.catalogue);
  return isBack ? `${words.tookBack} ${sentence}` : sentence;
}

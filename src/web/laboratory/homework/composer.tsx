import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import {
  formatQuestions,
  type Homework,
  maxQuestions,
  maxTitleLength,
  type Question,
  tidyTitle,
} from '../../../study/homework/homework.ts';
import { inLanguage } from '../../settings.ts';
import { copyText } from '../../share/copy.ts';
import { announce } from '../../shell/announce.tsx';
import { Button, LinkButton } from '../../shell/button.tsx';
import type { LabPlace } from '../place.ts';
import { keepDraft, readDraft } from './kept-homework.ts';
import { NewQuestion } from './new-question.tsx';
import { homeworkHash } from './place.ts';
import { text } from './text.ts';

/** For who teaches: questions are put together, and become an address. */
export function Composer(props: { readonly place: LabPlace }) {
  const words = () => inLanguage(text).compose;
  const [draft, setDraft] = createSignal<Homework>(readDraft());
  function change(next: Homework): void {
    setDraft(next);
    const title = tidyTitle(next.title);
    keepDraft(title, next.questions.length > 0 ? formatQuestions({ ...next, title }) : '');
  }
  const add = (question: Question) => {
    change({ ...draft(), questions: [...draft().questions, question] });
    announce(words().added(draft().questions.length));
  };
  const finished = createMemo(() => ({ ...draft(), title: tidyTitle(draft().title) }));
  const link = () => new URL(homeworkHash(finished(), 'pupil'), document.baseURI).href;
  const titleId = createUniqueId();
  return (
    <>
      <h2>{words().title}</h2>
      <p>{words().intro}</p>
      <div class="homework-field">
        <label for={titleId}>{words().name}</label>
        <input
          id={titleId}
          type="text"
          maxlength={maxTitleLength}
          value={draft().title}
          onInput={(event) => change({ ...draft(), title: event.currentTarget.value })}
        />
      </div>
      <section class="homework-card">
        <h3>{words().questions(draft().questions.length, maxQuestions)}</h3>
        <QuestionList questions={draft().questions} onChange={(questions) => change({ ...draft(), questions })} />
        <Show when={draft().questions.length > 0}>
          <AddressOf link={link()} homework={finished()} onClear={() => change({ title: '', questions: [] })} />
        </Show>
      </section>
      <NewQuestion place={props.place} questions={draft().questions} onAdd={add} />
    </>
  );
}

function AddressOf(props: { readonly link: string; readonly homework: Homework; onClear(): void }) {
  const words = () => inLanguage(text).compose;
  const id = createUniqueId();
  return (
    <div class="homework-address">
      <label for={id}>{words().link}</label>
      <textarea id={id} rows="3" readonly value={props.link} onFocus={(event) => event.currentTarget.select()} />
      <p class="quiet">{words().linkHelp}</p>
      <div class="homework-actions">
        <Button kind="main" icon="link" onClick={() => void copyText(props.link)}>
          {words().copyLink}
        </Button>
        <LinkButton href={homeworkHash(props.homework, 'pupil')}>{words().open}</LinkButton>
        <LinkButton href={homeworkHash(props.homework, 'marks')}>{words().marks}</LinkButton>
        <Button kind="plain" icon="trash" onClick={() => props.onClear()}>
          {words().clear}
        </Button>
      </div>
    </div>
  );
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  onChange(questions: readonly Question[]): void;
}

function QuestionList(props: QuestionListProps) {
  const words = () => inLanguage(text).compose;
  const isLast = (index: number) => index === props.questions.length - 1;
  function swap(index: number, other: number): void {
    const [one, two] = [props.questions[index], props.questions[other]];
    if (one && two) props.onChange(props.questions.with(index, two).with(other, one));
  }
  return (
    <ol class="homework-questions">
      <For each={props.questions} fallback={<li class="quiet">{words().empty}</li>}>
        {(question, index) => (
          <li>
            <span class="homework-named">
              <strong>{index() + 1}.</strong> {inLanguage(text).kinds[question.kind]}
              <code>
                {question.game} {'position' in question ? question.position : question.seed}
              </code>
            </span>
            <span class="homework-order">
              <Button
                kind="plain"
                icon="down"
                class="homework-up"
                label={words().up(index() + 1)}
                disabled={index() === 0}
                onClick={() => swap(index(), index() - 1)}
              />
              <Button
                kind="plain"
                icon="down"
                label={words().down(index() + 1)}
                disabled={isLast(index())}
                onClick={() => swap(index(), index() + 1)}
              />
              <Button
                kind="plain"
                icon="trash"
                label={words().remove(index() + 1)}
                onClick={() => props.onChange(props.questions.filter((_, place) => place !== index()))}
              />
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}

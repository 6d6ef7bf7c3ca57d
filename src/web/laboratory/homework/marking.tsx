import { createMemo, createResource, createSignal, createUniqueId, For, onCleanup, onMount, Show } from 'solid-js';
import { fail, type Problem, type Result, succeed } from '../../../core/problem.ts';
import type { AnswerKey } from '../../../study/homework/answers.ts';
import type { Homework } from '../../../study/homework/homework.ts';
import {
  formatMarks,
  histogram,
  type Marked,
  type MarkedLine,
  markCodes,
  rightByQuestion,
} from '../../../study/homework/marks.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { inLanguage, settings } from '../../settings.ts';
import { download } from '../../share/download.ts';
import { Button } from '../../shell/button.tsx';
import { Icon } from '../../shell/icon.tsx';
import { openLab } from '../worker/lab.ts';
import { keepHomework, readHomework } from './kept-homework.ts';
import { keyOfQuestion, type LoadedQuestion, loadQuestions, sayAnswerTo } from './loaded-question.ts';
import { homeworkHash } from './place.ts';
import { homeworkSpeaker, text } from './text.ts';

const say = (problem: Problem) => sayProblem(problem, settings.language, homeworkSpeaker);

/** For who teaches: codes are pasted, and marked by what is proven here and now. */
export function Marking(props: { readonly homework: Homework }) {
  const words = () => inLanguage(text).marks;
  const [kept, setKept] = createSignal(readHomework(props.homework));
  const [loaded] = createResource(() => loadQuestions(props.homework.questions));
  const questions = () => {
    const result = loaded();
    return result?.ok ? result.value : undefined;
  };
  const [proving, setProving] = createSignal<number>();
  const [keys, setKeys] = createSignal<Result<readonly AnswerKey[]>>();
  let stop: AbortController | undefined;
  onCleanup(() => stop?.abort());

  async function prove(): Promise<void> {
    const mine = new AbortController();
    stop = mine;
    const result = await loadQuestions(props.homework.questions);
    if (!result.ok) {
      setKeys(result);
      return;
    }
    const lab = openLab();
    const found: AnswerKey[] = [];
    for (const [index, question] of result.value.entries()) {
      if (mine.signal.aborted) break;
      setProving(index + 1);
      const key = await keyOfQuestion(lab, question, { signal: mine.signal });
      if (key && !key.ok) {
        setKeys(fail(key.problem));
        break;
      }
      if (key) found.push(key.value);
    }
    lab.close();
    setProving(undefined);
    if (found.length === props.homework.questions.length) setKeys(succeed(found));
  }
  onMount(() => void prove());

  const marked = createMemo((): Result<Marked> | undefined => {
    const found = keys();
    return found?.ok ? markCodes(props.homework, found.value, kept().codes) : found;
  });
  const good = () => {
    const result = marked();
    return result?.ok ? result.value : undefined;
  };
  const problem = () => {
    const result = marked();
    return result && !result.ok ? say(result.problem) : undefined;
  };
  const codesId = createUniqueId();
  return (
    <>
      <h2>{words().title(props.homework.title || inLanguage(text).pupil.untitled)}</h2>
      <p>{words().intro}</p>
      <div class="homework-field">
        <label for={codesId}>{words().codes}</label>
        <textarea
          id={codesId}
          class="homework-codes"
          rows="6"
          spellcheck={false}
          value={kept().codes}
          onInput={(event) => keepHomework(setKept({ ...kept(), codes: event.currentTarget.value }))}
        />
        <p class="quiet">{words().codesHelp}</p>
      </div>
      <Show when={problem()}>{(sentence) => <p class="field-problem">{sentence()}</p>}</Show>
      <Show when={proving()}>
        {(number) => (
          <div class="homework-progress">
            <progress max={props.homework.questions.length} value={number() - 1} aria-label={words().key} />
            <span>{words().proving(number(), props.homework.questions.length)}</span>
            <Button onClick={() => stop?.abort()}>{inLanguage(text).compose.cancel}</Button>
          </div>
        )}
      </Show>
      <Show when={!keys() && !proving() && !loaded.loading && stop?.signal.aborted}>
        <div class="homework-progress">
          <span>{words().stopped}</span>
          <Button onClick={() => void prove()}>{words().again}</Button>
        </div>
      </Show>
      <Show when={good()}>{(result) => <Results homework={props.homework} marked={result()} />}</Show>
      <Show when={questions()}>
        {(list) => <Show when={keyList(keys())}>{(found) => <KeyList questions={list()} keys={found()} />}</Show>}
      </Show>
      <a href={homeworkHash(props.homework, 'pupil')}>{words().back}</a>
    </>
  );
}

function keyList(keys: Result<readonly AnswerKey[]> | undefined): readonly AnswerKey[] | undefined {
  return keys?.ok ? keys.value : undefined;
}

function KeyList(props: { readonly questions: readonly LoadedQuestion[]; readonly keys: readonly AnswerKey[] }) {
  const words = () => inLanguage(text).marks;
  return (
    <details class="homework-key">
      <summary>{words().key}</summary>
      <ol>
        <For each={props.questions}>
          {(loaded, index) => (
            <li>
              {(props.keys[index()]?.right ?? [])
                .map((answer) => sayAnswerTo(loaded, answer, settings.language))
                .join(words().or)}
            </li>
          )}
        </For>
      </ol>
    </details>
  );
}

function Results(props: { readonly homework: Homework; readonly marked: Marked }) {
  const words = () => inLanguage(text).marks;
  const count = () => props.homework.questions.length;
  const save = () => {
    const table = formatMarks(props.marked.lines, count(), words().person, words().sum);
    // With a mark that spreadsheets take for UTF-8.
    download(`${words().fileName}.csv`, new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <>
      <Show when={props.marked.bad.length > 0}>
        <ul class="homework-bad">
          <For each={props.marked.bad}>
            {({ line, text: pasted, problem }) => (
              <li>
                {words().bad(line, say(problem))} <code>{pasted.slice(0, 80)}</code>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.marked.lines.length > 0}>
        <MarksTable lines={props.marked.lines} count={count()} />
        <Histogram bars={histogram(props.marked.lines, count())} />
        <p>
          <Button icon="download" onClick={save}>
            {words().csv}
          </Button>
        </p>
      </Show>
    </>
  );
}

const icons = { right: 'check', wrong: 'close', none: 'minus' } as const;

function MarksTable(props: { readonly lines: readonly MarkedLine[]; readonly count: number }) {
  const words = () => inLanguage(text).marks;
  const numbers = () => Array.from({ length: props.count }, (_, index) => index + 1);
  return (
    // Wide tables are scrolled by themselves, with keys too.
    <section class="homework-table" aria-label={words().table} tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">{words().person}</th>
            <For each={numbers()}>{(number) => <th scope="col">{number}</th>}</For>
            <th scope="col">{words().sum}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.lines}>
            {(line) => (
              <tr>
                <th scope="row">
                  {line.name}
                  <Show when={line.isNamesake}>
                    <small>{words().namesake}</small>
                  </Show>
                </th>
                <For each={line.marks}>
                  {(mark) => (
                    <td data-mark={mark}>
                      <Icon name={icons[mark]} />
                      <span class="visually-hidden">{words().mark[mark]}</span>
                    </td>
                  )}
                </For>
                <td>{line.right}</td>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words().all}</th>
            <For each={rightByQuestion(props.lines, props.count)}>{(right) => <td>{right}</td>}</For>
            <td>{props.lines.reduce((sum, { right }) => sum + right, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** How many had so many right: bars that are words too. */
function Histogram(props: { readonly bars: readonly number[] }) {
  const words = () => inLanguage(text).marks;
  const most = () => Math.max(1, ...props.bars);
  return (
    <section class="homework-histogram">
      <h3>{words().histogram}</h3>
      <ul>
        <For each={props.bars}>
          {(people, right) => (
            <li>
              <span class="visually-hidden">{words().bar(right(), people)}</span>
              <span class="homework-people">{people > 0 ? people : ''}</span>
              <span class="homework-bar" style={{ height: `calc((100% - 3rem) * ${people / most()})` }} />
              <span class="homework-right">{right()}</span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

import { createMemo, Show } from 'solid-js';
import { parseHomework } from '../../../study/homework/homework.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { settings } from '../../settings.ts';
import type { LabPartProps } from '../part-props.ts';
import { Composer } from './composer.tsx';
import './homework.css';
import { Marking } from './marking.tsx';
import { PupilPage } from './pupil-page.tsx';
import { homeworkSpeaker } from './text.ts';

/** Homework by link: an address with questions is answered or marked, and without any one is composed. */
export default function HomeworkPart(props: LabPartProps) {
  const option = (name: string) => props.place.options.get(name);
  const opened = createMemo(() => {
    const set = option('set');
    return set === undefined ? undefined : parseHomework(option('title') ?? '', set);
  });
  const homework = createMemo(() => {
    const here = opened();
    return here?.ok ? here.value : undefined;
  });
  const problem = () => {
    const here = opened();
    return here && !here.ok ? sayProblem(here.problem, settings.language, homeworkSpeaker) : undefined;
  };
  return (
    <div class="homework">
      <Show when={problem()}>{(sentence) => <p class="field-problem">{sentence()}</p>}</Show>
      <Show when={homework()} fallback={<Composer place={props.place} />} keyed>
        {(shown) => (
          <Show when={option('view') === 'marks'} fallback={<PupilPage homework={shown} />}>
            <Marking homework={shown} />
          </Show>
        )}
      </Show>
    </div>
  );
}

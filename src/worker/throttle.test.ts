import { expect, test } from 'vitest';
import { throttle } from './throttle.ts';

test('progress comes five times a second at most, the end at once', () => {
  let time = 0;
  const heard: string[] = [];
  const post = throttle<{ kind: string; id: number }>(
    ({ kind, id }) => heard.push(`${time} ${kind} ${id}`),
    () => time,
  );
  for (time = 0; time < 500; time += 10) post({ kind: 'progress', id: 1 });
  post({ kind: 'done', id: 1 });
  post({ kind: 'progress', id: 2 });
  expect(heard).toEqual(['0 progress 1', '200 progress 1', '400 progress 1', '500 done 1', '500 progress 2']);
});

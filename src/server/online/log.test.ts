import { expect, test } from 'vitest';
import { makeLog } from './log.ts';
import { StoreFailure } from './store/server-store.ts';

function written(
  level: 'all' | 'failures' | 'none',
  write: (log: ReturnType<typeof makeLog>, pass: () => void) => void,
) {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const log = makeLog(
    level,
    (line) => {
      expect(line.endsWith('\n')).toBe(true);
      lines.push(JSON.parse(line) as Record<string, unknown>);
    },
    () => now,
  );
  write(log, () => {
    now += 10_000;
  });
  return lines;
}

const request = { method: 'GET', route: '/api/v1/games/:id', status: 200, milliseconds: 1.234 };

test('requests and failures are lines of JSON, by what is asked for', () => {
  const write = (log: ReturnType<typeof makeLog>) => {
    log.request(request);
    log.failure('store', new StoreFailure(Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' })));
  };
  const [first, second] = written('all', write);
  expect(first).toEqual({ ...request, time: '1970-01-01T00:00:00.000Z', kind: 'request', milliseconds: 1.2 });
  expect(second).toMatchObject({
    kind: 'failure',
    where: 'store',
    code: 'ERR_SQLITE_ERROR',
    message: 'disk I/O error',
  });
  expect(written('failures', write).map(({ kind }) => kind)).toEqual(['failure']);
  expect(written('none', write)).toEqual([]);
});

test('an error that quotes what somebody sent does not bring it into the log', () => {
  const secret = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF';
  const [line] = written('failures', (log) => log.failure('somewhere', new Error(`odd value ${secret} in a row`)));
  expect(line?.message).toBe('odd value … in a row');
});

test('the same failure is told of once in a while', () => {
  const lines = written('failures', (log, pass) => {
    for (let times = 0; times < 100; times++) log.failure('store', new TypeError('gone'));
    log.failure('store', new TypeError('something else'));
    pass();
    log.failure('store', new TypeError('gone'));
  });
  expect(lines.map(({ message }) => message)).toHaveLength(3);
});

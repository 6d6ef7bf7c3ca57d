import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isUnix } from '../../../test/project.ts';
import { checkInput, maxTextBytes, readStream, readTextFile } from './read-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is read up to its bound, and not beyond', () => {
  const file = join(folder, 'text');
  writeFileSync(file, 'é'.repeat(1000));
  expect(readTextFile(file)).toEqual({ ok: true, value: 'é'.repeat(1000) });
  expect(readTextFile(file, 2000).ok).toBe(true);
  expect(readTextFile(file, 1999)).toMatchObject({ problem: { code: 'file-long', values: { file } } });
  expect(readTextFile(folder)).toMatchObject({ problem: { code: 'file-fails', values: { reason: 'EISDIR' } } });
});

test.runIf(isUnix)('a pipe is not waited for, and a device that never ends is let go', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect(readTextFile(pipe)).toMatchObject({ problem: { code: 'not-a-file' } });
  expect(readTextFile('/dev/zero')).toMatchObject({ problem: { code: 'file-long', values: { megabytes: 4 } } });
});

test('a stream that never ends is let go once it has brought too much', async () => {
  let isLetGo = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(65_536);
    } finally {
      isLetGo = true;
    }
  }
  const text = await readStream(endless());
  expect(isLetGo).toBe(true);
  expect(text.length).toBeGreaterThan(maxTextBytes);
  expect(checkInput(text)).toMatchObject({ problem: { code: 'input-long' } });
});

test('a letter that comes in two pieces is one', async () => {
  const bytes = new TextEncoder().encode('é');
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, 1);
    yield bytes.subarray(1);
  }
  expect(await readStream(pieces())).toBe('é');
});

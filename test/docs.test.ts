import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The code blocks of a page in one language, with what follows the language on its first line. */
function blocksOf(page: string, language: string): { readonly note: string; readonly code: string }[] {
  const text = readFileSync(`${root}docs/${page}`, 'utf8');
  const blocks = text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gmu);
  return [...blocks].flatMap(([, found, note = '', code]) => (found === language ? [{ note, code }] : []));
}

/** What an example says it prints: the comment at the end of a `console.log` line, or the line after it. */
function promised(code: string): string[] {
  const lines = code.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.startsWith('console.log(')) return [];
    const comment = /; \/\/ (.*)$/u.exec(line)?.[1] ?? /^\/\/ (.*)$/u.exec(lines[index + 1] ?? '')?.[1];
    return [comment ?? 'a comment that says what is printed'];
  });
}

describe('docs/api.md', () => {
  const examples = blocksOf('api.md', 'ts');
  // Inside the project, so that the package's name means this package, as in its users' projects.
  const folder = `${root}test/.examples/`;
  const fileOf = (index: number) => `${folder}example-${index}.ts`;

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const [index, { code }] of examples.entries()) writeFileSync(fileOf(index), `${code}\nexport {};\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(4);
  });

  test.each(examples.map((example, index) => [index, example.code] as const))(
    'example %i prints what it says',
    async (index, code) => {
      const printed: string[] = [];
      const log = vi
        .spyOn(console, 'log')
        .mockImplementation((...values) => printed.push(values.map(String).join(' ')));
      try {
        await import(fileOf(index));
      } finally {
        log.mockRestore();
      }
      expect(printed).toEqual(promised(code));
    },
  );

  test('has examples that the compiler accepts', () => {
    writeFileSync(`${folder}tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
    expect(() =>
      execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { cwd: root }),
    ).not.toThrow();
  });
});

describe('docs/adding-a-game.md', () => {
  test.each(blocksOf('adding-a-game.md', 'ts').map(({ note, code }) => [note, code] as const))(
    'quotes %s as it is',
    (file, code) => {
      expect(readFileSync(`${root}test/tic-tac-toe/${file}`, 'utf8')).toContain(code);
    },
  );
});

test('links within the docs lead somewhere', () => {
  const docs = ['api', 'adding-a-game', 'truth', 'terminal'].map((name) => `docs/${name}.md`);
  for (const page of ['README.md', 'CONTRIBUTING.md', ...docs]) {
    const text = readFileSync(root + page, 'utf8');
    for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/gu)) {
      expect(() => readFileSync(new URL(target, `file://${root}${page}`)), `${page}: ${target}`).not.toThrow(/ENOENT/u);
    }
  }
});

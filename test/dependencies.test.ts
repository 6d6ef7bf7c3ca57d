import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { present } from '../src/core/present.ts';
import { root } from './project.ts';

/**
 * Who may import whom: `core ← engine ← games ← shells`, `core ← text` and `core, engine, text ← play, online, ugi ← shells`; the laws
 * that games obey know `core` and `text`, and the drawn board knows no game and is for shells that have a page. Shells never
 * import each other, and only they may use packages or Node; beside them, so may the board, what loads games from outside,
 * what starts bots and, in files for Node, what starts threads. How compiled kernels are loaded, `kernel`, is for games alone. Whoever has the time of the system has it from one file:
 * the engine is given a clock, and what users of the library are offered of it without one is `timed`.
 */
const rooms: Readonly<Record<string, { rooms: readonly string[]; packages: readonly RegExp[] }>> = {
  core: { rooms: ['core'], packages: [] },
  engine: { rooms: ['core', 'engine'], packages: [] },
  text: { rooms: ['core', 'text'], packages: [] },
  play: { rooms: ['core', 'engine', 'text', 'play'], packages: [] },
  // The schedule of what was failed is computed by a package that does nothing else.
  study: { rooms: ['core', 'engine', 'text', 'study'], packages: [/^ts-fsrs$/u] },
  // What a queue of jobs is: the server's package has one, and the terminal asks it.
  jobs: { rooms: ['core', 'jobs'], packages: [] },
  online: { rooms: ['core', 'engine', 'text', 'play', 'online'], packages: [] },
  ugi: { rooms: ['core', 'engine', 'text', 'ugi', 'system-clock.ts'], packages: [] },
  timed: { rooms: ['core', 'engine', 'text', 'timed', 'system-clock.ts'], packages: [] },
  bots: { rooms: ['core', 'engine', 'text', 'bots', 'system-clock.ts'], packages: [/^node:/u] },
  worker: {
    rooms: ['core', 'engine', 'games', 'text', 'outside', 'ugi', 'system-clock.ts', 'worker'],
    packages: [/^node:/u],
  },
  laws: { rooms: ['core', 'text', 'laws', 'outside'], packages: [] },
  outside: { rooms: ['core', 'games', 'text', 'outside'], packages: [/^node:/u, /^tsx\//u] },
  kernel: { rooms: ['kernel'], packages: [] },
  games: { rooms: ['core', 'kernel', 'games'], packages: [] },
  board: { rooms: ['core', 'engine', 'text', 'play', 'board'], packages: [/^solid-js(?:\/|$)/u] },
  terminal: {
    rooms: [
      'core',
      'engine',
      'games',
      'text',
      'play',
      'study',
      'laws',
      'online',
      'outside',
      'ugi',
      'bots',
      'jobs',
      'worker',
      'system-clock.ts',
      'terminal',
    ],
    packages: [/^node:/u, /^picocolors$/u],
  },
  web: {
    rooms: ['core', 'engine', 'games', 'text', 'play', 'study', 'online', 'outside', 'worker', 'board', 'web'],
    packages: [/^solid-js(?:\/|$)/u, /^virtual:posters$/u, /^workbox-/u, /^lean-qr$/u],
  },
  element: {
    rooms: ['core', 'engine', 'games', 'text', 'play', 'study', 'worker', 'board', 'element'],
    packages: [/^solid-js(?:\/|$)/u],
  },
  server: {
    rooms: ['core', 'engine', 'games', 'text', 'play', 'online', 'outside', 'jobs', 'worker', 'server'],
    packages: [
      /^node:/u,
      /^fastify$/u,
      /^@fastify\//u,
      /^es-module-lexer$/u,
      /^@photostructure\/sqlite$/u,
      /^postgres$/u,
      /^pg-boss$/u,
    ],
  },
  // Time as the system has it, in Node and in browsers.
  'system-clock.ts': { rooms: ['engine'], packages: [] },
  library: {
    rooms: [
      ...['core', 'engine', 'games', 'text', 'play', 'study', 'laws', 'outside', 'ugi', 'bots', 'timed'],
      ...['system-clock.ts', 'library'],
    ],
    packages: [],
  },
};

/** What other rooms see of the games: the list, and what is said of a name that is not in it. */
const doors = ['games/index.ts', 'games/unknown-game.ts'];

/** Of a game's files only these may use the engine; and the list of games says that there is no such game. */
const mayUseEngine = ['oracle.ts', 'evaluation.ts', 'players.ts'];

/** Rules and searches get time and chance as arguments, and speak to nobody. */
const forbiddenGlobals =
  /\b(?:Math\.random|Date\b|performance\b|process\b|console\b|fetch\b|setTimeout|globalThis|document\b|window\b)/u;
const pureRooms = ['core', 'engine', 'games', 'text', 'play', 'study', 'ugi', 'laws', 'timed', 'online', 'jobs'];

const source = join(root, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split('\\').join('/'))
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file));

/** Static and dynamic imports, re-exports and types named by import: everything that names a module. */
function importsOf(code: string): string[] {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*\/\/.*$/gmu, '');
  const named = withoutComments.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])([^'"`]+)\1/gu);
  return [...named].map(([, , name = '']) => name);
}

function roomOf(file: string): string {
  const [room = ''] = file.split('/');
  return room;
}

/** What is wrong with one import of one file, if anything. */
function objection(file: string, imported: string): string | undefined {
  const from = roomOf(file);
  const allowed = present(rooms[from], `room ${from} in the table`);
  // Where both are at home, the names of files say which are for Node.
  if (from === 'worker' && imported.startsWith('node:') && !/^node\b/u.test(posix.basename(file))) {
    return `${imported} in a file for browsers`;
  }
  if (!imported.startsWith('.')) {
    return allowed.packages.some((name) => name.test(imported)) ? undefined : `package ${imported}`;
  }
  const target = posix.normalize(posix.join(posix.dirname(file), imported));
  const to = roomOf(target);
  const fileName = posix.basename(file);
  const isAllowed =
    allowed.rooms.includes(to) ||
    (from === 'games' && to === 'engine' && mayUseEngine.includes(fileName)) ||
    (file === 'games/index.ts' && target === 'text/problem-error.ts');
  if (!isAllowed) return `${to} from ${from}`;
  const [folder, otherFolder] = [file.split('/')[1], target.split('/')[1]];
  if (from === 'games' && to === 'games' && file !== 'games/index.ts' && folder !== otherFolder) {
    return `game ${otherFolder} from game ${folder}`;
  }
  // A shell gets its games from the list, and knows none of them.
  if (from !== 'games' && to === 'games' && !doors.includes(target)) return `game ${otherFolder} from ${from}`;
  return undefined;
}

test('every room is in the table', () => {
  expect([...new Set(files.map(roomOf))].filter((room) => !(room in rooms))).toEqual([]);
});

test('the app that plays does not lean on the commands, of which one starts it', () => {
  const leaning = files.filter((file) => file.startsWith('terminal/play/'));
  expect(leaning.filter((file) => importsOf(codeOf(file)).some((imported) => imported.includes('commands/')))).toEqual(
    [],
  );
});

test('no command leans on another: what two of them need lies beside them', () => {
  const folder = 'terminal/commands';
  const leaning = files
    .filter((file) => posix.dirname(file) === folder)
    .flatMap((file) => targetsOf(file).filter((target) => posix.dirname(target) === folder));
  expect(leaning).toEqual([]);
});

/** Rooms within the app, and what they must not know of: whoever shows a table knows its session, and not the reverse. */
test.each([
  ['web/storage', ['web/table']],
  ['web/table/session', ['web/table/open', 'web/table/stage', 'web/table/panel', 'web/table/sheets']],
  ['web/table/open', ['web/table/stage', 'web/table/panel', 'web/table/sheets']],
  ['web/table/stage', ['web/table/panel', 'web/table/sheets']],
  ['web/table/panel', ['web/table/stage', 'web/table/sheets']],
  ['web/table/sheets', ['web/table/stage', 'web/table/panel']],
])('%s does not know of %j', (room, others) => {
  const known = files.filter((file) => file.startsWith(`${room}/`)).flatMap(targetsOf);
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter((target) => others.some((other) => target.startsWith(`${other}/`)))).toEqual([]);
});

test('the app gets its games from where those from outside are known too', () => {
  const asking = files.filter((file) => roomOf(file) === 'web' && targetsOf(file).includes('games/index.ts'));
  // One asks for a type alone.
  expect(asking.sort()).toEqual(['web/game-of-screen.ts', 'web/games.ts']);
});

test('a thread that analyses does not load what starts bots', () => {
  const loaded = new Set(['worker/node-worker.ts']);
  for (const file of loaded) for (const target of targetsOf(file)) loaded.add(target);
  expect(loaded).toContain('system-clock.ts');
  expect([...loaded].filter((file) => ['bots', 'terminal'].includes(roomOf(file)))).toEqual([]);
});

const codeOf = (file: string) => readFileSync(join(source, file), 'utf8');

/** The files of the project that a file imports. */
function targetsOf(file: string): string[] {
  return importsOf(codeOf(file))
    .filter((imported) => imported.startsWith('.'))
    .map((imported) => posix.normalize(posix.join(posix.dirname(file), imported)));
}

test.each(files)('%s imports only what its room may', (file) => {
  expect(importsOf(codeOf(file)).flatMap((imported) => objection(file, imported) ?? [])).toEqual([]);
});

test.each(files.filter((file) => pureRooms.includes(roomOf(file))))('%s asks nothing of the world outside', (file) => {
  // A sentence may speak of a window.
  const bareCode = codeOf(file)
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/\/\/.*$/gmu, '')
    .replace(/'[^'\n]*'/gu, "''");
  expect(bareCode.match(forbiddenGlobals)).toBeNull();
});

describe('the table itself', () => {
  test('sees every way to import', () => {
    const code = `import 'a'; import b from "b"; import { c } from './c.ts'; export * from 'd'; const e = await import('e');
      type F = import('f').F; import {\n g,\n} from 'g';`;
    expect(importsOf(code)).toEqual(['a', 'b', './c.ts', 'd', 'e', 'f', 'g']);
  });

  test.each([
    ['core/match.ts', '../games/index.ts'],
    ['core/match.ts', 'node:fs'],
    ['engine/search/perft.ts', '../../text/say.ts'],
    ['games/fuse/rules.ts', '../../engine/search/perft.ts'],
    ['games/fuse/rules.ts', '../quantik/rules.ts'],
    ['text/en.ts', '../games/index.ts'],
    ['play/link.ts', '../games/index.ts'],
    ['play/table.ts', '../web/settings.ts'],
    ['engine/search/perft.ts', '../../play/table.ts'],
    ['online/authority.ts', '../games/index.ts'],
    ['online/authority.ts', 'node:crypto'],
    ['play/table.ts', '../online/authority.ts'],
    ['ugi/engine.ts', 'node:fs'],
    ['engine/service/service.ts', '../../system-clock.ts'],
    ['ugi/engine.ts', '../bots/bot.ts'],
    ['bots/bot.ts', '../terminal/text.ts'],
    ['worker/serve-order.ts', 'node:worker_threads'],
    ['worker/node.ts', '../bots/bot.ts'],
    ['terminal/main.ts', '../web/main.ts'],
    ['terminal/main.ts', '../games/fuse/index.ts'],
    ['terminal/main.ts', 'left-pad'],
    ['board/board.tsx', '../games/index.ts'],
    ['board/board.tsx', '../web/settings.ts'],
    ['play/table.ts', '../board/layout.ts'],
    ['terminal/main.ts', '../board/layout.ts'],
    ['server/main.ts', '../board/layout.ts'],
    ['web/main.tsx', '../server/main.ts'],
    ['web/main.tsx', '../terminal/main.ts'],
    ['web/main.tsx', 'node:fs'],
    ['element/index.tsx', '../web/settings.ts'],
    ['web/main.tsx', '../element/index.tsx'],
    ['server/main.ts', '../web/main.tsx'],
    ['server/main.ts', 'solid-js'],
  ])('objects when %s imports %s', (file, imported) => {
    expect(objection(file, imported)).toBeDefined();
  });

  test('lets an oracle use the engine', () => {
    expect(objection('games/fuse/oracle.ts', '../../engine/search/perft.ts')).toBeUndefined();
  });
});

test('no module imports itself by a detour', () => {
  const graph = new Map(files.map((file) => [file, targetsOf(file)] as const));
  const finished = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) throw new Error([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (finished.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  expect(finished.size).toBeGreaterThanOrEqual(files.length);
});

const forBrowsers = [
  'web/main.tsx',
  'worker/browser.ts',
  'worker/web-worker.ts',
  'library/index.ts',
  'library/engine.ts',
  'library/play.ts',
  'library/study.ts',
  'library/laws.ts',
  'library/ugi.ts',
];

test.each(forBrowsers)('%s is for browsers, and nothing in it asks for Node', (entry) => {
  const reached = new Set([entry]);
  for (const file of reached) for (const target of targetsOf(file)) if (/\.tsx?$/u.test(target)) reached.add(target);
  const asking = [...reached].filter((file) =>
    importsOf(codeOf(file)).some((imported) => imported.startsWith('node:')),
  );
  expect(reached.size).toBeGreaterThan(5);
  expect(asking).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { parseBotName } from '../src/bots/bot-name.ts';
import type { Game, Move } from '../src/core/game.ts';
import { Match, readMove } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { formatRecord, parseRecord, replayRecord } from '../src/core/record.ts';
import { reportOfMatch } from '../src/engine/analysis/report.ts';
import { checkPlayer } from '../src/engine/players.ts';
import { type EngineRequest, type EngineResponse, serve } from '../src/engine/service/service.ts';
import { games } from '../src/games/index.ts';
import { neutreeko } from '../src/games/neutreeko/index.ts';
import { parseLink } from '../src/play/link/link.ts';
import { sayPlayer } from '../src/play/names.ts';
import { parseTable } from '../src/play/saved/saved-table.ts';
import { loadGame } from '../src/terminal/command.ts';
import { KeyDecoder } from '../src/terminal/play/screen/keys.ts';
import { readTyped } from '../src/terminal/play/typed-move.ts';
import { quote, quotePath } from '../src/text/phrase.ts';
import { parseOrder } from '../src/ugi/order.ts';
import { hostileTexts } from './hostile-texts.ts';

const everyGame: readonly Game[] = await Promise.all(games.map((entry) => entry.load()));
const title = 'tabuleiro record 1\n';
const record = `${title}game: neutreeko\nstart: .w.w./..b../...../..w../.b.b. b\n`;

const start = Match.start(neutreeko, seededRandom(1));
const bytes = new TextEncoder();

/** Everything that reads a text from outside. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  record: (text) => [text, title + text, record + text].map(replayText),
  'result of a record': (text) => replayText(`${record}result: ${text}`),
  'moves of a record': (text) => replayText(`${record}\n1. ${text}`),
  'comment of a record': (text) => replayText(`${record}\n{${text}} 1. 5B-5C {${text}`),
  'saved table': (text) => [parseTable(text), parseTable(record + text)],
  link: (text) => [parseLink(text), parseLink(`#/1/neutreeko//${text}`)],
  position: (text) => everyGame.map((game) => game.notation.parsePosition(text)),
  move: (text) => everyGame.map((game) => readMove(game, game.rules.start(seededRandom(1)), text)),
  'typed move': (text) => readTyped(start, text),
  'player’s name': (text) =>
    Promise.all([checkPlayer(neutreeko, text), checkPlayer(neutreeko, `alphabeta:${text}`), sayPlayer(text, 'en')]),
  'bot’s name': (text) => parseBotName(`ugi:${text}`),
  'game’s name': (text) => Promise.all([loadGame(text, []), loadGame(`drop-${text}`, [])]),
  'order of a match runner': (text) => [parseOrder(text), parseOrder(`position fen ${text.slice(0, 50_000)}`)],
  keys: (text) => new KeyDecoder().push(bytes.encode(text)),
  quotation: (text) => [quote(text), quotePath(text)],
};

function replayText(text: string): unknown {
  const { record: found } = parseRecord(text);
  return found && [replayRecord(neutreeko, found), formatRecord(found)];
}

describe.each(Object.entries(parsers))('a %s', (_name, parse) => {
  test.each(Object.entries(hostileTexts))('of half a million characters, %s', async (_kind, text) => {
    await parse(text);
  });
});

/** Neutreeko, and how often the rules were asked for an arrangement. */
function countingGame(): { readonly game: Game<ReturnType<typeof neutreeko.rules.start>>; asked(): number } {
  let count = 0;
  const { rules } = neutreeko;
  const arrangement = (state: Parameters<typeof rules.turn>[0]) => {
    count++;
    return rules.arrangement?.(state) ?? 0;
  };
  return { game: { ...neutreeko, rules: { ...rules, arrangement } }, asked: () => count };
}

/** Random moves that neither win nor repeat for the third time. */
function longLine(plies: number): readonly string[] {
  const { rules, notation } = neutreeko;
  const random = seededRandom(3);
  const seen = new Map<number, number>();
  const buffer = new Int32Array(rules.maxMoves);
  const line: string[] = [];
  let { state } = start;
  while (line.length < plies) {
    const times = (move: Move) => seen.get(rules.arrangement?.(rules.apply(state, move)) ?? 0) ?? 0;
    const moves = Array.from(buffer.subarray(0, rules.moves(state, buffer)));
    const quiet = moves.filter((move) => times(move) < 1 && !rules.ending(rules.apply(state, move)));
    const move = quiet[random.below(quiet.length)];
    if (move === undefined) throw new Error('The line ends early; take another seed.');
    seen.set(rules.arrangement?.(rules.apply(state, move)) ?? 0, 1);
    line.push(notation.move(state, move));
    state = rules.apply(state, move);
  }
  return line;
}

describe('a line of many moves', () => {
  const moves = longLine(16_000);

  test('is replayed with as much counting as it has moves', () => {
    const { game, asked } = countingGame();
    const { record: found } = parseRecord(`${record}\n${moves.join(' ')}\n`);
    const { match, problem } = found ? replayRecord(game, found) : {};
    expect(problem).toBeUndefined();
    expect(match?.ply).toBe(moves.length);
    expect(match?.ending).toBeUndefined();
    for (let ply = 0; ply <= moves.length; ply++) expect(match?.goTo(ply).ending).toBeUndefined();
    expect(asked()).toBeLessThan(3 * moves.length);
  });

  test('is said to have repeated, or not, with little more', () => {
    const { game, asked } = countingGame();
    const { match } = Match.replay(game, start.state, moves);
    const report = reportOfMatch(match, { moves: [], verdict: { exact: false, score: 0 } });
    expect(report.ignoresRepetition).toBeUndefined();
    expect(asked()).toBeLessThan(3 * moves.length);
  });

  test('is reviewed move by move, each going on from the one before', async () => {
    let applied = 0;
    const apply: typeof neutreeko.rules.apply = (state, move) => {
      applied++;
      return neutreeko.rules.apply(state, move);
    };
    // A player that nobody knows is refused once the line is replayed, so that nothing else is counted.
    const game = { ...neutreeko, rules: { ...neutreeko.rules, apply } };
    const responses: EngineResponse[] = [];
    let ask: (request: EngineRequest) => void = () => undefined;
    const port = {
      post: (response: EngineResponse) => void responses.push(response),
      listen: (handler: (request: EngineRequest) => void) => {
        ask = handler;
      },
    };
    serve(game, port, { now: () => 0, pause: async () => undefined });
    const plies = 200;
    for (let ply = 1; ply <= plies; ply++) {
      ask({ kind: 'choose', id: ply, start: start.position, played: moves.slice(0, ply), player: 'nobody', seed: 1 });
    }
    await expect.poll(() => responses.length).toBe(plies);
    expect(applied).toBeLessThan(3 * plies);
  });
});

describe('what could upset a terminal', () => {
  test.each(['\u001b[2J', '\u009b2J', '\u202e', '\u2066', '\u200b', '\u0000'])('is taken from a header: %j', (sign) => {
    const { record: found, problem } = parseRecord(`${record}na${sign}me: va${sign}lue\n\n`);
    if (!found) throw new Error(problem?.code);
    expect(problem).toBeUndefined();
    for (const notes of [found.notes, { [`na${sign}me`]: `va${sign}lue` }]) {
      const written = formatRecord({ ...found, notes });
      expect(written).not.toMatch(/\p{Cf}|[^\P{Cc}\n]/u);
      expect(Object.keys(parseRecord(written).record?.notes ?? {})).toHaveLength(1);
    }
  });
});

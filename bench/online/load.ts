import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Match } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import { loadGame } from '../../src/games/index.ts';
import { apiPath } from '../../src/online/limits.ts';
import { type Measured, measuredOf } from './bare.ts';

// Connections stay: to make them anew would be measured as answers that are late.
const agent = new Agent({ keepAlive: true, maxSockets: 1000, maxFreeSockets: 1000 });
const text = (bytes: number) => randomBytes(bytes).toString('base64url');

/** A request, as lean as it can be: whoever measures shares the machine with who is measured. */
export function post(
  address: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const sent = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      `${address}${apiPath}${path}`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent), ...headers },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          answer += piece;
        });
        response.once('end', () => {
          if ((response.statusCode ?? 500) < 300) resolve(answer);
          else reject(new Error(`${response.statusCode} ${answer.slice(0, 200)}`));
        });
      },
    );
    asked.once('error', reject);
    asked.end(sent);
  });
}

export interface PlayedGame {
  readonly id: string;
  readonly secrets: readonly [string, string];
}

const gameId = 'drop-9x9x5';

export async function newGame(address: string): Promise<PlayedGame> {
  const secrets = [text(32), text(32)] as const;
  const seats = secrets.map((secret) => ({ kind: 'person', secret }));
  const answer = await post(address, '/games', { game: gameId, seats }, { 'idempotency-key': text(16) });
  return { id: (JSON.parse(answer) as { id: string }).id, secrets };
}

/** Plays one move of a game and resolves when it is answered. */
export async function playMove(address: string, game: PlayedGame, ply: number, move: string): Promise<void> {
  const body = { key: text(12), epoch: 0, ply, move };
  await post(address, `/games/${game.id}/moves`, body, bearer(game, ply));
}

function bearer({ secrets }: PlayedGame, ply: number): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${secrets[ply % 2]}` };
}

/** A long line of a game that does not end early. */
export async function longLine(): Promise<readonly string[]> {
  const rules = await loadGame(gameId);
  for (let seed = 1; ; seed++) {
    const random = seededRandom(seed);
    let match = Match.start(rules, random);
    while (!match.ending) {
      const move = match.moves[random.below(match.moves.length)];
      const next = move === undefined ? undefined : match.play(rules.notation.move(match.state, move));
      if (!next?.ok) break;
      match = next.value;
    }
    if (match.ply > 60) return match.played.slice(0, -1);
  }
}

/** So many games at once, each of which is always waiting for the answer to its next move. */
export async function playMoves(address: string, games: number, seconds: number): Promise<Measured> {
  const line = await longLine();
  const created: PlayedGame[] = [];
  for (let from = 0; from < games; from += 50) {
    const count = Math.min(50, games - from);
    created.push(...(await Promise.all(Array.from({ length: count }, () => newGame(address)))));
  }
  // Every connection is there, and everything was done once, before it is measured.
  for (let from = 0; from < games; from += 50) {
    const some = created.slice(0, from + 50);
    await Promise.all(some.map((game) => post(address, `/games/${game.id}/links`, {}, bearer(game, 0))));
  }
  const times: number[] = [];
  const begin = performance.now();
  let pause = 0;
  const play = async (first: PlayedGame) => {
    let game = first;
    let ply = 0;
    while (performance.now() - begin < seconds * 1000) {
      if (ply === line.length) {
        const before = performance.now();
        game = await newGame(address);
        ply = 0;
        pause += performance.now() - before;
      }
      const before = performance.now();
      await playMove(address, game, ply, line[ply] ?? '');
      times.push(performance.now() - before);
      ply++;
    }
  };
  await Promise.all(created.map(play));
  // New games are made in between, and are no moves.
  return measuredOf(times, performance.now() - begin - pause / games);
}

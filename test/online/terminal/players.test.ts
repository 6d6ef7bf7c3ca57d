import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/core/json.ts';
import type { Transport } from '../../../src/online/client/transport.ts';
import { matches } from '../../../src/online/schema.ts';
import { snapshotSchema } from '../../../src/online/schemas.ts';
import { startProgram } from '../../run-program.ts';
import { botWith } from '../../written-bots.ts';
import { linkOf, network, openStage, openWay, type Stage } from './stage.ts';

/** Players that have a seat by themselves. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const host = (...words: readonly string[]) =>
  stage.start('ana', ['host', 'tres-em-linha', '--seat', 'first', '--server', stage.address, ...words]);

describe('a player by itself', () => {
  test('plays a whole game against a bot in another program, to the end of both', async () => {
    const computer = host('--player', 'level:1', '--clock', '5+3');
    const link = await linkOf(computer);
    const watcher = stage.start('eva', ['watch', link.replace(/\?.*/u, ''), '--json']);
    await watcher.says('\n');
    const bot = stage.start('rui', [
      'join',
      link,
      '--player',
      botWith({ go: 'say("bestmove " + (1 + (turn++ % 5)))', start: 'let turn = 0;' }),
    ]);
    expect(await bot.code).toBe(0);
    expect(await computer.code).toBe(0);
    expect(computer.out).toContain('Level 1 plays x.');
    expect(computer.out).toMatch(/(?:wins|draw)/u);
    expect(await watcher.code).toBe(0);
    const told = watcher.out.trimEnd().split('\n').map(parseJson);
    const games = told.filter((each) => matches(snapshotSchema, each));
    expect(games).toHaveLength(told.length);
    expect(games.at(-1)?.result).not.toBeNull();
    // What a bot is started with is nobody's business.
    expect(games.at(-1)?.seats.map(({ name }) => name)).toEqual(['level:1', 'bot']);
  });

  test('whose name is too long for the seat has its kind there, since a part of it would mean another', async () => {
    const computer = host('--player', 'alphabeta:2:twos*10-theirTwos*10');
    const watcher = stage.start('eva', ['watch', (await linkOf(computer)).replace(/\?.*/u, ''), '--json']);
    await watcher.says('\n');
    const [game] = watcher.out.split('\n').map(parseJson);
    expect(matches(snapshotSchema, game) && game.seats[0]?.name).toBe('alphabeta');
    for (const each of [watcher, computer]) {
      each.interrupt();
      await each.code;
    }
  });

  test('declines offers, and plays again only where that is wanted', async () => {
    const ana = host('--name', 'Ana');
    const bot = stage.start('rui', ['join', await linkOf(ana), '--player', botWith({}), '--rematch', '--name', 'Rob']);
    await ana.says('x, your move:');
    ana.type('2');
    await ana.says('o drops a disc into column 1.');
    ana.type('draw');
    await ana.says('Rob declines the draw.');
    ana.type('takeback');
    await ana.says('Rob declines to take back the move.');
    ana.type('resign');
    await ana.says('Rob asks for a rematch.');
    await ana.says('Accept the rematch');
    ana.type('rematch');
    await ana.says('The rematch begins; you play o.');
    await ana.says('x drops a disc into column 1.');
    bot.interrupt();
    expect(await bot.code).toBe(130);
    expect(bot.out).toContain('tabuleiro join ');
    ana.interrupt();
    await ana.code;
  });

  test.each([
    ['plays what is not legal', 'say("bestmove 9")', /^The bot .*“9”/u, /^O bot .*“9”/u],
    ['ends', 'exit(3)', /^The bot .* ended by itself \(exit 3\)\.$/u, /^O bot .* terminou por si \(exit 3\)\.$/u],
    ['hangs', 'hang()', /^The bot .* (?:did not|didn’t|gave no)/u, /^O bot .* não/u],
  ])('that %s in the middle of a game leaves and says why; the seat stays and is taken up again', async (...each) => {
    const [, go, english, portuguese] = each;
    for (const [language, sentence] of [
      ['en', english],
      ['pt', portuguese],
    ] as const) {
      const ana = host('--name', 'Ana');
      const link = await linkOf(ana);
      const behaviour = { go: `if (turn++ > 0) { ${go} } else say("bestmove 1")`, start: 'let turn = 0;' };
      const bot = stage.start('rui', ['join', link, '--player', botWith(behaviour), '--lang', language]);
      await ana.says('x, your move:');
      ana.type('3');
      await ana.says('o drops a disc into column 1.');
      ana.type('4');
      expect(await bot.code).toBe(2);
      expect(bot.error.trimEnd()).toMatch(sentence);
      expect(bot.error.trimEnd().split('\n')).toHaveLength(1);
      expect(bot.out).toMatch(/tabuleiro join \S+\n$/u);
      const again = stage.start('rui', ['join', link, '--player', botWith({ go: 'say("bestmove 5")' })]);
      await ana.says('o drops a disc into column 5.');
      for (const program of [ana, again]) program.interrupt();
      await Promise.all([ana.code, again.code]);
    }
  });

  test('whose move the server will not have leaves, and does not play it again and again', async () => {
    const ana = host();
    const link = await linkOf(ana);
    let moves = 0;
    const rejecting = {
      connect: (server: string): Transport => {
        const transport = network.connect(server);
        return {
          send(request, signal) {
            if (!request.path.endsWith('/moves')) return transport.send(request, signal);
            moves++;
            // A secret that was made invalid from another device.
            const headers = { ...request.headers, authorization: `Bearer ${'x'.repeat(43)}` };
            return transport.send({ ...request, headers }, signal);
          },
        };
      },
    };
    const bot = startProgram(['join', link, '--player', botWith({})], stage.env('rejected'), rejecting);
    await ana.says('x, your move:');
    ana.type('3');
    expect(await bot.code).toBe(2);
    expect(moves).toBe(1);
    expect(bot.error.trimEnd().split('\n')).toHaveLength(1);
    ana.interrupt();
    await ana.code;
  });

  test('whose name means nobody takes no seat', async () => {
    const ana = host();
    const link = await linkOf(ana);
    const wrong = stage.start('rui', ['join', link, '--player', 'level:99']);
    expect(await wrong.code).toBe(2);
    for (const [who, words] of [
      ['rui', ['join', link]],
      ['eva', ['host', 'tres-em-linha', '--server', stage.address]],
    ] as const) {
      const gone = stage.start(who, [...words, '--player', `ugi:"${process.execPath}" no-such-bot.mjs`]);
      expect(await gone.code).toBe(2);
      expect(gone.error).toMatch(/^The bot .* ended by itself/u);
      expect(gone.out).toBe('');
    }
    const right = stage.start('rui', ['join', link, '--player', 'level:1']);
    await right.says('Level 1 plays o.');
    right.interrupt();
    ana.interrupt();
    await Promise.all([right.code, ana.code]);
  });
});

test('whoever watches for a program writes nothing but the game, also when it is broken off or can’t be reached', async () => {
  const way = await openWay(stage.address);
  const ana = host();
  const link = (await linkOf(ana)).replace(stage.address, way.address);
  const watcher = stage.start('eva', ['watch', link, '--json']);
  await watcher.says('\n');
  watcher.interrupt();
  expect(await watcher.code).toBe(130);
  expect(watcher.out.trimEnd().split('\n')).toHaveLength(1);
  // The first question is answered, and then there is no way any more.
  const cutAfterFirst = {
    connect: (server: string): Transport => {
      const transport = network.connect(server);
      return {
        send(request, signal) {
          if (request.path.endsWith('/events')) way.cut();
          return transport.send(request, signal);
        },
      };
    },
  };
  const lost = startProgram(['watch', link, '--json'], stage.env('eva'), cutAfterFirst);
  await expect.poll(() => lost.error).toContain('can’t be reached; it is tried again');
  expect(lost.out).toBe('');
  lost.interrupt();
  expect(await lost.code).toBe(130);
  expect(lost.out).toBe('');
  ana.interrupt();
  await ana.code;
  way.close();
});

test('whoever watches in a pipe sees every board, and is done with the game', async () => {
  const ana = host('--name', 'Ana');
  const link = await linkOf(ana);
  const rui = stage.start('rui', ['join', link, '--name', 'Rui']);
  const watcher = stage.start('eva', ['watch', link, '--lang', 'pt']);
  await watcher.says('x: Ana');
  await ana.says('x, your move:');
  ana.type('2');
  await watcher.says('“x” deixa cair um disco na coluna 2.');
  await watcher.says('│ x │');
  await rui.says('o, your move:');
  rui.type('resign');
  expect(await watcher.code).toBe(0);
  expect(watcher.out).toMatch(/desist.*\nAté à próxima\.\n$/u);
  ana.endInput();
  rui.endInput();
  await Promise.all([ana.code, rui.code]);
});

const noGame = 'AAAAAAAAAAAAAAAA';
const noInvite = 'B'.repeat(22);

describe('is refused in one sentence, in both languages', () => {
  test.each([
    ['a link that is none', ['join', 'http://example.org/'], /is no link to a game online/u, /não é uma ligação/u],
    [
      'no link',
      ['watch'],
      /The link is missing: tabuleiro watch <link>\./u,
      /Falta a ligação: tabuleiro watch <ligação>/u,
    ],
    [
      'a game that is not there',
      ['watch', `SERVER/#/online/${noGame}`],
      /There is no such game here\./u,
      /Essa partida não existe aqui\./u,
    ],
    [
      'an invitation to nothing',
      ['join', `SERVER/#/online/${noGame}?invite=${noInvite}`],
      /There is no such game here\./u,
      /Essa partida não existe aqui\./u,
    ],
    [
      'an id without a seat',
      ['join', noGame, '--server', 'SERVER'],
      /This device has no seat in the game/u,
      /não tem lugar na partida/u,
    ],
    [
      'a server that is none',
      ['host', 'tres-em-linha', '--server', 'no server'],
      /is no address of a server/u,
      /não é o endereço de um servidor/u,
    ],
    [
      'a server that is not there',
      ['host', 'tres-em-linha', '--server', 'http://127.0.0.1:1'],
      /can’t be reached; npm start/u,
      /Não foi possível chegar ao servidor/u,
    ],
    [
      'a server without games',
      ['host', 'tres-em-linha', '--server', 'SERVER/elsewhere'],
      /there are no games online|There is nothing/u,
      /não há partidas à distância|Não há nada/u,
    ],
    ['a game that is none', ['host', 'chess'], /There is no game “chess”/u, /Não existe o jogo “chess”/u],
    [
      'a clock that is none',
      ['host', 'tres-em-linha', '--clock', '5'],
      /--clock is “5”; minutes up to 1440/u,
      /--clock é “5”; esperavam-se minutos/u,
    ],
    [
      'a seat that is none',
      ['host', 'tres-em-linha', '--seat', 'third'],
      /one of first, second, x, o, random was expected/u,
      /esperava-se um destes: first, second, x, o, random/u,
    ],
    [
      'a long name',
      ['host', 'tres-em-linha', '--name', 'a'.repeat(25)],
      /a name of 1 to 24 visible characters/u,
      /um nome de 1 a 24 caracteres/u,
    ],
    [
      'a long name of who joins',
      ['join', `SERVER/#/online/${noGame}?invite=${noInvite}`, '--name', ' '],
      /a name of 1 to 24/u,
      /um nome de 1 a 24/u,
    ],
    [
      'a position that is over',
      ['host', 'tres-em-linha', '--position', '...../...../oo.../xxx.. o'],
      /the game is over/u,
      /a partida já acabou/u,
    ],
    ['a player that is none', ['host', 'tres-em-linha', '--player', 'level:99'], /level/u, /n[íi]ve/u],
  ])('%s', async (_what, words, english, portuguese) => {
    const asked = words.map((word) => word.replace('SERVER', stage.address));
    for (const [language, sentence] of [
      ['en', english],
      ['pt', portuguese],
    ] as const) {
      const program = stage.start('eva', [...asked, '--lang', language]);
      expect(await program.code).toBe(2);
      expect(program.error).toMatch(sentence);
      expect(program.error.trimEnd().split('\n')).toHaveLength(1);
      expect(program.out).toBe('');
    }
  });
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../src/core/present.ts';
import { idOf, linkOf, openStage, openWay, type Stage } from './stage.ts';

/** Programs that play against each other through a real server, line by line. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const host = (options = '', who = 'ana') =>
  stage.start(who, `host tres-em-linha --seat first --name Ana --server ${stage.address} ${options}`);

describe('two people', () => {
  test('play a whole game, and another with the seats swapped', async () => {
    const ana = host('--clock 5+3');
    const link = await linkOf(ana);
    expect(ana.out).toContain('It works only on this computer');
    const rui = stage.start('rui', ['join', link, '--name', 'Rui', '--lang', 'pt']);
    await ana.says(/x: Ana \(you\), 5:00 · o: Rui/u);
    for (const [mover, waiter, move] of [
      [ana, rui, '2'],
      [rui, ana, '1'],
      [ana, rui, '3'],
      [rui, ana, '1'],
    ] as const) {
      await mover.says(mover === ana ? 'x, your move:' : 'o, a tua jogada:');
      mover.type(move);
      await mover.says(mover === ana ? 'Saved: column' : 'Recebido: ');
      await waiter.says(waiter === ana ? 'o drops a disc' : 'deixa cair um disco');
    }
    await ana.says('x, your move:');
    ana.type('4');
    await ana.says('x wins: a line on');
    await rui.says('Ganha “x”: linha em');
    await ana.says('Rematch');
    ana.type('rematch');
    await ana.says('You have asked for a rematch');
    await rui.says('Ana pede a desforra.');
    await rui.says('Aceitar a desforra');
    rui.type('desforra');
    await ana.says('The rematch begins; you play o.');
    await rui.says('Começa a desforra; jogas com “x”.');
    await rui.says('x, a tua jogada:');
    rui.type('cancelar');
    await ana.says('The game was called off.');
    ana.endInput();
    rui.type('sair');
    expect(await ana.code).toBe(0);
    expect(await rui.code).toBe(0);
    expect(ana.out.endsWith('Goodbye.\n')).toBe(true);
  });

  test('offer, decline, take back and agree; help is off and says why', async () => {
    const ana = host();
    const rui = stage.start('rui', ['join', await linkOf(ana), '--name', 'Rui']);
    await ana.says('1  2  3  4  5\nx, your move:');
    await rui.says('x: Ana');
    // The moves are listed for who is to make one.
    expect(rui.out).not.toContain('1  2  3  4  5\n');
    ana.type('hint');
    await ana.says('Hints and values are off until the game is over');
    ana.type('3');
    await rui.says('o, your move:');
    rui.type('draw');
    await ana.says('Rui offers a draw: say accept or decline.');
    ana.type('decline');
    await rui.says('Ana declines the draw.');
    await rui.says('o, your move:');
    rui.type('3');
    await ana.says('o drops a disc into column 3.');
    await ana.says('x, your move:');
    ana.type('takeback');
    await rui.says('Ana asks to take back a move');
    rui.type('accept');
    await ana.says('Moves were taken back.');
    await ana.says('x, your move:');
    ana.type('2');
    await rui.says('o, your move:');
    rui.type('draw');
    await ana.says('Rui offers a draw');
    ana.type('accept');
    await rui.says('A draw, as both agreed.');
    await ana.says('A draw, as both agreed.');
    await ana.says('A number from');
    ana.type('save');
    await ana.says('Save the record as');
    const file = join(stage.folder, 'agreed.txt');
    ana.type(file);
    await ana.says('Saved as');
    const record = readFileSync(file, 'utf8');
    expect(record).toContain('first: Ana\nsecond: Rui');
    expect(record).toContain('ended: agreement');
    ana.endInput();
    rui.endInput();
    await Promise.all([ana.code, rui.code]);
  });

  test('a move that is refused, a word that is none and the end of the input say so', async () => {
    const ana = host();
    const rui = stage.start('rui', ['join', await linkOf(ana)]);
    await ana.says('x, your move:');
    ana.type('9');
    await ana.says('x, your move:');
    ana.type('help');
    await ana.says('offer a draw');
    await ana.says('call the game off');
    ana.endInput();
    expect(await ana.code).toBe(0);
    expect(ana.out).toMatch(/come back with:\n *tabuleiro join \S+\n$/u);
    expect(ana.out).not.toContain('what every move is worth');
    rui.interrupt();
    expect(await rui.code).toBe(130);
    expect(rui.out).toContain('come back with:\n  tabuleiro join ');
  });
});

describe('a seat', () => {
  test('is taken up again by the same device, by the same link or the id; another device finds it taken', async () => {
    const ana = host();
    const link = await linkOf(ana);
    const first = stage.start('rui', ['join', link]);
    await first.says('o: you');
    first.interrupt();
    await first.code;
    await ana.says('x, your move:');
    ana.type('3');
    for (const words of [[link], ['--', idOf(link)]]) {
      const again = stage.start('rui', ['join', ...words]);
      await again.says('o, your move:');
      again.interrupt();
      expect(await again.code).toBe(130);
    }
    const other = stage.start('eva', ['join', link]);
    expect(await other.code).toBe(2);
    expect(other.error).toBe('Somebody has taken that seat already.\n');
    ana.interrupt();
    await ana.code;
  });

  test('is another one for who joins on the device of the host', async () => {
    const ana = host('', 'both');
    const link = await linkOf(ana);
    const rui = stage.start('both', ['join', link]);
    await ana.says('x: Ana (you)');
    await rui.says('o: you');
    rui.interrupt();
    ana.interrupt();
    await Promise.all([ana.code, rui.code]);
    expect(ana.out).toMatch(new RegExp(`tabuleiro join (?:"\\S+)?${idOf(link)}"?\n$`, 'u'));
    expect(rui.out).toContain(`tabuleiro join "${link}"\n`);
  });

  test('keeps its secret where nobody else reads, and out of what is printed', async () => {
    const ana = host('', 'secretive');
    await linkOf(ana);
    const folder = join(stage.folder, 'secretive', 'tabuleiro', 'online');
    const file = present(
      readdirSync(folder).find((name) => name.endsWith('.seat')),
      'kept seat',
    );
    const { secret } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { secret: string };
    ana.interrupt();
    await ana.code;
    expect(secret).toHaveLength(43);
    expect(ana.out).not.toContain(secret);
    // What is damaged is no seat, and no reason to fail.
    writeFileSync(join(folder, file), '{"version":1,');
    const link = `${stage.address}/#/online/${file.replace(/\..*/u, '')}`;
    const again = stage.start('secretive', ['join', link]);
    expect(await again.code).toBe(2);
    expect(again.error).toMatch(/^This device has no seat in the game/u);
  });
});

describe('without a connection', () => {
  test('a move is kept, said to be, and sent when it is back', async () => {
    const way = await openWay(stage.address);
    const ana = stage.start('ana', `host tres-em-linha --seat first --server ${way.address}`);
    const link = await linkOf(ana);
    const rui = stage.start('rui', ['join', link.replace(way.address, stage.address)]);
    await ana.says('x, your move:');
    way.cut();
    await ana.says(/The connection was lost at \d\d:\d\d:\d\d/u);
    ana.type('3');
    await ana.says(/Not sent since \d\d:\d\d:\d\d, and kept until it can be: column 3\./u);
    expect(rui.out).not.toContain('x drops');
    way.mend();
    await ana.says('Saved: column 3.');
    await rui.says('x drops a disc into column 3.');
    for (const each of [ana, rui]) each.interrupt();
    await Promise.all([ana.code, rui.code]);
    way.close();
  });

  /** Ana has made a move that could not be sent, in a game with Rui, whose own connection is well. */
  async function moveWithoutConnection() {
    const way = await openWay(stage.address);
    const ana = stage.start('ana', `host tres-em-linha --seat first --server ${way.address}`);
    const link = await linkOf(ana);
    const rui = stage.start('rui', ['join', link.replace(way.address, stage.address)]);
    await ana.says('x, your move:');
    way.cut();
    await ana.says('The connection was lost');
    ana.type('4');
    await ana.says('Not sent since');
    return { way, ana, rui, link };
  }

  test('a program that is ended and started again sends the move then', async () => {
    const { way, ana, rui, link } = await moveWithoutConnection();
    ana.interrupt();
    await ana.code;
    expect(ana.out).toMatch(/not sent yet; it is kept, and sent when you come back:\n {2}tabuleiro join \S+\n$/u);
    const again = stage.start('ana', ['join', '--', idOf(link)]);
    await again.says('can’t be reached; it is tried again until it can.');
    way.mend();
    await rui.says('x drops a disc into column 4.');
    await again.says('o: your opponent');
    for (const each of [again, rui]) each.interrupt();
    await Promise.all([again.code, rui.code]);
    way.close();
  });

  test('what no longer fits is dropped, and that is said', async () => {
    const { way, ana, rui, link } = await moveWithoutConnection();
    // The same seat in another window plays something else meanwhile.
    const folder = join(stage.folder, 'ana', 'tabuleiro', 'online');
    const file = present(
      readdirSync(folder).find((name) => name.startsWith(idOf(link)) && name.endsWith('.seat')),
      'seat',
    );
    const text = readFileSync(join(folder, file), 'utf8').replace(way.address, stage.address);
    writeFileSync(join(folder, file), text);
    const other = stage.start('ana', ['join', '--', idOf(link)]);
    await other.says('x, your move:');
    other.type('2');
    await rui.says('x drops a disc into column 2.');
    way.mend();
    await ana.says('The move “4” no longer fits and was not sent');
    for (const each of [ana, rui, other]) each.interrupt();
    await Promise.all([ana.code, rui.code, other.code]);
    way.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeTerminal } from '../../fake-terminal.ts';
import { runOnTerminal } from '../../run-program.ts';
import { linkOf, network, openStage, openWay, type Stage } from './stage.ts';

/** A person on a full screen against one elsewhere. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function open(options = '', joining: readonly string[] = [], server = stage.address) {
  const ana = stage.start('ana', `host tres-em-linha --seat second --name Ana --server ${stage.address} ${options}`);
  const link = (await linkOf(ana)).replace(stage.address, server);
  const screen = new FakeTerminal(80, 24);
  const ended = runOnTerminal(['join', link, '--name', 'Rui', ...joining], screen, stage.env('rui'), network);
  await ana.says('Rui');
  await screen.shows('Ana, here');
  return { ana, link, screen, ended };
}

describe('on a full screen', () => {
  test('who is here, clocks and what is saved are seen, and keys do what they say', async () => {
    const { ana, screen, ended } = await open('--clock 5+3');
    await screen.shows('▸ x  Rui (you), 5:00');
    await screen.shows('Connected.');
    expect(screen.picture.text).toContain('= offer a draw');
    expect(screen.picture.text).not.toContain('hint');
    screen.press('t');
    await screen.shows('Hints and values are off until the game is over');
    screen.press('3\r');
    await screen.shows('Saved: column 3.');
    await screen.shows('x drops a disc into column 3.');
    await ana.says('o, your move:');
    ana.type('3');
    await screen.shows('1.  3  3');
    // What became of one's move is old news by now.
    await screen.shows('Connected.');
    screen.press('u');
    await screen.shows('You have asked to take back your move.');
    await screen.shows('- withdraw');
    await ana.says('Rui asks to take back');
    ana.type('decline');
    await screen.shows('Ana declines to take back the move.');
    screen.press('=');
    await ana.says('Rui offers a draw');
    ana.type('decline');
    await screen.shows('Ana declines the draw.');
    await screen.shows('or type 1');
    screen.press('x');
    await screen.shows('Press x again to resign.');
    screen.press('x');
    await screen.shows('› Rematch');
    expect(screen.picture.text).toContain('o wins: x resigned.');
    await ana.says('o wins: x resigned.');
    ana.type('rematch');
    await screen.shows('Ana asks for a rematch.');
    await screen.shows('› Accept the rematch');
    screen.press('\r');
    await screen.shows('The rematch begins; you play o.');
    screen.press('q');
    expect(await ended).toBe(0);
    expect(screen.written).toMatch(/come back with:\n {2}tabuleiro join \S+\n$/u);
    ana.interrupt();
    await ana.code;
  });

  test('a move that was typed and is taken back is typed anew', async () => {
    const { ana, screen, ended } = await open();
    await screen.shows('or type 1');
    screen.press('2\r');
    await ana.says('o, your move:');
    screen.press('u');
    await ana.says('Rui asks to take back');
    ana.type('accept');
    await screen.shows('Moves were taken back.');
    await screen.shows('or type 1');
    screen.press('3\r');
    await ana.says('x drops a disc into column 3.');
    screen.press('\x03');
    await ended;
    ana.interrupt();
    await ana.code;
  });

  test('an offer of the other side is answered while they are to move, and what is typed stays', async () => {
    const { ana, screen, ended } = await open();
    await screen.shows('or type 1');
    screen.press(':2');
    await screen.shows('Move: 2_');
    ana.type('x');
    expect(screen.picture.text).toContain('Move: 2_');
    screen.press('\r');
    await screen.shows('Saved: column 2.');
    await ana.says('o, your move:');
    ana.type('draw');
    await screen.shows('Ana offers a draw: + accepts, - declines.');
    screen.press('+');
    await screen.shows('A draw, as both agreed.');
    screen.press('\x03');
    await ended;
    ana.endInput();
    await ana.code;
  });

  test('a connection that is lost is said to be, with when, and what is done meanwhile is kept', async () => {
    const way = await openWay(stage.address);
    const { ana, screen, ended } = await open('', ['--lang', 'en'], way.address);
    await screen.shows('or type 1');
    way.cut();
    await screen.shows(/No connection since \d\d:\d\d:\d\d/u);
    expect(screen.picture.text).not.toContain('Ana, here');
    screen.press('4\r');
    await screen.shows(/Not sent since \d\d:\d\d:\d\d/u);
    screen.press('=');
    await screen.shows('One thing at a time');
    way.mend();
    await screen.shows('Saved: column 4.');
    await ana.says('x drops a disc into column 4.');
    screen.press('\x03');
    await ended;
    ana.interrupt();
    await ana.code;
    way.close();
  });

  test('whoever watches has help, and follows a rematch', async () => {
    const { ana, link, screen, ended } = await open();
    const watching = new FakeTerminal(80, 24);
    const watched = runOnTerminal(['watch', link.replace(/\?.*/u, '')], watching, stage.env('eva'), network);
    await watching.shows('x  Rui, here');
    screen.press('3\r');
    await watching.shows('1.  3');
    watching.press('t');
    await watching.shows('Try column');
    watching.press('v');
    await watching.shows(/\d ▼\d/u);
    await ana.says('o, your move:');
    ana.type('resign');
    await watching.shows('x wins: o resigned.');
    await watching.shows('› Review');
    screen.press('\r');
    await ana.says('Rui asks for a rematch');
    ana.type('rematch');
    await watching.shows('The rematch begins.');
    await watching.shows('x  Ana, here');
    watching.press('q');
    expect(await watched).toBe(0);
    expect(watching.written).toMatch(/see it again with:\n {2}tabuleiro watch "http:\S+"\n$/u);
    screen.press('\x03');
    await ended;
    ana.interrupt();
    await ana.code;
  });
});

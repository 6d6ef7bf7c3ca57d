import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transport } from '../../../src/online/client/transport.ts';
import { isUnix } from '../../project.ts';
import { startProgram } from '../../run-program.ts';
import { idOf, linkOf, network, openStage, openWay, type Stage } from './stage.ts';

/** What a device keeps of its seats, and when. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const host = (who: string) => stage.start(who, `host tres-em-linha --seat first --server ${stage.address}`);
const folderOf = (who: string) => join(stage.folder, who, 'tabuleiro', 'online');
const seatsOf = (who: string) => readdirSync(folderOf(who)).filter((name) => name.endsWith('.seat'));

/** A way to the server on which what comes back for some requests is lost. */
function losing(path: RegExp): { connect(server: string): Transport } {
  return {
    connect(server) {
      const transport = network.connect(server);
      return {
        async send(request, signal) {
          const response = await transport.send(request, signal);
          if (path.test(request.path)) throw new Error('The answer is lost.');
          return response;
        },
      };
    },
  };
}

describe('a seat', () => {
  test('whose claim was stored and whose answer was lost is had when the link is opened again', async () => {
    const ana = host('ana');
    const link = await linkOf(ana);
    const lost = startProgram(['join', link], stage.env('rui'), losing(/\/claim$/u));
    expect(await lost.code).toBe(2);
    expect(lost.error).toContain('can’t be reached');
    await ana.says('x, your move:');
    const again = stage.start('rui', ['join', link]);
    await again.says('o: you');
    for (const each of [ana, again]) each.interrupt();
    await Promise.all([ana.code, again.code]);
  });

  test('that somebody else has is not kept', async () => {
    const ana = host('ana');
    const link = await linkOf(ana);
    const rui = stage.start('rui', ['join', link]);
    await rui.says('o: you');
    const late = stage.start('late', ['join', link]);
    expect(await late.code).toBe(2);
    expect(seatsOf('late')).toEqual([]);
    for (const each of [ana, rui]) each.interrupt();
    await Promise.all([ana.code, rui.code]);
  });

  test('claimed by two programs of one device at once is had by one of them, and found again', async () => {
    const ana = host('ana');
    const link = await linkOf(ana);
    const both = [stage.start('twice', ['join', link]), stage.start('twice', ['join', link])];
    await ana.says('x, your move:');
    for (const each of both) each.interrupt();
    await Promise.all(both.map((each) => each.code));
    const again = stage.start('twice', ['join', link]);
    await again.says('o: you');
    for (const each of [ana, again]) each.interrupt();
    await Promise.all([ana.code, again.code]);
  });

  test.runIf(isUnix)('is in a file that only its owner reads, also after a move', async () => {
    const ana = host('ownly');
    const rui = stage.start('rui', ['join', await linkOf(ana)]);
    await ana.says('x, your move:');
    ana.type('3');
    await ana.says('Saved: column 3.');
    for (const each of [ana, rui]) each.interrupt();
    await Promise.all([ana.code, rui.code]);
    const [file = ''] = seatsOf('ownly');
    expect(statSync(join(folderOf('ownly'), file)).mode & 0o777).toBe(0o600);
  });

  test('that can’t be kept is not taken: nothing is made or claimed on the server', async () => {
    const ana = host('ana');
    const link = await linkOf(ana);
    mkdirSync(join(stage.folder, 'full', 'tabuleiro'), { recursive: true });
    writeFileSync(folderOf('full'), 'a file where the folder would be');
    const requests: string[] = [];
    const counted = {
      connect: (server: string): Transport => {
        const transport = network.connect(server);
        return {
          send(request, signal) {
            requests.push(`${request.method} ${request.path}`);
            return transport.send(request, signal);
          },
        };
      },
    };
    for (const line of [
      ['host', 'tres-em-linha', '--server', stage.address],
      ['join', link],
    ]) {
      const program = startProgram(line, stage.env('full'), counted);
      expect(await program.code).toBe(2);
      expect(program.error).toContain(folderOf('full'));
      expect(program.error.trimEnd().split('\n')).toHaveLength(1);
    }
    expect(requests).toEqual([]);
    ana.interrupt();
    await ana.code;
  });

  test('follows its server to another address where that is named, and not where a link leads', async () => {
    const way = await openWay(stage.address);
    const ana = stage.start('moved', `host tres-em-linha --seat first --server ${way.address}`);
    const link = await linkOf(ana);
    ana.interrupt();
    await ana.code;
    way.close();
    const lured = stage.start('moved', ['join', `${stage.address}/#/online/${idOf(link)}`]);
    await lured.says(`${way.address} can’t be reached`);
    lured.interrupt();
    await lured.code;
    const again = stage.start('moved', ['join', '--server', stage.address, '--', idOf(link)]);
    await again.says(`${stage.address}/#/online/`);
    again.interrupt();
    await again.code;
    const [file = ''] = seatsOf('moved');
    expect(JSON.parse(readFileSync(join(folderOf('moved'), file), 'utf8'))).toMatchObject({ server: stage.address });
  });
});

import type { Invocation } from '../command.ts';
import { closedFailure } from './connection.ts';
import type { Conduct } from './meet.ts';

/** For programs: the game as a JSON object a line, each time that it has changed, until it is over. */
export function inJson(invocation: Invocation): Conduct {
  return async (meeting, signal) => {
    const { client } = meeting;
    let told = -1;
    await new Promise<void>((resolve) => {
      const look = () => {
        const { snapshot, connection } = client.state;
        if (snapshot && snapshot.seq > told) {
          told = snapshot.seq;
          invocation.write(`${JSON.stringify(snapshot)}\n`);
        }
        if (!snapshot?.result && connection.kind !== 'closed' && !signal.aborted) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = client.subscribe(look);
      signal.addEventListener('abort', look);
      look();
    });
    const failure = closedFailure(client.state, { language: invocation.arguments.language, game: meeting.game });
    return { answer: failure ? { failure } : {}, last: meeting };
  };
}

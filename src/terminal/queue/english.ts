import { quote, quoteReason } from '../../text/phrase.ts';
import type { QueueText } from './queue-text.ts';

const games = (count: number) => `${count} ${count === 1 ? 'game' : 'games'}`;

export const english: QueueText = {
  problems: {
    'queue-address': () =>
      'The address of the queue can’t be read; postgres://name:password@host/database was expected, with %40 for an @ in the password and so on.',
    'queue-unreachable': ({ place, reason }) => `The queue at ${quote(place)} can’t be used (${quoteReason(reason)}).`,
    'queue-missing': () =>
      'The queue is missing: give --queue postgres://name:password@host/database, or set QUEUE_URL.',
    'queue-not-installed': ({ server }) =>
      `The queue is in the package ${server}, which is not installed here in this version; npm install ${server} brings it.`,
    'queue-patience': ({ text, least, most }) =>
      `QUEUE_PATIENCE is ${quote(text)}; a whole number of seconds from ${least} to ${most} was expected.`,
    'queue-version': ({ own, waiting }) =>
      `The games that wait are for workers of version ${waiting}; this one is ${own}, and might play them differently. Start a worker of that version.`,
  },
  workers: (count) => (count === 0 ? 'no worker is there' : count === 1 ? '1 worker' : `${count} workers`),
  unreachable: 'the queue can’t be reached; trying again',
  noWorkers: (place, version) =>
    `No worker is there yet that plays the games in ${place}; start one on any machine with version ${version}: tabuleiro worker --queue …`,
  otherWorkers: (count, version) =>
    `${count === 1 ? 'A worker' : `${count} workers`} of another version can’t play these games; they need ${version}.`,
  goOn: 'The games are in the queue, where workers go on; the same command takes it up again, and with --withdraw it takes them out.',
  withdrawn: 'The games that were missing were taken out of the queue.',
  started: (place, version, places) => `Plays the games in ${place}, ${places} at a time (version ${version}).`,
  howToEnd: 'Ctrl-C ends it; unfinished games go back.',
  allowed: 'Bots and modules that the queue names may be run here (--allow-bots).',
  waiting: 'Waiting for games.',
  playing: (game, first, second, number, played) =>
    `${game}: ${first} – ${second}, game ${number} (${games(played)} played so far).`,
  idle: (played) => `${games(played)} played; waiting for more.`,
  failed: (game, number, reason) => `${game}, game ${number}, can’t be played (${quoteReason(reason)}).`,
  unable: (game, number, reason) => `${game}, game ${number}, is left to other workers: ${reason}`,
  differentFile: (modules) => `${modules} is not here, or is not the same.`,
  unfit: 'Games with bots or modules are left to workers that were started with --allow-bots.',
  otherVersions: (own, waiting) => `Games wait for workers of version ${waiting}; this one is ${own} and leaves them.`,
  lost: (reason) => `The queue can’t be reached (${quoteReason(reason)}); trying again.`,
  found: 'The queue is back.',
  ended: (played, back) => `${games(played)} played here${back === 0 ? '' : `; ${games(back)} went back unfinished`}.`,
};

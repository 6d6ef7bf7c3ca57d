import { quote } from '../../text/phrase.ts';
import type { OnlineText } from './online-text.ts';

export const english: OnlineText = {
  problems: {
    'online-link': ({ text }) =>
      `${quote(text)} is no link to a game online; one looks like http://example.org/#/online/…, and the id of a game that was joined here will do.`,
    'online-no-seat': ({ id, watch }) =>
      `This device has no seat in the game ${id}, and the link has no invitation; to watch it: ${watch}`,
    'online-server': ({ text }) =>
      `${quote(text)} is no address of a server; one such as http://localhost:8080 was expected.`,
    'online-unreachable': ({ server }) =>
      `The server at ${server} can’t be reached; npm start starts one on this computer, and --server names another.`,
    'online-no-games': ({ server, status }) => `At ${server} there are no games online (it answers ${status}).`,
    'online-said': ({ said }) => said,
    'online-clock': ({ text, minutes, seconds, days }) =>
      `--clock is ${quote(text)}; minutes up to ${minutes} and seconds a move up to ${seconds} were expected, as in 5+3, or 1 to ${days} days a move, as in 3d.`,
    'online-seat': ({ text, list }) => `--seat is ${quote(text)}; one of ${list} was expected.`,
    'online-name': ({ text, most }) =>
      `--name is ${quote(text)}; a name of 1 to ${most} visible characters was expected.`,
    'online-unknown-game': ({ game }) =>
      `The game is ${quote(game)}, which is not known here; give its module with --load.`,
    'online-bad-line': ({ id }) => `The moves of the game ${id} can’t be played by the rules that are known here.`,
  },
  sendLink: 'Send this link to your friend:',
  onlyHere: (address, example) =>
    `It works only on this computer: ${address} is an address that others can’t reach. To let them in, start the server with HOST=0.0.0.0 npm start, and name this computer as the network knows it: --server ${example}, for example.`,
  waiting: 'Waiting for your friend. Ctrl-C leaves; the game stays.',
  notYet: (server) => `${server} can’t be reached; it is tried again until it can. Ctrl-C leaves; the game stays.`,
  comeBack: (command) => `The game stays as it is; come back with:\n  ${command}`,
  comeBackToSend: (command) =>
    `What you did last is not sent yet; it is kept, and sent when you come back:\n  ${command}`,
  watchAgain: (command) => `The game goes on; see it again with:\n  ${command}`,
  you: (name) => (name === null ? 'you' : `${name} (you)`),
  opponent: 'Your opponent',
  opponentInList: 'your opponent',
  nobodyYet: 'nobody yet',
  here: 'here',
  away: 'away',
  side: (name) => name,
  days: (days, hours) => `${days} d ${hours} h`,
  hours: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')} min`,
  actions: {
    resign: 'your resignation',
    abort: 'the end of the game',
    'offer-draw': 'your draw offer',
    'ask-takeback': 'your request to take back',
    accept: 'your answer',
    decline: 'your answer',
    rematch: 'your request for a rematch',
    'claim-time': 'your claim',
  },
  connected: 'Connected.',
  lost: (time) => `No connection since ${time}; trying again.`,
  lostAgo: (time) => `The connection was lost at ${time}; it is tried again.`,
  sending: (what) => `Sending ${what}…`,
  kept: (what, time) => `Not sent since ${time}, and kept until it can be: ${what}.`,
  saved: (what) => `Saved: ${what}.`,
  offered: {
    draw: (who) => `${who} offers a draw`,
    takeback: (who) => `${who} asks to take back a move`,
    rematch: (who) => `${who} asks for a rematch`,
  },
  youOffered: {
    draw: 'You have offered a draw.',
    takeback: 'You have asked to take back your move.',
    rematch: 'You have asked for a rematch; waiting for the answer.',
  },
  answerByKey: ': + accepts, - declines.',
  answerByWord: ': say accept or decline.',
  back: 'The connection is back.',
  joined: (who) => `${who} has joined.`,
  came: (who) => `${who} is here.`,
  went: (who) => `${who} is away.`,
  declined: {
    draw: (who) => `${who} declines the draw.`,
    takeback: (who) => `${who} declines to take back the move.`,
    rematch: (who) => `${who} declines the rematch.`,
  },
  youDeclined: 'Declined.',
  withdrawn: 'The offer is withdrawn.',
  tookBack: 'Moves were taken back.',
  agreement: 'A draw, as both agreed.',
  aborted: 'The game was called off.',
  newGame: (side) => `The rematch begins; you play ${side}.`,
  newGameWatched: 'The rematch begins.',
  helpOff: 'Hints and values are off until the game is over: two people play it, and both by themselves.',
  busy: 'One thing at a time: what you did before is still being sent.',
  notHere: 'That can’t be done in a game online.',
  rematch: 'Rematch',
  acceptRematch: 'Accept the rematch',
  leave: 'Leave',
  playsAs: (player, side) => `${player} plays ${side}. Ctrl-C stops it; the game stays.`,
};

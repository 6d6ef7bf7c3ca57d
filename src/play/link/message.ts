import { type Game, opponentOf, type Player } from '../../core/game.ts';
import { type Match, oneLine } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { checksum } from '../../text/packing.ts';
import { refusePlay } from '../problems.ts';
import { formatLink, linkOf } from './format-link.ts';
import { type Link, parseLink, replayLink } from './link.ts';
import { idLength, idLetters, isMessageId } from './message-id.ts';

/**
 * What the link of a game by messages has beside its line:
 *
 *     #/1/tres-em-linha//BEd0?n=Ana&r=1&m=k3v7qhm2xw5tabc
 *
 * The name of who sends it and the side that has resigned, where there is one, and last of all the id that the game has for
 * both of the two, with three letters that tell a damaged link from a whole one. A link to be sent ends in a plain letter,
 * since messengers leave out dashes and other signs at the end of an address. Whoever does not know of messages opens it as
 * the usual link that it is too.
 */
export interface MessageLink extends Link {
  readonly message: MessageMark;
}

export interface MessageMark {
  /** By it the table is found again when an answer comes. */
  readonly id: string;
  readonly resigned?: Player;
  readonly name?: string;
}

const checkLength = 3;
const maxNameLength = 40;

/** The link of a match, at its end, with what else is to be said. */
export function formatMessageLink(match: Match, mark: Pick<MessageMark, 'id' | 'name'>): string {
  const { id } = mark;
  const line = formatLink(linkOf(match, match.ply, { seats: undefined, isFlipped: false, isShowingValues: false }));
  const resigned = resignedSide(match);
  const name = tidyName(mark.name);
  const options = [
    ...(name === undefined ? [] : [`n=${encodeURIComponent(name)}`]),
    ...(resigned === undefined ? [] : [`r=${resigned}`]),
    `m=${id}${checkOf(line, { id, resigned, name })}`,
  ];
  return `${line}?${options.join('&')}`;
}

/** The side that has resigned. */
function resignedSide({ conclusion }: Match): Player | undefined {
  return conclusion?.reason === 'resignation' ? opponentOf(conclusion.winner) : undefined;
}

/** Reads the address alone, as `parseLink` does. */
export function parseMessageLink(hash: string): Result<MessageLink> {
  const link = parseLink(hash);
  if (!link.ok) return link;
  const [line = '', query = ''] = hash.split('?');
  const message = parseMark(line, new URLSearchParams(query));
  return message ? succeed({ ...link.value, message }) : refusePlay({ code: 'link-damaged', values: {} });
}

/** The match of such a link at its end, a resignation included. */
export function replayMessageLink(game: Game, link: MessageLink): Result<Match> {
  const { resigned } = link.message;
  const match = replayLink(game, { ...link, ply: link.moves.length });
  if (!match.ok || resigned === undefined) return match;
  const given = match.value.resign(resigned);
  return given.ok ? given : refusePlay({ code: 'link-damaged', values: {} });
}

/** The mark in the options of an address; undefined where it is damaged. */
function parseMark(line: string, options: URLSearchParams): MessageMark | undefined {
  const said = options.get('m') ?? '';
  const id = said.slice(0, idLength);
  const resigned = ([0, 1] as const).find((player) => String(player) === options.get('r'));
  const name = options.get('n') ?? undefined;
  const isWhole =
    isMessageId(id) &&
    said.slice(idLength) === checkOf(line, { id, resigned, name }) &&
    (resigned !== undefined || !options.has('r')) &&
    tidyName(name) === name;
  if (!isWhole) return undefined;
  return { id, ...(resigned !== undefined && { resigned }), ...(name !== undefined && { name }) };
}

/** A name as it is sent: one line, not too long, and nothing at all where it would be empty. */
function tidyName(name: string | undefined): string | undefined {
  // Half of a character is none, and no address can have it.
  const whole = oneLine((name ?? '').normalize('NFC').replace(/\p{Surrogate}/gu, ''));
  return Array.from(whole).slice(0, maxNameLength).join('').trim() || undefined;
}

interface Checked {
  readonly id: string;
  readonly resigned: Player | undefined;
  readonly name: string | undefined;
}

/** Three letters that a slip changes, all but once in 32768 times. */
function checkOf(line: string, { id, resigned, name }: Checked): string {
  const text = [line.replace(/^#?\/?/u, ''), id, resigned ?? '', name ?? ''].join('\n');
  const mixed = checksum(text);
  return Array.from({ length: checkLength }, (_, index) => idLetters.charAt((mixed >>> (5 * index)) & 31)).join('');
}

import { type Result, succeed } from '../../core/problem.ts';
import { formatOnlineAddress, type OnlineAddress, parseOnlineAddress, serverOfLink } from '../../online/invitation.ts';
import { matches } from '../../online/schema.ts';
import { idSchema } from '../../online/schemas.ts';
import { refuse } from './problems.ts';

/** Where the server that npm start starts is found. */
export const usualServer = 'http://localhost:8080';

/** A game that a link or an id names; no server where that is an id alone. */
export interface NamedGame extends OnlineAddress {
  readonly server?: string;
}

/** The address of a server, as it is kept: with no slash at its end. */
export function parseServer(text: string): Result<string> {
  const typed = text.trim();
  const address = typed.includes('://') ? typed : `http://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isServer =
    url &&
    /^https?:$/u.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '';
  if (!isServer || /\s/u.test(typed) || typed === '') return refuse({ code: 'online-server', values: { text } });
  return succeed(`${url.origin}${url.pathname}`.replace(/\/+$/u, ''));
}

/** The game that somebody names: by the link that was sent, or by the id alone where the server is known otherwise. */
export function parseGame(text: string): Result<NamedGame> {
  const typed = text.trim();
  if (matches(idSchema, typed)) return succeed({ id: typed });
  const server = serverOfLink(typed);
  const address = parseOnlineAddress(typed);
  const parsed = server === undefined ? undefined : parseServer(server);
  if (!address.ok || !parsed?.ok) return refuse({ code: 'online-link', values: { text } });
  return succeed({ ...address.value, server: parsed.value });
}

export function formatLink(server: string, address: OnlineAddress): string {
  return `${server}/${formatOnlineAddress(address)}`;
}

/** The game as a word of a command line: its id where that is enough and is not taken for an option, or its link. */
export function formatWord(server: string, address: OnlineAddress, isFoundById: boolean): string {
  return isFoundById && !address.id.startsWith('-') ? address.id : `"${formatLink(server, address)}"`;
}

/** Whether an address means the computer that it is used on, so that it leads nowhere from another. */
export function isOnlyHere(server: string): boolean {
  const { hostname } = new URL(server);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(?:127\.|\[::1\]$)/u.test(hostname);
}

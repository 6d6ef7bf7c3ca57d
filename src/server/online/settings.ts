import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { wholeNumber } from '../../core/json.ts';
import { type LogLevel, logLevels } from './log.ts';

export interface OnlineSettings {
  /** The address of a PostgreSQL server; undefined for a file in the folder. */
  readonly database: string | undefined;
  readonly folder: string;
  readonly hasLimits: boolean;
  /** Whose word is taken for who asks: so many proxies before this server, or those with these addresses. */
  readonly trustProxy: number | string | false;
  readonly log: LogLevel;
}

/** A setting that can't be what it is. */
export interface BadSetting {
  readonly name: 'DATABASE_URL' | 'LIMITS' | 'TRUST_PROXY' | 'LOG';
  readonly value: string;
}

type Env = Readonly<Record<string, string | undefined>>;
type Read = { readonly ok: true; readonly value: OnlineSettings } | { readonly ok: false; readonly bad: BadSetting };

export function readSettings(env: Env, home = homedir()): Read {
  const bad = (name: BadSetting['name']): Read => ({ ok: false, bad: { name, value: (env[name] ?? '').slice(0, 40) } });
  const database = env.DATABASE_URL || undefined;
  // The address may hold a password, and is not repeated.
  if (database !== undefined && !isDatabase(database)) {
    return { ok: false, bad: { name: 'DATABASE_URL', value: '' } };
  }
  const limits = env.LIMITS || 'usual';
  if (limits !== 'usual' && limits !== 'none') return bad('LIMITS');
  const trustProxy = readTrust(env.TRUST_PROXY || '');
  if (trustProxy === undefined) return bad('TRUST_PROXY');
  const log = logLevels.find((level) => level === (env.LOG || 'failures'));
  if (log === undefined) return bad('LOG');
  const folder = env.DATA || join(dataFolder(env, home), 'server');
  return { ok: true, value: { database, folder, hasLimits: limits !== 'none', trustProxy, log } };
}

/** Where the user's data belongs, by the XDG rules; a relative folder there is to be ignored. */
function dataFolder(env: Env, home: string): string {
  const data = env.XDG_DATA_HOME;
  return join(data && isAbsolute(data) ? data : join(home, '.local', 'share'), 'tabuleiro');
}

function readTrust(text: string): number | string | false | undefined {
  if (text === '' || text === '0') return false;
  if (/^[1-9]$/u.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isNetwork) ? parts.join(',') : undefined;
}

/** An address, one with the number of its bits that count, or the name of some. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '1', ...rest] = text.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return version !== 0 && rest.length === 0 && wholeNumber(bits, 1, maxBits) !== undefined;
}

/** Whether the driver can read an address; it may name several hosts. */
function isDatabase(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\//u.test(text)) return false;
  try {
    const { username, password } = new URL(text.replace(/,[^/?#@]*(?=[/?#]|$)/u, ''));
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

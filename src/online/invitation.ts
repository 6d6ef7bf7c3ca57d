import { oneLine } from '../core/match.ts';
import { type Result, succeed } from '../core/problem.ts';
import { maxNameLength } from './limits.ts';
import { refuseOnline } from './problems.ts';
import { matches } from './schema.ts';
import { claimSchema, idSchema } from './schemas.ts';

/** Where a game online is found, and what opens a seat there. */
export interface OnlineAddress {
  readonly id: string;
  /** An invitation, or a link for another device. */
  readonly invite?: string;
}

/**
 * The part of an address behind `#`, which reaches no server, log or preview: `#/online/<id>`, to watch, and with an
 * invitation `#/online/<id>?invite=<token>`.
 */
export function formatOnlineAddress({ id, invite }: OnlineAddress): string {
  return `#/online/${id}${invite === undefined ? '' : `?invite=${invite}`}`;
}

/** Reads what comes behind `#`, or a whole address that has it. */
export function parseOnlineAddress(text: string): Result<OnlineAddress> {
  const hash = text.slice(Math.max(0, text.indexOf('#'))).trim();
  const [, id, invite] = /^#?\/?online\/([^/?&]+)(?:\?invite=([^&]*))?$/u.exec(hash) ?? [];
  const isRight = matches(idSchema, id) && (invite === undefined || matches(claimSchema.properties.invite, invite));
  if (!isRight) return refuseOnline({ code: 'not-an-invitation', values: {} });
  return succeed({ id, ...(invite !== undefined && { invite }) });
}

/** The server of a link such as `https://example.org/play/#/online/…`: what stands before `#`; undefined where nothing does. */
export function serverOfLink(text: string): string | undefined {
  return /^(https?:\/\/[^#?]+?)\/*(?:\?[^#]*)?#/u.exec(text.trim())?.[1];
}

/** Something that can be seen: some letters are blank by design, and marks need a letter to stand on. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u;

/** A name as it is kept: one line, without what can't be seen; undefined where none is left or it is too long. */
export function cleanName(text: string): string | undefined {
  // Half of a character can't be stored everywhere, nor shown anywhere.
  const clean = oneLine(text.normalize('NFC').replace(/\p{Cs}/gu, ' '));
  const length = Array.from(clean).length;
  return length <= maxNameLength && visible.test(clean) ? clean : undefined;
}

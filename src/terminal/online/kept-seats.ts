import { accessSync, constants, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Player } from '../../core/game.ts';
import { isOneOf, isShape, isText, parseJson } from '../../core/json.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { guardOf } from '../../online/schema.ts';
import { claimSchema, idSchema } from '../../online/schemas.ts';
import { reasonOf } from '../files/file-error.ts';
import { readTextFile } from '../files/read-text.ts';
import { makeFolder, replaceText, writeNewText } from '../files/write-text.ts';
import { saveFolder } from '../play/saves.ts';
import { refuse } from '../problems.ts';

/** A seat in a game online, as this device keeps it: whoever has the secret has the seat. */
export interface KeptSeat {
  readonly version: 1;
  readonly server: string;
  readonly id: string;
  readonly secret: string;
  /** Which seat it is; unknown until it has been claimed. */
  readonly player?: Player | undefined;
  /** The invitation that it was claimed with; whoever made the game had none. */
  readonly invite?: string | undefined;
  /** The invitation to the other seat, for whoever made the game. */
  readonly invitation?: string | undefined;
  /** What was done and is not answered yet. */
  readonly pending?: string | undefined;
}

const { invite: inviteSchema, secret: secretSchema } = claimSchema.properties;
const isKeptSeat = isShape(
  {
    version: isOneOf([1] as const),
    server: isText(2000),
    id: guardOf(idSchema),
    secret: guardOf(secretSchema),
  },
  {
    player: isOneOf([0, 1] as const),
    invite: guardOf(inviteSchema),
    invitation: guardOf(inviteSchema),
    pending: isText(2000),
  },
);

const ending = '.seat';
/** Both seats of one game may be here; more there are not. */
const maxSeats = 4;

/** Where seats are kept: beside the games that are kept, in a folder of their own. */
export function seatFolder(env: Readonly<Record<string, string | undefined>>, home: string): string {
  return join(saveFolder(env, home), 'online');
}

/** A kept seat and the file that it is in. */
export interface FoundSeat {
  readonly file: string;
  readonly seat: KeptSeat;
}

/**
 * The seat that this device has in a game: the one that was claimed with an invitation where one is given; otherwise that
 * of whoever made the game, or the only one. Two processes may have claimed at once: what is known to be had comes first.
 */
export function findSeat(folder: string, id: string, invite: string | undefined): FoundSeat | undefined {
  const seats = seatsOf(folder, id).sort((a, b) => Number(isHad(b)) - Number(isHad(a)));
  if (invite !== undefined) return seats.find(({ seat }) => seat.invite === invite);
  return seats.find(({ seat }) => seat.invite === undefined) ?? seats[0];
}

function isHad({ seat }: FoundSeat): boolean {
  return seat.player !== undefined;
}

/** What can't be read is no seat. */
function seatsOf(folder: string, id: string): FoundSeat[] {
  return namesIn(folder)
    .filter((name) => name.startsWith(`${id}.`) && name.endsWith(ending))
    .slice(0, maxSeats)
    .flatMap((name) => {
      const file = join(folder, name);
      const text = readTextFile(file);
      const seat = text.ok ? parseJson(text.value) : undefined;
      return isKeptSeat(seat) && seat.id === id ? [{ file, seat }] : [];
    });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Makes sure that seats can be kept. */
export function prepareFolder(folder: string): Result<string> {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return succeed(folder);
  } catch (error) {
    return refuse({ code: 'save-fails', values: { file: folder, reason: reasonOf(error) } });
  }
}

/** Keeps a seat in a file of its own. It is kept before the server hears of it: what was claimed must not be lost. */
export function keepSeat(folder: string, seat: KeptSeat): Result<FoundSeat> {
  try {
    makeFolder(folder);
    for (let number = 1; ; number++) {
      const file = join(folder, `${seat.id}.${number}${ending}`);
      try {
        writeNewText(file, textOf(seat));
        return succeed({ file, seat });
      } catch (error) {
        if (reasonOf(error) !== 'EEXIST' || number >= maxSeats) throw error;
      }
    }
  } catch (error) {
    return refuse({ code: 'save-fails', values: { file: folder, reason: reasonOf(error) } });
  }
}

/** Of a seat that is nobody's here any more. */
export function forgetSeat(file: string): void {
  rmSync(file, { force: true });
}

/** Writes what has changed of a seat. A full disk must not end a game: whether it could be written. */
export function replaceSeat(file: string, seat: KeptSeat): boolean {
  try {
    replaceText(file, textOf(seat));
    return true;
  } catch {
    return false;
  }
}

function textOf(seat: KeptSeat): string {
  return `${JSON.stringify(seat)}\n`;
}

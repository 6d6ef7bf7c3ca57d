/** How much of everything there may be on the wire, and for how long things are kept; times in milliseconds. */
export const wireVersion = 1;
export const apiPath = '/api/v1';

export const maxBodyBytes = 4096;
export const keyLengths = [16, 64] as const;
/** 256 bits in base64url. */
export const secretLength = 43;
/** Invitations and links: at least 128 bits, at most as long as a secret. */
export const tokenLengths = [22, 43] as const;
/** 12 or more random letters. */
export const idLengths = [12, 32] as const;
export const maxNameLength = 24;
export const maxGameIdLength = 40;
/** A position of the largest drop game, row by row, is shorter. */
export const maxPositionLength = 512;
export const maxMoveLength = 40;
export const maxPlayerLength = 80;
/** More than any game has; a game of Neutreeko ends when an arrangement has occurred three times. */
export const maxCount = 1_000_000_000;
export const maxLiveSeconds = 86_400;
export const maxIncrement = 3600;
export const maxDays = 30;

/** A game that has as many moves is called off: of 1,500 games of Neutreeko played at random the longest had 611. */
export const maxMoves = 2000;
/** When so much has happened beside the moves of a game, nothing is offered any more: takebacks could go on for ever. */
export const maxBeside = 1000;

/** How many devices may hold a seat, and how many links to it may be open. */
export const maxDevices = 16;
export const maxLinks = 4;

const minute = 60_000;
const day = 86_400_000;
export const linkLifetime = 10 * minute;
/** For so long a creation that is sent again is the same creation. */
export const creationLifetime = day;

/** After how long a game is closed: one that nobody joined, one that nobody touched; by whether its clock counts days. */
export const unclaimedLifetime = { days: 14 * day, other: day };
export const untouchedLifetime = { days: 90 * day, other: 3 * day };
/** For so long after its end a game keeps the names of who played. */
export const namesLifetime = 90 * day;

/** How often a request is judged anew when others came between. */
export const maxAttempts = 5;

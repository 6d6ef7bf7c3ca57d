import type { Game } from '../../core/game.ts';
import { type Match, matchFromText } from '../../core/match.ts';
import { type Problem, succeed } from '../../core/problem.ts';
import { parseRecord, replayRecord } from '../../core/record.ts';
import { parseLink, replayLink } from '../../play/link/link.ts';
import { refusePlay } from '../../play/problems.ts';
import { allGames, loadGame, ownGames } from '../games.ts';
import { type Outcome, refuse } from '../problems.ts';

/** What was found in a text that someone pasted. */
export interface Pasted {
  /** A game with its whole line, at the ply that is meant. */
  readonly match: Match;
  /** What of it could not be read; the rest is there. */
  readonly problem?: Problem;
}

/** No record of ours is longer. */
const maxTextLength = 100_000;

/** Reads a link, a record, a position or a row of moves: of a game if one is given, and otherwise of any. */
export async function readPasted(text: string, game?: Game): Promise<Outcome<Pasted>> {
  if (text.length > maxTextLength) return refuse({ code: 'pasted-long', values: { most: maxTextLength } });
  const tidy = text.trim();
  if (tidy === '') return refuse({ code: 'pasted-nothing', values: {} });
  const link = /#\/\d+\/\S*/u.exec(tidy)?.[0];
  if (link) return readLink(link);
  return /^\uFEFF?tabuleiro record/u.test(tidy) ? readRecord(tidy) : readPosition(tidy, game);
}

async function readLink(hash: string): Promise<Outcome<Pasted>> {
  const link = parseLink(hash);
  if (!link.ok) return link;
  const game = await loadGame(link.value.game);
  if (!game) return refusePlay({ code: 'link-game', values: { game: link.value.game } });
  const match = replayLink(game, link.value);
  return match.ok ? succeed({ match: match.value }) : { ...match, game };
}

async function readRecord(text: string): Promise<Outcome<Pasted>> {
  const { record, problem } = parseRecord(text);
  if (!record) return { ok: false, problem: problem ?? { code: 'record-header', values: {} } };
  const game = await loadGame(record.game);
  if (!game) return refuse({ code: 'pasted-game', values: { game: record.game } });
  const replayed = replayRecord(game, record);
  const trouble = problem ?? replayed.problem;
  if (replayed.match) return succeed({ match: replayed.match, ...(trouble && { problem: trouble }) });
  return { ok: false, problem: trouble ?? { code: 'record-header', values: {} }, game };
}

/** A position of the game at hand, or a row of its moves; if it is neither, of the first game that it fits. */
async function readPosition(text: string, game: Game | undefined): Promise<Outcome<Pasted>> {
  const here = game && matchFromText(game, text);
  if (here?.ok) return succeed({ match: here.value });
  if (!game?.notation.splitMoves) {
    const row = await readRow(text);
    if (row) return row;
  }
  for await (const entry of allGames()) {
    const match = matchFromText(await entry.load(), text);
    if (match.ok) return succeed({ match: match.value });
  }
  return here && game ? { ...here, game } : refuse({ code: 'pasted-unknown', values: {} });
}

/** A row of moves, of the game whose players write it so; undefined for any other text. */
async function readRow(text: string): Promise<Outcome<Pasted> | undefined> {
  const game = await ownGames.find(({ isWrittenAsMoves }) => isWrittenAsMoves)?.load();
  if (!game?.notation.splitMoves?.(text)) return undefined;
  const match = matchFromText(game, text);
  return match.ok ? succeed({ match: match.value }) : { ...match, game };
}

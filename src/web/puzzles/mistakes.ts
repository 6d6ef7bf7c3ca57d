import type { Game } from '../../core/game.ts';
import { idOf } from '../../study/puzzles/identity.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import { savedGames } from '../browser-deps.ts';
import { openLab } from '../laboratory/worker/lab.ts';
import type { MadeMove } from '../laboratory/worker/puzzle-tasks.ts';
import type { Mistake } from '../storage/mistakes.ts';
import { keptMistakes } from './kept.ts';
import { madeMoves } from './made-moves.ts';

/** So many games are looked through at once, the latest first; the rest another time. */
const maxGames = 40;

/** Looks for mistakes in the games that are over and were not looked through yet; says how many it found. */
export async function findMistakes(onProgress: (done: number) => void, signal: AbortSignal): Promise<number> {
  const [{ games }, searched] = await Promise.all([savedGames.list(), keptMistakes.searched()]);
  const fresh = games
    .filter(({ id, plies, result, seats }) => result && seats.includes('me') && searched.get(id) !== plies)
    .slice(0, maxGames);
  const made = new Map<string, MadeMove[]>();
  for (const { id, game } of fresh) {
    const opened = await savedGames.open(id);
    const moves = opened.ok ? madeMoves(opened.value.saved.table) : [];
    made.set(game, [...(made.get(game) ?? []), ...moves]);
  }
  const found = await search(made, onProgress, signal);
  if (!found) return 0;
  const known = new Set(games.map(({ id }) => id));
  // Of games that are gone nothing need be remembered.
  const looked = new Map([...searched].filter(([id]) => known.has(id)));
  for (const { id, plies } of fresh) looked.set(id, plies);
  await keptMistakes.add(found, looked);
  return found.length;
}

/** Undefined where it was broken off. */
async function search(
  made: ReadonlyMap<string, readonly MadeMove[]>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<readonly Mistake[] | undefined> {
  const found: Mistake[] = [];
  const lab = openLab();
  try {
    let finished = 0;
    for (const [game, moves] of made) {
      const positions = await lab.run('mistakes', { game, moves }, { signal, onProgress: tell });
      if (!positions) return undefined;
      // Nothing was found out then: to say that there are no mistakes would be wrong.
      if (!positions.ok)
        throw new Error(`The games of ${game} could not be looked through: ${positions.problem.code}.`);
      found.push(...positions.value.map((position) => ({ game, id: idOf(position), position })));
      finished++;
      tell(0);
    }
    return found;

    function tell(done: number): void {
      onProgress((finished + done) / made.size);
    }
  } finally {
    lab.close();
  }
}

/** The puzzle of a mistake, made anew; undefined where it is none. It has no rating: nothing but the person has tried it. */
export async function puzzleOfMistake(game: Game, { id, position }: Mistake): Promise<Puzzle | undefined> {
  const lab = openLab();
  try {
    const task = await lab.run('puzzle', { game: game.id, position });
    if (!task?.ok || !task.value) return undefined;
    return { ...task.value, id, game: game.id, position, rating: Number.NaN, grade: 0, themes: [] };
  } finally {
    lab.close();
  }
}

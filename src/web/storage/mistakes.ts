import { isCount, isListOf, isOneOf, isShape, isText } from '../../core/json.ts';
import type { PuzzleRecords } from './puzzle-records.ts';

/** A position of one's own games in which the one move was missed that keeps the value: a puzzle, until it is solved. */
export interface Mistake {
  /** The game's id. */
  readonly game: string;
  /** The puzzle's id, which is made from the position. */
  readonly id: string;
  readonly position: string;
  /** It was solved since, and is not asked again. */
  readonly isSolved?: boolean;
}

/** The mistakes that were found on this device, and which saved games were looked through for them. */
export interface KeptMistakes {
  /** The oldest first. */
  list(): Promise<readonly Mistake[]>;
  /** How many moves the saved games had when they were looked through, by their ids. */
  searched(): Promise<ReadonlyMap<string, number>>;
  add(found: readonly Mistake[], searched: ReadonlyMap<string, number>): Promise<void>;
  noteSolved(mistake: Pick<Mistake, 'game' | 'id'>): Promise<void>;
}

const isShortText = isText(200);
const isMistakes = isListOf(
  isShape({ game: isShortText, id: isShortText, position: isText(1000) }, { isSolved: isOneOf([true, false]) }),
  1000,
);
const isSearched = isListOf(isShape({ id: isShortText, plies: isCount }), 10_000);

/** So many are kept; beyond, the oldest go. */
const maxMistakes = 200;
const mistakesName = 'mistakes';
const searchedName = 'searched';

export function createKeptMistakes(records: PuzzleRecords): KeptMistakes {
  const listOf = (value: unknown): readonly Mistake[] => (isMistakes(value) ? value : []);
  const isSame = (one: Pick<Mistake, 'game' | 'id'>, other: Mistake) => one.game === other.game && one.id === other.id;
  return {
    list: async () => listOf(await records.read(mistakesName)),
    async searched() {
      const value = await records.read(searchedName);
      return new Map((isSearched(value) ? value : []).map(({ id, plies }) => [id, plies]));
    },
    async add(found, searched) {
      await records.change(mistakesName, (value) => {
        const known = listOf(value);
        const fresh = found.filter((mistake) => !known.some((other) => isSame(mistake, other)));
        return [...known, ...fresh].slice(-maxMistakes);
      });
      await records.change(searchedName, () => [...searched].map(([id, plies]) => ({ id, plies })));
    },
    noteSolved: async (solved) =>
      void (await records.change(mistakesName, (value) =>
        listOf(value).map((mistake) => (isSame(solved, mistake) ? { ...mistake, isSolved: true } : mistake)),
      )),
  };
}

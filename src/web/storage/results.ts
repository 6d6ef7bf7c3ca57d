import { type Guard, isCount, isOneOf, isShape, isText } from '../../core/json.ts';
import type { PersonsOutcome } from '../../play/table.ts';
import type { Store } from './store.ts';

/** How a person's game against a level came out. */
export interface GameResult {
  /** The id under which the game is, or was, saved. */
  readonly id: string;
  /** The game's id, such as `neutreeko`. */
  readonly game: string;
  readonly level: number;
  readonly outcome: PersonsOutcome;
  /** When it ended, in milliseconds since 1970. */
  readonly finished: number;
}

/** The results of the games against levels that were played on this device. */
export interface Results {
  /** Keeps a result. Each game counts once, as it ended first: what is played after an undo changes nothing. */
  add(result: GameResult): Promise<void>;
  /** All of them, the latest first; nothing where the browser keeps nothing. */
  list(): Promise<readonly GameResult[]>;
}

/** A result as it is stored. It is written once, so that its revision stays the first. */
interface StoredResult extends GameResult {
  readonly version: number;
  readonly revision: number;
}

export const resultVersion = 1;
/** So many are kept; beyond, the oldest go. */
const maxResults = 2000;

/** Results in a store of their own. What can't be read there, perhaps of a later version, is left as it is. */
export function createResults(store: Store): Results {
  let adding: Promise<void> = Promise.resolve();

  async function readAll(): Promise<readonly GameResult[]> {
    const found = await store.list();
    const results = (found.ok ? found.value : []).filter(isStoredResult);
    return results.sort((one, other) => other.finished - one.finished);
  }

  async function write(result: GameResult): Promise<void> {
    const stored: StoredResult = { version: resultVersion, revision: 1, ...result };
    await store.write(stored);
    for (const { id } of (await readAll()).slice(maxResults)) await store.remove(id);
  }

  return {
    add(result) {
      adding = adding.then(() => write(result));
      return adding;
    },
    async list() {
      await adding;
      return readAll();
    },
  };
}

const isShortText = isText(200);

/** A result that can be read here. */
export const isStoredResult: Guard<StoredResult> = isShape({
  version: isOneOf([resultVersion]),
  revision: isCount,
  id: isShortText,
  game: isShortText,
  level: isCount,
  outcome: isOneOf(['won', 'drawn', 'lost']),
  finished: isCount,
});

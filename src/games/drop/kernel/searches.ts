import type { DropBoard, DropState } from '../rules.ts';
import type { ScoreSearch, Searcher } from '../score.ts';
import type { Kernel as DropKernel } from './generated/kernel.ts';

/** Whether a board fits: a column takes a bit for each cell and one more. */
export function fitsKernel({ columns, rows }: DropBoard): boolean {
  return columns * (rows + 1) <= 64;
}

const sliceSteps = 2 ** 15;
/** The pairs of entries in the table, as a power of two: 32 MB. */
const usualTablePairs = 21;

/** Searches on a board that fits. They share the kernel's table, which is emptied when those of another searcher run. */
export function makeKernelSearcher(board: DropBoard, searches: KernelSearches): Searcher {
  const owner = {};
  return { begin: (state) => searches.begin(owner, board, state), sliceSteps };
}

/**
 * The searches in one instance of the kernel, of which one runs at a time: the others wait outside, with their paths. All
 * that have the same owner share the table; for another owner, whose board may be another, it is emptied.
 */
export class KernelSearches {
  private readonly kernel: DropKernel;
  private readonly tablePairs: number;
  private owner: object | undefined;
  private running: KernelSearch | undefined;

  constructor(kernel: DropKernel, tablePairs = usualTablePairs) {
    this.kernel = kernel;
    this.tablePairs = tablePairs;
  }

  /** A search in a position. */
  begin(owner: object, board: DropBoard, state: DropState): ScoreSearch {
    return new KernelSearch(this.kernel, {
      enter: (search) => this.enter(search, owner, board),
      putDiscs: () => this.putDiscs(board, state),
    });
  }

  /** Puts the kernel where a search is. */
  private enter(search: KernelSearch, owner: object, board: DropBoard): void {
    if (this.running === search) return;
    this.running?.leave();
    if (this.owner !== owner) this.serve(owner, board);
    this.running = search;
    search.comeBack();
  }

  private serve(owner: object, { columns, rows, line }: DropBoard): void {
    this.owner = owner;
    this.kernel.setUp(columns, rows, line);
    this.kernel.forget(this.tablePairs);
  }

  private putDiscs(board: DropBoard, state: DropState): void {
    const turn = board.turn(state);
    this.kernel.clear();
    for (let column = 0; column < board.columns; column++) {
      const height = board.landingRow(state, column);
      for (let row = 0; row < height; row++) {
        this.kernel.drop(column, Number(board.owner(state, column, row) === turn));
      }
    }
  }
}

/** What a search needs to come to its turn. */
interface Turn {
  enter(search: KernelSearch): void;
  /** Puts the position where the kernel begins. */
  putDiscs(): void;
}

class KernelSearch implements ScoreSearch {
  private readonly kernel: DropKernel;
  private readonly turn: Turn;
  /** The path, while another search runs. */
  private path: Uint8Array | undefined;

  constructor(kernel: DropKernel, turn: Turn) {
    this.kernel = kernel;
    this.turn = turn;
  }

  canWin(): boolean {
    this.turn.enter(this);
    this.turn.putDiscs();
    return Boolean(this.kernel.canWin());
  }

  ask(limit: number): void {
    this.turn.enter(this);
    this.turn.putDiscs();
    this.kernel.ask(limit);
  }

  run(steps: number): boolean {
    this.turn.enter(this);
    return Boolean(this.kernel.run(steps));
  }

  answer(): number {
    this.turn.enter(this);
    return this.kernel.answer();
  }

  leave(): void {
    this.path = this.pathInKernel().slice();
  }

  comeBack(): void {
    if (this.path) this.pathInKernel().set(this.path);
    this.path = undefined;
  }

  /** Made each time, since a memory that grows leaves old views empty. */
  private pathInKernel(): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer, this.kernel.pathAddress(), this.kernel.pathBytes());
  }
}

import { type Result, succeed } from '../../core/problem.ts';
import type { SavedTable } from '../../play/saved/saved-table.ts';
import { canGoOn, isBlank, type Table } from '../../play/table.ts';
import { type Claimant, release } from './claims.ts';
import { removeSave, writeSave } from './saves.ts';

/** Writes a game to its file while it is played: the one that it was found in, or a new one once there is need of it. */
export class Autosave {
  private readonly folder: string;
  private readonly claimant: Claimant;
  /** Where the game is, if anywhere. */
  file: string | undefined;

  constructor(folder: string, claimant: Claimant, file: string | undefined) {
    this.folder = folder;
    this.claimant = claimant;
    this.file = file;
  }

  /** Writes a game; one without moves needs no file yet. */
  save(saved: SavedTable): Result<void> {
    if (this.file === undefined && !isWorthKeeping(saved.table)) return succeed(undefined);
    const written = writeSave(this.folder, this.file, saved, this.claimant);
    if (!written.ok) return written;
    this.file = written.value;
    return succeed(undefined);
  }

  /** One gets up from the table. Whether its game is kept, to be gone on with, or why it can't be. */
  end(saved: SavedTable): Result<boolean> {
    if (!isWorthKeeping(saved.table)) {
      this.remove();
      return succeed(false);
    }
    // An earlier attempt may have failed, or someone may have removed the file.
    const written = this.save(saved);
    if (this.file !== undefined) release(this.file, this.claimant);
    return written.ok ? succeed(true) : written;
  }

  /** Nothing of the game is wanted any more. */
  remove(): void {
    if (this.file !== undefined) removeSave(this.file, this.claimant);
    this.file = undefined;
  }
}

/** Not before anything was played, and not once all is decided; a series without end ends when one gets up. */
function isWorthKeeping(table: Table): boolean {
  return !isBlank(table) && canGoOn(table);
}

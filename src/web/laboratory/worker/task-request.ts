/** What every task is asked with: the id of the game that it is about. */
export interface TaskRequest {
  readonly game: string;
}

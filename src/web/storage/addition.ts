/** What came of the records of one kind. */
export interface Addition {
  readonly added: number;
  readonly known: number;
  readonly damaged: number;
}

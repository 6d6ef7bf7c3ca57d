/** Puts the keyboard on a board, at the cell where it was last or would begin. */
export function focusBoard(holder: HTMLElement | undefined): void {
  holder?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}

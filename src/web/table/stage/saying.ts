import { createEffect, createMemo, on } from 'solid-js';
import { announce } from '../../shell/announce.tsx';

/** Reads aloud what is said beside the board without a move having been made: a hint, how an attempt stands. */
export function useSaying(sentence: () => string | undefined): void {
  createEffect(on(createMemo(sentence), (said) => said && announce(said)));
}

/** What is asked of a position in a search: which moves need no look, its alpha or beta, what it returns. */
export const exerciseKinds = ['cuts', 'bounds', 'return'] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

export type Question =
  | { readonly kind: 'cuts' }
  | { readonly kind: 'bounds'; readonly bound: 'alpha' | 'beta' }
  | { readonly kind: 'return' };

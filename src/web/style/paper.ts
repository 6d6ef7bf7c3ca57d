/** The colour of an empty page, for all that no style sheet reaches. Those have it as `--paper`, in tokens.css. */
export const paper: Readonly<Record<'light' | 'dark', string>> = { light: '#f7f3ea', dark: '#171513' };

/** The colour of an empty page, for what is made without a style sheet. Those have it as `--paper`, in tokens.css. */
export const paper: Readonly<Record<'light' | 'dark', string>> = { light: '#f7f3ea', dark: '#171513' };

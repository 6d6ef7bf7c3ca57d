/** What a person sets out to do from a position: win what is won, or hold what is drawn. */
export const tasks = ['win', 'hold'] as const;
export type Task = (typeof tasks)[number];

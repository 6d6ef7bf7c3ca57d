export type Language = 'en' | 'pt';
export const languages: readonly Language[] = ['en', 'pt'];

/** A language that everything is said in. */
export type Language = 'en' | 'pt';
/** Every language, English first: it is what is said where another is not known. */
export const languages: readonly Language[] = ['en', 'pt'];

/**
 * The language of whoever runs a program: by the usual variables, or by the locale that the system tells where none of them
 * is set, as on Windows. English where we do not speak it.
 */
export function systemLanguage(env: Readonly<Record<string, string | undefined>>, told: string): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || told;
  return languages.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

import { type Language, systemLanguage } from '../core/language.ts';
import { importServer, serverPackage as server } from './server-package.ts';

const notInstalled: Readonly<Record<Language, string>> = {
  en: `The app for browsers is in the package ${server}, which is not installed here; npm install ${server} brings it.`,
  pt: `A aplicação para navegadores está no pacote ${server}, que não está instalado aqui; npm install ${server} trá-lo.`,
};

/** Serves the app, if the package that does is there; otherwise names it. */
export async function run(): Promise<void> {
  const found = await importServer<{ run(): Promise<void> }>();
  if (found) return found.run();
  const language = systemLanguage(process.env, Intl.DateTimeFormat().resolvedOptions().locale);
  process.stderr.write(`${notInstalled[language]}\n`);
  process.exitCode = 1;
}

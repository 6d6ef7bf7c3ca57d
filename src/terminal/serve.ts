import { type Language, systemLanguage } from '../core/language.ts';

/** The package that serves: it brings a server and the built app, which whoever wants the library alone does not install. */
const server = 'tabuleiro-server';

const notInstalled: Readonly<Record<Language, string>> = {
  en: `The app for browsers is in the package ${server}, which is not installed here; npm install ${server} brings it.`,
  pt: `A aplicação para navegadores está no pacote ${server}, que não está instalado aqui; npm install ${server} trá-lo.`,
};

/** Serves the app, if the package that does is there; otherwise names it. */
export async function run(): Promise<void> {
  const found = await importServer();
  if (found) return found.run();
  const language = systemLanguage(process.env, Intl.DateTimeFormat().resolvedOptions().locale);
  process.stderr.write(`${notInstalled[language]}\n`);
  process.exitCode = 1;
}

async function importServer(): Promise<{ run(): Promise<void> } | undefined> {
  try {
    return await import(server);
  } catch (error) {
    if (error instanceof Error && 'code' in error && isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether it is the package itself that is missing, and nothing that it needs. */
function isMissing({ code, message }: { readonly code: unknown; readonly message: string }): boolean {
  return code === 'ERR_MODULE_NOT_FOUND' && message.includes(`package '${server}'`);
}

/** The package that serves and has the queue, which whoever wants the library alone does not install. */
export const serverPackage = 'tabuleiro-server';

/** What the package exports under a name, if it is installed and has it. */
export async function importServer<T>(entry = ''): Promise<T | undefined> {
  const name = serverPackage + entry;
  try {
    return await import(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether it is the package itself that is missing, or too old to export that, and nothing that it needs. */
function isMissing({ code, message }: { readonly code: unknown; readonly message: string }): boolean {
  if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return message.includes(serverPackage);
  return code === 'ERR_MODULE_NOT_FOUND' && message.includes(`package '${serverPackage}'`);
}

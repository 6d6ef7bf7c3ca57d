import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** As much of esbuild as is used. */
interface Esbuild {
  transform(code: string, options: Readonly<Record<string, string>>): Promise<{ readonly code: string }>;
}

let compiler: Promise<Esbuild | undefined> | undefined;

/** JavaScript from TypeScript, by the compiler that tsx brings; undefined where tsx is not installed. */
export async function compile(code: string, file: string): Promise<string | undefined> {
  compiler ??= findCompiler();
  const esbuild = await compiler;
  if (!esbuild) return undefined;
  // As new as the browsers that the app is for.
  const options = {
    loader: 'ts',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    sourcefile: file,
    logLevel: 'silent',
  };
  return (await esbuild.transform(code, options)).code;
}

async function findCompiler(): Promise<Esbuild | undefined> {
  try {
    const tsx = createRequire(import.meta.url).resolve('tsx/package.json');
    return await import(pathToFileURL(createRequire(tsx).resolve('esbuild')).href);
  } catch {
    return undefined;
  }
}

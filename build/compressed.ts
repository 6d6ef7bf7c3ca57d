import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { whenWritten } from './when-written.ts';

/** Writes compressed copies beside what is worth it, so that a server need only choose. */
export function compressed(): Plugin {
  return whenWritten('compressed', compressAll);
}

/** Compresses what is worth it in a folder. */
export async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const compressible = files.filter((file) => /\.(?:js|css|html|svg|webmanifest)$/u.test(file));
  await Promise.all(compressible.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 1024) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content));
}

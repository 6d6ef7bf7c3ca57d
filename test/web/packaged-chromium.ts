import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';
import { root } from '../project.ts';

/** Where a tool keeps what it can make again; gone with `npm ci`. */
const cache = join(root, 'node_modules', '.cache', 'tabuleiro');

/** The package unpacks into the temporary folder of its process, and its libraries only where a machine looks bare. */
const unpacking = "await (await import('@sparticuz/chromium')).default.executablePath()";
const bareMachine = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };

/** The package's own list of fonts holds for one folder only, the temporary one of most machines. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** How to start the browser that npm brings. It is unpacked once into the project, so that it is nobody else's. */
export async function packagedChromium(): Promise<LaunchOptions> {
  const folder = join(cache, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

function packageVersion(): string {
  const file = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

/** The folder is there only once all of it is, so that half of a browser is never used; then no other is needed. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'unpacking-'));
  try {
    const env = { ...process.env, ...bareMachine, TMPDIR: draft };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpacking], { cwd: root, env });
    writeFileSync(join(draft, 'fonts', 'fonts.conf'), fonts);
    renameSync(draft, folder);
    for (const other of readdirSync(cache)) {
      if (join(cache, other) !== folder) rmSync(join(cache, other), { recursive: true, force: true });
    }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Compiles the kernels: whatever lies in a folder `assembly`, of which `index.ts` says what it offers, becomes two modules
 * in the folder `generated` beside it. One source, and two outputs:
 *
 *     kernel.ts   WebAssembly with SIMD, as text, and the types of what it offers
 *     plain.ts    the same as plain JavaScript, of which `makeKernel` makes an instance
 *
 * What is there already is left as it is, unless the source or the compiler has changed.
 */
const root = fileURLToPath(new URL('../', import.meta.url));

const common = ['--runtime', 'stub', '--optimizeLevel', '3', '--shrinkLevel', '0', '--converge', '--noAssert'];
const withSimd = [...common, '--enable', 'simd'];
/** What JavaScript has no words for is left out before it is translated. */
const withoutFeatures = ['bulk-memory', 'sign-extension', 'nontrapping-f2i', 'mutable-globals'];
const plain = [...common, ...withoutFeatures.flatMap((feature) => ['--disable', feature])];

export async function compileKernels(): Promise<void> {
  for (const entry of kernelEntries()) await compileKernel(entry);
}

function kernelEntries(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])assembly[\\/]index\.ts$/u.test(file))
    .map((file) => join(root, 'src', file));
}

async function compileKernel(entry: string): Promise<void> {
  const folder = join(dirname(entry), '..', 'generated');
  const stamp = `// ${fingerprintOf(dirname(entry))}`;
  const names = ['plain.ts', 'kernel.ts'];
  if (names.every((name) => firstLine(join(folder, name)) === stamp)) return;

  const simd = await compile(entry, withSimd);
  const scalar = await compile(entry, plain);
  const made: Readonly<Record<string, string>> = {
    'plain.ts': `// @ts-nocheck\nimport type { Kernel } from './kernel.ts';\n${await translate(scalar.binary)}`,
    'kernel.ts': `${interfaceOf(simd.types)}\nexport const binary: string =\n  '${Buffer.from(simd.binary).toString('base64')}';\n`,
  };
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    // Whoever reads meanwhile sees the old file or the new one, and never half of one.
    const unfinished = join(folder, `${name}.${process.pid}`);
    writeFileSync(unfinished, `${stamp}\n${made[name]}`);
    renameSync(unfinished, join(folder, name));
  }
}

interface Compiled {
  readonly binary: Uint8Array;
  /** What it offers, as the compiler tells TypeScript. */
  readonly types: string;
}

async function compile(entry: string, options: readonly string[]): Promise<Compiled> {
  const { main } = await import('assemblyscript/asc');
  const written = new Map<string, string | Uint8Array>();
  const args = [relative(root, entry).split('\\').join('/'), '--baseDir', root, '--outFile', 'out.wasm'];
  const { error, stderr } = await main([...args, '--bindings', 'raw', ...options], {
    writeFile: (name, contents) => void written.set(name, contents),
  });
  const binary = written.get('out.wasm');
  const types = written.get('out.d.ts');
  if (error || !(binary instanceof Uint8Array) || typeof types !== 'string') {
    throw new Error(`The kernel ${relative(root, entry)} can’t be compiled.\n${stderr.toString()}`, { cause: error });
  }
  return { binary, types };
}

/** The compiler's own tool turns WebAssembly into JavaScript, 64-bit numbers into two of 32. */
async function translate(binary: Uint8Array): Promise<string> {
  const { default: binaryen } = await import('assemblyscript/binaryen');
  const module = binaryen.readBinary(binary);
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  // As TypeScript, `a < (6 | 0) & b > (0 | 0)` would be a call with a type as its argument; a sign tells them apart.
  const code = module.emitAsmjs().replaceAll(' > (', ' > +(');
  module.dispose();
  // It ends with an instance and its parts by name; here whoever wants one makes it.
  const end = code.search(/^var retasmFunc = asmFunc\(/mu);
  if (end < 0) throw new Error('The translated kernel does not end as build/kernels.ts expects.');
  return `${code.slice(0, end)}export const makeKernel = (): Kernel => asmFunc({});\n`;
}

/** What a kernel offers, as an interface. A truth value is a number there, since nothing stands between. */
function interfaceOf(types: string): string {
  const lines = types
    .slice(0, types.indexOf('\n}'))
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .split('\n')
    .filter((line) => line.includes('export function'))
    .map((line) => line.replace('export function ', '').replaceAll('boolean', 'number'));
  return ['export interface Kernel {', '  readonly memory: { readonly buffer: ArrayBuffer };', ...lines, '}'].join(
    '\n',
  );
}

/** Of all that the outcome depends on: the source, the compiler, and how it is asked. */
function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  const compiler = createRequire(import.meta.url).resolve('assemblyscript/package.json');
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const files = [...sources.sort().map((file) => join(folder, file)), compiler, fileURLToPath(import.meta.url)];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function firstLine(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n', 1)[0];
  } catch {
    return undefined;
  }
}

import { present } from '../src/core/present.ts';

/** An entry of a lock file, as far as it matters here. */
export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly os?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A lock file of npm's third version: entries by the folder they are installed in. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** An optional package that some entry wants and the lock file does not name. */
export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  /** The folder of the package that wants it. */
  readonly parent: string;
}

/** What a package is made for; npm installs it nowhere else. */
export interface Platform {
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
  readonly os?: readonly string[];
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');
const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

export function missingPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .map(([name, version]) => ({ name, version, parent }))
      .filter((wanted) => !isNamed(wanted, packages)),
  );
}

function isNamed({ name, version, parent }: MissingPackage, packages: LockFile['packages']): boolean {
  const found = lookupFolders(parent, name).find((folder) => folder in packages);
  return found !== undefined && (!isExact(version) || packages[found]?.version === version);
}

/** The lock file with an entry for every optional package; the others stay as they are. */
export function completed(lock: LockFile): LockFile {
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  for (const wanted of missingPackages(lock)) {
    // Another package may have wanted it too.
    if (isNamed(wanted, packages)) continue;
    const { name, version, parent } = wanted;
    const dev = packages[parent]?.dev;
    const folders = lookupFolders(parent, name);
    // At the top, where all find it; beside its parent, where another version would be found before.
    const isTaken = folders.some((folder) => folder in packages);
    const folder = present(isTaken ? folders[0] : folders.at(-1), `folder for ${name}`);
    const { cpu, libc, os } = platformOf(name);
    // In the order in which npm writes them.
    const made = { cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os && { os }) };
    packages[folder] = { version: exactVersion(name, version), ...made };
  }
  // As npm sorts them: without the entries added, nothing changes.
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** What the name says that a package is made for: `rollup-linux-arm64-musl`, `cli-win32-x64`. */
export function platformOf(name: string): Platform {
  const words = name.split(/[/-]/u);
  const os = words.map((word) => (word === 'windows' ? 'win32' : word)).find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (!cpu) throw new Error(`The name ${name} does not say what it is made for; teach tools/lock-file.ts to read it.`);
  const libc = os === 'linux' && words.map((word) => libraries[word]).find((library) => library);
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/** Where Node looks for what the package in a folder imports, nearest first. */
function lookupFolders(parent: string, name: string): string[] {
  const steps = parent === '' ? [] : parent.split('/node_modules/');
  const folders = steps.map((_, index) => steps.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders]
    .reverse()
    .map((folder) => (folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`));
}

function exactVersion(name: string, version: string): string {
  if (isExact(version)) return version;
  throw new Error(`${name} is wanted as ${version}, which is no single version: npm has to choose it.`);
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/u.test(version);
}

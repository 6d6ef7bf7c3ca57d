/**
 * Names in package-lock.json the optional packages that it lacks: `npm run lock`, after every change of dependencies.
 *
 * What a bundler, a compiler or a linter needs on another system is an optional package of its own, and npm writes down
 * only those that the registry could show it on that day. Where one is not in the lock file, npm does not install it,
 * so that nothing can be built there, and `npm ci` refuses the file everywhere. To name one, its parent's wish is enough.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { completed, type LockFile, missingPackages } from './lock-file.ts';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const missing = missingPackages(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
for (const { name, version } of missing) console.log(`+ ${name} ${version}`);
console.log(`package-lock.json names every optional package (added: ${missing.length}).`);

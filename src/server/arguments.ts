/** What the server is told on its command line: the modules of games to load, or the first word that is wrong. */
type Given =
  | { readonly ok: true; readonly load: readonly string[] }
  | { readonly ok: false; readonly argument: string };

/** The only option. */
const option = '--load';

export function parseServerArguments(argv: readonly string[]): Given {
  const load: string[] = [];
  const words = [...argv];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const isAlone = word === option;
    if (!isAlone && !word.startsWith(`${option}=`)) return { ok: false, argument: word };
    const module = isAlone ? words.shift() : word.slice(option.length + 1);
    if (!module || module.startsWith('--')) return { ok: false, argument: option };
    load.push(module);
  }
  return { ok: true, load };
}

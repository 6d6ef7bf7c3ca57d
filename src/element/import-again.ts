/** How often an address was asked for in vain. */
const failures = new Map<string, number>();

/**
 * Loads a module, also one that did not come before: some browsers remember that, and answer at once that it does not come.
 * They say which address they mean, and under another fragment it is another module from the same file.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [address = ''] = /https?:\S+/u.exec(String(error)) ?? [];
    const count = failures.get(address) ?? 0;
    if (count > 0) {
      const other = `${address}#${count}`;
      const again: Promise<T> = import(/* @vite-ignore */ /* webpackIgnore: true */ other);
      const module = await again.catch(() => undefined);
      if (module) return module;
    }
    failures.set(address, count + 1);
    throw error;
  }
}

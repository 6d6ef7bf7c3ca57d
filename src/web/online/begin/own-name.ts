const storageKey = 'tabuleiro.name';

/** The name that was given last, or nothing. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    // A browser that forbids storage.
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // Then it is typed again next time.
  }
}

interface Page {
  fetch(address: string): Promise<unknown>;
  reload(): void;
}

const thisPage: Page = {
  fetch: (address) => fetch(address),
  reload: () => location.reload(),
};

/**
 * Tries again to load what could not be loaded, by opening the page anew: browsers remember that a file was missing, and
 * after a new release it has another name. False where nothing can be reached: then all of the app would be gone.
 */
export async function tryAgain(page: Page = thisPage): Promise<boolean> {
  try {
    await page.fetch('./index.html');
  } catch {
    return false;
  }
  page.reload();
  return true;
}

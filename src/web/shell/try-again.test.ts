import { describe, expect, test, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

describe('trying again', () => {
  test('opens the page anew where it can be reached, whatever the server says', async () => {
    const reload = vi.fn();
    expect(await tryAgain({ fetch: async () => ({ status: 500 }), reload })).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('keeps what there is where nothing can be reached', async () => {
    const reload = vi.fn();
    expect(await tryAgain({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

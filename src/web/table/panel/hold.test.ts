import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHold } from './hold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a list keeps its order for a moment after something moved over it, and no longer', () => {
  createRoot((end) => {
    const hold = createHold(100);
    expect(hold.isHeld()).toBe(false);
    hold.renew();
    vi.advanceTimersByTime(60);
    hold.renew();
    vi.advanceTimersByTime(60);
    expect(hold.isHeld()).toBe(true);
    vi.advanceTimersByTime(60);
    expect(hold.isHeld()).toBe(false);
    end();
  });
});

test('it keeps it as long as something is pressed, and a moment longer', () => {
  createRoot((end) => {
    const hold = createHold(100);
    hold.press();
    vi.advanceTimersByTime(1000);
    expect(hold.isHeld()).toBe(true);
    hold.release();
    vi.advanceTimersByTime(60);
    expect(hold.isHeld()).toBe(true);
    vi.advanceTimersByTime(60);
    expect(hold.isHeld()).toBe(false);
    end();
  });
});

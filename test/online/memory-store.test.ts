import { makeMemoryStore } from './memory-store.ts';
import { describeStore } from './store-contract.ts';

describeStore('tests', async () => {
  let now = 0;
  return {
    store: makeMemoryStore(() => now),
    setTime(time) {
      now = time;
    },
    close: async () => undefined,
  };
});

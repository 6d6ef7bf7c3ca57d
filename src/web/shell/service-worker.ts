import { inLanguage } from '../settings.ts';
import { notify } from './notices.tsx';
import { text } from './text.ts';

/** Lets the app be used without a network, and says when a newer one has been fetched. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workers.register('./sw.js');
  } catch {
    // A host without encryption or a browser that forbids it: the app then simply needs the network.
  }
  if (!registration) return;
  watch(workers, registration);
}

function watch(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  /** On a first visit there is nothing older to replace. */
  let isReturning = workers.controller !== null;
  let hasAsked = false;
  const offer = (run: () => void) => notify(inLanguage(text).newVersion, { label: inLanguage(text).reload, run });
  const offerWaiting = (waiting: ServiceWorker) =>
    offer(() => {
      hasAsked = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  workers.addEventListener('controllerchange', () => {
    if (hasAsked) location.reload();
    // Another tab has asked for the new version: this one still shows the old.
    else if (isReturning) offer(() => location.reload());
    isReturning = true;
  });
  if (registration.waiting && isReturning) offerWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      if (arriving.state === 'installed' && isReturning) offerWaiting(arriving);
    });
  });
}

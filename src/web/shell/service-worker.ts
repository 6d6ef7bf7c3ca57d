import { inLanguage } from '../language.ts';
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
  let hasAsked = false;
  workers.addEventListener('controllerchange', () => {
    if (hasAsked) location.reload();
  });
  const offer = (waiting: ServiceWorker) => {
    const run = () => {
      hasAsked = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    };
    notify(inLanguage(text).newVersion, { label: inLanguage(text).reload, run });
  };
  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      // Without a controller it is the first visit: there is nothing older to replace.
      if (arriving.state === 'installed' && workers.controller) offer(arriving);
    });
  });
}

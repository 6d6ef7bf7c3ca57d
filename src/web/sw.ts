/** The service worker: keeps everything the app can ever need, so that all of it works without a network. */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What a service worker has of its own, as far as it is used here. */
declare const self: {
  /** Every file of the app, put in by the build. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
};

// A new version waits until it is asked for.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// The page of the first visit is served too: what it has not loaded yet is there when the network goes meanwhile.
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// Which games from outside there are only the server knows; without it there are none, and that is no failure.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/loaded.json'),
  ({ request }) => fetch(request).catch(() => Response.json({ games: [] })),
);
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

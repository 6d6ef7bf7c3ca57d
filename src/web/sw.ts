/** The service worker: keeps everything the app can ever need, so that all of it works without a network. */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What a service worker has of its own, as far as it is used here. */
declare const self: {
  /** Every file of the app, put in by the build. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticePress) => void): void;
  readonly clients: {
    matchAll(wanted: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly AppPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
};

interface AppPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface NoticePress {
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<void>): void;
}

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
// Whether games can be played online only the server knows, too. All else under /api/ is between the page and the server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/api/v1/status'),
  ({ request }) => fetch(request).catch(() => Response.json({ version: 0 })),
);
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/api\//u] }));
// Whoever presses a notice that it is their turn comes to that game.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data));
});

/** The page of the app that is at an address, or a new one: another may be in the middle of something else. */
async function showPage(hash: unknown): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => typeof hash === 'string' && url.endsWith(hash));
  if (page) await page.focus();
  else await self.clients.openWindow(typeof hash === 'string' ? `./${hash}` : './');
}

import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { deviceOwner, devicePages } from '@/shared/lib/device-store';
import { openPage } from './open-page';
import { pageOfDevice } from './page-of-device';

/** The globals of a worker that this file uses. */
interface WorkerScope {
  __WB_MANIFEST: PrecacheEntry[];
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

declare const self: WorkerScope;

/** How long to wait for the server's page before the stored page is used, so that a slow connection does not delay the start. */
const patienceMs = 150;

// Only the app's own files are cached: API calls and the pages of signed-in users never are.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  new NavigationRoute(
    ({ event, request, url }) => {
      const { preloadResponse } = event as FetchEvent;
      return openPage(url.pathname, {
        askServer: async () => (await preloadResponse) ?? fetch(request),
        shell: async () => {
          const [shell, kept] = await Promise.all([matchPrecache('/shell.html'), devicePages.get(url.pathname)]);
          return pageOfDevice(shell, kept, url.search);
        },
        hasOwner: async () => (await deviceOwner.get())?.isLocked === false,
        patience: () => new Promise((passed) => setTimeout(passed, patienceMs)),
      });
    },
    { denylist: [/^\/api\//] },
  ),
);

self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()));

// Only after the user pressed Reload: a worker never takes over during other work.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

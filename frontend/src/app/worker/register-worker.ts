import { appUpdate } from './app-update';

/** A phone keeps an app open for days. */
const lookEveryMs = 60 * 60 * 1000;

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  appUpdate.watch(worker, () => window.location.reload());
  await worker.register();
  const look = () => void worker.update().catch(() => undefined);
  setInterval(look, lookEveryMs);
}

/** Registers the service worker, which lets the app open offline. The first page does not wait for it; if it fails, the app works as before. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void register().catch((error: unknown) => console.warn('Recruit cannot open offline in this browser.', error));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

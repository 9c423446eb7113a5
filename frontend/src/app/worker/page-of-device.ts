import type { KeptPage } from '@/shared/lib/device-store';

/** The styles of a page wait for the first paint; they are on this device, and the whole page is painted at once. */
const laterStyles = 'rel="later" data-rel="stylesheet"';
const emptyRoot = '<div id="root"></div>';

/** Its styles are inside of the root: both are gone once the app draws the page itself. What is pressed before that waits for it: boot/kept-press.js. */
const drawn = ({ rules, html }: KeptPage) => `<div id="root"><style data-kept-page>${rules}</style><div data-kept>${html}</div></div>`;

/**
 * The page of the device with what it showed last, so that it is there before any script has run; the shell alone
 * where that was another query, or another version of the app.
 */
export async function pageOfDevice(shell: Response | undefined, kept: KeptPage | null, search: string): Promise<Response | undefined> {
  if (shell === undefined || kept === null || kept.search !== search) return shell;
  const page = await shell.clone().text();
  if (!page.includes(`"${kept.stylesheet}"`)) return shell;
  const headers = new Headers(shell.headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(
    page.replace(laterStyles, 'rel="stylesheet"').replace(emptyRoot, () => drawn(kept)),
    { status: 200, headers },
  );
}

import { connection } from '@/shared/lib/connection';
import { devicePages, readablePaths } from '@/shared/lib/device-store';
import { pageNow } from './page-now';

/** A page counts as complete when it has not changed for this long. */
const settledMs = 1_500;

const idle = (work: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work));
const address = () => window.location.pathname + window.location.search;

/** Stores the rendered pages, so that the next visit shows them before any script has run. */
export class PageKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The address whose page is on the screen: for a moment after a step there is still the page before it. */
  private drawn: string | null = null;

  /** `ownerId`: the current owner of this device; null while nothing may be stored. */
  constructor(private readonly ownerId: () => string | null) {
    // The answers come before they are drawn, and not everything on a page comes with an answer.
    const root = document.getElementById('root');
    if (root !== null) new MutationObserver(() => this.soon()).observe(root, { childList: true, subtree: true });
    // The last moment in which a page of a phone can be sure to run.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.drawn === address()) void this.keep();
    });
  }

  /** The page has changed: stores it once no further change follows. */
  soon(): void {
    clearTimeout(this.timer);
    const asked = address();
    const look = () => {
      if (address() !== asked) return;
      this.drawn = asked;
      void this.keep();
    };
    this.timer = setTimeout(() => idle(look), settledMs);
  }

  /** Stores the page; not while offline, because it then shows older data than what is stored. */
  private async keep(): Promise<void> {
    const userId = this.ownerId();
    const path = window.location.pathname;
    if (userId === null || connection.isOffline() || !readablePaths.includes(path)) return;
    const page = pageNow();
    if (page !== null) await devicePages.put(userId, path, page);
  }
}

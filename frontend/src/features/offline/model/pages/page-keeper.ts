import { connection } from '@/shared/lib/connection';
import { devicePages, readablePaths } from '@/shared/lib/device-store';
import { pageNow } from './page-now';

/** So long after the last of its changes a page has come to rest. */
const settledMs = 1_500;

const idle = (work: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work));
const address = () => window.location.pathname + window.location.search;

/** Keeps how the readable pages look, so that the next visit sees them before any script has run. */
export class PageKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The address whose page is on the screen: for a moment after a step there is still the page before it. */
  private drawn: string | null = null;

  /** `ownerId`: whose device this is right now; null while nothing may be kept. */
  constructor(private readonly ownerId: () => string | null) {
    // The answers come before they are drawn, and not everything on a page comes with an answer.
    const root = document.getElementById('root');
    if (root !== null) new MutationObserver(() => this.soon()).observe(root, { childList: true, subtree: true });
    // The last moment in which a page of a phone can be sure to run.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.drawn === address()) void this.keep();
    });
  }

  /** Something new is on the page: it is kept once nothing more comes. */
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

  /** What is shown without a connection is older than what was kept before. */
  private async keep(): Promise<void> {
    const userId = this.ownerId();
    const path = window.location.pathname;
    if (userId === null || connection.isOffline() || !readablePaths.includes(path)) return;
    const page = pageNow();
    if (page !== null) await devicePages.put(userId, path, page);
  }
}

import { MAX_LOG_ENTRIES } from './logged-contact.js';
import { TooManyFavorites, TooManyLogEntries, TooManyTrackedSchools } from './tracking-errors.js';
import { MAX_FAVORITES, MAX_TRACKED_SCHOOLS } from './tracking.js';

/** How much of each an athlete may keep; each function throws when that is exceeded. */
export const trackingCaps = {
  /**
   * Schools with tracking before and after a write. Emails track schools too, without a cap, so an athlete may be beyond
   * it; only a write that adds to that is refused. Throws TooManyTrackedSchools.
   */
  tracked(before: number, after: number): void {
    if (after > before && after > MAX_TRACKED_SCHOOLS) throw new TooManyTrackedSchools(MAX_TRACKED_SCHOOLS);
  },

  /** Favorites after some were added. Throws TooManyFavorites. */
  favorites(after: number): void {
    if (after > MAX_FAVORITES) throw new TooManyFavorites(MAX_FAVORITES);
  },

  /** Logged contacts before one more. Throws TooManyLogEntries. */
  logEntries(before: number): void {
    if (before >= MAX_LOG_ENTRIES) throw new TooManyLogEntries(MAX_LOG_ENTRIES);
  },
};

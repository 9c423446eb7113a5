import type { PublishedStats } from '../../domain/maxpreps/published-stats.js';

/** Where athletes' published game statistics are read. */
export abstract class PrepStatsSource {
  /** Whether the operator lets pages be read at all. */
  abstract readonly on: boolean;

  /**
   * Asks once for the page at `path` (path and query, from statsPathOf). Throws MaxPrepsOff, MaxPrepsPageNotFound,
   * MaxPrepsRedirected, NoPublishedStats, MaxPrepsRefused, MaxPrepsFormatChanged, MaxPrepsTimeout, MaxPrepsTooLarge,
   * MaxPrepsFailed.
   */
  abstract read(path: string): Promise<PublishedStats>;
}

import { PrepStatsSource } from '../application/ports/prep-stats-source.js';
import { MaxPrepsPageNotFound, NoPublishedStats } from '../domain/maxpreps/maxpreps-errors.js';
import type { PublishedStats } from '../domain/maxpreps/published-stats.js';

/** Stats pages in memory. */
export class MemoryPrepStatsSource extends PrepStatsSource {
  readonly on = true;
  readonly pages = new Map<string, PublishedStats>();

  async read(path: string): Promise<PublishedStats> {
    const page = this.pages.get(path);
    if (!page) throw new MaxPrepsPageNotFound();
    if (page.games.length === 0) throw new NoPublishedStats();
    return page;
  }
}

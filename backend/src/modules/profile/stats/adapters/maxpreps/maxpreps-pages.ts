import { PrepStatsSource } from '../../application/ports/prep-stats-source.js';
import type { PublishedStats } from '../../domain/maxpreps/published-stats.js';
import { fetchPage, type FetchLimits } from './fetch-page.js';
import { statsOfPage } from './stats-of-page.js';

/** Reads athletes' pages at maxpreps.com, or at the site that the operator configured. One request for each page. */
export class MaxPrepsPages extends PrepStatsSource {
  readonly on = true;

  /** `baseUrl` is an origin, with a path before all pages where there is one. */
  constructor(
    private readonly baseUrl: string,
    private readonly limits: FetchLimits,
  ) {
    super();
  }

  async read(path: string): Promise<PublishedStats> {
    const url = new URL(this.baseUrl.replace(/(?<!\/)\/+$/, '') + path);
    return statsOfPage(await fetchPage(url, this.limits));
  }
}

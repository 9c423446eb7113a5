import { Injectable } from '@nestjs/common';

import { CurrentReads } from '../../../../platform/database/reads/read-source.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { keptFor } from '../application/kept-for.js';

const KEPT_MS = 60_000;

/** How many programs the directory has. */
export interface DirectoryCounts {
  total: number;
  D1: number;
  D2: number;
  D3: number;
}

const COUNTS = `
select count(*)::int as total, count(*) filter (where division = 'D1')::int as "D1",
  count(*) filter (where division = 'D2')::int as "D2", count(*) filter (where division = 'D3')::int as "D3"
from schools`;

/** How many programs there are, for a page that everybody may open. */
@Injectable()
export class DirectoryCountsQuery {
  /** Counted at most once a minute. Rejects when the database does; the next call tries again. */
  readonly counts: () => Promise<DirectoryCounts>;

  constructor(
    private readonly source: CurrentReads,
    clock: Clock,
  ) {
    this.counts = keptFor(KEPT_MS, clock, () => this.read());
  }

  private async read(): Promise<DirectoryCounts> {
    const [counts] = await this.source.query<DirectoryCounts[]>(COUNTS);
    if (!counts) throw new Error('An aggregate without groups returns one row.');
    return counts;
  }
}

import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { DirectorySize, type DirectoryCounts } from './ports/directory-size.js';

const KEPT_MS = 60_000;

/** How many programs there are, for a page that everybody may open: counted at most once a minute. */
@Injectable()
export class ReadDirectoryCounts {
  private known: { at: number; counts: Promise<DirectoryCounts> } | null = null;

  constructor(
    private readonly size: DirectorySize,
    private readonly clock: Clock,
  ) {}

  /** Rejects when the database does; the next call tries again. */
  run(): Promise<DirectoryCounts> {
    const now = this.clock.now().getTime();
    if (this.known === null || now - this.known.at >= KEPT_MS) {
      const counts = this.size.count();
      const known = { at: now, counts };
      this.known = known;
      counts.catch(() => {
        if (this.known === known) this.known = null;
      });
    }
    return this.known.counts;
  }
}

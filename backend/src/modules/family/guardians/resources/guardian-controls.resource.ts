import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { Controls } from '../domain/controls.js';

const OF = `
select approve, ask_before_sharing as "askBeforeSharing", paused_at as "pausedAt" from guardian_controls where athlete_id = $1`;

const CHANGE = `
update guardian_controls set approve = $2, ask_before_sharing = $3, paused_at = $4, updated_at = $5 where athlete_id = $1`;

/** What the guardians of an athlete decided; there as long as the athlete has one. */
@Injectable()
export class GuardianControls {
  constructor(private readonly source: DataSource) {}

  /** Null: the athlete has no guardian. */
  async of(athleteId: string, manager: EntityManager = this.source.manager): Promise<Controls | null> {
    const [row] = await manager.query<Controls[]>(OF, [athleteId]);
    return row ?? null;
  }

  /**
   * Stores what `next` makes of what holds at the moment, while no other guardian can change it, and runs `then` in the same
   * transaction. Returns null when the athlete has no guardian.
   */
  async change(
    athleteId: string,
    now: Date,
    next: (present: Controls) => Controls,
    then: (before: Controls, after: Controls, manager: EntityManager) => Promise<void>,
  ): Promise<Controls | null> {
    return this.source.transaction(async (manager) => {
      const [before] = await manager.query<Controls[]>(`${OF} for update`, [athleteId]);
      if (!before) return null;
      const after = next(before);
      await manager.query(CHANGE, [athleteId, after.approve, after.askBeforeSharing, after.pausedAt, now]);
      await then(before, after, manager);
      return after;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { EXPORTS_QUEUE, type ExportJob } from '../application/queues.js';
import { EXPORT_AGAIN_MS, EXPORT_KEPT_MS } from '../domain/data-export.js';
import { UserFiles } from '../queries/user-files.query.js';

const STUCK_AFTER_MS = 20 * 60_000;

/** One copy for each user: a new one takes the place of an old one. */
const BEGIN = `
insert into data_exports (user_id, id, state, steps, requested_at, expires_at) values ($1, $2, 'making', $3, $4, $5)
on conflict (user_id) do update set id = excluded.id, state = 'making', steps_done = 0, size = 0, steps = excluded.steps,
  requested_at = excluded.requested_at, expires_at = excluded.expires_at
where data_exports.state = 'failed' or (data_exports.state = 'ready' and data_exports.requested_at < $6)
returning id`;

const DROP_OLD_PARTS = `
delete from data_export_parts where export_id = (select id from data_exports
  where user_id = $1 and (state = 'failed' or (state = 'ready' and requested_at < $2)))`;

const STUCK = `select user_id as "userId" from data_exports where state = 'making' and requested_at < $1 and expires_at > $2 limit 20`;

/** Copies of users' data: asked for, and ended when their day is over. */
@Injectable()
export class ExportRequests {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
    private readonly files: UserFiles,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Begins a copy and enqueues its making, unless one is being made or is younger than EXPORT_AGAIN_MS. */
  async begin(userId: string): Promise<void> {
    const now = this.clock.now();
    const again = new Date(now.getTime() - EXPORT_AGAIN_MS);
    const expiresAt = new Date(now.getTime() + EXPORT_KEPT_MS);
    await this.source.transaction(async (manager) => {
      await manager.query(DROP_OLD_PARTS, [userId, again]);
      const begun = await manager.query<unknown[]>(BEGIN, [userId, this.ids.next(), this.files.steps, now, expiresAt, again]);
      if (begun.length > 0) await this.jobs.send(EXPORTS_QUEUE, { userId } satisfies ExportJob, { key: userId, within: manager });
    });
  }

  /** Goes on with copies that are being made for so long that anyone who made them must have died. */
  async restartStuck(): Promise<void> {
    const now = this.clock.now();
    const stuck = await this.source.query<ExportJob[]>(STUCK, [new Date(now.getTime() - STUCK_AFTER_MS), now]);
    for (const { userId } of stuck) await this.jobs.send(EXPORTS_QUEUE, { userId }, { key: userId });
  }

  async forgetExpired(): Promise<void> {
    await this.source.query('delete from data_exports where expires_at <= $1', [this.clock.now()]);
  }
}

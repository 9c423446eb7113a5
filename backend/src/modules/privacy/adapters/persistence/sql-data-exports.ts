import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { DataExports } from '../../application/ports/data-exports.js';
import { EXPORTS_QUEUE, type ExportJob } from '../../application/queues.js';
import { EXPORT_AGAIN_MS, EXPORT_KEPT_MS, NO_EXPORT, type ExportView } from '../../domain/data-export.js';

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

const VIEW = `
select state, steps_done as "stepsDone", steps, size::float8 as bytes, requested_at as "requestedAt", expires_at as "expiresAt"
from data_exports where user_id = $1 and expires_at > $2`;

const STUCK = `select user_id as "userId" from data_exports where state = 'making' and requested_at < $1 and expires_at > $2 limit 20`;

@Injectable()
export class SqlDataExports extends DataExports {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  async begin(userId: string, { id, steps }: { id: string; steps: number }, now: Date): Promise<void> {
    const again = new Date(now.getTime() - EXPORT_AGAIN_MS);
    const expiresAt = new Date(now.getTime() + EXPORT_KEPT_MS);
    await this.source.transaction(async (manager) => {
      await manager.query(DROP_OLD_PARTS, [userId, again]);
      const begun = await manager.query<unknown[]>(BEGIN, [userId, id, steps, now, expiresAt, again]);
      if (begun.length > 0) await this.jobs.send(EXPORTS_QUEUE, { userId } satisfies ExportJob, { key: userId, within: manager });
    });
  }

  async view(userId: string, now: Date): Promise<ExportView> {
    const [row] = await this.source.query<ExportView[]>(VIEW, [userId, now]);
    return row ?? NO_EXPORT;
  }

  async restartStuck(now: Date): Promise<void> {
    const stuck = await this.source.query<ExportJob[]>(STUCK, [new Date(now.getTime() - STUCK_AFTER_MS), now]);
    for (const { userId } of stuck) await this.jobs.send(EXPORTS_QUEUE, { userId }, { key: userId });
  }

  async forgetExpired(now: Date): Promise<void> {
    await this.source.query('delete from data_exports where expires_at <= $1', [now]);
  }

  async open(userId: string, now: Date): Promise<{ bytes: number; parts: AsyncIterable<Buffer> } | null> {
    const [row] = await this.source.query<{ id: string; bytes: number }[]>(
      `select id, size::float8 as bytes from data_exports where user_id = $1 and state = 'ready' and expires_at > $2`,
      [userId, now],
    );
    return row ? { bytes: row.bytes, parts: this.parts(row.id) } : null;
  }

  async startOver(userId: string): Promise<string | null> {
    const [row] = await this.source.query<{ id: string }[]>(`select id from data_exports where user_id = $1 and state = 'making'`, [
      userId,
    ]);
    if (!row) return null;
    await this.source.query('delete from data_export_parts where export_id = $1', [row.id]);
    return row.id;
  }

  async addPart(exportId: string, part: number, bytes: Buffer): Promise<void> {
    await this.source.query('insert into data_export_parts (export_id, part, bytes) values ($1, $2, $3)', [exportId, part, bytes]);
  }

  async noteStep(exportId: string, done: number): Promise<void> {
    await this.source.query('update data_exports set steps_done = least($2, steps) where id = $1', [exportId, done]);
  }

  async finish(exportId: string, state: 'ready' | 'failed'): Promise<void> {
    await this.source.query(
      `update data_exports set state = $2, steps_done = steps, size = coalesce((select sum(length(bytes)) from data_export_parts where export_id = $1), 0)
       where id = $1 and state = 'making'`,
      [exportId, state],
    );
  }

  private async *parts(id: string): AsyncIterable<Buffer> {
    for (let part = 0; ; part += 1) {
      const [row] = await this.source.query<{ bytes: Buffer }[]>('select bytes from data_export_parts where export_id = $1 and part = $2', [
        id,
        part,
      ]);
      if (!row) return;
      yield row.bytes;
    }
  }
}

import type pg from 'pg';
import { PgBoss } from 'pg-boss';

import { withMigrationLock } from './migration-lock.js';

/** Index builds that pg-boss runs in the running process after an update; an application role without DDL rights could not. */
const UNFINISHED = `select exists (select 1 from pgboss.bam where status in ('pending', 'in_progress')) as unfinished`;

const LOOK_MS = 100;
const PATIENCE_MS = 300_000;

/** Makes or updates the job queue's schema as its owner, for an application whose own role may not. */
export function prepareJobSchema(ownerUrl: string): Promise<void> {
  return withMigrationLock(ownerUrl, async (client) => {
    const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false, monitorVacuum: false });
    const failed = new Promise<never>((_resolve, reject) => boss.on('error', reject));
    try {
      await Promise.race([boss.start().then(() => untilFinished(client)), failed]);
    } finally {
      await boss.stop({ graceful: false, close: true });
    }
  });
}

async function untilFinished(client: pg.Client): Promise<void> {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS;) {
    const { rows } = await client.query<{ unfinished: boolean }>(UNFINISHED);
    if (!rows[0]?.unfinished) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('the job queue could not be brought up to date within five minutes');
}

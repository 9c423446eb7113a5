import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { ContactLog, type LoggedContactView } from '../../application/ports/contact-log.js';
import type { LoggedContact } from '../../domain/logged-contact.js';
import { trackingCaps } from '../../domain/tracking-caps.js';
import { SchoolNotFound } from '../../../directory/domain/school-errors.js';
import { LogEntryNotFound } from '../../domain/tracking-errors.js';

const OWN_ENTRY = `
select 1 from activities
where id = $1 and user_id = $2 and school_id = $3 and kind = 'contact_logged'`;

@Injectable()
export class SqlContactLog extends ContactLog {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  add(userId: string, schoolId: number, contact: LoggedContact): Promise<LoggedContactView> {
    return this.source.transaction(async (manager) => {
      const known = await manager.query<unknown[]>('select 1 from schools where id = $1 for key share', [schoolId]);
      if (known.length === 0) throw new SchoolNotFound();
      await takeTurns(manager, 'contact log', userId);
      await refuseBeyondCap(manager, userId);
      const { kind: contactKind, at, withWhom, note } = contact;
      const data = { contactKind, withWhom, note };
      const [id = ''] = await this.activity.append([{ userId, schoolId, kind: 'contact_logged', at, data }], manager);
      return { id, schoolId, ...contact };
    });
  }

  async remove(userId: string, schoolId: number, entryId: string, now: Date): Promise<void> {
    if (!isUuid(entryId)) throw new LogEntryNotFound();
    await this.source.transaction(async (manager) => {
      const own = await manager.query<unknown[]>(OWN_ENTRY, [entryId, userId, schoolId]);
      if (own.length === 0) throw new LogEntryNotFound();
      const id = entryId.toLowerCase();
      const removal = {
        userId,
        schoolId,
        kind: 'contact_removed' as const,
        at: now,
        data: { entryId: id },
        dedupeKey: `contact_removed:${id}`,
      };
      const added = await this.activity.append([removal], manager);
      if (added.length === 0) throw new LogEntryNotFound();
    });
  }
}

async function refuseBeyondCap(manager: EntityManager, userId: string): Promise<void> {
  const [logged] = await manager.query<{ n: number }[]>(
    `select count(*)::int as n from activities where user_id = $1 and kind = 'contact_logged'`,
    [userId],
  );
  trackingCaps.logEntries(logged?.n ?? 0);
}

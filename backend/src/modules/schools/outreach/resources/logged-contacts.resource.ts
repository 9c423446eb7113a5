import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../platform/activity/activity-record.js';
import { isUuid } from '../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import { loggedContactOf, type LoggedContact } from '../domain/logged-contact.js';
import { trackingCaps } from '../domain/tracking-caps.js';
import { LogEntryNotFound } from '../domain/tracking-errors.js';

export interface LoggedContactView extends LoggedContact {
  id: string;
  schoolId: number;
}

const OWN_ENTRY = `
select 1 from activities
where id = $1 and user_id = $2 and school_id = $3 and kind = 'contact_logged'`;

const LOGGED = `select count(*)::int as n from activities where user_id = $1 and kind = 'contact_logged'`;

/** Calls, texts, visits, camps and offers: contacts that athletes log by hand, each an entry of the append-only record. */
@Injectable()
export class LoggedContacts {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
    private readonly clock: Clock,
  ) {}

  /** Throws InvalidLogEntry, SchoolNotFound, TooManyLogEntries. */
  async add(userId: string, schoolId: number, draft: LoggedContact): Promise<LoggedContactView> {
    const contact = loggedContactOf(draft, this.clock.now());
    return this.source.transaction(async (manager) => {
      const known = await manager.query<unknown[]>('select 1 from schools where id = $1 for key share', [schoolId]);
      if (known.length === 0) throw new SchoolNotFound();
      await takeTurns(manager, 'contact log', userId);
      trackingCaps.logEntries(await loggedBy(manager, userId));
      const { kind: contactKind, at, withWhom, note } = contact;
      const data = { contactKind, withWhom, note };
      const [id = ''] = await this.activity.append([{ userId, schoolId, kind: 'contact_logged', at, data }], manager);
      return { id, schoolId, ...contact };
    });
  }

  /** Hides an entry of the athlete's own; the record keeps both it and its removal. Throws LogEntryNotFound. */
  async remove(userId: string, schoolId: number, entryId: string): Promise<void> {
    if (!isUuid(entryId)) throw new LogEntryNotFound();
    const [id, now] = [entryId.toLowerCase(), this.clock.now()];
    await this.source.transaction(async (manager) => {
      const own = await manager.query<unknown[]>(OWN_ENTRY, [id, userId, schoolId]);
      if (own.length === 0) throw new LogEntryNotFound();
      const removal = { userId, schoolId, kind: 'contact_removed' as const, at: now, data: { entryId: id } };
      const added = await this.activity.append([{ ...removal, dedupeKey: `contact_removed:${id}` }], manager);
      if (added.length === 0) throw new LogEntryNotFound();
    });
  }
}

async function loggedBy(manager: EntityManager, userId: string): Promise<number> {
  const [logged] = await manager.query<{ n: number }[]>(LOGGED, [userId]);
  return logged?.n ?? 0;
}

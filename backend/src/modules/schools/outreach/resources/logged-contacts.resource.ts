import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../platform/activity/activity-record.js';
import { isUuid } from '../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import { loggedContactOf, type LoggedContact, type LoggedContactDraft } from '../domain/logged-contact.js';
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
  async add(userId: string, schoolId: number, draft: LoggedContactDraft): Promise<LoggedContactView> {
    const contact = loggedContactOf(draft, this.clock.now());
    return this.source.transaction(async (manager) => {
      const known = await manager.query<unknown[]>('select 1 from schools where id = $1 for key share', [schoolId]);
      if (known.length === 0) throw new SchoolNotFound();
      await takeTurns(manager, 'contact log', userId);
      trackingCaps.logEntries(await loggedBy(manager, userId));
      return this.enter(manager, userId, schoolId, contact);
    });
  }

  /** Whether the athlete logged such an entry; one that was removed since is still theirs. */
  async has(userId: string, schoolId: number, entryId: string): Promise<boolean> {
    if (!isUuid(entryId)) return false;
    return (await this.source.query<unknown[]>(OWN_ENTRY, [entryId.toLowerCase(), userId, schoolId])).length > 0;
  }

  /**
   * Changes an entry of the athlete's own: the record keeps the old one, its removal and the new one, which has an id of
   * its own. The second of two tabs finds the old id gone. Throws InvalidLogEntry, LogEntryNotFound, TooManyLogEntries.
   */
  async replace(userId: string, schoolId: number, entryId: string, draft: LoggedContactDraft): Promise<LoggedContactView> {
    const contact = loggedContactOf(draft, this.clock.now());
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'contact log', userId);
      await this.hide(manager, userId, schoolId, entryId);
      trackingCaps.logEntries(await loggedBy(manager, userId));
      return this.enter(manager, userId, schoolId, contact);
    });
  }

  /** Hides an entry of the athlete's own; the record keeps both it and its removal. Throws LogEntryNotFound. */
  async remove(userId: string, schoolId: number, entryId: string): Promise<void> {
    await this.source.transaction((manager) => this.hide(manager, userId, schoolId, entryId));
  }

  private async enter(manager: EntityManager, userId: string, schoolId: number, contact: LoggedContact): Promise<LoggedContactView> {
    const { kind: contactKind, at, withWhom, note, status, deadline } = contact;
    const data = { contactKind, withWhom, note, ...(status && { status }), ...(deadline && { deadline }) };
    const [id = ''] = await this.activity.append([{ userId, schoolId, kind: 'contact_logged', at, data }], manager);
    return { id, schoolId, ...contact };
  }

  private async hide(manager: EntityManager, userId: string, schoolId: number, entryId: string): Promise<void> {
    if (!isUuid(entryId)) throw new LogEntryNotFound();
    const id = entryId.toLowerCase();
    const own = await manager.query<unknown[]>(OWN_ENTRY, [id, userId, schoolId]);
    if (own.length === 0) throw new LogEntryNotFound();
    const removal = { userId, schoolId, kind: 'contact_removed' as const, at: this.clock.now(), data: { entryId: id } };
    const added = await this.activity.append([{ ...removal, dedupeKey: `contact_removed:${id}` }], manager);
    if (added.length === 0) throw new LogEntryNotFound();
  }
}

async function loggedBy(manager: EntityManager, userId: string): Promise<number> {
  const [logged] = await manager.query<{ n: number }[]>(LOGGED, [userId]);
  return logged?.n ?? 0;
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ContactRepository, type ContactView } from '../../application/ports/contact-repository.js';
import { MAX_CONTACTS, type Contact } from '../../domain/contact.js';
import { ContactExists, ContactNotFound, SchoolNotFound, TooManyContacts } from '../../../directory/domain/school-errors.js';

const SELECT = `
select c.id, c.first_name as "firstName", c.last_name as "lastName", c.name, c.email, c.phone, c.title, c.position,
  c.is_head_coach as "isHeadCoach", true as "addedByYou", c.is_example as "isExample",
  c.verified_on::text as "verifiedOn",
  c.school_id as "schoolId", s.name as "schoolName"
from coaches c join schools s on s.id = c.school_id
where c.owner_user_id = $1`;

const INSERT = `
with added as (
  insert into coaches (owner_user_id, school_id, first_name, last_name, name, name_key, email, title, position,
    is_head_coach, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
  returning id
)
select id from added`;

const UPDATE = `
update coaches
set first_name = $3, last_name = $4, name = $5, name_key = $6, email = $7, title = $8, position = $9,
  is_head_coach = $10, updated_at = $11
where owner_user_id = $1 and id = $2`;

/** Keeps private contacts in the table of coaches, marked with their owner. */
@Injectable()
export class SqlContactRepository extends ContactRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  of(userId: string): Promise<ContactView[]> {
    return this.source.query(`${SELECT} order by s.name collate "und-x-icu", s.id, c.name collate "und-x-icu", c.id`, [userId]);
  }

  async owns(userId: string, contactId: number): Promise<boolean> {
    return (await find(this.source.manager, userId, contactId)) !== undefined;
  }

  add(userId: string, schoolId: number, contact: Contact, now: Date): Promise<ContactView> {
    return this.source.transaction(async (manager) => {
      await lockContactsOf(manager, userId);
      const { known, total } = await look(manager, userId, schoolId);
      if (!known) throw new SchoolNotFound();
      if (total >= MAX_CONTACTS) throw new TooManyContacts(MAX_CONTACTS);
      await refuseRepeat(manager, userId, schoolId, contact.email, 0);
      const [row] = await manager.query<{ id: number }[]>(INSERT, [userId, schoolId, ...columns(contact), now]);
      return existing(await find(manager, userId, row?.id ?? 0));
    });
  }

  change(userId: string, contactId: number, contact: Contact, now: Date): Promise<ContactView> {
    return this.source.transaction(async (manager) => {
      await lockContactsOf(manager, userId);
      const { schoolId } = existing(await find(manager, userId, contactId));
      await refuseRepeat(manager, userId, schoolId, contact.email, contactId);
      await manager.query(UPDATE, [userId, contactId, ...columns(contact), now]);
      return existing(await find(manager, userId, contactId));
    });
  }

  async remove(userId: string, contactId: number): Promise<void> {
    const [, removed] = await this.source.query<[unknown, number]>('delete from coaches where owner_user_id = $1 and id = $2', [
      userId,
      contactId,
    ]);
    if (removed === 0) throw new ContactNotFound();
  }
}

/** Two requests of one athlete take turns, so that neither the limit nor an address is passed twice. */
async function lockContactsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('contacts ' || $1, 0))`, [userId]);
}

async function look(manager: EntityManager, userId: string, schoolId: number): Promise<{ known: boolean; total: number }> {
  const [row] = await manager.query<{ known: boolean; total: number }[]>(
    `select exists (select from schools where id = $2) as known,
      (select count(*)::int from coaches where owner_user_id = $1) as total`,
    [userId, schoolId],
  );
  return row ?? { known: false, total: 0 };
}

async function refuseRepeat(manager: EntityManager, userId: string, schoolId: number, email: string, exceptId: number): Promise<void> {
  const rows = await manager.query<unknown[]>(
    `select 1 from coaches
     where school_id = $2 and lower(email) = lower($3) and id <> $4 and (owner_user_id is null or owner_user_id = $1)`,
    [userId, schoolId, email, exceptId],
  );
  if (rows.length > 0) throw new ContactExists();
}

async function find(manager: EntityManager, userId: string, contactId: number): Promise<ContactView | undefined> {
  const [contact] = await manager.query<ContactView[]>(`${SELECT} and c.id = $2`, [userId, contactId]);
  return contact;
}

function existing(contact: ContactView | undefined): ContactView {
  if (!contact) throw new ContactNotFound();
  return contact;
}

function columns(contact: Contact): unknown[] {
  const { firstName, lastName, name, nameKey, email, title, position, isHeadCoach } = contact;
  return [firstName, lastName, name, nameKey, email, title, position, isHeadCoach];
}

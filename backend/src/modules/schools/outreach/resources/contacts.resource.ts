import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { ContactExists, ContactNotFound, SchoolNotFound } from '../../directory/domain/school-errors.js';
import { CONTACTS } from '../adapters/persistence/contact.sql.js';
import { contactOf, refuseBeyondContactCap, type Contact, type ContactDraft } from '../domain/contact.js';
import { contactsOf, type ContactView } from '../queries/contacts.query.js';

const INSERT = `
with added as (
  insert into coaches (owner_user_id, school_id, first_name, last_name, name, name_key, email, title, position,
    is_head_coach, phone, x_handle, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
  returning id
)
select id from added`;

/** Another address is not confirmed. */
const UPDATE = `
update coaches
set first_name = $3, last_name = $4, name = $5, name_key = $6, email = $7, title = $8, position = $9,
  is_head_coach = $10, phone = $11, x_handle = $12, updated_at = $13,
  confirmed_at = case when email is not distinct from $7 then confirmed_at end
where owner_user_id = $1 and id = $2`;

const ROOM_FOR_ONE = `
select exists (select from schools where id = $2) as known,
  (select count(*)::int from coaches where owner_user_id = $1) as total`;

const SAME_ADDRESS = `
select 1 from coaches
where school_id = $2 and lower(email) = lower($3) and id <> $4 and (owner_user_id is null or owner_user_id = $1)`;

/**
 * Private contacts: coaches whom only the athlete who added them sees and can write to. They are in the table of coaches,
 * marked with their owner.
 */
@Injectable()
export class Contacts {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Throws InvalidContact, SchoolNotFound, ContactExists, TooManyContacts. */
  async add(userId: string, schoolId: number, draft: ContactDraft): Promise<ContactView> {
    const [contact, now] = [contactOf(draft), this.clock.now()];
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'contacts', userId);
      const [room] = await manager.query<{ known: boolean; total: number }[]>(ROOM_FOR_ONE, [userId, schoolId]);
      if (!room?.known) throw new SchoolNotFound();
      refuseBeyondContactCap(room.total);
      await refuseRepeat(manager, userId, schoolId, contact.email, 0);
      const [row] = await manager.query<{ id: number }[]>(INSERT, [userId, schoolId, ...columns(contact), now]);
      return find(manager, userId, row?.id ?? 0);
    });
  }

  /** Throws InvalidContact, ContactNotFound, ContactExists. */
  async change(userId: string, contactId: number, draft: ContactDraft): Promise<ContactView> {
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'contacts', userId);
      const { schoolId, ...stored } = await find(manager, userId, contactId);
      const contact = contactOf(draft, stored);
      await refuseRepeat(manager, userId, schoolId, contact.email, contactId);
      await manager.query(UPDATE, [userId, contactId, ...columns(contact), now]);
      return find(manager, userId, contactId);
    });
  }

  /** Throws ContactNotFound. */
  async remove(userId: string, contactId: number): Promise<void> {
    const statement = 'delete from coaches where owner_user_id = $1 and id = $2';
    const [, removed] = await this.source.query<[unknown, number]>(statement, [userId, contactId]);
    if (removed === 0) throw new ContactNotFound();
  }
}

async function refuseRepeat(manager: EntityManager, userId: string, schoolId: number, email: string, exceptId: number): Promise<void> {
  const rows = await manager.query<unknown[]>(SAME_ADDRESS, [userId, schoolId, email, exceptId]);
  if (rows.length > 0) throw new ContactExists();
}

async function find(manager: EntityManager, userId: string, contactId: number): Promise<ContactView> {
  const [contact] = await contactsOf(manager, `${CONTACTS} and c.id = $2`, [userId, contactId]);
  if (!contact) throw new ContactNotFound();
  return contact;
}

function columns(contact: Contact): unknown[] {
  const { firstName, lastName, name, nameKey, email, title, position, isHeadCoach, phone, xHandle } = contact;
  return [firstName, lastName, name, nameKey, email, title, position, isHeadCoach, phone, xHandle];
}

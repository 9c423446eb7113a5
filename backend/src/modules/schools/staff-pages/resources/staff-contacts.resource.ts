import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { SchoolNotFound, TooManyContacts } from '../../directory/domain/school-errors.js';
import { MAX_CONTACTS } from '../../outreach/domain/contact.js';
import { KNOWN_COACHES } from '../adapters/persistence/known-coaches.sql.js';
import { writeSuggestion } from '../adapters/persistence/write-suggestion.js';
import { pageAddress } from '../domain/page-address.js';
import { pastedContact, type PastedContact, type PastedPerson } from '../domain/people/pasted-contact.js';
import { planStaffImport, type KnownCoach, type StaffImportPlan } from '../domain/plan-staff-import.js';

export interface StaffImport {
  schoolId: number;
  /** URL of the page; null when the athlete gave none. */
  sourceUrl: string | null;
  people: PastedPerson[];
  /** Names on the page that are not to be stored. */
  others: string[];
  /** The athlete offers the people to everyone: an admin decides. */
  offerToAll: boolean;
}

/** How many were added, changed, as they were or in the directory already; names of those that need a look. */
export interface StaffImportResult {
  added: number;
  updated: number;
  unchanged: number;
  inDirectory: number;
  /** The athlete changed them by hand: they stay as they are. */
  changedByYou: string[];
  notOnPage: string[];
  /** Of everybody who was to be stored, also of those who were known before. */
  coachIds: number[];
}

const ROOM = `
select exists (select from schools where id = $2) as known,
  (select count(*)::int from coaches where owner_user_id = $1) as total`;

const COLUMNS = `id int, "firstName" text, "lastName" text, name text, "nameKey" text, email text, title text, position text,
  "isHeadCoach" boolean, phone text, "xHandle" text`;

const ADD = `
insert into coaches (owner_user_id, school_id, first_name, last_name, name, name_key, email, title, position, is_head_coach,
  phone, x_handle, page_url, pasted_at, confirmed_at, created_at, updated_at)
select $1, $2, r."firstName", r."lastName", r.name, r."nameKey", r.email, r.title, r.position, r."isHeadCoach", r.phone, r."xHandle", $4, $5, $5, $5, $5
from json_to_recordset($3::json) as r(${COLUMNS})
returning id`;

const CHANGE = `
update coaches c set first_name = r."firstName", last_name = r."lastName", name = r.name, name_key = r."nameKey", email = r.email,
  title = r.title, position = r.position, is_head_coach = r."isHeadCoach", phone = r.phone, x_handle = r."xHandle",
  page_url = coalesce($4, c.page_url), pasted_at = $5, confirmed_at = $5, left_page_at = null, updated_at = $5
from json_to_recordset($3::json) as r(${COLUMNS})
where c.id = r.id and c.owner_user_id = $1 and c.school_id = $2`;

/** They were on the page again. */
const CONFIRM = `
update coaches set page_url = coalesce($4, page_url), pasted_at = $5, confirmed_at = $5, updated_at = $5
where owner_user_id = $1 and school_id = $2 and id = any($3::int[])`;

/** Not a change by hand. */
const LEAVE = `
update coaches set left_page_at = $4 where owner_user_id = $1 and school_id = $2 and id = any($3::int[]) and left_page_at is null`;

/** Stores the people of a pasted staff page as the athlete's own contacts. Idempotent. */
@Injectable()
export class StaffContacts {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws InvalidContact, SchoolNotFound, TooManyContacts, TooManyOffered and TooManySuggestions; then nothing is stored. */
  async store(userId: string, { schoolId, people, others, offerToAll, ...page }: StaffImport): Promise<StaffImportResult> {
    const contacts = people.map((person, at) => pastedContact(person, `people[${at}]`));
    const sourceUrl = pageAddress(page.sourceUrl);
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'contacts', userId);
      const [room] = await manager.query<{ known: boolean; total: number }[]>(ROOM, [userId, schoolId]);
      if (!room?.known) throw new SchoolNotFound();
      const known = await manager.query<KnownCoach[]>(KNOWN_COACHES, [userId, schoolId]);
      const plan = planStaffImport(known, contacts, others);
      if (room.total + plan.add.length > MAX_CONTACTS) throw new TooManyContacts(MAX_CONTACTS);
      const added = await write(manager, plan, { userId, schoolId, sourceUrl, now });
      const offer = { id: this.ids.next(), userId, schoolId, sourceUrl, people: contacts, others, now };
      if (offerToAll) await writeSuggestion(manager, offer);
      return resultOf(plan, added);
    });
  }
}

interface Where {
  userId: string;
  schoolId: number;
  sourceUrl: string | null;
  now: Date;
}

/** Resolves to the ids of the contacts that are new. */
async function write(manager: EntityManager, plan: StaffImportPlan, { userId, schoolId, sourceUrl, now }: Where): Promise<number[]> {
  const rows = (contacts: (PastedContact & { id?: number })[]) => JSON.stringify(contacts);
  const changed = plan.change.map(({ id, contact }) => ({ ...contact, id }));
  const added = await manager.query<{ id: number }[]>(ADD, [userId, schoolId, rows(plan.add), sourceUrl, now]);
  await manager.query(CHANGE, [userId, schoolId, rows(changed), sourceUrl, now]);
  await manager.query(CONFIRM, [userId, schoolId, plan.same.map(({ id }) => id), sourceUrl, now]);
  await manager.query(LEAVE, [userId, schoolId, plan.gone.map(({ id }) => id), now]);
  return added.map(({ id }) => id);
}

function resultOf({ add, change, same, keep, inDirectory, gone }: StaffImportPlan, added: number[]): StaffImportResult {
  return {
    added: add.length,
    updated: change.length,
    unchanged: same.length,
    inDirectory: inDirectory.length,
    changedByYou: keep.map(({ name }) => name),
    notOnPage: gone.map(({ name }) => name),
    coachIds: [...added, ...[...change, ...same, ...keep, ...inDirectory].map(({ id }) => id)],
  };
}

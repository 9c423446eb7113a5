import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { standingWith, type CoachNews } from '../../directory/domain/coach-standing.js';
import type { CoachView } from '../../directory/index.js';
import { CONTACTS } from '../adapters/persistence/contact.sql.js';

export interface ContactView extends CoachView {
  schoolId: number;
  schoolName: string;
}

/** The private contacts of athletes; every answer is about the contacts of one of them alone. */
@Injectable()
export class ContactsQuery {
  constructor(private readonly source: ReadSource) {}

  /** By school, then by name. */
  of(userId: string): Promise<ContactView[]> {
    return contactsOf(this.source, `${CONTACTS} order by s.name collate "und-x-icu", s.id, c.name collate "und-x-icu", c.id`, [userId]);
  }

  /** Null when the athlete has no such contact. */
  async one(userId: string, contactId: number): Promise<ContactView | null> {
    const [contact] = await contactsOf(this.source, `${CONTACTS} and c.id = $2`, [userId, contactId]);
    return contact ?? null;
  }
}

/** Returns the contacts from a statement. `source`: where it runs, possibly a transaction. */
export async function contactsOf(source: ReadSource, statement: string, values: unknown[]): Promise<ContactView[]> {
  const rows: { contact: ContactView; news: CoachNews | null }[] = await source.query(statement, values);
  return rows.map(({ contact, news }) => standingWith(contact, news ?? undefined));
}

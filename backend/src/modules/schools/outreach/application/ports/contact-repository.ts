import type { Contact } from '../../domain/contact.js';
import type { CoachView } from '../../../directory/index.js';

export interface ContactView extends CoachView {
  schoolId: number;
  schoolName: string;
}

/** The private contacts of athletes; every call is about the contacts of one of them alone. */
export abstract class ContactRepository {
  /** By school, then by name. */
  abstract of(userId: string): Promise<ContactView[]>;
  abstract owns(userId: string, contactId: number): Promise<boolean>;
  /** Throws SchoolNotFound, ContactExists, TooManyContacts. */
  abstract add(userId: string, schoolId: number, contact: Contact, now: Date): Promise<ContactView>;
  /** Throws ContactNotFound, ContactExists. */
  abstract change(userId: string, contactId: number, contact: Contact, now: Date): Promise<ContactView>;
  /** Throws ContactNotFound. */
  abstract remove(userId: string, contactId: number): Promise<void>;
}

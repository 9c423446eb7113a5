import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { contactOf, type ContactDraft } from '../domain/contact.js';
import { ContactRepository, type ContactView } from './ports/contact-repository.js';

/**
 * What an athlete does with private contacts: each is a coach whom only that athlete sees and can write to.
 */
@Injectable()
export class KeepContacts {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws InvalidContact, SchoolNotFound, ContactExists, TooManyContacts. */
  async add(userId: string, schoolId: number, draft: ContactDraft): Promise<ContactView> {
    return this.contacts.add(userId, schoolId, contactOf(draft), this.clock.now());
  }

  /** Throws InvalidContact, ContactNotFound, ContactExists. */
  async change(userId: string, contactId: number, draft: ContactDraft): Promise<ContactView> {
    return this.contacts.change(userId, contactId, contactOf(draft), this.clock.now());
  }
}

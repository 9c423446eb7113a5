import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { loggedContactOf, type LoggedContact } from '../domain/logged-contact.js';
import { ContactLog, type LoggedContactView } from './ports/contact-log.js';

/** Calls, texts, visits, camps and offers: what an athlete writes down of a school beside the mails. */
@Injectable()
export class LogContact {
  constructor(
    private readonly log: ContactLog,
    private readonly clock: Clock,
  ) {}

  /** Throws InvalidLogEntry, SchoolNotFound. */
  async add(userId: string, schoolId: number, draft: LoggedContact): Promise<LoggedContactView> {
    return this.log.add(userId, schoolId, loggedContactOf(draft, this.clock.now()));
  }

  /** Throws LogEntryNotFound. */
  remove(userId: string, schoolId: number, entryId: string): Promise<void> {
    return this.log.remove(userId, schoolId, entryId, this.clock.now());
  }
}

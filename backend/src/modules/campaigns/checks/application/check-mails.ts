import { Injectable } from '@nestjs/common';

import type { MailAthlete } from '../../writing/domain/mail-athlete.js';
import type { MailWriter } from '../../writing/domain/templates/mail-writer.js';
import { AthleteNames } from '../domain/names/athlete-names.js';
import { MailChecker } from '../domain/mail-checker.js';
import { NameSource } from '../queries/name-source.query.js';
import { KnownNamesStore } from './known-names-store.js';

/** An athlete's email that has not been sent yet. */
export interface MailToCheck {
  userId: string;
  athlete: MailAthlete;
  writer: MailWriter;
  /** Whether the email has an attachment. */
  hasAttachment?: boolean;
}

/**
 * The checks before sending: another school's or coach's name, a missing link or attachment, blanks, capitals. They apply to every text
 * to a coach: a first email, a follow-up, an answer, a message by hand.
 */
@Injectable()
export class CheckMails {
  constructor(
    private readonly names: KnownNamesStore,
    private readonly source: NameSource,
  ) {}

  /** Returns the checker of one email to one or many coaches. */
  async of({ userId, athlete, writer, hasAttachment = false }: MailToCheck): Promise<MailChecker> {
    const known = await this.names.present();
    const { firstName, lastName, highSchool, city, state } = athlete;
    const own = await AthleteNames.of({
      never: [`${firstName ?? ''} ${lastName ?? ''}`.trim(), highSchool],
      highSchoolCoaches: await this.source.highSchoolCoaches(userId),
      contacts: await this.source.contacts(userId),
    });
    return new MailChecker({ writer, known, own, places: [city, state], hasAttachment });
  }
}

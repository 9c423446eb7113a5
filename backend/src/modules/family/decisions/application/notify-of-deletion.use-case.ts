import { Injectable } from '@nestjs/common';

import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import { Guardianships } from '../../guardians/index.js';
import { deletionNewsEmail } from '../domain/guardian-emails.js';
import type { DeletionNewsJob } from './queues.js';

/** Emails the athlete or a guardian that a deletion was started or stopped. Without a mail server only the pages show it. */
@Injectable()
export class NotifyOfDeletion {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mail: ProductMail,
  ) {}

  /** Writes to no one whose account is gone by now. Throws MailServerDown. */
  async run({ athleteId, to, deletedAt }: DeletionNewsJob): Promise<void> {
    const athlete = await this.guardianships.nameOf(athleteId);
    const person = to === athleteId ? await this.athleteOf(athleteId, athlete) : await this.guardianOf(athleteId, to);
    if (!person) return;
    const dueAt = deletedAt === null ? null : new Date(deletedAt);
    await this.mail.notify(deletionNewsEmail(this.mail.publicUrl, person, { athlete, dueAt, isAthlete: to === athleteId }));
  }

  private async athleteOf(athleteId: string, name: string) {
    const email = await this.guardianships.addressOf(athleteId);
    return email === null ? null : { name, email };
  }

  private async guardianOf(athleteId: string, id: string) {
    return (await this.guardianships.guardiansOf(athleteId)).find((guardian) => guardian.id === id);
  }
}

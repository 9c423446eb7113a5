import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { correctionOf, type CorrectionDraft } from '../domain/correction.js';
import { ContactNotFound } from '../../directory/domain/school-errors.js';
import { ContactRepository } from './ports/contact-repository.js';
import { Corrections, type CorrectionView } from './ports/corrections.js';

@Injectable()
export class ProposeCorrection {
  constructor(
    private readonly corrections: Corrections,
    private readonly contacts: ContactRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws InvalidEntry, SchoolNotFound, CoachNotFound, TooManyCorrections. */
  async run(userId: string, schoolId: number, draft: CorrectionDraft): Promise<CorrectionView> {
    const made = { id: this.ids.next(), now: this.clock.now() };
    return this.corrections.propose(userId, { schoolId, ...correctionOf(draft) }, made);
  }

  /** Proposes an athlete's own contact for everybody. Throws ContactNotFound, TooManyCorrections. */
  async runForContact(userId: string, contactId: number, note?: string): Promise<CorrectionView> {
    const contact = (await this.contacts.of(userId)).find(({ id }) => id === contactId);
    if (!contact) throw new ContactNotFound();
    const { name, title, email } = contact;
    const proposed = { name, title, email: email ?? undefined };
    return this.run(userId, contact.schoolId, { kind: 'new_contact', proposed, note });
  }
}

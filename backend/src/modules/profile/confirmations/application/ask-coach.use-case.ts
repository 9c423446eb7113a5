import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import { confirmationEmail, confirmationLink } from '../domain/confirmation-email.js';
import { CONFIRMATION_LIMITS } from '../domain/confirmation-limits.js';
import { Confirmations, type NewRequest } from './ports/confirmations.js';

const VALID_FOR_MS = CONFIRMATION_LIMITS.days * 24 * 3600 * 1000;

export type AskInput = Pick<NewRequest, 'coachName' | 'coachSchool' | 'address' | 'figures'>;

/** An athlete asks a coach to confirm figures of the profile. */
@Injectable()
export class AskCoach {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly mail: ProductMail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the link for the athlete to pass on when the server cannot send email; null when it was delivered. Throws FigureMissing,
   * TooManyOpen, TooManyThisYear and MailServerDown, and then stores no request.
   */
  async run(athleteId: string, { coachName, coachSchool, address, figures }: AskInput): Promise<string | null> {
    const createdAt = this.clock.now();
    const request: NewRequest = {
      ...{ id: this.ids.next(), athleteId, figures, token: this.ids.token(), createdAt },
      ...{ coachName: coachName.trim(), coachSchool: coachSchool.trim(), address: address.trim() },
      expiresAt: new Date(createdAt.getTime() + VALID_FOR_MS),
    };
    const athlete = await this.confirmations.ask(request);
    try {
      const link = confirmationLink(this.mail.publicUrl, request.token);
      const delivery = await this.mail.notify(confirmationEmail(request.address, { coach: request.coachName, athlete, link }));
      await this.confirmations.noteSent(request, delivery === 'delivered');
      return delivery === 'delivered' ? null : link;
    } catch (error) {
      await this.confirmations.withdraw(request.id);
      throw error;
    }
  }
}

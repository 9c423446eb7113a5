import { Injectable } from '@nestjs/common';

import type { Mailbox } from '../../../gmail/gateways/index.js';
import { CoachNotFound } from '../../writing/domain/campaign-errors.js';
import { renderMail, type RenderedMail } from '../../writing/domain/render-mail.js';
import { SendContexts } from './send-contexts.js';

export interface MailPreview extends RenderedMail {
  coachName: string;
  schoolName: string;
  from: Mailbox;
  replyTo: Mailbox;
  to: string | null;
}

/** Exactly what one coach would get, made by the same code that makes the mail. */
@Injectable()
export class PreviewMail {
  constructor(private readonly mailRoom: SendContexts) {}

  async run(userId: string, campaignId: string, coachId: number): Promise<MailPreview> {
    const { campaign, athlete, coaches, sender } = await this.mailRoom.gather(userId, campaignId, [coachId]);
    const [coach] = coaches;
    if (!coach) throw new CoachNotFound(1);
    return {
      ...renderMail(campaign, athlete, coach),
      coachName: coach.coachName,
      schoolName: coach.schoolName,
      from: sender.from,
      replyTo: sender.replyTo,
      to: coach.coachEmail,
    };
  }
}

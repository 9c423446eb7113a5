import { Injectable } from '@nestjs/common';

import type { Mailbox } from '../../../gmail/gateways/index.js';
import { SchoolRecords, schoolRemarks } from '../../checks/index.js';
import { CoachNotFound } from '../../writing/domain/campaign-errors.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import { MailWriter, type MailTemplate } from '../../writing/domain/templates/mail-writer.js';
import { checkedMail, type CheckedMail } from '../domain/checked-mail.js';
import { SendContexts } from './send-contexts.js';

export interface MailPreview extends CheckedMail {
  /** Warnings to consider before sending; they do not block the email. */
  warnings: MailProblem[];
  /** Of the text that was written for this coach; 0: it is the campaign's text. */
  textRevision: number;
  /** What a change for this coach starts from. */
  editable: MailTemplate;
  coachName: string;
  schoolName: string;
  from: Mailbox;
  replyTo: Mailbox;
  to: string | null;
}

/** Exactly what one coach would get, made by the same code that makes the email. */
@Injectable()
export class PreviewMail {
  constructor(
    private readonly contexts: SendContexts,
    private readonly records: SchoolRecords,
  ) {}

  async run(userId: string, campaignId: string, coachId: number): Promise<MailPreview> {
    const { campaign, athlete, mail, own, coaches, sender } = await this.contexts.gather(userId, campaignId, [coachId]);
    const [coach] = coaches;
    if (!coach) throw new CoachNotFound(1);
    const text = own.get(coachId);
    const record = await this.records.of(userId, coach.schoolId);
    const written = checkedMail(mail, coach);
    return {
      textRevision: text?.revision ?? 0,
      editable: text ? { subject: text.subject, template: text.template } : new MailWriter(campaign, athlete).editable(coach),
      ...written,
      warnings: [...schoolRemarks(coach, record, written.text), ...mail.checker.warnings(coach)],
      coachName: coach.coachName,
      schoolName: coach.schoolName,
      from: sender.from,
      replyTo: sender.replyTo,
      to: coach.coachEmail,
    };
  }
}

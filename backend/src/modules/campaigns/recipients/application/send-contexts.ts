import { Injectable } from '@nestjs/common';

import { ChooseSender, type Sender } from '../../../gmail/own-accounts/index.js';
import { CampaignNotFound, CoachNotFound } from '../../writing/domain/campaign-errors.js';
import type { CoachText } from '../../writing/domain/templates/coach-text.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { MailTemplate } from '../../writing/domain/templates/mail-writer.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { CampaignRepository, MailAuthors, type MailAuthor, type StoredCampaign } from '../../writing/index.js';
import { CampaignMails, type CheckedText } from './campaign-mails.js';
import { FindRecipients } from './find-recipients.js';

export interface SendContext {
  campaign: StoredCampaign;
  athlete: MailAuthor;
  /** In the order in which they were asked for. */
  coaches: Recipient[];
  sender: Sender;
  /** The campaign's email, and what was written for one coach instead. */
  mail: CheckedText;
  /** By coach: what was written for this coach instead. */
  own: ReadonlyMap<number, CoachText>;
  /** Addresses that the athlete must not write to any more, with why. */
  suppressed: Map<string, string>;
}

/** Gathers what a Send needs: the text, the athlete, the recipients, and the sending account. */
@Injectable()
export class SendContexts {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly authors: MailAuthors,
    private readonly recipients: FindRecipients,
    private readonly senders: ChooseSender,
    private readonly mails: CampaignMails,
  ) {}

  /** Throws CampaignNotFound, or CoachNotFound when a coach does not exist or is another athlete's contact. */
  async gather(userId: string, campaignId: string, coachIds: number[]): Promise<SendContext> {
    const mails = await this.gatherKnown(userId, campaignId, coachIds);
    const missing = coachIds.length - mails.coaches.length;
    if (missing > 0) throw new CoachNotFound(missing);
    return mails;
  }

  /** The same, without the coaches that do not exist any more. Throws CampaignNotFound. */
  async gatherKnown(userId: string, campaignId: string, coachIds: number[]): Promise<SendContext> {
    const campaign = await this.campaigns.byId(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    const athlete = await this.authors.byId(userId);
    const { coaches, suppressed, repeats } = await this.recipients.of(userId, campaignId, coachIds);
    const { mail, own } = await this.mails.of(athlete, campaign, coachIds);
    return {
      campaign,
      athlete,
      coaches,
      suppressed,
      mail: withRepeats(mail, repeats),
      own,
      sender: await this.senders.forAthlete(athlete),
    };
  }

  /** Another text of the athlete, with the same checks. */
  checked(athlete: MailAuthor, text: MailTemplate): Promise<CheckedText> {
    return this.mails.checked(athlete, text);
  }
}

/** The checks of the text, and whether the coach was written to lately. */
function withRepeats({ writer, checker }: CheckedText, repeats: ReadonlyMap<number, MailProblem>): CheckedText {
  const problems = (coach: Recipient) => [...checker.problems(coach), ...[repeats.get(coach.coachId) ?? []].flat()];
  return { writer, checker: { problems, warnings: (coach) => checker.warnings(coach) } };
}

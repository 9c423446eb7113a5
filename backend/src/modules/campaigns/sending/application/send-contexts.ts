import { Injectable } from '@nestjs/common';

import { ChooseSender, type Sender } from '../../../gmail/own-accounts/index.js';
import { CampaignNotFound, CoachNotFound } from '../../writing/domain/campaign-errors.js';
import { CheckMails } from '../../checks/index.js';
import type { MailChecker } from '../../checks/domain/mail-checker.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { MailTemplate } from '../../writing/domain/mail-writer.js';
import { MailWriter } from '../../writing/domain/mail-writer.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { CampaignRepository, MailAuthors, type MailAuthor, type StoredCampaign } from '../../writing/index.js';
import { FindRecipients } from './find-recipients.js';

/** An email of an athlete, with what is looked at before it leaves. */
export interface CheckedText {
  writer: MailWriter;
  checker: Pick<MailChecker, 'problems' | 'warnings'>;
}

export interface SendContext {
  campaign: StoredCampaign;
  athlete: MailAuthor;
  /** In the order in which they were asked for. */
  coaches: Recipient[];
  sender: Sender;
  /** The campaign's email. */
  mail: CheckedText;
  /** Addresses that the athlete must not write to any more, with why. */
  suppressed: Map<string, string>;
}

/** Gathers what the mails of a campaign are made of: the text, who writes, to whom, and how it leaves. */
@Injectable()
export class SendContexts {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly authors: MailAuthors,
    private readonly recipients: FindRecipients,
    private readonly senders: ChooseSender,
    private readonly checks: CheckMails,
  ) {}

  /** Throws CampaignNotFound, or CoachNotFound when a coach does not exist or is somebody else's own contact. */
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
    const mail = withRepeats(await this.checked(athlete, campaign), repeats);
    return { campaign, athlete, coaches, suppressed, mail, sender: await this.senders.forAthlete(athlete) };
  }

  /** Another text of the athlete, behind the same gates. */
  async checked(athlete: MailAuthor, text: MailTemplate): Promise<CheckedText> {
    const writer = new MailWriter(text, athlete);
    return { writer, checker: await this.checks.of({ userId: athlete.userId, athlete, writer }) };
  }
}

/** The checks of the text, and whether the coach was written to lately. */
function withRepeats({ writer, checker }: CheckedText, repeats: ReadonlyMap<number, MailProblem>): CheckedText {
  const problems = (coach: Recipient) => [...checker.problems(coach), ...[repeats.get(coach.coachId) ?? []].flat()];
  return { writer, checker: { problems, warnings: (coach) => checker.warnings(coach) } };
}

import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { ChooseSender, type Sender } from '../../../gmail/own-accounts/index.js';
import { CampaignNotFound, CoachNotFound } from '../../writing/domain/campaign-errors.js';
import { CheckMails } from '../../checks/index.js';
import type { MailChecker } from '../../checks/domain/mail-checker.js';
import type { CoachText } from '../../writing/domain/coach-text.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { MailTemplate } from '../../writing/domain/mail-writer.js';
import { MailWriter } from '../../writing/domain/mail-writer.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { CampaignRepository, CoachTexts, MailAuthors, type MailAuthor, type StoredCampaign } from '../../writing/index.js';
import { FindRecipients } from './find-recipients.js';
import { perCoach } from './per-coach.js';

/** An email of an athlete, with what is looked at before it leaves. */
export interface CheckedText {
  writer: Pick<MailWriter, 'write' | 'problems' | 'textLength'>;
  checker: Pick<MailChecker, 'problems' | 'warnings'>;
}

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

/** Gathers what the mails of a campaign are made of: the text, who writes, to whom, and how it leaves. */
@Injectable()
export class SendContexts {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly authors: MailAuthors,
    private readonly recipients: FindRecipients,
    private readonly senders: ChooseSender,
    private readonly checks: CheckMails,
    private readonly texts: CoachTexts,
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
    const own = new Map((await this.texts.of(campaignId, coachIds)).map((text) => [text.coachId, text]));
    const mail = withRepeats(perCoach(await this.checked(athlete, campaign), await this.ownTexts(athlete, own)), repeats);
    return { campaign, athlete, coaches, suppressed, mail, own, sender: await this.senders.forAthlete(athlete) };
  }

  /** Exactly as the athlete saw them: nothing is added, no signature either. */
  private async ownTexts(athlete: MailAuthor, own: ReadonlyMap<number, CoachText>): Promise<Map<number, CheckedText>> {
    const texts = new Map<number, CheckedText>();
    for (const [coachId, text] of own) {
      await nextTurn();
      texts.set(coachId, await this.checked({ ...athlete, signature: '' }, text));
    }
    return texts;
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

import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { MailAttachments } from '../../attachments/index.js';
import { CheckMails } from '../../checks/index.js';
import type { MailChecker } from '../../checks/domain/mail-checker.js';
import type { CoachText } from '../../writing/domain/templates/coach-text.js';
import { MailWriter, type MailTemplate } from '../../writing/domain/templates/mail-writer.js';
import { CoachTexts, type MailAuthor, type StoredCampaign } from '../../writing/index.js';
import { perCoach } from './per-coach.js';

/** An athlete's email with the checks that run before it is sent. */
export interface CheckedText {
  writer: Pick<MailWriter, 'write' | 'problems' | 'textLength'>;
  checker: Pick<MailChecker, 'problems' | 'warnings'>;
}

/** The emails of a campaign, made and checked for each coach. */
@Injectable()
export class CampaignMails {
  constructor(
    private readonly checks: CheckMails,
    private readonly texts: CoachTexts,
    private readonly attachments: MailAttachments,
  ) {}

  /** `own`: by coach, what was written for this coach instead of the campaign's text. */
  async of(
    athlete: MailAuthor,
    campaign: StoredCampaign,
    coachIds: number[],
  ): Promise<{ mail: CheckedText; own: ReadonlyMap<number, CoachText> }> {
    const own = new Map((await this.texts.of(campaign.id, coachIds)).map((text) => [text.coachId, text]));
    const hasAttachment = await this.attachments.has(athlete.userId, campaign.id);
    const mail = perCoach(await this.checked(athlete, campaign, hasAttachment), await this.ownTexts(athlete, own, hasAttachment));
    return { mail, own };
  }

  /** One text with its checks. */
  async checked(athlete: MailAuthor, text: MailTemplate, hasAttachment = false): Promise<CheckedText> {
    const writer = new MailWriter(text, athlete);
    return { writer, checker: await this.checks.of({ userId: athlete.userId, athlete, writer, hasAttachment }) };
  }

  /** Exactly as the athlete saw them: nothing is added, no signature either. */
  private async ownTexts(
    athlete: MailAuthor,
    own: ReadonlyMap<number, CoachText>,
    hasAttachment: boolean,
  ): Promise<Map<number, CheckedText>> {
    const texts = new Map<number, CheckedText>();
    for (const [coachId, text] of own) {
      await nextTurn();
      texts.set(coachId, await this.checked({ ...athlete, signature: '' }, text, hasAttachment));
    }
    return texts;
  }
}

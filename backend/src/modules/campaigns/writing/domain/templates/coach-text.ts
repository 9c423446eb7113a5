import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import { CAMPAIGN_LIMITS } from '../campaign-limits.js';
import type { MailTemplate } from './mail-writer.js';

/** The email of a campaign as it was changed for one coach; nothing is added to it, no signature either. */
export interface CoachText extends MailTemplate {
  coachId: number;
  /** Counts its changes, from 1. */
  revision: number;
}

/** The change was made from a text that is not the stored one any more; `present` is what is stored, null: nothing. */
export class CoachTextChanged extends DomainError {
  constructor(present: CoachText | null) {
    super({
      kind: 'conflict',
      code: 'coach_text_changed',
      message: 'This email was changed in another tab or on another device. Nothing was overwritten. Compare both versions.',
      extra: { present: present && { subject: present.subject, template: present.template, revision: present.revision } },
    });
  }
}

/** As many emails were changed for one coach as there can be. */
export class TooManyCoachTexts extends DomainError {
  constructor(ofCampaign: boolean) {
    const [most, where] = ofCampaign ? [CAMPAIGN_LIMITS.coachTexts, 'this campaign'] : [CAMPAIGN_LIMITS.allCoachTexts, 'all campaigns'];
    const message = `You changed ${most.toLocaleString('en-US')} emails of ${where} for one coach, the most there can be. Undo a change first.`;
    super({ kind: 'conflict', code: 'too_many_coach_texts', message });
  }
}

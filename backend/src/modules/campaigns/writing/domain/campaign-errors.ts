import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { CAMPAIGN_LIMITS } from './campaign-limits.js';
import type { MailProblem } from './mail-problem.js';

export class CampaignNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'campaign_not_found', message: 'This campaign does not exist.' });
  }
}

export class CampaignNotDraft extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'campaign_not_draft',
      message: 'This campaign is already on its way. Only drafts can be changed or sent.',
    });
  }
}

/** The text that a change starts from is not the stored one any more; `present` is what is stored. */
export class CampaignTextChanged extends DomainError {
  constructor(present: { name: string; subject: string; template: string; revision: number }) {
    const { name, subject, template, revision } = present;
    super({
      kind: 'conflict',
      code: 'text_changed',
      message: 'This campaign was changed in another tab or on another device. Nothing was overwritten. Compare both versions.',
      extra: { present: { name, subject, template, revision } },
    });
  }
}

export class CampaignChanged extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'campaign_changed',
      message: 'Nothing was sent: the text of this campaign was changed just now. Look at the emails again.',
    });
  }
}

export class CoachNotFound extends DomainError {
  constructor(count: number) {
    super({
      kind: 'missing',
      code: 'coach_not_found',
      message:
        count === 1
          ? 'One of the coaches you picked does not exist any more. Please pick again.'
          : `${count} of the coaches you picked do not exist any more. Please pick again.`,
    });
  }
}

export class NobodyToWriteTo extends DomainError {
  constructor() {
    super({
      kind: 'invalid',
      code: 'no_addresses',
      message: 'Nothing was sent. These coaches have no usable email address or already got this email.',
    });
  }
}

/** `coaches`: how many emails have problems; `items` may be those of the first of them. */
export class NeedsConfirmation extends DomainError {
  constructor(items: MailProblem[], coaches = new Set(items.map(({ coachId }) => coachId)).size) {
    super({
      kind: 'invalid',
      status: 422,
      code: 'needs_confirmation',
      message: `Nothing was sent yet: ${coaches === 1 ? 'one email needs' : `${coaches} emails need`} a look.`,
      extra: { items },
    });
  }
}

/** The values of its placeholders make an email much longer than its text. */
export class MailTooLong extends DomainError {
  constructor(coachName: string, length: number) {
    const shown = (count: number) => count.toLocaleString('en-US');
    super({
      kind: 'invalid',
      code: 'mail_too_long',
      message:
        `Nothing was sent: the email to ${coachName} would have ${shown(length)} characters, and at most ` +
        `${shown(CAMPAIGN_LIMITS.mailText)} are allowed. Use fewer placeholders.`,
    });
  }
}

/** Neither a mailbox nor this server can deliver any of these emails. */
export class NothingCanDeliver extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'nothing_can_deliver',
      message: 'Nothing can be delivered yet, and nothing was sent. Connect a mailbox, or keep the emails here and send them later.',
    });
  }
}

export class NothingKept extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'nothing_kept',
      message: 'This campaign has no kept emails to send. They may have been sent from another tab.',
    });
  }
}

export class EmailNotVerified extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'email_not_verified',
      message: 'Please confirm your email address first: coaches reply to it. We can send you the link again.',
    });
  }
}

export class TooLateToTakeBack extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'too_late',
      message: 'It is too late to take this back: the emails are already being sent.',
    });
  }
}

export class MailNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'mail_not_found', message: 'This email does not exist.' });
  }
}

export class NothingToDecide extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'nothing_to_decide',
      message: 'This email was already decided in another tab or on another device.',
    });
  }
}

export class StillBeingChecked extends DomainError {
  constructor(retryAfterSeconds: number) {
    super({
      kind: 'conflict',
      code: 'still_being_checked',
      message: 'We are still checking whether this email was sent. Please decide in two minutes.',
      retryAfterSeconds,
    });
  }
}

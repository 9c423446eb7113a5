import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { CAMPAIGN_LIMITS } from './campaign-limits.js';

const shown = (count: number) => count.toLocaleString('en-US');

export class TooManyDrafts extends DomainError {
  constructor() {
    const message = `You have ${shown(CAMPAIGN_LIMITS.openDrafts)} drafts, the most you can keep. Send or delete one first.`;
    super({ kind: 'conflict', code: 'too_many_drafts', message });
  }
}

export class TooManyCampaigns extends DomainError {
  constructor() {
    const message = `You have ${shown(CAMPAIGN_LIMITS.campaigns)} campaigns, the most you can keep. Delete one first.`;
    super({ kind: 'conflict', code: 'too_many_campaigns', message });
  }
}

export class TooManyWaitingMails extends DomainError {
  constructor(waiting: number) {
    super({
      kind: 'conflict',
      code: 'too_many_waiting_mails',
      message:
        `Nothing was sent: ${shown(waiting)} of your emails are still waiting, and at most ` +
        `${shown(CAMPAIGN_LIMITS.waitingMails)} can wait. Send to fewer coaches, or wait until some are sent.`,
    });
  }
}

export class TooManyMails extends DomainError {
  constructor() {
    const message = `Nothing was sent: your campaigns can have ${shown(CAMPAIGN_LIMITS.mails)} emails together. Delete campaigns that you no longer need.`;
    super({ kind: 'conflict', code: 'too_many_mails', message });
  }
}

export class TooManyTemplates extends DomainError {
  constructor() {
    const message = `There are ${shown(CAMPAIGN_LIMITS.templates)} templates, the most there can be. Delete one first.`;
    super({ kind: 'conflict', code: 'too_many_templates', message });
  }
}

export class TemplateTooLong extends DomainError {
  constructor() {
    const message = `An email can have at most ${shown(CAMPAIGN_LIMITS.template)} characters. Please shorten yours.`;
    const errors = [{ field: 'template', code: 'maxLength', message }];
    super({ kind: 'invalid', code: 'invalid_input', message, errors });
  }
}

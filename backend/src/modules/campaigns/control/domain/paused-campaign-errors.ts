import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class SenderChanged extends DomainError {
  constructor(from: string | null, present: string) {
    const before = from === null ? 'another account' : from;
    super({
      kind: 'conflict',
      code: 'sender_changed',
      message: `Nothing was sent. This campaign was started from ${before}; ${present} is connected now. Choose “Send from ${present}”, or connect the old account again.`,
      extra: { sendFrom: present },
    });
  }
}

export class CampaignStillSending extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'campaign_still_sending',
      message: 'Emails of this campaign are still being sent, or need your decision. Wait or decide, then delete it.',
    });
  }
}

export class CampaignCannotBeDeleted extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'campaign_not_draft',
      message: 'A campaign can be deleted while it is a draft, paused, cancelled or not delivered.',
    });
  }
}

export class CampaignNotUnderWay extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'campaign_not_under_way',
      message: 'This campaign is no longer running. It may have been finished or cancelled in another tab.',
    });
  }
}

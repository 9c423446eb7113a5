import { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { FollowUpText } from './follow-up-step.js';

/** The list that a change starts from is not the stored one any more; `present` is what is stored. */
export class FollowUpsChanged extends DomainError {
  constructor(present: { revision: number; steps: FollowUpText[] }) {
    super({
      kind: 'conflict',
      code: 'text_changed',
      message: 'These follow-ups were changed in another tab or on another device. Nothing was overwritten. Compare both versions.',
      extra: { present },
    });
  }
}

export class FollowUpStarted extends DomainError {
  constructor(step: number) {
    super({
      kind: 'conflict',
      code: 'follow_up_started',
      message: `Follow-up ${step} is already being sent, so it cannot be changed. Nothing was saved.`,
    });
  }
}

export class FollowUpsEnded extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'follow_ups_ended', message: 'This campaign was stopped or cancelled, so it has no more follow-ups.' });
  }
}

export class FollowUpNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'follow_up_not_found', message: 'This campaign has no such follow-up.' });
  }
}

export class NothingToStop extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'nothing_to_stop', message: 'Nothing of this campaign is waiting to be sent.' });
  }
}

export class ZoneNotOffered extends DomainError {
  constructor() {
    super({ kind: 'invalid', code: 'zone_not_offered', message: 'Choose one of the time zones that are offered for this school.' });
  }
}

export class NobodyUnanswered extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'nobody_unanswered', message: 'Every coach answered or cannot be written to again.' });
  }
}

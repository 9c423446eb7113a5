import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class NoAddressToSendAgain extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'no_address',
      message: 'Nothing was sent: this coach has no email address now. Add one to the contact, then send again.',
    });
  }
}

export class AddressSuppressed extends DomainError {
  constructor(address: string, why: string) {
    super({
      kind: 'conflict',
      code: 'address_suppressed',
      message: `Nothing was sent to ${address}. ${why}. If the contact has another address, correct it, then send again.`,
    });
  }
}

export class AddressChanged extends DomainError {
  constructor(address: string) {
    super({
      kind: 'conflict',
      code: 'address_changed',
      message: `Nothing was sent: the address of this coach is now ${address}. Look at it, then send again.`,
      extra: { toAddress: address },
    });
  }
}

export class AddressAlreadyUsed extends DomainError {
  constructor(address: string) {
    super({
      kind: 'conflict',
      code: 'same_address',
      message: `Nothing was sent: ${address} already gets this email under another name.`,
    });
  }
}

export class CampaignCancelled extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'campaign_cancelled',
      message: 'This campaign was cancelled, so nothing of it is sent. Write to this coach in a new campaign.',
    });
  }
}

import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ChooseSender, isOwnAccount } from '../../../gmail/own-accounts/index.js';
import type { GatewayName, SendingAccount } from '../../../gmail/gateways/index.js';
import { belongsTo } from '../../control/domain/belongs-to.js';
import type { PauseReason } from '../../writing/domain/campaign-status.js';
import { GuardPlatformMail, CampaignControl, type CampaignOwner } from '../../control/index.js';
import { SendLedger } from '../../ledger/index.js';

export interface NextMails {
  userId: string;
  gateway: GatewayName;
  account: SendingAccount;
}

/**
 * Which emails of a campaign are next, and from which account. Pauses the campaign when its account is not the present
 * one: changes by the athlete pause at once, this finds what changed otherwise (the operator's configuration). Pauses it
 * too while email from the platform's address is stopped.
 */
@Injectable()
export class NextBatch {
  constructor(
    private readonly ledger: SendLedger,
    private readonly control: CampaignControl,
    private readonly senders: ChooseSender,
    private readonly platform: GuardPlatformMail,
    private readonly clock: Clock,
  ) {}

  /** Null when nothing is due, or when the campaign had to be paused. */
  async run(campaignId: string): Promise<NextMails | null> {
    const gateway = await this.ledger.nextGateway(campaignId, this.clock.now());
    const owner = gateway && (await this.control.ownerOf(campaignId));
    if (!gateway || !owner) return null;
    const { usable, ...account } = await this.senders.accountOf(owner.userId);
    const { userId } = owner;
    // Outbox emails are sent from no account, so the present account does not matter.
    if (gateway === 'outbox' && isKnown(owner)) {
      return { userId, gateway, account: { kind: owner.kind, address: owner.address ?? account.address } };
    }
    const reason = await this.whyNot(gateway, owner, account, usable);
    if (!reason) return { userId, gateway, account };
    await this.control.pauseUnder(campaignId, owner, reason, this.clock.now());
    return null;
  }

  private async whyNot(gateway: GatewayName, owner: CampaignOwner, present: SendingAccount, usable: boolean): Promise<PauseReason | null> {
    if (!usable || !belongsTo(owner, present)) return whyPaused(owner, present);
    return gateway === 'smtp' && (await this.platform.isStopped()) ? 'platform_stopped' : null;
  }
}

/** A claim matches a campaign of the platform without an address, but never one of an own account without one. */
function isKnown(owner: CampaignOwner): owner is CampaignOwner & { kind: GatewayName } {
  return owner.kind !== null && (!isOwnAccount(owner.kind) || owner.address !== null);
}

function whyPaused(owner: CampaignOwner, present: SendingAccount): PauseReason {
  if (belongsTo(owner, present)) return 'needs_reconnect';
  return isOwnAccount(owner.kind) && !isOwnAccount(present.kind) ? 'disconnected' : 'account_changed';
}

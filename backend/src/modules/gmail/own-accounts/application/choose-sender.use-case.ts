import { Injectable } from '@nestjs/common';

import { AthleteQuery, type AthleteFacts } from '../../../profile/share/index.js';
import { delivers } from '../../gateways/domain/delivers.js';
import { isOwnAccount } from '../domain/is-own-account.js';
import {
  type Mailbox,
  type OwnAccount,
  type GatewayName,
  MailGateways,
  PlatformSender,
  type SendingAccount,
} from '../../gateways/index.js';
import { OwnAccounts } from './own-accounts.js';

export interface Sender {
  via: GatewayName;
  /** How mail to invented example coaches goes. */
  examplesVia: GatewayName;
  from: Mailbox;
  replyTo: Mailbox;
  ready: boolean;
  /** Why the athlete can not send yet. */
  reason: 'email_not_verified' | 'gmail_needs_reconnect' | 'mailbox_needs_reconnect' | 'nothing_can_deliver' | null;
}

/**
 * Chooses the sender of an athlete's email, and whether it may be sent yet. A connected account is the athlete's
 * choice: when it is lost, email waits rather than being sent from another address.
 */
@Injectable()
export class ChooseSender {
  constructor(
    private readonly athletes: AthleteQuery,
    private readonly gateways: MailGateways,
    private readonly platform: PlatformSender,
    private readonly own: OwnAccounts,
  ) {}

  async run(userId: string): Promise<Sender> {
    return this.forAthlete(await this.athletes.byId(userId));
  }

  async forAthlete(athlete: AthleteFacts): Promise<Sender> {
    const own = await this.own.of(athlete.userId);
    if (!own) return this.fromPlatform(athlete, this.gateways.preferred());
    const ready = own.state === 'connected';
    return { ...this.fromOwn(athlete, own), ready, reason: ready ? null : `${own.kind}_needs_reconnect` };
  }

  /** Returns the account that an email would be sent from now, and whether it can be used. */
  async accountOf(userId: string): Promise<SendingAccount & { usable: boolean }> {
    const own = await this.own.of(userId);
    if (own) return { kind: own.kind, address: own.address.toLowerCase(), usable: own.state === 'connected' };
    return { kind: this.gateways.preferred(), address: this.platform.mailbox.address.toLowerCase(), usable: true };
  }

  /** For an email of a campaign: uses the campaign's account, even if the athlete has connected another since. */
  async forMail(userId: string, via: GatewayName, address: string): Promise<Sender> {
    const athlete = await this.athletes.byId(userId);
    if (!isOwnAccount(via)) return this.fromPlatform(athlete, via);
    return { ...this.fromOwn(athlete, { kind: via, address }), ready: true, reason: null };
  }

  private fromPlatform(athlete: AthleteFacts, via: GatewayName): Sender {
    const name = nameOf(athlete);
    const examplesVia = this.gateways.forExamples();
    const reason = this.obstacle(athlete, via, examplesVia);
    return {
      via,
      examplesVia,
      from: { name: `${name} via ${this.platform.mailbox.name}`, address: this.platform.mailbox.address },
      replyTo: { name, address: athlete.email },
      ready: reason === null,
      reason,
    };
  }

  private obstacle(athlete: AthleteFacts, via: GatewayName, examplesVia: GatewayName): Sender['reason'] {
    if (!delivers(via) && !delivers(examplesVia)) return 'nothing_can_deliver';
    const unverified = this.platform.requiresVerifiedEmail && !athlete.emailVerified;
    return via === 'smtp' && unverified ? 'email_not_verified' : null;
  }

  private fromOwn(
    athlete: AthleteFacts,
    { kind, address }: Pick<OwnAccount, 'kind' | 'address'>,
  ): Pick<Sender, 'via' | 'examplesVia' | 'from' | 'replyTo'> {
    const own = { name: nameOf(athlete), address };
    return { via: kind, examplesVia: this.gateways.forExamples(), from: own, replyTo: own };
  }
}

function nameOf({ firstName, lastName, username }: AthleteFacts): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}

import { Injectable } from '@nestjs/common';

import { AthleteQuery, type AthleteFacts } from '../../profile/index.js';
import type { Mailbox } from './mailbox.js';
import type { GatewayName } from './ports/mail-gateway.js';
import { MailGateways } from './ports/mail-gateways.js';
import { PlatformSender } from './ports/platform-sender.js';

export interface Sender {
  via: GatewayName;
  from: Mailbox;
  replyTo: Mailbox;
  ready: boolean;
  /** Why the athlete can not send yet. */
  reason: 'email_not_verified' | null;
}

/** From whom an athlete's mail goes out, and whether it may yet. */
@Injectable()
export class ChooseSender {
  constructor(
    private readonly athletes: AthleteQuery,
    private readonly gateways: MailGateways,
    private readonly platform: PlatformSender,
  ) {}

  async run(userId: string): Promise<Sender> {
    return this.forAthlete(await this.athletes.byId(userId));
  }

  forAthlete(athlete: AthleteFacts): Sender {
    const via = this.gateways.preferred();
    const name = [athlete.firstName, athlete.lastName].filter(Boolean).join(' ') || athlete.username;
    const blocked = via === 'smtp' && this.platform.requiresVerifiedEmail && !athlete.emailVerified;
    return {
      via,
      from: { name: `${name} via ${this.platform.mailbox.name}`, address: this.platform.mailbox.address },
      replyTo: { name, address: athlete.email },
      ready: !blocked,
      reason: blocked ? 'email_not_verified' : null,
    };
  }
}

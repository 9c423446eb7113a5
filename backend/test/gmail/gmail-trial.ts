import type { GatewayMail, LookUp, SendOutcome } from '../../src/modules/gmail/gateways/index.js';
import { GmailWorld } from '../../src/modules/gmail/google/testing/gmail-world.js';
import { aGatewayMail, theAttempt } from '../../src/modules/gmail/gateways/testing/mail-gateway.contract.js';
import { GmailStandIn } from './gmail-stand-in.js';
import { grantOf } from './grant-of.js';
import type { StandInMailbox } from './stand-in-mailbox.js';

export interface TrialOptions {
  canReadReplies?: boolean;
  dailyCap?: number;
  sendIntervalMs?: number;
}

const GRANT = '00000000-0000-7000-8000-000000000001';

/** Marcus, whose Gmail at the stand-in is connected, and the product's way out and reader on top of it. */
export class GmailTrial {
  readonly email = 'Marcus.Lee@gmail.example';
  world: GmailWorld;
  mailbox: StandInMailbox;

  private constructor(readonly google: GmailStandIn) {}

  static async start(): Promise<GmailTrial> {
    return new GmailTrial(await GmailStandIn.start());
  }

  /** Everything again: an empty mailbox, a fresh consent, no faults. */
  async begin(options: TrialOptions & { historyId?: bigint } = {}): Promise<void> {
    this.google.calm();
    this.mailbox = this.google.addAccount(this.email, { historyId: options.historyId });
    await this.connect(options);
  }

  /** A fresh consent to the same mailbox. */
  async connect({ canReadReplies = true, ...pace }: TrialOptions = {}): Promise<void> {
    const { id: clientId, secret: clientSecret } = this.google.oauth.client;
    const { url } = this.google;
    this.world = new GmailWorld({ clientId, clientSecret, tokenUrl: `${url}/token`, gmailRootUrl: url }, pace);
    await this.grant(this.email, canReadReplies);
  }

  async grant(email: string, canReadReplies = true): Promise<void> {
    const grant = grantOf(this.google, email, { canReadReplies });
    await this.world.accounts.connect({ userId: 'marcus', grantId: GRANT, canReadReplies, now: this.world.clock.now(), ...grant });
  }

  mail(changes: Partial<GatewayMail> = {}): GatewayMail {
    return aGatewayMail({ userId: 'marcus', from: { name: 'Marcus Lee', address: this.email }, ...changes });
  }

  send(changes: Partial<GatewayMail> = {}): Promise<SendOutcome> {
    return this.world.gateway.send(this.mail(changes));
  }

  lookUp(changes: { messageId?: string; claimedAt?: Date } = {}): Promise<LookUp> {
    return this.world.gateway.lookUp(theAttempt(this.mail(), { claimedAt: this.world.clock.now(), ...changes }));
  }

  account() {
    return this.world.accounts.byUser('marcus');
  }

  /** Calls of messages.send that reached Gmail. */
  get sends(): number {
    return this.google.calls.filter(({ operation }) => operation === 'messages.send').length;
  }
}

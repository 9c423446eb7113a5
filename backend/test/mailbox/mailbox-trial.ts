import type { GatewayMail, LookUp, SendOutcome } from '../../src/modules/gmail/gateways/index.js';
import { aGatewayMail, theAttempt } from '../../src/modules/gmail/gateways/testing/mail-gateway.contract.js';
import { MailboxWorld } from '../../src/modules/gmail/mailboxes/testing/mailbox-world.js';
import { MailHost, type MailHostOptions } from './mail-host.js';
import type { StandInAccount } from './stand-in-account.js';

const CONNECTION = '00000000-0000-7000-8000-000000000001';

/** Marcus, whose mailbox at the stand-in is connected, and the product's gateway and reader on top of it. */
export class MailboxTrial {
  readonly email = 'Marcus.Lee@mail.example';
  readonly password = 'p ä s s wörd';
  world: MailboxWorld;
  account: StandInAccount;

  private constructor(readonly host: MailHost) {}

  static async start(options: MailHostOptions = {}): Promise<MailboxTrial> {
    return new MailboxTrial(await MailHost.start(options));
  }

  /** Everything again: an empty mailbox, a fresh connection, no faults. */
  async begin({
    dailyCap = 500,
    timeoutMs = 10_000,
    sendIntervalMs = 0,
    provider = null as string | null,
    trusts = true,
    alsoAllowed = [] as string[],
  } = {}): Promise<void> {
    this.world?.stop();
    this.host.calm();
    this.account = this.host.addAccount(this.email, this.password);
    const { authority } = this.host;
    const allowedHosts = new Set([...this.host.allowedHosts, ...alsoAllowed]);
    this.world = new MailboxWorld({
      dailyCap,
      sendIntervalMs,
      timeoutMs,
      allowedHosts,
      authority: trusts ? authority.certificate : undefined,
    });
    await this.connect(provider);
  }

  async connect(provider: string | null = null): Promise<void> {
    const { email: address, password, host } = this;
    const login = { userId: 'marcus', address, username: address, password, ...host.servers };
    await this.world.accounts.connect({ ...login, provider, connectionId: CONNECTION, now: this.world.clock.now() });
  }

  mail(changes: Partial<GatewayMail> = {}): GatewayMail {
    return aGatewayMail({ userId: 'marcus', from: { name: 'Marcus Lee', address: this.email }, ...changes });
  }

  send(changes: Partial<GatewayMail> = {}): Promise<SendOutcome> {
    return this.world.gateway.send(this.mail(changes));
  }

  /** Ten minutes and all looks later. */
  async lookUp(messageId = this.mail().messageId): Promise<LookUp> {
    const attempt = theAttempt(this.mail(), { messageId, claimedAt: this.world.clock.now() });
    this.world.clock.advance(15 * 60_000);
    let found = await this.world.gateway.lookUp(attempt);
    for (let look = 0; look < 4 && found.kind === 'cannot_tell'; look += 1) found = await this.world.gateway.lookUp(attempt);
    return found;
  }

  kept() {
    return this.world.accounts.byUser('marcus');
  }

  async stop(): Promise<void> {
    this.world?.stop();
    await this.host.stop();
  }
}

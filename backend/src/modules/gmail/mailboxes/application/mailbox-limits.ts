import type { SendPace } from '../../gateways/domain/next-send.js';
import type { MailboxAccount } from './ports/mailbox-accounts.js';
import { MailProviders } from './ports/mail-providers.js';

/** Emails a day for a server without a preset, whose limit is unknown. */
const UNKNOWN_PROVIDER_CAP = 200;

/** What a mailbox may send, by the operator's settings and the provider's preset. */
export class MailboxLimits {
  /** `dailyCap`: the operator's (MAILBOX_DAILY_CAP), in place of every preset's. */
  constructor(
    private readonly providers: MailProviders,
    readonly intervalMs: number,
    private readonly dailyCap?: number,
  ) {}

  async paceOf({ provider }: Pick<MailboxAccount, 'provider'>): Promise<SendPace> {
    const known = await this.preset(provider);
    return { dailyCap: this.dailyCap ?? known?.dailyCap ?? UNKNOWN_PROVIDER_CAP, intervalMs: this.intervalMs };
  }

  /** Returns whether, by the preset, the provider puts submitted mail into Sent. */
  async filesByItself({ provider }: Pick<MailboxAccount, 'provider'>): Promise<boolean> {
    return (await this.preset(provider))?.filesSent === true;
  }

  private async preset(id: string | null) {
    const all = await this.providers.all();
    return all.find((provider) => provider.id === id);
  }
}

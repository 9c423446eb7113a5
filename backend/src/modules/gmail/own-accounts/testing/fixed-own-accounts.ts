import type { OwnAccount } from '../../gateways/application/own-account.js';
import type { GmailAccounts, GmailConnections } from '../../google/index.js';
import type { MailboxAccounts } from '../../mailboxes/index.js';
import { OwnAccounts } from '../application/own-accounts.js';

/** Returns the accounts set by the test; by default no account is connected. */
export class FixedOwnAccounts extends OwnAccounts {
  readonly accounts = new Map<string, OwnAccount>();
  readonly pauses = new Map<string, Date>();

  constructor() {
    super({} as GmailConnections, {} as GmailAccounts, {} as MailboxAccounts);
  }

  override async of(userId: string): Promise<OwnAccount | null> {
    return this.accounts.get(userId) ?? null;
  }

  override async pauseSending(userId: string, until: Date): Promise<void> {
    this.pauses.set(userId, until);
  }
}

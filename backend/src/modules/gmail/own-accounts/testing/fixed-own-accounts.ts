import type { OwnAccount } from '../../gateways/application/own-account.js';
import { OwnAccounts } from '../application/ports/own-accounts.js';

/** Says what it is told to; nobody is connected unless told. */
export class FixedOwnAccounts extends OwnAccounts {
  readonly accounts = new Map<string, OwnAccount>();
  readonly pauses = new Map<string, Date>();

  async of(userId: string): Promise<OwnAccount | null> {
    return this.accounts.get(userId) ?? null;
  }

  async pauseSending(userId: string, until: Date): Promise<void> {
    this.pauses.set(userId, until);
  }
}

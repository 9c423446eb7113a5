import { Injectable } from '@nestjs/common';

import type { SendingAccount } from './sending-account.js';

export type AccountChangeReason = 'needs_reconnect' | 'disconnected' | 'account_changed';

/** An athlete's own account was connected, replaced, removed, or Google refused its grant. */
export interface AccountChange {
  userId: string;
  /** The athlete's new own account; null when none can send any more. */
  present: SendingAccount | null;
  reason: AccountChangeReason;
  now: Date;
}

/** `transaction` is the database transaction that stores the change; it is opaque here. */
export type AccountChangeHandler = (change: AccountChange, transaction: unknown) => Promise<void>;

/**
 * Announces changes of sending accounts inside the transaction that makes them, so that what depends on the old
 * account can be paused before anybody sees the new one. A handler that fails undoes the change.
 */
@Injectable()
export class AccountChanges {
  private readonly handlers: AccountChangeHandler[] = [];

  subscribe(handler: AccountChangeHandler): void {
    this.handlers.push(handler);
  }

  async announce(change: AccountChange, transaction: unknown): Promise<void> {
    for (const handler of this.handlers) await handler(change, transaction);
  }
}

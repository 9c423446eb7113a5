import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { UnknownPasskey } from '../domain/factor-errors.js';
import type { NewCredential, Passkey } from '../domain/passkey.js';
import { FactorNotices } from './factor-notices.js';
import { Passkeys } from './ports/passkeys.js';

/** The passkeys of one account. The last one may go: the password stays. */
@Injectable()
export class ManagePasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly notices: FactorNotices,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  list(userId: string): Promise<Passkey[]> {
    return this.passkeys.of(userId);
  }

  /** Throws TooManyPasskeys or PasskeyKnown. */
  async add(userId: string, name: string, credential: NewCredential): Promise<Passkey> {
    const passkey = { ...credential, id: this.ids.next(), userId, name, createdAt: this.clock.now(), lastUsedAt: null };
    await this.passkeys.add(passkey);
    await this.notices.notify(userId, { what: 'passkey_added', name });
    return passkey;
  }

  /** Throws UnknownPasskey. */
  async rename(userId: string, id: string, name: string): Promise<Passkey> {
    const renamed = await this.passkeys.rename(userId, id, name);
    if (!renamed) throw new UnknownPasskey();
    return renamed;
  }

  /** Throws UnknownPasskey. */
  async remove(userId: string, id: string): Promise<void> {
    const removed = await this.passkeys.remove(userId, id);
    if (!removed) throw new UnknownPasskey();
    await this.notices.notify(userId, { what: 'passkey_removed', name: removed.name });
  }
}

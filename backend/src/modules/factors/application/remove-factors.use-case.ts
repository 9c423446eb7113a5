import { Injectable } from '@nestjs/common';

import { AdministerAccount, Sessions } from '../../auth/index.js';
import { AuthenticatorApps } from './ports/authenticator-apps.js';
import { Passkeys } from './ports/passkeys.js';
import { WriteFactorNotice } from './write-factor-notice.use-case.js';

/** For an operator who helps a user with a lost phone: only the password is left. In the shell no job runs, so the email is sent at once. */
@Injectable()
export class RemoveFactors {
  constructor(
    private readonly accounts: AdministerAccount,
    private readonly sessions: Sessions,
    private readonly passkeys: Passkeys,
    private readonly apps: AuthenticatorApps,
    private readonly notice: WriteFactorNotice,
  ) {}

  /** How many passkeys went, and whether an app was on. Every session ends: the lost phone may be signed in. Throws UnknownAccount. */
  async run(username: string): Promise<{ passkeys: number; hadApp: boolean }> {
    const userId = await this.accounts.idOf(username);
    const passkeys = await this.passkeys.of(userId);
    for (const { id } of passkeys) await this.passkeys.remove(userId, id);
    const hadApp = await this.apps.remove(userId);
    await this.sessions.end(userId, '', null);
    if (passkeys.length > 0 || hadApp) await this.notice.run(userId, { what: 'removed_by_operator' });
    return { passkeys: passkeys.length, hadApp };
  }
}

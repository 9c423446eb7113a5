import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { AppAlreadyOn, CodeNotRight, NoAppSetUp } from '../domain/factor-errors.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';
import { appCodeOf, recoveryCodeFrom } from '../domain/recovery-code.js';
import { AppCodes } from './ports/app-codes.js';
import { AuthenticatorApps } from './ports/authenticator-apps.js';
import { FactorNotices } from './factor-notices.js';

/** An authenticator app of one account, and the recovery codes that are in for it. */
@Injectable()
export class SetUpApp {
  constructor(
    private readonly apps: AuthenticatorApps,
    private readonly codes: AppCodes,
    private readonly notices: FactorNotices,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The secret as text and as the address that a QR code holds. It counts once a code of it was entered. Throws AppAlreadyOn. */
  async begin(userId: string, username: string): Promise<{ secret: string; address: string }> {
    const secret = this.codes.newSecret();
    if (!(await this.apps.begin(userId, secret, this.clock.now()))) throw new AppAlreadyOn();
    return { secret, address: this.codes.address(secret, username) };
  }

  /** Turns the app on. Returns the recovery codes, which are readable only now. Throws NoAppSetUp or CodeNotRight. */
  async confirm(userId: string, typed: string): Promise<string[]> {
    const app = await this.apps.of(userId);
    if (!app || app.confirmedAt !== null) throw new NoAppSetUp();
    const [code, now] = [appCodeOf(typed), this.clock.now()];
    const step = code === null ? null : this.codes.stepOf(app.secret, code, now);
    if (step === null) throw new CodeNotRight();
    const recoveryCodes = this.newCodes();
    if (!(await this.apps.confirm(userId, { step, recoveryCodes, now }))) throw new NoAppSetUp();
    await this.notices.notify(userId, { what: 'app_on' });
    return recoveryCodes;
  }

  /** Instead of those before, which end. Throws NoAppSetUp. */
  async renewCodes(userId: string): Promise<string[]> {
    const recoveryCodes = this.newCodes();
    if (!(await this.apps.renewCodes(userId, recoveryCodes, this.clock.now()))) throw new NoAppSetUp();
    await this.notices.notify(userId, { what: 'codes_renewed' });
    return recoveryCodes;
  }

  /** Does nothing when no app is on. */
  async turnOff(userId: string): Promise<void> {
    if (await this.apps.remove(userId)) await this.notices.notify(userId, { what: 'app_off' });
  }

  private newCodes(): string[] {
    return Array.from({ length: FACTOR_LIMITS.recoveryCodes }, () => recoveryCodeFrom(this.ids.token()));
  }
}

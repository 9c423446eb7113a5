import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { CodeNotRight } from '../domain/factor-errors.js';
import { appCodeOf, foldRecoveryCode } from '../domain/recovery-code.js';
import { AppCodes } from './ports/app-codes.js';
import { AuthenticatorApps } from './ports/authenticator-apps.js';
import { FactorNotices } from './factor-notices.js';

/** A code of the authenticator app, or a recovery code instead. Each works once. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly apps: AuthenticatorApps,
    private readonly codes: AppCodes,
    private readonly notices: FactorNotices,
    private readonly clock: Clock,
  ) {}

  /** Throws CodeNotRight. */
  async run(userId: string, typed: string): Promise<void> {
    const code = appCodeOf(typed);
    const right = code === null ? await this.useRecoveryCode(userId, typed) : await this.useAppCode(userId, code);
    if (!right) throw new CodeNotRight();
  }

  private async useAppCode(userId: string, code: string): Promise<boolean> {
    const app = await this.apps.of(userId);
    if (!app || app.confirmedAt === null) return false;
    const step = this.codes.stepOf(app.secret, code, this.clock.now());
    return step !== null && this.apps.useStep(userId, step);
  }

  private async useRecoveryCode(userId: string, typed: string): Promise<boolean> {
    const used = await this.apps.useCode(userId, foldRecoveryCode(typed), this.clock.now());
    if (used) await this.notices.notify(userId, { what: 'recovery_code_used', left: await this.apps.codesLeft(userId) });
    return used;
  }
}

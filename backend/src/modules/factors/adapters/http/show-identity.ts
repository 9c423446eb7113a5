import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { PASSWORDS_PER_ACCOUNT, PasswordTurns } from '../../../auth/adapters/http/index.js';
import { ConfirmIdentity } from '../../application/confirm-identity.use-case.js';
import type { BrowserOptions } from '../../application/ports/passkey-checker.js';
import { ProveFactor } from '../../application/prove-factor.use-case.js';
import { FACTOR_CHANGES, FACTORS_PER_ACCOUNT } from './factor.limits.js';
import { confirmSession, ownSession } from './own-session.js';

interface Shown {
  password?: string | null;
  passkey?: string | null;
  code?: string | null;
}

/** Proofs of identity in an open session, each counted before it is checked. */
@Injectable()
export class ShowIdentity {
  constructor(
    private readonly identity: ConfirmIdentity,
    private readonly factors: ProveFactor,
    private readonly limiter: RateLimiter,
    private readonly turns: PasswordTurns,
    private readonly clock: Clock,
  ) {}

  async options(request: Request): Promise<BrowserOptions> {
    const who = ownSession(request);
    await this.limiter.consume(FACTOR_CHANGES, who.userId);
    return this.identity.options(who);
  }

  /** The password or a passkey. Throws as ConfirmIdentity. */
  async check(request: Request, { password, passkey }: Shown): Promise<void> {
    const who = ownSession(request);
    const shown = { ...(password ? { password } : {}), ...(passkey ? { passkey } : {}) };
    await this.limiter.consume(passkey ? FACTORS_PER_ACCOUNT : PASSWORDS_PER_ACCOUNT, who.userId);
    await this.turns.run(request.ip ?? '', () => this.identity.run(who, shown));
  }

  /** As `check`; the session counts as its owner's for a while. A passkey is a second factor, too. */
  async confirm(request: Request, shown: Shown): Promise<void> {
    await this.check(request, shown);
    confirmSession(request, this.clock.now());
    if (shown.passkey) request.session.hasSecondFactor = true;
  }

  /** A code or a passkey in a session that began with the password. Throws as ProveFactor. */
  async secondFactor(request: Request, { code, passkey }: Shown): Promise<void> {
    const who = ownSession(request);
    await this.limiter.consume(FACTORS_PER_ACCOUNT, who.userId);
    const shown = { code: code ?? '', ...(passkey ? { passkey } : {}) };
    await this.factors.run(shown, { purpose: 'confirm', ...who });
    request.session.hasSecondFactor = true;
  }
}

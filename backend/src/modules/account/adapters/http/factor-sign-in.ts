import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { sessionUserOf } from '../../../auth/adapters/http/index.js';
import { ReadAccount } from '../../../auth/index.js';
import { FactorsConfig, SecondStep, SignInWithPasskey } from '../../../factors/index.js';
import { FinishSignIn } from './finish-sign-in.js';
import type { User } from './user.dto.js';

interface Shown {
  ticket: string;
  code?: string | null;
  passkey?: string | null;
}

/** Sign-ins with a passkey, and the second step after a password. */
@Injectable()
export class FactorSignIn {
  constructor(
    private readonly accounts: ReadAccount,
    private readonly config: FactorsConfig,
    private readonly steps: SecondStep,
    private readonly passkeys: SignInWithPasskey,
    private readonly finish: FinishSignIn,
  ) {}

  passkeyOptions(): Promise<Record<string, unknown>> {
    return this.passkeys.begin();
  }

  secondStepOptions(ticket: string): Promise<Record<string, unknown>> {
    return this.steps.passkeyOptions(ticket);
  }

  ownerOf(ticket: string): Promise<string> {
    return this.steps.ownerOf(ticket);
  }

  /** After the right password. Throws SecondStepNeeded where it is not enough. */
  async withPassword(request: Request, user: SessionUser): Promise<User> {
    await this.steps.begin(user.id, this.config.isRequiredOf(user));
    return this.finish.run(request, user, false);
  }

  async withPasskey(request: Request, answer: string): Promise<User> {
    const proved = await this.passkeys.run(answer);
    const user = await this.userOf(proved.userId);
    await this.passkeys.refuseOneFactor(proved, this.config.isRequiredOf(user));
    return this.finish.run(request, user, proved.isUserVerified);
  }

  async secondStep(request: Request, { ticket, code, passkey }: Shown): Promise<User> {
    const shown = { ...(code ? { code } : {}), ...(passkey ? { passkey } : {}) };
    const user = await this.userOf(await this.steps.finish(ticket, shown));
    return this.finish.run(request, user, true);
  }

  /** A passkey and a ticket go with their account, so that there is one unless it went in this moment. */
  private async userOf(id: string): Promise<SessionUser> {
    const account = await this.accounts.byId(id);
    if (!account) throw new Error(`user ${id} vanished during the request`);
    return sessionUserOf(account);
  }
}

import { Injectable } from '@nestjs/common';

import { AppPassport } from '../../../../platform/http/app-passport.js';
import type { SessionUser } from '../../../../platform/http/session-user.js';
import { AccountRepository } from '../../application/ports/account-repository.js';

/** The session holds only the id; who that is and whether an admin is read anew on each request. */
@Injectable()
export class SessionSerializer {
  constructor(
    passport: AppPassport,
    private readonly accounts: AccountRepository,
  ) {
    passport.serializeUser<string>((user, done) => done(null, (user as SessionUser).id));
    passport.deserializeUser<string>((id, done) => {
      this.userOf(id).then(
        (user) => done(null, user),
        (error: unknown) => done(error),
      );
    });
  }

  private async userOf(id: string): Promise<SessionUser | null> {
    const account = await this.accounts.byId(id);
    return account && { id, username: account.username, isAdmin: account.isAdmin };
  }
}

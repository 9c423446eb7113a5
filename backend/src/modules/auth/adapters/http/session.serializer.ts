import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';

import type { SessionUser } from '../../../../platform/http/session-user.js';
import { AccountRepository } from '../../application/ports/account-repository.js';

type Done<T> = (error: unknown, value?: T | null) => void;

/** The session holds only the id; who that is and whether an admin is read anew on each request. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(private readonly accounts: AccountRepository) {
    super();
  }

  serializeUser(user: SessionUser, done: Done<string>): void {
    done(null, user.id);
  }

  deserializeUser(id: string, done: Done<SessionUser>): void {
    this.accounts.byId(id).then(
      (account) => done(null, account && { id, username: account.username, isAdmin: account.isAdmin }),
      (error: unknown) => done(error),
    );
  }
}

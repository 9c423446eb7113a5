import { PassportSerializer } from '@nestjs/passport';
import type { PassportStatic } from 'passport';

import type { AppPassport } from '../../../../platform/http/access/app-passport.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import type { Account } from '../../domain/account.js';

/** Who the user of a session is now; null when the account is gone. */
interface SessionUsers {
  byId(id: string): Promise<SessionUser | null>;
}

type Done<T> = (error: unknown, value?: T | null) => void;

/** The session holds only the id; who that is and whether an admin is read again on each request. */
export abstract class SessionSerializer extends PassportSerializer {
  static for(passport: AppPassport, users: SessionUsers): SessionSerializer {
    return new (class extends SessionSerializer {
      // Called by the constructor above, before any field of this class exists.
      override getPassportInstance(): PassportStatic {
        return passport as unknown as PassportStatic;
      }

      serializeUser(user: SessionUser, done: Done<string>): void {
        done(null, user.id);
      }

      deserializeUser(id: string, done: Done<SessionUser>): void {
        users.byId(id).then(
          (user) => done(null, user),
          (error: unknown) => done(error),
        );
      }
    })();
  }
}

export function sessionUserOf({ id, username, role, isAdmin, mustChangePassword, deletionDueAt }: Account): SessionUser {
  return { id, username, role, isAdmin, mustChangePassword, isStopped: deletionDueAt !== null };
}

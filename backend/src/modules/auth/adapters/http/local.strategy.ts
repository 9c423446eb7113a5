import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';

import type { AppPassport } from '../../../../platform/http/access/app-passport.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import type { CheckCredentials } from '../../application/check-credentials.use-case.js';
import { sessionUserOf } from './session.serializer.js';

/** passport-local: username and password from the body; known to one application's passport only. */
export abstract class LocalStrategy extends PassportStrategy(Strategy) {
  static for(passport: AppPassport, credentials: CheckCredentials): LocalStrategy {
    return new (class extends LocalStrategy {
      // Called by the constructor above, before any field of this class exists.
      getPassportInstance(): AppPassport {
        return passport;
      }

      async validate(username: string, password: string): Promise<SessionUser> {
        return sessionUserOf(await credentials.run(username, password));
      }
    })();
  }
}

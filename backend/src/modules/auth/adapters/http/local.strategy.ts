import { Injectable } from '@nestjs/common';
import { Strategy } from 'passport-local';

import { AppPassport } from '../../../../platform/http/app-passport.js';
import { CheckCredentials } from '../../application/check-credentials.use-case.js';

/** passport-local: username and password from the body. */
@Injectable()
export class LocalStrategy extends Strategy {
  constructor(passport: AppPassport, credentials: CheckCredentials) {
    super((username, password, done) => {
      credentials.run(username, password).then(
        ({ id, username: name, isAdmin }) => done(null, { id, username: name, isAdmin }),
        (error: unknown) => done(error),
      );
    });
    passport.use(this);
  }
}

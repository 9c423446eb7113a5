import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';

import type { SessionUser } from '../../../../platform/http/session-user.js';
import { CheckCredentials } from '../../application/check-credentials.use-case.js';

/** passport-local: username and password from the body. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly credentials: CheckCredentials) {
    super({ usernameField: 'username', passwordField: 'password' });
  }

  async validate(username: string, password: string): Promise<SessionUser> {
    const { id, username: name, isAdmin } = await this.credentials.run(username, password);
    return { id, username: name, isAdmin };
  }
}

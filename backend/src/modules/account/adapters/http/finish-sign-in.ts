import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { KnownDevices, startSession } from '../../../auth/adapters/http/index.js';
import { Sessions } from '../../../auth/index.js';
import type { User } from './user.dto.js';
import { UserAnswer } from './user-answer.js';

/** Where every sign-in succeeds: by password, by password and second step, by passkey. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly answer: UserAnswer,
  ) {}

  async run(request: Request, user: SessionUser, hasSecondFactor: boolean): Promise<User> {
    await startSession(request, user);
    if (hasSecondFactor) request.session.hasSecondFactor = true;
    await this.sessions.endOldest(user.id, request.sessionID);
    this.devices.remember(request, user.username);
    return this.answer.of(user, request);
  }
}

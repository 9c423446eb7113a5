import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { SecondFactorNeeded } from '../../domain/factor-errors.js';
import { FactorDuties } from './factor-duties.js';

/** Where a second factor is set up: anyone who has one already shows it first, or a stolen password would be enough to add another. */
@Injectable()
export class RefuseUnshown {
  constructor(private readonly duties: FactorDuties) {}

  /** Throws SecondFactorNeeded. */
  async run(request: Request): Promise<void> {
    if ((await this.duties.of(request.user as SessionUser, request)) === 'confirm') throw new SecondFactorNeeded();
  }
}

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { FactorDuties } from '../../../factors/adapters/http/index.js';
import { UserQuery } from '../../queries/user.query.js';
import type { User } from './user.dto.js';

/** The whole user, and what this session still owes. */
@Injectable()
export class UserAnswer {
  constructor(
    private readonly users: UserQuery,
    private readonly duties: FactorDuties,
  ) {}

  async of(user: Pick<SessionUser, 'id' | 'isAdmin'>, request: Request): Promise<User> {
    const [view, secondFactor] = await Promise.all([this.users.byId(user.id), this.duties.of(user, request)]);
    return { ...view, secondFactor };
  }
}

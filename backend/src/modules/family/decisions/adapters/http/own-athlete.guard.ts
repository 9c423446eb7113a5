import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { Guardianships } from '../../../guardians/index.js';
import { AthleteNotFound } from '../../domain/decision-errors.js';

/** Runs before body validation: another guardian's athlete is 404 for every request. */
@Injectable()
export class OwnAthleteGuard implements CanActivate {
  constructor(private readonly guardianships: Guardianships) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { id } = request.user as SessionUser;
    const athleteId = String(request.params['athleteId']);
    if (!isUuid(athleteId) || !(await this.guardianships.isGuardianOf(id, athleteId))) throw new AthleteNotFound();
    return true;
  }
}

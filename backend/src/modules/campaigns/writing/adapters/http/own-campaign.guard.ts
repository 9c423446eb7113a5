import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { CampaignRepository } from '../../application/ports/campaign-repository.js';
import { CampaignNotFound } from '../../domain/campaign-errors.js';

/** Runs before body validation: another athlete's campaign is 404 even where the athlete's own would be 400. */
@Injectable()
export class OwnCampaignGuard implements CanActivate {
  constructor(private readonly campaigns: CampaignRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { id } = request.user as SessionUser;
    if (!(await this.campaigns.byId(id, String(request.params['id'])))) throw new CampaignNotFound();
    return true;
  }
}

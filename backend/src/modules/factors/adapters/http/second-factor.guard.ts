import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { BEFORE_SECOND_FACTOR } from '../../../../platform/http/decorators/before-second-factor.js';
import { PUBLIC } from '../../../../platform/http/decorators/public.js';
import { SecondFactorNeeded, SecondFactorSetUpNeeded } from '../../domain/factor-errors.js';
import { FactorDuties } from './factor-duties.js';

/** Guards every route: with REQUIRE_ADMIN_2FA an admin without a second factor may only set one up or prove it. */
@Injectable()
export class SecondFactorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly duties: FactorDuties,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const user = request.user as SessionUser | undefined;
    const targets = [context.getHandler(), context.getClass()];
    const isOpen = [PUBLIC, BEFORE_SECOND_FACTOR].some((mark) => this.reflector.getAllAndOverride<boolean>(mark, targets));
    if (!user || isOpen) return true;
    const duty = await this.duties.of(user, request);
    if (duty === 'set_up') throw new SecondFactorSetUpNeeded();
    if (duty === 'confirm') throw new SecondFactorNeeded();
    return true;
  }
}

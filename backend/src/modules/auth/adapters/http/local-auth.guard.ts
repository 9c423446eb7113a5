import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { Request } from 'express';

import { InvalidInput } from '../../../../platform/http/validation.pipe.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { InvalidCredentials } from '../../domain/account-errors.js';
import { LoginRequest } from './auth.dto.js';
import { FAILED_PER_ACCOUNT, FAILED_PER_ADDRESS } from './sign-in.limits.js';

/** Checks the body (guards run before pipes), counts failures per account and address, then asks passport. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(private readonly limiter: RateLimiter) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { username } = validated(request.body);
    const account = username.trim().toLowerCase();
    const address = request.ip ?? '';
    await this.limiter.check(FAILED_PER_ACCOUNT, account);
    await this.limiter.check(FAILED_PER_ADDRESS, address);
    try {
      await super.canActivate(context);
    } catch (error) {
      if (error instanceof InvalidCredentials) await this.countFailure(account, address);
      throw error;
    }
    await this.limiter.reset(FAILED_PER_ACCOUNT, account);
    return true;
  }

  private async countFailure(account: string, address: string): Promise<void> {
    await this.limiter.consume(FAILED_PER_ACCOUNT, account);
    await this.limiter.consume(FAILED_PER_ADDRESS, address);
  }
}

function validated(body: unknown): LoginRequest {
  const login = plainToInstance(LoginRequest, body ?? {});
  const errors = validateSync(login, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length === 0) return login;
  throw new InvalidInput(
    errors.flatMap(({ property, constraints = {} }) =>
      Object.entries(constraints).map(([code, message]) => ({ field: property, code, message })),
    ),
  );
}

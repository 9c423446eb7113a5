import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { Request } from 'express';

import { AppPassport } from '../../../../platform/http/access/app-passport.js';
import { fieldErrorsOf } from '../../../../platform/http/input/field-errors-of.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { InvalidInput } from '../../../../platform/http/input/validation.pipe.js';
import type { SignInTry } from '../../domain/sign-in-try.js';
import { NoteFailedSignIn } from '../../application/note-failed-sign-in.use-case.js';
import { LoginRequest } from './auth.dto.js';
import { KnownDevices } from './known-devices.js';
import { LimitSignIns } from './limit-sign-ins.js';
import { PasswordTurns } from './password-turns.js';

/**
 * Checks the body (guards run before pipes), then asks passport. Every try is counted before it is made and taken
 * back when it succeeds: counting only afterwards would let a burst of guesses through.
 */
@Injectable()
export class LocalAuthGuard implements CanActivate {
  constructor(
    private readonly passport: AppPassport,
    private readonly limits: LimitSignIns,
    private readonly devices: KnownDevices,
    private readonly turns: PasswordTurns,
    private readonly failures: NoteFailedSignIn,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const attempt = this.devices.describe(request, validated(request.body).username);
    request.user = await this.turns.run(request.ip ?? '', () => this.signIn(request, attempt));
    return true;
  }

  private async signIn(request: Request, attempt: SignInTry): Promise<SessionUser> {
    await this.limits.begin(attempt);
    const user = await this.authenticate(request).catch((error: unknown) => this.failures.run(error, attempt));
    await this.limits.succeeded(attempt);
    return user;
  }

  private authenticate(request: Request): Promise<SessionUser> {
    return new Promise((resolve, reject) => {
      const answer = (error: Error | null, user?: SessionUser | false): void => {
        if (user) resolve(user);
        else reject(error ?? new Error('passport-local gave neither a user nor an error'));
      };
      (this.passport.authenticate('local', answer) as (...args: unknown[]) => void)(request, request.res, reject);
    });
  }
}

function validated(body: unknown): LoginRequest {
  const login = plainToInstance(LoginRequest, body ?? {});
  const errors = validateSync(login, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length === 0) return login;
  throw new InvalidInput(fieldErrorsOf(errors));
}
